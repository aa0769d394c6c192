package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

func init() {
	proc(pDestiny, "destiny",
		step{name: "about to", do: aboutToDraw},
		step{name: "turn up", do: turnUp},
		step{name: "which number", ask: askWhich, took: func(g *Game, f *game.Frame, o *game.Option) flow {
			f.Plus = card.Whole(int(o.N))
			return next
		}},
		step{name: "draw", do: drawDestiny},
		step{name: "resolve", do: resolveDestiny},
	)
}

// What a draw frame holds in Slot.
const (
	plainDraw   card.Slot = iota
	substituted           // a value takes its place (destiny.substitute)
	keptDraw              // unresolved until its player chooses (destiny.choose)
)

// draws pushes n destiny draws of a player whose values go to value bind of the
// frame that pushes them (destiny.draw). why says what they are for.
func (g *Game) draws(side card.Side, n int, bind int, why game.Why, source game.CardID) {
	for range n {
		g.push(game.Frame{Proc: pDestiny, Side: side, M: int32(bind), Clause: int16(why), Card: source, Event: game.Event{Frame: g.frameNo()}})
	}
}

// aboutToDraw lets what names that moment answer, if there is a card to draw
// (destiny.about-to).
func aboutToDraw(g *Game, f *game.Frame) flow {
	if g.top(f.Side, game.Reserve) != 0 && f.Slot != keptDraw { // those stand in for a draw themselves
		g.window(game.Event{Kind: game.DestinyDue, By: f.Side, Why: game.Why(f.Clause), On: f.Card, Frame: g.frameNo()})
	}
	return next
}

// turnUp turns the top card of the Reserve Deck up; Frame.Plus is its number. An
// empty Reserve Deck means no draw (destiny.empty).
func turnUp(g *Game, f *game.Frame) flow {
	if f.Slot == substituted {
		return next
	}
	id := g.top(f.Side, game.Reserve)
	if id == 0 {
		return done
	}
	g.S.ToPile(id, game.Drawn)
	f.To = id
	f.Plus, _ = g.value(id, card.Destiny)
	return next
}

// askWhich lets the owner of a card with two printed destiny numbers choose which one
// applies (value.multi-destiny).
func askWhich(g *Game, f *game.Frame) *game.Decision {
	if f.Slot == substituted || f.To == 0 || !g.def(f.To).Destiny2.Has {
		return nil
	}
	d := g.def(f.To)
	return &game.Decision{Seat: g.S.C(f.To).Owner, Kind: game.AskNumber, Source: f.To, Rule: "value.multi-destiny",
		Prompt: format("%s has two destiny numbers: which one?", "%s a deux valeurs de destinée : laquelle ?", g.title(f.To)),
		Options: []game.Option{
			{Verb: game.VNumber, N: int32(d.Num[card.Destiny].N.Int())},
			{Verb: game.VNumber, N: int32(d.Destiny2.N.Int())},
		}}
}

// drawDestiny applies automatic changes to what was turned up and opens the responses
// (destiny.draw steps 1 to 4). A value that takes the place of a draw is changed and
// answered by nothing (destiny.substitute).
func drawDestiny(g *Game, f *game.Frame) flow {
	if f.Slot == substituted {
		g.event(game.Event{Kind: game.DestinyTotal, By: f.Side, N: card.Num(f.N)})
		return next
	}
	n := f.Plus
	why := game.Why(f.Clause)
	loc := g.S.Where(f.Card)
	var gives once // value.cumulative
	for m := range g.mods(mWeaponDestiny) {
		if why == game.ByWeapon && m.c.whose(m.whose) == f.Side && g.S.Where(m.c.self) == loc {
			gives.add(m)
		}
	}
	if why == game.ByWeapon {
		for m := range g.mods(mWeaponDraw) {
			if m.hits(f.Card) {
				gives.add(m)
			}
		}
		if p := g.frameOf(&f.Event); p != nil {
			n += p.Plus
		}
	}
	for m := range g.mods(mBattleDestiny) {
		if why == game.ByBattleDestiny && m.c.whose(m.whose) == f.Side {
			gives.add(m)
		}
	}
	f.N = int32(n + gives.sum())
	g.justDrew(f)
	return next
}

// justDrew opens the responses to a card just drawn.
func (g *Game) justDrew(f *game.Frame) {
	e := game.Event{Kind: game.DestinyDrawn, By: f.Side, Card: f.To, N: max(card.Num(f.N), 0), Why: game.Why(f.Clause), On: f.Card, Frame: g.drawFrame(f)}
	g.event(e)
	g.window(e)
}

// drawFrame is 1 + the index of a draw's frame.
func (g *Game) drawFrame(f *game.Frame) int16 {
	for i := range g.S.Frames {
		if &g.S.Frames[i] == f {
			return int16(i) + 1
		}
	}
	return g.frameNo()
}

// resolveDestiny adds the value, which is not below 0, to what it is for and puts the
// card on the Used Pile if it still lies there (destiny.draw steps 5 to 7,
// destiny.card-vs-value). A canceled draw has no value; a redrawn one is drawn again
// (destiny.cancel-redraw).
func resolveDestiny(g *Game, f *game.Frame) flow {
	kept := f.Slot == keptDraw && !f.Canceled
	if f.To != 0 && !kept && g.S.C(f.To).Zone == game.Drawn {
		g.S.ToPile(f.To, game.Used)
	}
	if f.Canceled {
		if f.Passed > 0 { // to be drawn again
			f.Canceled, f.Passed, f.Step, f.To = false, 0, 0, 0
			return again
		}
		return done
	}
	n := max(card.Num(f.N), 0)
	if kept {
		of := g.frameOf(&f.Event)
		of.Bound = append(of.Bound, game.Value{Cards: []game.CardID{f.To}, N: n, Set: true})
		return done
	}
	if f.M >= 0 {
		v := &g.frameOf(&f.Event).Bound[f.M]
		v.N += n
		v.Set = true
		v.Cards = append(v.Cards, f.To)
		return done
	}
	b := &g.S.Change().Battle
	switch game.Why(f.Clause) {
	case game.ByPowerDestiny:
		b.PowerD[f.Side] += n
	case game.ByAttritionDestiny:
		b.AttrD[f.Side] += n
	default:
		b.Destiny[f.Side] += n
		b.Draws[f.Side]++
	}
	return done
}
