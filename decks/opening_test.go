package decks

import (
	"slices"
	"strings"
	"testing"

	"cantina/decks/find"
	"cantina/engine/card"
)

// TestBrought: an Objective brings its locations before the first hand is drawn, when only one
// card of the deck can be meant (objective.start).
func TestBrought(t *testing.T) {
	cat := cards(t)
	for name, want := range map[string][]string{
		"ralltiir-garrison":   {"ralltiir-dark"},
		"refuge-on-dantooine": {"dantooine-light"},
		"the-hidden-base":     {"rendezvous-point"},
		"rebel-strike":        nil,
	} {
		d := starter(t, name)
		got := d.Brought(cat)
		if !slices.Equal(got, want) {
			t.Errorf("%s brings %v, want %v", name, got, want)
		}
		for _, slug := range want {
			if !slices.Contains(d.Started(cat), slug) {
				t.Errorf("%s: %s is still drawn", name, slug)
			}
			if from := 1 + cat.Get(slug).Force[d.Side]; Activations(d, cat, 1, 2)[0].Mean != float64(from) {
				t.Errorf("%s: %v Force in the first turn, want %d", name, Activations(d, cat, 1, 2)[0].Mean, from)
			}
		}
	}
}

// TestABringingThatFails: what an Objective or a Starting Interrupt must bring and the deck does
// not hold is told, with the cards that would do (start.mandatory); what it may do without is
// not.
func TestABringingThatFails(t *testing.T) {
	cat := cards(t)
	told := func(d *Deck, f Format) *Problem {
		all := f.Legality(d, cat)
		if i := slices.IndexFunc(all, func(p Problem) bool { return p.Rule == "start.mandatory" }); i >= 0 {
			return &all[i]
		}
		return nil
	}
	d := starter(t, "ralltiir-garrison")
	if p := told(d, Standard); p != nil {
		t.Fatalf("it starts, and yet: %s", p.Text[card.English])
	}
	d.Add(Entry{Slug: "ralltiir-dark"}, -1)
	p := told(d, Standard)
	if p == nil || !p.Warning || !strings.Contains(p.Text[card.English], "Ralltiir Operations") || !strings.Contains(p.Text[card.French], "vous commencerez sans cela") {
		t.Fatalf("%+v", p)
	}
	if len(p.Mends) != 2 || p.Mends[0].Text[card.English] != "put Ralltiir into the deck" {
		t.Fatalf("%+v", p.Mends)
	}
	for _, m := range p.Mends {
		mended := d.Clone()
		if m.Do(mended); told(mended, Standard) != nil {
			t.Errorf("%s does not mend it", m.Text[card.English])
		}
	}
	if p := told(d, *FormatOf("premiere", Formats())); p == nil || len(p.Mends) != 1 {
		t.Errorf("a format without Ralltiir offers it: %+v", p)
	}

	d = starter(t, "rebel-strike")
	d.Add(Entry{Slug: "the-signal"}, 1)
	d.Interrupt = "the-signal"
	d.Cards = slices.DeleteFunc(d.Cards, func(e Entry) bool { return cat.Get(e.Slug).Type == card.Effect })
	if p := told(d, Standard); p == nil || !strings.Contains(p.Text[card.English], "The Signal") {
		t.Errorf("%+v", p)
	}
	prepared := cat.ByTitle("Prepared Defenses", card.Dark)
	e := starter(t, "imperial-fist")
	e.Cards = slices.DeleteFunc(e.Cards, func(e Entry) bool { return cat.Get(e.Slug).Type == card.Effect })
	e.Add(Entry{Slug: prepared.Slug}, 1)
	if e.Interrupt = prepared.Slug; told(e, Standard) != nil {
		t.Error("up to three are none, too")
	}
}

// TestALocationThatBrings: the generators of Hoth start with the fourth marker, which the deck
// must hold; a location that may look for something later brings nothing (start.mandatory).
func TestALocationThatBrings(t *testing.T) {
	cat := cards(t)
	d := starter(t, "shield-over-hoth")
	if got := d.Brought(cat); len(got) != 1 || got[0] != "hoth-north-ridge-4th-marker-light" {
		t.Fatalf("brought: %v", got)
	}
	d.Add(Entry{Slug: "hoth-north-ridge-4th-marker-light"}, -1)
	problems := Legality(d, cat)
	i := slices.IndexFunc(problems, func(p Problem) bool { return p.Rule == "start.mandatory" })
	if i < 0 || !problems[i].Warning || len(problems[i].Mends) != 2 {
		t.Fatalf("%+v", problems)
	}
	problems[i].Mends[0].Do(d)
	if d.Count("hoth-north-ridge-4th-marker-light") != 1 {
		t.Error("the mend does not put the marker into the deck")
	}
	for _, k := range cat.All() {
		if k.Type == card.Location && k.Whole() && k.Slug != d.Start && len(find.Of(cat).Brings(k.Slug)) > 0 {
			t.Errorf("%s brings %v", k.Title, find.Of(cat).Brings(k.Slug))
		}
	}
}

// TestEveryObjectiveIsAsked: of every whole Objective it is known what it brings.
func TestEveryObjectiveIsAsked(t *testing.T) {
	cat := cards(t)
	for _, k := range cat.All() {
		if k.Type != card.Objective || !k.Whole() {
			continue
		}
		d := &Deck{Name: "x", Side: k.Side}
		d.Add(Entry{Slug: k.Slug}, 1)
		if !slices.ContainsFunc(Legality(d, cat), func(p Problem) bool { return p.Rule == "start.mandatory" }) {
			t.Errorf("%s brings nothing", k.Title)
		}
	}
}
