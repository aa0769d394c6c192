package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	proc(pDestiny, "destiny",
		step{name: "draw", do: drawDestiny},
		step{name: "resolve", do: resolveDestiny},
	)
}

// draws pushes n destiny draws of a player whose values go to value bind of the
// frame that pushes them (destiny.draw). why says what they are for.
func (g *Game) draws(side card.Side, n int, bind int, why game.Why, source game.CardID) {
	for range n {
		g.push(game.Frame{Proc: pDestiny, Side: side, M: int32(bind), Clause: int16(why), Card: source, Event: game.Event{Frame: g.frameNo()}})
	}
}

// drawDestiny turns the top card of the Reserve Deck up, applies automatic
// changes and opens the responses (destiny.draw steps 1 to 4). An empty Reserve
// Deck means no draw (destiny.empty).
func drawDestiny(g *Game, f *game.Frame) flow {
	id := g.top(f.Side, game.Reserve)
	if id == 0 {
		return done
	}
	g.S.ToPile(id, game.Drawn)
	f.To = id
	n, _ := g.value(id, card.Destiny)
	why := game.Why(f.Clause)
	loc := g.S.Where(f.Card)
	var gives once // value.cumulative
	for m := range g.mods(mWeaponDestiny) {
		if why == game.ByWeapon && m.c.whose(m.whose) == f.Side && g.S.Where(m.c.self) == loc {
			gives.add(&m)
		}
	}
	if why == game.ByWeapon {
		for m := range g.mods(mWeaponDraw) {
			if m.hits(f.Card) {
				gives.add(&m)
			}
		}
		if p := g.frameOf(&f.Event); p != nil {
			n += p.Plus
		}
	}
	for m := range g.mods(mBattleDestiny) {
		if why == game.ByBattleDestiny && m.c.whose(m.whose) == f.Side {
			gives.add(&m)
		}
	}
	f.N = int32(max(n+gives.sum(), 0))
	e := game.Event{Kind: game.DestinyDrawn, By: f.Side, Card: id, N: card.Num(f.N), Why: why, On: f.Card, Frame: g.frameNo()}
	g.event(e)
	g.window(e)
	return next
}

// resolveDestiny adds the value to what it is for and puts the card on the Used
// Pile (destiny.draw steps 5 to 7). A canceled draw has no value; a redrawn one
// is drawn again (destiny.cancel-redraw).
func resolveDestiny(g *Game, f *game.Frame) flow {
	if g.S.C(f.To).Zone == game.Drawn {
		g.S.ToPile(f.To, game.Used)
	}
	if f.Canceled {
		if f.Passed > 0 { // to be drawn again
			f.Canceled, f.Passed, f.Step = false, 0, 0
			return again
		}
		return done
	}
	if f.M >= 0 {
		v := &g.frameOf(&f.Event).Bound[f.M]
		v.N += card.Num(f.N)
		v.Set = true
		return done
	}
	b := &g.S.Battle
	switch game.Why(f.Clause) {
	case game.ByPowerDestiny:
		b.PowerD[f.Side] += card.Num(f.N)
	case game.ByAttritionDestiny:
		b.AttrD[f.Side] += card.Num(f.N)
	default:
		b.Destiny[f.Side] += card.Num(f.N)
		b.Draws[f.Side]++
	}
	return done
}
