package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// PlaceInRow puts a location into the row at the first place where it may lie; a
// generic one at the system named last.
func PlaceInRow(g *Game, id game.CardID) {
	Settle(g, id)
	g.S.ToRow(id, g.Positions(id)[0])
}

// placing lays a location into the row, and a mobile system into its orbit.
type placing struct {
	Card game.CardID `json:"card"` // the location
	From game.Zone   `json:"from"` // where it was
}

func (p *placing) Clone() game.Body {
	b := *p
	return &b
}

// pollPlace: a location lies within its own group, in the order of ranks
// (location.insert, location.fixed).
func pollPlace(r *Referee, _ *game.Frame, p *placing, b *ballot) {
	b.among("location.insert", "%s is being placed.", "C’est %s que l’on place.", r.Title(p.Card))
	fits := r.Positions(p.Card)
	for i := range len(r.S.Row) + 1 {
		o := game.Option{Verb: game.VPlace, Card: p.Card, N: int32(i)}
		if i < len(r.S.Row) {
			o.Target = r.S.Row[i]
		}
		b.put(o, so(slices.Contains(fits, i), "location.insert", "There %s would lie outside of its group, or out of order in it.",
			"Là, %s serait hors de son groupe, ou n’y serait pas à son rang.", r.Title(p.Card)))
	}
}

// askPlace asks where in its group a location goes, if there is a choice.
func askPlace(r *Referee, f *game.Frame, p *placing) *game.Decision {
	return polled(r, f, p, pollPlace).decision(&game.Decision{Seat: f.Side, Kind: game.AskPlace, Rule: "location.insert", Source: p.Card,
		Prompt: card.Say("Where does %s go?", "Où placer %s ?", r.Title(p.Card))})
}

// toPlace says beside what a location would lie in the row: after one of its group, else before
// what it would lie before; 0 beside nothing.
func (r *Referee) toPlace(o *game.Option) (say card.Text, beside game.CardID) {
	switch i, row := int(o.N), r.S.Row; {
	case i > 0 && (i == len(row) || r.Kin(row[i-1], o.Card)):
		return card.T(" after %s", " après %s"), row[i-1]
	case i < len(row):
		return card.T(" before %s", " avant %s"), row[i]
	}
	return card.Text{}, 0
}

func tookPlace(g *Game, _ *game.Frame, p *placing, o *game.Option) flow {
	g.S.ToRow(p.Card, int(o.N))
	it := g.S.Edit(p.Card)
	it.Parsec, it.Orbits = int16(g.DeployParsec(p.Card)), g.DeployOrbit(p.Card)
	return next
}

func placed(g *Game, f *game.Frame, p *placing) flow {
	g.S.Tally(p.Card).Deployed = g.S.Turn
	e := game.Event{Kind: game.Deployed, By: f.Side, Card: p.Card, At: p.Card, From: p.From}
	told := e
	told.On, told.N = g.neighbor(p.Card)
	g.event(told)
	g.window(e)
	return done
}

// neighbor is the location beside one in the row, and on which side of that it lies: 1
// after it, -1 before it; none if it lies alone.
func (r *Referee) neighbor(loc game.CardID) (other game.CardID, side card.Num) {
	switch i := slices.Index(r.S.Row, loc); {
	case i > 0:
		return r.S.Row[i-1], card.One
	case i == 0 && len(r.S.Row) > 1:
		return r.S.Row[1], -card.One
	}
	return 0, 0
}

// deployLocation lays a location: beside its kin, or over the opponent's version
// of it (location.deploy, location.converting). A generic one takes the name of
// the system it goes to (location.generic).
func (g *Game) deployLocation(side card.Side, d *deploying) {
	id, over := d.Card, d.To
	g.belongs(id, over)
	if !g.Converts(id, over) {
		g.push(pPlaceLocation, side, &placing{Card: id, From: d.From})
		return
	}
	g.convert(id, over)
	g.S.Tally(id).Deployed = g.S.Turn
	g.event(game.Event{Kind: game.Deployed, By: side, Card: id, At: id, On: over, From: d.From})
	g.window(game.Event{Kind: game.Deployed, By: side, Card: id, At: id, From: d.From})
}

// convert lays a location over the other version of it. What lies there by a text that
// the old version suited and the new one does not is lost (location.converting).
func (g *Game) convert(id, over game.CardID) {
	var suited []game.CardID
	for _, other := range g.S.On(over) {
		switch g.Def(other).Type {
		case card.Effect, card.EpicEvent, card.Weapon, card.Device:
			if g.appliesTo(other, over) {
				suited = append(suited, other)
			}
		}
	}
	g.S.Convert(id, over)
	for _, other := range suited {
		if !g.appliesTo(other, id) {
			g.vanish(other)
		}
	}
}

// belongs notes whose site or whose generic location a card becomes that is deployed
// to a target.
func (g *Game) belongs(id, to game.CardID) {
	if g.IsShipSite(id) && to != 0 && g.Carrier(to) {
		g.S.Edit(id).Of = to
	} else if g.Homeless(id) {
		g.S.Edit(id).Of = to
		if it := g.S.C(to); it.Of != 0 && !(g.IsCave(id) && g.IsBigOne(to)) {
			g.S.Edit(id).Of = it.Of
		}
	}
}

// afterwards is the game as it would be with a location deployed: what a text asks of
// the location that it deploys must be so then (location.conditions-at-deploy).
func (r *Referee) afterwards(o *game.Option) *Game {
	then := r.Clone()
	then.belongs(o.Card, o.Target)
	if then.Converts(o.Card, o.Target) {
		then.S.Convert(o.Card, o.Target)
	} else {
		PlaceInRow(then, o.Card)
	}
	return then
}
