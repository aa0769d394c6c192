package decks

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

func trooper(n int) Change { return Change{Deed: Put, Entry: Entry{Slug: "stormtrooper"}, N: n} }

func TestADraftIsUndoneAndRedone(t *testing.T) {
	d := NewDraft(&Deck{Name: "Fist", Cards: []Entry{{Slug: "stormtrooper", Count: 3}}})
	if d.Undo() || d.Redo() || d.Last() != nil || d.Next() != nil || d.Dirty() {
		t.Error("a new draft has changes")
	}
	d.Do(trooper(-2))
	d.Do(Change{Deed: Rename, Text: card.T("Hand", "Hand")})
	if got := d.Deck(); got.Count("stormtrooper") != 1 || got.Name != "Hand" || !d.Dirty() {
		t.Errorf("%+v", got)
	}
	if d.Base.Count("stormtrooper") != 3 {
		t.Error("the deck that it began with is changed")
	}
	if first, second := d.Undo(), d.Undo(); !first || !second || d.Undo() {
		t.Error("not undone")
	}
	if got := d.Deck(); got.Count("stormtrooper") != 3 || got.Name != "Fist" || d.Dirty() {
		t.Errorf("%+v", got)
	}
	if !d.Redo() || d.Deck().Count("stormtrooper") != 1 || d.Next().Deed != Rename {
		t.Error("not redone")
	}
	d.Do(trooper(5))
	if d.Redo() || d.Deck().Name != "Fist" {
		t.Error("what was undone comes back after another change")
	}
}

func TestADraftKnowsWhatIsSaved(t *testing.T) {
	d := NewDraft(&Deck{})
	d.Do(trooper(1))
	d.Do(trooper(1))
	d.MarkSaved()
	if d.Dirty() {
		t.Error("dirty after saving")
	}
	d.Undo()
	if !d.Dirty() {
		t.Error("clean after undoing")
	}
	d.Redo()
	if d.Dirty() {
		t.Error("dirty where it was saved")
	}
	d.Undo()
	d.Do(trooper(3)) // what was saved can never come back by undoing
	for d.Undo() {
		if !d.Dirty() {
			t.Error("clean, and never was so")
		}
	}
}

// What changes nothing is no change: undoing always does something.
func TestADraftKeepsNoEmptyChange(t *testing.T) {
	d := NewDraft(&Deck{Name: "Fist"})
	for _, c := range []Change{trooper(-1), trooper(0), {Deed: Rename, Text: card.T("Fist", "Fist")}, {Deed: SetStart, Slot: StartSlot},
		{Deed: Move, Entry: Entry{Slug: "stormtrooper"}, N: 4}, {Deed: SetTag, Entry: Entry{Slug: "stormtrooper"}, N: 1}, {Deed: SetNote}, {Deed: SetPlan}, {Deed: SetFormat}, {Deed: Replace, To: &Deck{Name: "Fist"}}} {
		if d.Do(c) || len(d.Changes) != 0 {
			t.Errorf("%+v is kept", c)
		}
	}
}

func TestCardsMoveBesideTheDeckAndBack(t *testing.T) {
	d := NewDraft(&Deck{Cards: []Entry{{Slug: "stormtrooper", Count: 3}, {Title: "Boba Fett", Count: 1}}})
	d.Do(Change{Deed: Move, Entry: Entry{Slug: "stormtrooper"}, N: 9})
	d.Do(Change{Deed: Move, Entry: Entry{Title: "Boba Fett"}, N: 1})
	if got := d.Deck(); got.Size() != 0 || len(got.Cards) != 2 || !got.Cards[0].Outside || got.Cards[0].Count != 3 {
		t.Errorf("%+v", got)
	}
	d.Do(Change{Deed: Move, Entry: Entry{Slug: "stormtrooper", Outside: true}, N: 1})
	if got := d.Deck(); got.Count("stormtrooper") != 1 {
		t.Errorf("%+v", got)
	}
}

