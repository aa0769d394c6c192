package gametext

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
)

// The players that a phrase names in its own words are those that players.go says.
func TestPhrasesNamePlayers(t *testing.T) {
	for _, p := range phrases {
		var words []string
		for _, pt := range p.form[card.English] {
			if pt.field < 0 {
				words = append(words, pt.toks...)
			}
		}
		names := func(list ...string) bool {
			return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(list, w) })
		}
		want := Players{You: names("you", "your"), Opponent: names("opponent", "opponent's", "player", "players", "player's")}
		if got := spoken[p.typ]; got != want {
			t.Errorf("%q names %+v, and players.go says %+v", p.text[card.English], want, got)
		}
	}
}

// So are those that the words of the closed classes name; "a player" is nobody in particular.
func TestWordsNamePlayers(t *testing.T) {
	for _, class := range Classes() {
		for i, name := range enums[class].names {
			word := enums[class].vals[i].Interface()
			said := strings.FieldsFunc(name[card.English], func(r rune) bool { return strings.ContainsRune(" |^", r) })
			names := func(list ...string) bool {
				return slices.ContainsFunc(said, func(w string) bool { return slices.Contains(list, w) })
			}
			want := Players{You: names("you", "your"), Opponent: names("opponent", "opponent's", "player", "players")}
			if word == any(ByAnybody) {
				want = Players{}
			}
			var got Players
			if got.addField(word); got != want {
				t.Errorf("%q of %v names %+v, and players.go says %+v", name[card.English], class, want, got)
			}
		}
	}
}

func TestSpeaks(t *testing.T) {
	for text, want := range map[string]Players{
		"all aliens are power +1":                         {},
		"your aliens are power +1":                        {You: true},
		"opponent loses 1 Force":                          {Opponent: true},
		"each player loses 1 Force":                       {Opponent: true},
		"during your turn, once per turn: draw 1 destiny": {You: true},
	} {
		clauses, errs := Parse(text, Context{Type: card.Interrupt})
		if len(errs) > 0 {
			t.Fatal(errs[0].Explain("test", text, 0))
		}
		if got := Speaks(&clauses[0]); got != want {
			t.Errorf("%q speaks of %+v, want %+v", text, got, want)
		}
	}
}
