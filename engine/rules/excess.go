package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// dots is how many copies of a card there may be, 0 any number: what is printed,
// unless a text says that the card is not unique (unique.dots, unique.excess).
func (g *Game) dots(id game.CardID) int {
	for m := range g.mods(mNotUnique) {
		if m.hits(id) {
			return 0
		}
	}
	return g.def(id).Dots
}

// surplus tells whether copies must leave the table now: a text allowed them and does
// no more.
func (g *Game) surplus() bool {
	g.inPlay()
	allowed := g.index.kinds.has(int(mNotUnique))
	if allowed && !g.S.Spare {
		g.S.Change().Spare = true
	}
	if !g.S.Spare || g.S.Top().Proc == pExcess {
		return false
	}
	excess := g.excess() != nil
	if !allowed && !excess {
		g.S.Change().Spare = false
	}
	return excess
}

// excess finds a title of which more are on table than there may be, now that no
// text allows them any more, and whose owner must put copies on his Used Pile. What
// is only excluded from a battle still allows them (unique.excess).
func (g *Game) excess() []game.CardID {
	for _, id := range g.inPlay() {
		d := g.def(id)
		if d.Dots == 0 || d.Type == card.Location || g.onTable(d) <= d.Dots || g.dots(id) == 0 || g.allowedByExcluded(id) {
			continue
		}
		var all []game.CardID
		for _, x := range g.inPlay() {
			if same(g.def(x), d) && g.S.C(x).Owner == g.S.C(id).Owner {
				all = append(all, x)
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
func (g *Game) allowedByExcluded(id game.CardID) bool {
	for _, x := range g.inPlay() {
		t := g.text(x)
		if !g.S.C(x).Is(game.Excluded) || !t.kinds.has(int(mNotUnique)) {
			continue
		}
		for _, m := range t.mods {
			if m.kind == mNotUnique && m.affects(&ctx{g: g, self: x, you: g.S.C(x).Owner}, id) {
				return true
			}
		}
	}
	return false
}

func askExcess(g *Game, _ *game.Frame) *game.Decision {
	all := g.excess()
	if all == nil {
		return nil
	}
	d := &game.Decision{Seat: g.S.C(all[0]).Owner, Kind: game.AskTarget, Rule: "unique.excess",
		Prompt: format("Too many of %s: which one goes to your Used Pile?", "Trop d'exemplaires de %s : lequel va sur votre pile de cartes utilisées ?", g.title(all[0]))}
	for _, id := range all {
		d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
	}
	return d
}

func tookExcess(g *Game, f *game.Frame, o *game.Option) flow {
	for _, x := range g.attached(o.Card) {
		g.S.ToPile(x, game.Lost)
	}
	g.S.ToPile(o.Card, game.Used)
	g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: o.Card, From: game.Used})
	return next
}