// Piles and notes are a player's own, and stay with the card wherever it goes.
func TestADraftKeepsPilesAndNotes(t *testing.T) {
	d := NewDraft(&Deck{Cards: []Entry{{Slug: "stormtrooper", Count: 3}}})
	e := Entry{Slug: "stormtrooper"}
	d.Do(Change{Deed: SetTag, Entry: e, N: 1, Text: card.T("ground", "ground")})
	d.Do(Change{Deed: SetTag, Entry: e, N: 1, Text: card.T("first", "first")})
	d.Do(Change{Deed: SetNote, Entry: e, Text: card.T("cheap", "cheap")})
	d.Do(Change{Deed: SetTag, Entry: e, N: -1, Text: card.T("ground", "ground")})
	d.Do(Change{Deed: Move, Entry: e, N: 3})
	got, ok := d.Deck().Entry(Entry{Slug: "stormtrooper", Outside: true})
	if !ok || got.Count != 3 || got.Note != "cheap" || !reflect.DeepEqual(got.Tags, []string{"first"}) {
		t.Errorf("%+v", got)
	}
	for d.Undo() {
	}
	if got, _ := d.Deck().Entry(e); got.Tags != nil || got.Note != "" {
		t.Errorf("%+v", got)
	}
}

// A draft outlives the program: kept as JSON at any moment, it goes on the same.
func TestADraftIsKept(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	d := NewDraft(Embedded()[0])
	slugs := []string{"stormtrooper", "darth-vader", "tatooine-dark"}
	for range 300 {
		switch e := (Entry{Slug: slugs[rng.IntN(3)], Outside: rng.IntN(2) == 0}); rng.IntN(7) {
		case 0:
			d.Undo()
		case 1:
			d.Redo()
		case 2:
			d.Do(Change{Deed: Move, Entry: e, N: 1 + rng.IntN(2)})
		case 3:
			d.Do(Change{Deed: SetStart, Slot: StartSlot, Entry: e})
		case 4:
			d.Do(Change{Deed: Replace, To: Embedded()[1], Text: card.T("a", "b")})
		default:
			d.Do(Change{Deed: Put, Entry: e, N: rng.IntN(5) - 2})
		}
		data, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		back := &Draft{}
		if err := json.Unmarshal(data, back); err != nil || back.Check() != nil {
			t.Fatal(err, back.Check())
		}
		if !reflect.DeepEqual(back.Deck(), d.Deck()) || back.Dirty() != d.Dirty() {
			t.Fatalf("%+v\nis not\n%+v", back.Deck(), d.Deck())
		}
		for back.Undo() { // to the beginning
		}
		if !reflect.DeepEqual(back.Deck().Cards, Embedded()[0].Cards) {
			t.Fatal("undone to the beginning it is another deck")
		}
	}
}

func TestADamagedDraftIsRefused(t *testing.T) {
	for _, text := range []string{`{"At": 1}`, `{"At": -1}`, `{"Saved": 3}`, `{"Changes": [{"Deed": "replace"}], "At": 1}`} {
		d := &Draft{}
		if err := json.Unmarshal([]byte(text), d); err != nil {
			t.Fatal(err)
		}
		if d.Check() == nil {
			t.Errorf("%s is taken for a draft", text)
		}
	}
}

func TestAChangeIsSaid(t *testing.T) {
	cat, _ := catalog.Embedded()
	for _, c := range []struct {
		c      Change
		en, fr string
	}{
		{trooper(-2), "2 Stormtrooper taken out", "retiré : 2 Stormtrooper"},
		{trooper(1), "1 Stormtrooper added", "ajouté : 1 Stormtrooper"},
		{Change{Deed: Move, Entry: Entry{Title: "Boba Fett"}, N: 1}, "1 Boba Fett moved beside the deck", "sorti à côté du deck : 1 Boba Fett"},
		{Change{Deed: SetStart, Slot: StartSlot}, "no starting location is named", "aucune localisation de départ n’est nommée"},
		{Change{Deed: Rename, Text: card.T("Fist", "Fist")}, "renamed “Fist”", "renommé « Fist »"},
		{Change{Deed: SetFormat, Text: card.T("premiere", "premiere")}, "format: Premiere only", "format : Premiere seulement"},
		{Change{Deed: SetFormat, Text: card.T("mine", "mine")}, "format: mine", "format : mine"},
	} {
		if got := c.c.Said(cat); got[card.English] != c.en || got[card.French] != c.fr {
			t.Errorf("%q", got)
		}
	}
}

