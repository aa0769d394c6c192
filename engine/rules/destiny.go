package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// destiny is one destiny draw (destiny.draw). Its frame's side draws.
type destiny struct {
	For     game.CardID `json:"for"`     // the card that it is drawn for
	Why     game.Why    `json:"why"`     // what the draw is for
	To      int16       `json:"to"`      // 1 + the index of the frame that its value goes to; 0 the battle
	Bind    int         `json:"bind"`    // which value there
	Card    game.CardID `json:"card"`    // the card turned up
	Number  card.Num    `json:"number"`  // the destiny number of that card
	Value   card.Num    `json:"value"`   // what the draw counts, as far as it is changed
	Instead bool        `json:"instead"` // a value takes the place of a card (destiny.substitute)
	Added   card.Num    `json:"added"`   // what of it texts gave that answer a draw (destiny.exchange)
	Keep    bool        `json:"keep"`    // unresolved until its player chooses (destiny.choose)
	Again   bool        `json:"again"`   // canceled to be drawn again (destiny.cancel-redraw)

	Kept int8 `json:"kept"` // bits of the players who may not cancel it
}

func (d *destiny) Clone() game.Body {
	b := *d
	return &b
}

func (d *destiny) subject() game.CardID { return d.For }

// TurnedUp is the card turned up and what it was drawn for.
func (d *destiny) TurnedUp() (game.CardID, game.Why) { return d.Card, d.Why }

var _ position.Draw = (*destiny)(nil)

// substitute puts a value in the place of the draw (destiny.substitute).
func (d *destiny) substitute(n card.Num) { d.Instead, d.Keep, d.Value = true, false, n }

// A drawer is the body of a procedure that draws destinies: their values add up in its
// own values.
type drawer interface{ drawn(bind int) *game.Value }

// draws pushes n destiny draws of a player whose values go to value bind of the
// procedure that pushes them (destiny.draw). why says what they are for.
func (g *Game) draws(side card.Side, n int, bind int, why game.Why, source game.CardID) {
	for range n {
		g.push(pDestiny, side, &destiny{For: source, Why: why, To: g.frameNo(), Bind: bind})
	}
}

// drawsForBattle pushes n draws whose values go to the battle: battle, power and
// attrition destinies.
func (g *Game) drawsForBattle(side card.Side, n int, why game.Why) {
	for range n {
		g.push(pDestiny, side, &destiny{For: g.S.Battle.At, Why: why})
	}
}

// aboutToDraw lets what names that moment answer, if there is a card to draw
// (destiny.about-to).
func aboutToDraw(g *Game, f *game.Frame, d *destiny) flow {
	if g.Top(f.Side, game.Reserve) != 0 && !d.Keep { // those stand in for a draw themselves
		g.window(game.Event{Kind: game.DestinyDue, By: f.Side, Why: d.Why, On: d.For, Frame: g.frameNo()})
	}
	return next
}

// turnUp turns the top card of the Reserve Deck up. An empty Reserve Deck means no draw
// (destiny.empty).
func turnUp(g *Game, f *game.Frame, d *destiny) flow {
	if d.Instead {
		return next
	}
	id := g.Top(f.Side, game.Reserve)
	if id == 0 {
		g.event(game.Event{Kind: game.DrewNone, By: f.Side, On: d.For})
		return done
	}
	g.S.ToPile(id, game.Drawn)
	d.Card = id
	d.Number, _ = g.Value(id, card.Destiny)
	return next
}

