package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A character changes sides in two ways, which are never one: converted it is still the
// same person, crossed over another (cross.not-convert).

func init() {
	treats(gametext.Convert, func(w *writer, x gametext.Treat) { w.changesSides(x, (*Game).convertTo) })
	treats(gametext.CrossOver, func(w *writer, x gametext.Treat) { w.changesSides(x, (*Game).crossOver) })
}

func (w *writer) changesSides(x gametext.Treat, how func(*Game, game.CardID)) {
	w.Demand(x.Cards, card.Character)
	which := w.Filter(x.Cards)
	w.onlyIfAny(x.Cards, func(c *position.Context) bool { return len(c.Chosen(x.Cards, which)) > 0 })
	w.then("change sides", func(g *Game, a *acting, c *position.Context) {
		for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
			if g.S.OnTable(id) && g.Def(id).Type == card.Character && (x.How == gametext.CrossOver || !g.S.C(id).Is(game.Captive)) {
				how(g, id)
			}
		}
	})
}

// convertTo takes a character to the other side of the table, as the same person: what is
// on it or targets it goes on (convert.character).
func (g *Game) convertTo(id game.CardID) {
	g.turnCoat(id, game.Converted)
	e := game.Event{Kind: game.WasConverted, By: g.S.C(id).Owner, Card: id, At: g.S.Where(id)}
	g.happens(e)
}

// unbind makes a captive who is the other side's now nobody's captive, where he is
// (captive.state).
func (g *Game) unbind(id game.CardID) {
	it := g.S.Edit(id)
	it.Flags &^= game.Captive | game.Imprisoned | game.Frozen | game.Loose | game.Brought
	it.Guard = 0
	if loc := g.S.Where(id); g.S.Host(id) != 0 || it.At != loc {
		g.S.ToTable(id, loc, card.OnCard, it.Owner)
	}
}

// crossOver takes a character to the other side of the table as another person: what
// depends on the old name or type is lost at that moment, and does not go over with it
// (cross.def, cross.identity, steal.no-taking).
func (g *Game) crossOver(id game.CardID) {
	side := g.S.C(id).Owner
	g.turnCoat(id, game.Crossed)
	e := game.Event{Kind: game.CrossedOver, By: g.S.C(id).Owner, Card: id, At: g.S.Where(id)}
	g.happens(e)
	for _, other := range g.S.On(id) {
		if g.S.C(other).Slot == card.OnCard && !g.appliesTo(other, id) {
			if t := g.Def(other).Type; t == card.Weapon || t == card.Device {
				g.S.Give(other, side)
			}
			g.lost(other)
		}
	}
}

// turnCoat gives a character with its weapons and devices to the other player. Out of what
// is not his it comes to the place where that is; where there is none it cannot be.
func (g *Game) turnCoat(id game.CardID, how game.Flags) {
	to := g.S.C(id).Owner.Other()
	g.handOver(to, id)
	if g.S.C(id).Foreign() { // else it has come back
		g.S.Edit(id).Flags |= how
	}
	if g.S.C(id).Is(game.Captive) {
		g.unbind(id)
	}
	if host := g.S.Host(id); host != 0 && g.S.C(host).Owner != to {
		loc := g.S.Where(id)
		if !g.IsSite(loc) {
			g.vanish(id)
			return
		}
		g.S.ToTable(id, loc, card.OnCard, to)
	}
	g.joinBattle(id)
}

// twins are two versions of one persona that one player has come to own, one of them
// from the other side (persona.two, cross.names, persona.anakin-vader).
func (r *Referee) twins() []game.CardID {
	if !r.Strays() {
		return nil
	}
	for _, id := range r.InPlay() {
		if it := r.S.C(id); !it.Foreign() || it.Zone != game.Table {
			continue
		}
		for _, other := range r.InPlay() {
			if r.S.C(other).Zone == game.Table && other != id && r.S.C(other).Owner == r.S.C(id).Owner && r.SharesPersona(id, other) {
				return []game.CardID{id, other}
			}
		}
	}
	return nil
}

// whichVersion asks which of the two its owner puts in the Lost Pile; it is not "just lost"
// (persona.two).
var whichVersion = whichOf("which is lost", (*Referee).twins, func(r *Referee, two []game.CardID) *game.Decision {
	return &game.Decision{Seat: r.S.C(two[0]).Owner, Rule: "persona.two",
		Prompt: card.Say("%s and %s are one person: which one goes to your Lost Pile?", "%s et %s sont une seule personne : laquelle va sur votre pile perdue ?",
			r.Title(two[0]), r.Title(two[1]))}
}, card.T("Only one of the two versions.", "Seulement l’une des deux versions."), tookTwins)

func tookTwins(g *Game, _ *game.Frame, o *game.Option) flow {
	g.vanish(o.Card)
	return next
}

// deployCrossed: of who has crossed over its old owner deploys no version any more
// (cross.identity).
var deployCrossed = requirement{
	rule: "cross.identity",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return !r.Strays() || r.WasCrossed(side, o.Card) == 0
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("That person has crossed over: %s.", "Cette personne est passée dans l’autre camp : %s.", r.Title(r.WasCrossed(side, o.Card)))
	},
}
