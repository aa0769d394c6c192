package app

import (
	"strings"
	"testing"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets/say"
)

// A line that was guessed or is unknown is corrected where it is shown: the list is read anew,
// and the name of the deck stays.
func TestALineIsCorrected(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n")
	say.SetLang(card.French)
	if sum := s.sumOf(s.out); !strings.HasPrefix(sum, "liste · ") {
		t.Errorf("%q", sum)
	}
	say.SetLang(card.English)
	s.name.SetText("Mine")
	count := func(st decks.Status) int { return s.out.Count(st) }
	if count(decks.Guessed) != 1 || count(decks.Unknown) != 1 {
		t.Fatalf("%+v", s.out.Lines)
	}
	s.read("", "ver 2\n")
	if s.take("", "2 Luke Skywaker\n1 Nobody at all\n3 Rebel Trooper\n"); s.name.Text != "Mine" {
		t.Errorf("the player's name is forgotten: %q", s.name.Text)
	}
	s.list.Select(0)
	keys(t, p, "Return") // what was guessed is offered
	if count(decks.Guessed) != 0 || count(decks.Matched) != 2 || !strings.HasPrefix(s.text, "2 Luke Skywalker\n1 Nobody") || s.name.Text != "Mine" {
		t.Fatalf("%q %+v", s.text, s.out.Lines)
	}
	s.list.Select(1)
	p.win.Canvas().Focused().(*writing).SetText("1 Darth Vader")
	keys(t, p, "Return")
	if count(decks.Unknown) != 0 || count(decks.Matched) != 3 {
		t.Errorf("%q %+v", s.text, s.out.Lines)
	}
}

// What was taken for a name while a list was being typed is no name any more once it is read
// otherwise.
func TestANameOfHalfAList(t *testing.T) {
	p := start(t, t.TempDir())
	s := newImporting(p)
	p.show(s)
	s.read("", "Title: Half\n1 Darth Vader\n")
	if s.name.Text != "Half" {
		t.Fatalf("%q", s.name.Text)
	}
	if s.read("", "1 Darth Vader\n"); s.name.Text != "" {
		t.Errorf("%q", s.name.Text)
	}
}
