package replay

import (
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

func sample() *Replay {
	r := &Replay{Catalog: 0xabc, Hash: 77, Moves: []string{"dark pass", "light deploy rebel-trooper#2 at yavin-4-jungle"}}
	r.Setup = rules.Setup{Seed: 42, Options: game.Options{Edition: "newest", Clock: true, Shuffled: true, Ask: [card.Sides]game.Occasions{card.Light: 5}}}
	r.Setup.Decks[card.Dark] = card.Deck{Name: `The "Fist"`, Side: card.Dark, Cards: []string{"a", "b", "b", "a"}, Outside: []string{"d", "d", "e"}, Starting: card.Starting{Start: "a", Effect: "b", Interrupt: "a"}}
	r.Setup.Decks[card.Light] = card.Deck{Name: "Héros", Side: card.Light, Cards: []string{"c"}}
	return r
}

func TestReadsBack(t *testing.T) {
	want := sample()
	var b strings.Builder
	if err := want.Write(&b); err != nil {
		t.Fatal(err)
	}
	got, err := Read("x.replay", b.String())
	if err != nil {
		t.Fatal(err)
	}
	got.file, got.line = "", nil
	if !reflect.DeepEqual(got, want) {
		t.Errorf("read back:\n%+v\nwritten:\n%+v", got, want)
	}
}

// A game from a position has the text of a scene in place of decks.
func TestPositionReadsBack(t *testing.T) {
	want := &Replay{Catalog: 0xabc, Position: "dark: at Cantina: Stormtrooper\n      hand: 3\nphase: dark move\n", Moves: []string{"dark pass"}}
	want.Setup.Seed = 1
	for side := range card.Sides {
		want.Setup.Decks[side].Side = side
	}
	var b strings.Builder
	if err := want.Write(&b); err != nil {
		t.Fatal(err)
	}
	got, err := Read("x.replay", b.String())
	if err != nil {
		t.Fatal(err)
	}
	got.file, got.line = "", nil
	if !reflect.DeepEqual(got, want) {
		t.Errorf("read back:\n%+v\nwritten:\n%+v", got, want)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"", "x:1: the file is empty"},
		{"hello", "x:1: this is not a replay"},
		{"cantina replay 9", "x:1: the replay has version 9"},
		{"cantina replay 1\nseed x", `x:2: "x" is no seed`},
		{"cantina replay 1\ncolor red", `x:2: "color" is no line`},
		{"cantina replay 1\ndeck red \"x\"", "x:2: this deck line"},
		{"cantina replay 1\ndeck dark \"x\"\n  many stormtrooper", `x:3: "many" is no number`},
		{"cantina replay 1\nseed 1", `x:2: there is no line "moves"`},
		{"cantina replay 1\nmoves\nend zz", `x:3: "zz" is no hash`},
		{"cantina replay 1\nmoves\nend 12\ndark pass", "x:4: nothing may follow"},
	} {
		_, err := Read("x", c.src)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %s", c.src, err, c.want)
		}
	}
}
