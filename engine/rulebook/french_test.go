package rulebook

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"cantina/engine/card"
)

// references are the ids a paragraph leads to, in any order, and figures its numbers.
func (p Para) references() (ids []string) {
	for _, s := range p.Spans {
		if s.Rule != "" {
			ids = append(ids, s.Text)
		}
	}
	slices.Sort(ids)
	return ids
}

var number = regexp.MustCompile(`\d+`)

func (p Para) figures() (ns []string) {
	for _, s := range p.Spans {
		if s.Rule == "" {
			ns = append(ns, number.FindAllString(s.Text, -1)...)
		}
	}
	slices.Sort(ns)
	return ns
}

// unlike says in what the French of a text differs from the English.
func unlike(texts [card.Langs][]Para) (out []string) {
	en, fr := texts[card.English], texts[card.French]
	if len(en) != len(fr) {
		return []string{fmt.Sprintf("%d paragraphs in English, %d in French", len(en), len(fr))}
	}
	for n := range en {
		e, f := en[n], fr[n]
		if e.House != f.House {
			out = append(out, fmt.Sprintf("paragraph %d: one of the two is a reading of this table", n+1))
		}
		if a, b := e.references(), f.references(); !slices.Equal(a, b) {
			out = append(out, fmt.Sprintf("paragraph %d: refers to %v in English, to %v in French", n+1, a, b))
		}
		if a, b := e.figures(), f.figures(); !slices.Equal(a, b) {
			out = append(out, fmt.Sprintf("paragraph %d: numbers %v in English, %v in French", n+1, a, b))
		}
	}
	return out
}

// words are those of a paragraph, without what its references say.
func words(p Para) (out string) {
	for _, s := range p.Spans {
		if s.Rule == "" {
			out += s.Text
		}
	}
	return out
}

func TestEverythingIsToldInFrench(t *testing.T) {
	for _, c := range Embedded().Chapters() {
		for _, why := range unlike(c.Intro) {
			t.Errorf("chapter %d: %s", c.No, why)
		}
		for _, i := range c.Items {
			differs := unlike(i.Body)
			for _, why := range differs {
				t.Errorf("%s: %s", i.ID, why)
			}
			if len(differs) > 0 {
				continue
			}
			for n, p := range i.Body[card.French] {
				if words(p) != "." && words(i.Body[card.English][n]) == words(p) {
					t.Errorf("%s: the same text in both languages", i.ID)
				}
			}
		}
	}
}

// unset is what a typewriter sets and a printer does not: straight quotes, and a sign
// that can be torn from its word.
var unset = regexp.MustCompile(`['"“”]|[^\x{a0}] ?[;:?!»](\s|$)| [;:?!»]|«[^\x{a0}]|\.\.\.|  `)

// cardTitle begins a title of a card such as "Death Star: Trench", which stays as printed.
var cardTitle = regexp.MustCompile(`\p{Lu}[\pL\pN’-]*: (\p{Lu})`)

func TestFrenchIsSetByTheBook(t *testing.T) {
	check := func(at, s string) {
		s = cardTitle.ReplaceAllString(s, "$1")
		if m := unset.FindString(s); m != "" {
			t.Errorf("%s: %q in %q", at, m, s)
		}
	}
	for _, c := range Embedded().Chapters() {
		check("chapter", c.Title[card.French])
		for _, p := range c.Intro[card.French] {
			for _, s := range p.Spans {
				check(c.Title[card.French], s.Text)
			}
		}
		for _, i := range c.Items {
			check(i.ID, i.Title[card.French])
			check(i.ID, i.Section[card.French])
			for _, p := range i.Body[card.French] {
				for _, s := range p.Spans {
					check(i.ID, s.Text)
				}
			}
		}
	}
}

func TestUnlike(t *testing.T) {
	for _, c := range []struct {
		en, fr string
		like   bool
	}{
		{"Draw 2, see `a.b`.", "Tirez 2 cartes, voir `a.b`.", true},
		{"Draw 2, see `a.b`.", "Voir `a.b`\u00a0: tirez-en 2.", true},
		{"Draw 2.", "Tirez 3 cartes.", false},
		{"See `a.b`.", "Voir `a.c`.", false},
		{"House reading: no.", "Non.", false},
	} {
		got := unlike([card.Langs][]Para{{para(c.en)}, {para(c.fr)}})
		if (len(got) == 0) != c.like {
			t.Errorf("%q and %q: %v", c.en, c.fr, got)
		}
	}
	if len(unlike([card.Langs][]Para{{para("a")}, nil})) == 0 {
		t.Error("a paragraph was not missed")
	}
	for s, set := range map[string]bool{"l’arme\u00a0: «\u00a0ici\u00a0».": true, "l'arme": false, "arme : ici": false, "arme: ici": false, "« ici\u00a0»": false, "ici ...": false} {
		if unset.MatchString(s) == set {
			t.Errorf("%q", s)
		}
	}
}
