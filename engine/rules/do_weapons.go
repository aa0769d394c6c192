package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {

	position.Head(func(comp *position.Compiler, h gametext.ByMeansOf) {
		if h.How == gametext.ByPlaying { // duel.epic.declare
			comp.Unable(h, h.Cards.Ref != 0)
			comp.Clause.Plays = comp.Filter(h.Cards)
			return
		}
		comp.Clause.Spares = h.Cards.Bind // weapon.instead
		t, cl := comp.TargetFrom(h.Cards), comp.Clause
		match := t.Match
		t.Match = func(c *position.Context, id game.CardID) bool {
			if !c.AsWeapon(match, id) {
				return false
			}
			at := game.CardID(0)
			if list := c.Bound[cl.Targets[0].Bind].Cards; len(list) > 0 {
				at = list[0]
			}
			if comp.Text.Def.Type == card.EpicEvent {
				return refer(c.P).firesFor(c.You, id, at)
			}
			return len(refer(c.P).shots(c.You, id, at, game.FireInstead)) > 0
		}
		comp.After = append(comp.After, t)
	})

	does(func(w *writer, x gametext.Fire) {
		how := game.Fire(0)
		if _, free := x.Cost.(gametext.Free); free {
			how = game.FireFree
		}
		w.Unable(x, x.Cost != nil && how == 0)
		w.fires(x.Cards, how)
	})
	simply(gametext.HitsLost, func(w *writer) { w.Clause.How |= game.FireHitsLost })
	simply(gametext.SeekersAsTargets, func(w *writer) { w.Clause.How |= game.FireSeekers })
	does(func(w *writer, x gametext.UseDefense) {
		w.Clause.Defenses = append(w.Clause.Defenses, position.DefenseAs{Which: w.Filter(x.Cards), N: x.N})
	})
	does(func(w *writer, x gametext.FireRepeatedly) { w.Clause.Again = w.Amount(x.N) })
	does(func(w *writer, x gametext.Retarget) { // weapon.retarget-valid
		if x.To.Det == gametext.DetThis {
			w.redirects(x)
			return
		}
		t := w.Aimed(x.To)
		match := t.Match
		t.Match = func(c *position.Context, id game.CardID) bool {
			if c.Ev == nil {
				return false
			}
			shot := bodyOf[*acting](refer(c.P).frameOf(c.Ev))
			return shot != nil && match(c, id) && c.Ev.On != id && refer(c.P).targetsWith(shot.Card, shot.Clause, id)
		}
		w.then("retarget", func(g *Game, a *acting, c *position.Context) {
			shot, to := bodyOf[*acting](g.frameOf(&a.Event)), c.Bound[x.To.Ref-1].Cards
			if shot == nil || len(to) == 0 {
				return
			}
			bind := g.clause(shot).Targets[0].Bind
			shot.Bound[bind] = game.Value{Cards: slices.Clone(to), Set: true}
			g.event(game.Event{Kind: game.TargetChosen, By: c.You, Card: to[0], On: shot.Card})
		})
	})

	does(func(w *writer, x gametext.HitUsesForfeit) {
		w.Named(x.Of)
		w.Clause.Inherits = 1 + w.Last([]*position.Modifier{{Kind: position.ModForfeitOf,
			Affects: func(c *position.Context, id game.CardID) bool { return slices.Contains(c.Bound[0].Cards, id) },
			By:      func(c *position.Context) card.Num { return c.Bound[0].N }}})
		w.then("forfeit of the first target", func(g *Game, a *acting, c *position.Context) {
			if shot, of := bodyOf[*acting](g.frameOf(&a.Event)), c.Bound[x.Of.Ref-1].Cards; shot != nil && len(of) > 0 {
				n, _ := g.Value(of[0], card.Forfeit)
				shot.Turned, shot.Forfeit = a.Card, n
			}
		})
	})
}

// inherit gives a card hit in place of another the forfeit value of that one, as it
// was before the shot; what the weapon does to forfeit comes after it
// (weapon.forfeit-note).
func (g *Game) inherit(a *acting, id game.CardID) {
	if a.Turned == 0 {
		return
	}
	src := g.S.C(a.Turned)
	for no, cl := range g.Text(a.Turned).Clauses {
		if cl.Inherits > 0 {
			g.S.Change().Lasting = append(g.S.Lasting, game.Lasting{Def: src.Def, Card: a.Turned, Side: src.Owner, Clause: int16(no), Op: cl.Inherits - 1,
				On: id, Since: g.S.Clock, Bound: []game.Value{{Cards: []game.CardID{id}, N: a.Forfeit, Set: true}}})
		}
	}
}

// seekerDefense is the defense value of every seeker that is shot at
// (weapon.seeker.as-target).
const seekerDefense = 4 * card.One

// defenseTo is the defense value of a card against a shot.
func (r *Referee) defenseTo(c *position.Context, a *acting, id game.CardID) (card.Num, bool) {
	for _, d := range r.clause(a).Defenses {
		if d.Which(c, id) {
			return d.N, true
		}
	}
	n, ok := r.Value(id, card.Defense)
	if !ok {
		n, ok = r.OpenDefense(id)
	}
	if a.Fire&game.FireSeekers != 0 && !ok { // weapon.seeker.as-target
		return seekerDefense, true
	}
	return n, ok
}

// fires makes a step that fires a weapon chosen before, which must be able to
// fire; it may be one built into a card (weapon.outside, weapon.permanent).
func (w *writer) fires(weapon gametext.Filter, how game.Fire) {
	cl, bind := w.Clause, w.Named(weapon)
	cl.How |= how | game.FireOutside
	for i := range cl.Targets {
		if t := &cl.Targets[i]; t.Bind == bind {
			match := t.Match
			t.Match = func(c *position.Context, id game.CardID) bool {
				return c.AsWeapon(match, id) && len(refer(c.P).shots(c.You, id, 0, cl.How)) > 0
			}
		}
	}
	w.asksAmong("fire", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		for _, id := range c.Bound[bind].Cards {
			r.aim(id, 0, cl.How, b)
		}
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		d := &game.Decision{Seat: c.You, Kind: game.AskTarget, Rule: "weapon.outside", Source: a.Card}
		for _, id := range c.Bound[bind].Cards {
			d.Prompt = card.Say("Fire %s: at what?", "Faire feu avec %s : sur quoi ?", r.Title(id))
		}
		return b.decision(d)
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { g.shoot(c.You, o, cl.How, a.Plus) })
}

func init() {
	does(func(w *writer, x gametext.MayAddIfFiring) {
		by := w.Filter(x.By)
		w.asks("may add", func(r *Referee, a *acting, c *position.Context) *game.Decision {
			for _, v := range c.Bound {
				for _, id := range v.Cards {
					if by(c, r.Shooter(id)) {
						return &game.Decision{Seat: c.You, Kind: game.AskYesNo, Rule: "weapon.destiny", Source: a.Card,
							Prompt:  card.Say("Add %s to each weapon destiny draw?", "Ajouter %s à chaque destinée d’arme ?", x.N),
							Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
					}
				}
			}
			return nil
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if o.Verb == game.VYes {
				a.Plus = x.N
			}
		})
	})
	does(func(w *writer, x gametext.FireTogether) { w.together(x) })
}
