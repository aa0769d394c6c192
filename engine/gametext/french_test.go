package gametext

import (
	"regexp"
	"strings"
	"testing"

	"cantina/engine/card"
)

// subjects are those with which French words must agree: a man, a woman, several, the
// card that carries the text.
var subjects = []Filter{
	{Titles: []string{"Luke"}},
	{Titles: []string{"Leia"}},
	{Owner: Yours, Many: true, Nouns: []string{"creature"}},
	{Det: DetThis},
}

// rulesOf are the rules in which a phrase is said of a subject: predicates, what cards
// may do and may not, and what narrows them as a condition.
func rulesOf(p *phrase, row int, subject Filter) (out []Clause) {
	x := sample(p, row).Interface()
	does := func(do Pred) Clause {
		if subject.Det == DetThis {
			return Clause{Rule: Does{Do: []Pred{do}}}
		}
		return Clause{Rule: CardsDo{Cards: subject, Do: []Pred{do}}}
	}
	power := Stats{Stats: []Stat{Power}, By: By{By: Delta(card.One)}}
	switch x := x.(type) {
	case Pred:
		return []Clause{does(x)}
	case Can:
		return []Clause{does(May{Can: x}), does(MayNot{Can: []Can{CanDo{}, x}})}
	case To:
		return []Clause{does(Goes{Cost: ByCost{By: By{By: -Delta(card.One)}}, To: x}), does(GoesOnly{Act: ToMove, To: x})}
	case Post:
		is, not := Cond(SelfIs{Is: x}), Cond(SelfIsNot{Is: x})
		if subject.Det != DetThis {
			is, not = CardsAre{Cards: subject, Is: x}, CardsAre{Cards: subject, Be: AreNotSo, Is: x}
		}
		for _, c := range []Cond{is, not} {
			cl := does(power)
			cl.While = c
			out = append(out, cl)
		}
	}
	return out
}

// TestSubjects shows in French what is said of a subject with each of four.
func TestSubjects(t *testing.T) {
	ready()
	var b strings.Builder
	for _, p := range phrases {
		for row := range max(1, values(p)) {
			for _, subject := range subjects {
				for _, c := range rulesOf(p, row, subject) {
					b.WriteString(Sentence(c, card.French) + "\n")
				}
			}
		}
	}
	golden(t, "testdata/subjects.txt", b.String())
}

// english are words that would show a French sentence that was not written in French.
var english = regexp.MustCompile(`(?i)\b(the|of|and|or|is|are|may|not|your|opponent|this|that|if|while|card|cards|at|to|from|with|for|each|draw|lose|power|ability|deploy|deploys|move|moves|battle|here)\b`)

// inQuotes are the titles, which stay as printed.
var inQuotes = regexp.MustCompile("«[^»]*»")

// TestNoEnglishInFrench looks for English words in every phrase said in French.
func TestNoEnglishInFrench(t *testing.T) {
	ready()
	for _, p := range phrases {
		for row := range max(len(samples), values(p)) {
			x := sample(p, row)
			fr := inQuotes.ReplaceAllString(Print(x.Interface(), card.French), "")
			if w := english.FindString(fr); w != "" {
				t.Errorf("%v says %q in French: %s", p.typ, w, fr)
			}
			if two := doubled.FindString(fr); two != "" {
				t.Errorf("%v says %q: %s", p.typ, two, fr)
			}
		}
	}
	for _, e := range enums {
		for _, n := range e.names {
			if w := english.FindString(n[card.French]); w != "" {
				t.Errorf("%q is said %q in French", n[card.English], n[card.French])
			}
		}
	}
}

// doubled is what French never says: words that should have run together, or an article
// too many.
var doubled = regexp.MustCompile(`(?:^|[ (])(de le|de les|à le|à les|que il|de un|de une|si il|un un|le un|la une|à à)(?:[ ,;:.)]|$)`)