// TestUnkept: a change that a deck file cannot say is told, and no other.
func TestUnkept(t *testing.T) {
	cat := cards(t)
	d := NewDraft(starter(t, "rebel-strike"))
	long := strings.Repeat("word ", 40)
	luke := Entry{Slug: "luke-skywalker"}
	for what, c := range map[string]Change{
		"a long tag":      {Deed: SetTag, Entry: luke, N: 1, Text: card.T(long, long)},
		"a long word":     {Deed: SetWords, Text: card.T("fast, "+long, "")},
		"too many words":  {Deed: SetWords, Text: card.T(manyWords(), "")},
		"endless notes":   {Deed: SetNotes, Text: card.T(strings.Repeat(long, 2000), "")},
		"too many copies": {Deed: Put, Entry: luke, N: MaxCopies},
	} {
		why, unkept := d.Unkept(c, cat)
		if !unkept || why[card.English] == "" || why[card.French] == "" || why[0] == why[1] {
			t.Errorf("%s: %v %q", what, unkept, why)
		}
	}
	for _, c := range []Change{
		{Deed: SetWords, Text: card.T(" fast ,, mine,fast", "")}, {Deed: SetTag, Entry: luke, N: 1, Text: card.T("heroes", "")},
		{Deed: Put, Entry: luke, N: 1}, {Deed: SetNotes, Text: card.T(strings.Repeat(long, 50), "")}, {Deed: Rename, Text: card.T("\"\\\n", "")},
	} {
		if why, unkept := d.Unkept(c, cat); unkept {
			t.Errorf("%+v: %s", c, why[0])
		}
	}
	d.Do(Change{Deed: SetWords, Text: card.T(" fast ,, my own ,fast", "")})
	if got := d.Deck().Tags; !slices.Equal(got, []string{"fast", "my own"}) {
		t.Errorf("%q", got)
	}
}

// manyWords are more words than a deck may have.
func manyWords() (s string) {
	for i := range MaxTags + 1 {
		s += fmt.Sprint(",w", i)
	}
	return s
}

// Copies of a card that came one after the other are said as one change, and those that came and went as none.
func TestChangesAreMerged(t *testing.T) {
	luke, han := Entry{Slug: "luke-skywalker"}, Entry{Slug: "han-solo"}
	beside := luke
	beside.Outside = true
	put := func(e Entry, n int) Change { return Change{Deed: Put, Entry: e, N: n} }
	for _, c := range []struct{ in, want []Change }{
		{[]Change{put(luke, 1), put(luke, 1), put(luke, -1)}, []Change{put(luke, 1)}},
		{[]Change{put(luke, 1), put(luke, -1), put(han, 2)}, []Change{put(han, 2)}},
		{[]Change{put(luke, 1), put(han, 1), put(luke, 1)}, []Change{put(luke, 1), put(han, 1), put(luke, 1)}},
		{[]Change{put(luke, 1), put(beside, 1)}, []Change{put(luke, 1), put(beside, 1)}},
		{[]Change{put(luke, 1), {Deed: Rename}, put(luke, 1)}, []Change{put(luke, 1), {Deed: Rename}, put(luke, 1)}},
	} {
		was := slices.Clone(c.in)
		if got := Merged(c.in); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v become %v", c.in, got)
		}
		if !reflect.DeepEqual(was, c.in) {
			t.Errorf("the changes themselves are changed: %v", c.in)
		}
	}
}

// A card that lies in the deck and beside it is named once in a problem.
func TestACardIsNamedOnce(t *testing.T) {
	cat, _ := catalog.Embedded()
	var bad *catalog.Card
	for _, k := range cat.All() {
		if !k.Written() && k.Side == card.Dark {
			bad = k
			break
		}
	}
	d := &Deck{Side: card.Dark, Cards: []Entry{{Slug: bad.Slug, Count: 1}, {Slug: bad.Slug, Count: 1, Outside: true}}}
	for _, v := range Matrix(d, cat, Formats()) {
		for _, p := range v.Problems {
			if slices.Contains(p.Cards, bad.Slug) && strings.Count(p.Text[card.English], bad.Title) > 1 {
				t.Errorf("%s: %s", v.Format.Key, p.Text[card.English])
			}
		}
	}
}
