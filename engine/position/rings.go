package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// sayRing is said of a change that asks for the very number that it changes: what it asks
// for is the number without such changes (memo).
var sayRing = card.T("depends on the number that it changes, and takes it as it is without it",
	"dépend de la valeur qu’il modifie, et la prend telle qu’elle est sans lui")

// Rings are the numbers that a sentence of a card changes and by which it tells whom, when
// or how much: "characters with power > 3 are power +1". It is told as far as it can be seen
// from the sentence alone; two sentences may still ask for each other.
func Rings(d *card.Def, src *gametext.Clause) (out []card.Stat) {
	for _, r := range changed(src.Rule) {
		r.of = d
		gametext.Walk(src, r.look)
		if r.closed {
			out = append(out, r.numbers...)
		}
	}
	return out
}

// changed are the numbers that a rule that stands changes, and of whom.
func changed(rule gametext.Rule) (out []*ring) {
	add := func(whom *gametext.Filter, s gametext.Stat) {
		out = append(out, &ring{whom: whom, numbers: StatsOf[s]})
	}
	of := func(x gametext.Quantity) {
		if x, is := x.(gametext.StatOfCards); is {
			add(&x.Cards, x.Stat)
		}
	}
	said := func(whom *gametext.Filter, list []gametext.Pred) {
		for _, x := range list {
			switch x := x.(type) {
			case gametext.Stats:
				for _, s := range x.Stats {
					add(whom, s)
				}
			case gametext.StatIs:
				add(whom, x.Stat)
			case gametext.Adds:
				of(x.To)
			}
		}
	}
	switch x := rule.(type) {
	case gametext.Does:
		said(nil, x.Do)
	case gametext.CardsDo:
		said(&x.Cards, x.Do)
	case gametext.Measure:
		of(x.What)
	case gametext.Turned:
		of(x.What)
	}
	return out
}

// A ring looks for what asks for a number of those whose number is changed.
type ring struct {
	of      *card.Def
	whom    *gametext.Filter // nil: the card itself
	numbers []card.Stat
	closed  bool
}

func (r *ring) look(node any) bool {
	switch x := node.(type) {
	case *gametext.Filter:
		for _, post := range x.Posts {
			if with, narrows := post.(gametext.WithStat); narrows {
				r.asks(with.Stat, x)
			}
		}
		for _, t := range x.Tests() {
			if t.Look == gametext.LookRule && slices.Contains(byAbility, t.Value) {
				r.asks(gametext.Ability, x)
			}
		}
	case gametext.StatOf:
		r.asks(x.Stat, &x.Cards)
	}
	return true
}

// byAbility are the nouns that are true of a character by its ability.
var byAbility = []string{"force-attuned", "force-sensitive", "jedi", "dark jedi", "jedi knight"}

// asks notes that a number of some cards is asked for.
func (r *ring) asks(s gametext.Stat, cards *gametext.Filter) {
	asked := StatsOf[s]
	if s == gametext.DefenseValue { // stat.defense-value: it is the highest of these
		asked = []card.Stat{card.Defense, card.Ability, card.Armor, card.Maneuver}
	}
	if slices.ContainsFunc(asked, func(n card.Stat) bool { return slices.Contains(r.numbers, n) }) && r.mayMeet(cards) {
		r.closed = true
	}
}

// mayMeet tells whether those whose number is asked for may be among those whose number is
// changed.
func (r *ring) mayMeet(cards *gametext.Filter) bool {
	asked, types := typeOf(cards), typeOf(r.whom)
	if r.whom == nil {
		types = r.of.Type.String()
		if cards.Another {
			return false
		}
	}
	return asked == "" || types == "" || asked == types
}

// typeOf is the category of card that a noun names, "" if it names none.
func typeOf(f *gametext.Filter) string {
	if f == nil {
		return ""
	}
	for _, t := range f.Tests() {
		if t.Look == gametext.LookType {
			return t.Value
		}
	}
	return ""
}

// ringed marks the lines of an explained number that ask for it. Whether they do is found
// out in a position that remembers nothing: it must not hang on what was asked before.
func (p *Position) ringed(id game.CardID, s card.Stat, sum *game.Sum) {
	if len(sum.Terms) < 2 { // nothing changes what is printed
		return
	}
	if !slices.ContainsFunc(p.InPlay(), func(id game.CardID) bool { return p.Text(id).looks }) && len(p.S.Lasting) == 0 {
		return
	}
	cold := p.Of(p.S)
	cold.rival = p.rival
	m := cold.fresh()
	m.watched = &m.sums[int(id)*int(card.Stats)+int(s)]
	if said := cold.total(id, s, true); len(said.Terms) == len(sum.Terms) {
		sum.Terms = said.Terms
	}
}

// looking tells whether a sentence looks at a number of any card.
func looking(src *gametext.Clause) (looks bool) {
	gametext.Walk(src, func(node any) bool {
		switch x := node.(type) {
		case gametext.WithStat, gametext.StatOf:
			looks = true
		case *gametext.Filter:
			looks = looks || slices.ContainsFunc(x.Tests(), func(t gametext.Test) bool { return t.Look == gametext.LookRule && slices.Contains(byAbility, t.Value) })
		}
		return !looks
	})
	return looks
}