// drawDestiny applies automatic changes to what was turned up and opens the responses
// (destiny.draw steps 1 to 4). A value that takes the place of a draw is changed and
// answered by nothing (destiny.substitute).
func drawDestiny(g *Game, f *game.Frame, d *destiny) flow {
	if d.Instead {
		g.event(game.Event{Kind: game.DestinyTotal, By: f.Side, N: d.Value})
		return next
	}
	n := d.Number
	weapon := g.drawsFor(d)
	loc := g.S.Where(weapon)
	var gives position.Once // value.cumulative
	for m := range g.Mods(position.ModWeaponDestiny) {
		if weapon != 0 && m.C.Whose(m.Whose) == f.Side && m.At(&m.C, loc) {
			gives.Add(m)
		}
	}
	for m := range g.Mods(position.ModEpicDestiny) { // epic.destiny
		if d.Why == game.ByEpic && m.C.Whose(m.Whose) == f.Side && m.At(&m.C, loc) {
			gives.Add(m)
		}
	}
	for m := range g.Mods(position.ModWeaponDraw) {
		if weapon != 0 && m.Hits(weapon) && g.drawnAgainst(d, m) {
			gives.Add(m)
		}
	}
	for m := range g.Mods(position.ModTextDraw) {
		if d.Why == game.ByText && m.Hits(d.For) && g.drawnAgainst(d, m) {
			gives.Add(m)
		}
	}
	if d.Why == game.ByWeapon {
		if shot := bodyOf[*acting](g.frame(d.To)); shot != nil {
			n += shot.Plus
		} else if t := bodyOf[*firingTogether](g.frame(d.To)); t != nil { // weapon.combined
			if shot := t.shot(d.For); shot != nil {
				n += shot.Plus
			}
		}
	}
	for m := range g.Mods(position.ModBattleDestiny) {
		if d.Why == game.ByBattleDestiny && m.C.Whose(m.Whose) == f.Side && m.At(&m.C, g.S.Battle.At) {
			gives.Add(m)
		}
	}
	d.Value = n + gives.Sum()
	switch d.Why {
	case game.ByDuel:
		d.Value += g.DuelDestiny(d.For)
	case game.ByTraining: // jedi-test.destiny
		for _, t := range g.TrainingTerms(d.For) {
			d.Value += t.By
		}
	}
	g.justDrew(f, d)
	return next
}

// justDrew opens the responses to a card just drawn.
func (g *Game) justDrew(f *game.Frame, d *destiny) {
	e := game.Event{Kind: game.DestinyDrawn, By: f.Side, Card: d.Card, N: max(d.Value, 0), Why: d.Why, On: d.For, Frame: g.drawFrame(f)}
	g.happens(e)
}

// drawFrame is 1 + the index of a draw's frame.
func (r *Referee) drawFrame(f *game.Frame) int16 {
	for i := range r.S.Frames {
		if &r.S.Frames[i] == f {
			return int16(i) + 1
		}
	}
	return r.frameNo()
}

// resolveDestiny adds the value, which is not below 0, to what it is for and puts the
// card on the Used Pile if it still lies there (destiny.draw steps 5 to 7,
// destiny.card-vs-value). A canceled draw has no value; a redrawn one is drawn again
// (destiny.cancel-redraw).
func resolveDestiny(g *Game, f *game.Frame, d *destiny) flow {
	kept := d.Keep && !f.Canceled
	if d.Card != 0 && !kept && g.S.C(d.Card).Zone == game.Drawn {
		g.S.ToPile(d.Card, game.Used)
	}
	if f.Canceled {
		if d.Again {
			f.Canceled, d.Again, f.Step, d.Card = false, false, 0, 0
			return again
		}
		return done
	}
	n := max(d.Value, 0)
	switch to := g.frame(d.To); {
	case kept:
		g.S.Change() // what it was drawn for is not asked any more
		a := bodyOf[*acting](to)
		a.Kept = append(a.Kept, game.Value{Cards: []game.CardID{d.Card}, N: n, Set: true})
	case to != nil:
		if _, fierce := to.Body.(position.Attack); fierce { // the ferocity of a creature changes
			g.S.Change()
		}
		v := to.Body.(drawer).drawn(d.Bind)
		v.N += n
		v.Set = true
		v.Cards, v.Each = append(v.Cards, d.Card), append(v.Each, n)
	default:
		g.battleDestiny(f.Side, d.Why, n)
	}
	return done
}

// battleDestiny adds the value of a draw to what it is for in the battle.
func (g *Game) battleDestiny(side card.Side, why game.Why, n card.Num) {
	b := &g.S.Change().Battle
	switch why {
	case game.ByPowerDestiny:
		b.PowerD[side] += n
	case game.ByAttritionDestiny:
		b.AttrD[side] += n
	default:
		b.Destiny[side] += n
		b.Draws[side]++
	}
}
