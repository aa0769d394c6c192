package decks

import (
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
)

// worded is a deck that says everything a deck can say.
func worded() *Deck {
	return &Deck{
		Name: `The "Long" Way`, Side: card.Light, Format: "premiere", Tags: []string{"fast", "in space", `"odd"`},
		Starting: card.Starting{Start: "tatooine-mos-eisley-light"},
		Plan:     card.T("Drain.\nThen 'wait'.", "Drainer.\nPuis attendre."), Notes: card.T("Of old.", ""),
		Cards: []Entry{
			{Slug: "tatooine-mos-eisley-light", Count: 1},
			{Slug: "luke-skywalker", Count: 2, Tags: []string{"pilots", "heroes"}, Note: "Two lines\nof \"note\"."},
			{Slug: "x-wing", Count: 3},
			{Slug: "red-3", Count: 1, Outside: true, Note: "in reserve"},
			{Title: "Nobody Fett", Number: "99_91", Count: 1, Tags: []string{"heroes"}},
			{Title: "Nobody Fett", Number: "99_91", Count: 2, Outside: true, Note: "beside it"},
		},
	}
}

// Whatever a deck says is written and read again.
func TestWordsThereAndBack(t *testing.T) {
	d := worded()
	src := d.TOML(nil)
	back, mistakes := Parse("x.toml", src)
	if len(mistakes) > 0 || !reflect.DeepEqual(back, d) {
		t.Errorf("%v\n%s\n%+v\n%+v", mistakes, src, back, d)
	}
	if got := back.TOML(cards(t)); !strings.Contains(got, `luke-skywalker = {count = 2, tags = ["pilots", "heroes"], note = "Two lines\u000Aof \"note\"."}`) {
		t.Error(got)
	}
	c := d.Clone()
	c.Cards[1].Tags[0], c.Tags[0] = "x", "x"
	if !reflect.DeepEqual(d, worded()) {
		t.Error("a clone shares its tags")
	}
}

// Copies of a card that are put together keep what was said of each.
func TestJoinedEntries(t *testing.T) {
	d := &Deck{}
	d.Add(Entry{Slug: "x-wing", Tags: []string{"a"}}, 1)
	d.Add(Entry{Slug: "x-wing", Tags: []string{"a", "b"}, Note: "n"}, 2)
	if want := []Entry{{Slug: "x-wing", Count: 3, Tags: []string{"a", "b"}, Note: "n"}}; !reflect.DeepEqual(d.Cards, want) {
		t.Errorf("%+v", d.Cards)
	}
}
