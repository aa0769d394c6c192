package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// dots is how many copies of a card there may be, 0 any number: what is printed,
// unless a text says that the card is not unique (unique.dots, unique.excess).
func (r *Referee) dots(id game.CardID) int {
	for m := range r.Mods(position.ModNotUnique) {
		if m.Hits(id) {
			return 0
		}
	}
	return r.Def(id).Dots
}

// surplus tells whether copies must leave the table now: a text allowed them and does
// no more.
func (g *Game) surplus() bool {
	g.InPlay()
	allowed := g.Index.Kinds.Has(int(position.ModNotUnique))
	if allowed && !g.S.Spare {
		g.S.Count().Spare = true
	}
	if !g.S.Spare || g.S.Top().Proc == pExcess {
		return false
	}
	excess := g.excess() != nil
	if !allowed && !excess {
		g.S.Count().Spare = false
	}
	return excess
}

// excess finds a title of which more are on table than there may be, now that no
// text allows them any more, and whose owner must put copies on his Used Pile. What
// is only excluded from a battle still allows them (unique.excess).
func (r *Referee) excess() []game.CardID {
	for _, id := range r.InPlay() {
		d := r.Def(id)
		if d.Dots == 0 || d.Type == card.Location || r.OnTable(d) <= d.Dots || r.dots(id) == 0 || r.allowedByExcluded(id) {
			continue
		}
		var all []game.CardID
		for _, other := range r.InPlay() {
			if position.Same(r.Def(other), d) && r.S.C(other).Owner == r.S.C(id).Owner {
				all = append(all, other)
			}
		}
		if len(all) > 1 {
			return all
		}
	}
	return nil
}

// allowedByExcluded tells whether a card excluded from the battle says that another
// is not unique.
func (r *Referee) allowedByExcluded(id game.CardID) bool {
	for _, other := range r.InPlay() {
		t := r.Text(other)
		if !r.S.C(other).Is(game.Excluded) || !t.Kinds.Has(int(position.ModNotUnique)) {
			continue
		}
		for _, m := range t.Mods {
			if m.Kind == position.ModNotUnique && m.Says(&position.Context{P: r.Position, Self: other, You: r.S.C(other).Owner}, id) {
				return true
			}
		}
	}
	return false
}

// whichIsOver asks which of the copies of which there are too many goes (unique.excess).
var whichIsOver = whichOf("which", (*Referee).excess, func(r *Referee, all []game.CardID) *game.Decision {
	return &game.Decision{Seat: r.S.C(all[0]).Owner, Rule: "unique.excess",
		Prompt: card.Say("Too many of %s: which one goes to your Used Pile?", "Trop d’exemplaires de %s : lequel va sur votre pile utilisée ?", r.Title(all[0]))}
}, card.T("Only one of the copies of which there are too many.", "Seulement l’un des exemplaires qui sont de trop."), tookExcess)

func tookExcess(g *Game, _ *game.Frame, o *game.Option) flow {
	by := g.S.C(o.Card).Owner
	for _, other := range g.S.On(o.Card) {
		g.vanish(other)
	}
	g.S.ToPile(o.Card, game.Used)
	g.event(game.Event{Kind: game.PlacedCard, By: by, Card: o.Card, From: game.Used})
	return next
}
