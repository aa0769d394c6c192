package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

var drainVerb = &verb{
	verb: game.VDrain,
	pre:  []requirement{inPhase(game.Control, "drain.condition"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			if sought.card_(loc) && sought.target == 0 {
				emit(game.Option{Card: loc})
			}
		}
	},
	needs: []requirement{
		notInSectors,
		{rule: "presence.control",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.ControlsToDrain(side, o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("You do not control %s.", "Vous ne contrôlez pas %s.", r.Title(o.Card))
			}},
		forbidden("drain.condition", position.ModNoDrain, "The text of %s says that you may not Force drain at %s.", "Le texte de %s dit que vous ne pouvez pas effectuer de drain de Force à %s."),
		{rule: "spy.effects",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.UndercoverAt(side.Other(), o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("An undercover spy is at %s.", "Un espion clandestin est à %s.", r.Title(o.Card))
			}},
		{rule: "drain.once-per-location", grave: passing, ends: true,
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return !slices.Contains(r.S.Drains, o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("There has been a Force drain at %s this turn.", "Il y a déjà eu un drain de Force à %s ce tour-ci.", r.Title(o.Card))
			}},
		{rule: "drain.participants", grave: passing,
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				for id := range r.At(o.Card) {
					if it := r.S.C(id); it.Owner == side && it.Drained == r.S.Turn {
						return false
					}
				}
				return true
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("One of your cards at %s has taken part in a Force drain this turn.", "Une de vos cartes à %s a déjà participé à un drain de Force ce tour-ci.", r.Title(o.Card))
			}},
	},
	price: func(r *Referee, side card.Side, o *game.Option) int32 { return int32(r.DrainCost(side, o.Card)) },
	pays:  "drain.condition",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pDrain, side, &draining{At: o.Card, Cost: o.Cost})
	},
}

// vain tells whether by all that a player sees nothing can come of an option: of a Force drain for 0
// (drain.amount) that no text answers for him. What the opponent may answer with, he would not use to
// harm himself. A player who is asked though he has nothing to play is asked here, too.
func (r *Referee) vain(side card.Side, o *game.Option) bool {
	if o.Verb != game.VDrain || r.asksAnyway(side, game.AtPhases) || r.DrainAmount(side, o.Card, r.NextDrain(side, o.Card)...).Total > 0 {
		return false
	}
	for _, kind := range [...]game.Kind{game.DrainDue, game.DrainStarted, game.Drained} {
		if slices.ContainsFunc(r.Answering(kind), func(id game.CardID) bool { return r.servesBy(side, id, kind) }) {
			return false
		}
	}
	return true
}

// servesBy tells whether a text might serve a player by answering a kind of event: one that he may use,
// of a card on table or in his hand, or one on table that acts by itself.
func (r *Referee) servesBy(side card.Side, id game.CardID, kind game.Kind) bool {
	if r.speaksTo(side, id) {
		return r.S.OnTable(id) || r.S.C(id).Owner == side && r.InHand(id) // a location speaks to both, and lies in one hand
	}
	return r.S.OnTable(id) && slices.ContainsFunc(r.Text(id).Clauses, func(cl *position.Clause) bool {
		return cl.Trig != nil && cl.Trig.Answers(kind) && !cl.May && cl.Fn == position.NoFunction
	})
}

// draining is a Force drain; its frame's side drains.
type draining struct {
	At     game.CardID      `json:"at"`              // the location
	Cost   int32            `json:"cost"`            // the Force that it costs
	Bonus  card.Num         `json:"bonus"`           // in old saves what texts have added, they do not say whose
	Added  []position.Added `json:"added,omitempty"` // what texts have added
	Amount int              `json:"amount"`          // the drain, once it is resolved
	Lost   int              `json:"lost"`            // units lost to it so far
}

func (d *draining) Clone() game.Body {
	b := *d
	b.Added = slices.Clone(d.Added)
	return &b
}

// drainOf is what a drain comes to as things stand (drain.amount).
func (r *Referee) drainOf(side card.Side, d *draining) card.Num {
	return max(r.DrainAmount(side, d.At, d.Added...).Total+d.Bonus, 0)
}

// Draining is the Force drain in progress: whose, where and how much as things stand;
// on is false if there is none.
func (r *Referee) Draining() (by card.Side, at game.CardID, n card.Num, on bool) {
	for i := len(r.S.Frames) - 1; i >= 0; i-- {
		f := &r.S.Frames[i]
		if d := bodyOf[*draining](f); d != nil && !f.Canceled {
			return f.Side, d.At, r.drainOf(f.Side, d), true
		}
	}
	return 0, 0, 0, false
}

// drained opens the responses to a Force drain that is over.
func drained(g *Game, f *game.Frame, d *draining) flow {
	if d.Lost > 0 {
		g.window(game.Event{Kind: game.LostToDrain, By: f.Side.Other(), At: d.At, N: card.Whole(d.Lost)})
	}
	g.window(game.Event{Kind: game.Drained, By: f.Side, At: d.At, N: card.Whole(d.Amount)})
	return done
}

// initiateDrain uses the location and the cards there up and opens the responses
// (drain.participants, drain.response.initiated).
func initiateDrain(g *Game, f *game.Frame, d *draining) flow {
	g.use(f.Side, int(d.Cost))
	d.Added = g.NextDrain(f.Side, d.At)
	g.S.Lapse(func(l *game.Lasting) bool { return g.Spent(l, f.Side, d.At) })
	g.S.Change().Drains = append(g.S.Drains, d.At)
	for id := range g.At(d.At) {
		t := g.Def(id).Type
		if g.S.C(id).Owner == f.Side && (g.Fighter(id) || t == card.Weapon || t == card.Device) {
			g.S.Tally(id).Drained = g.S.Turn
		}
	}
	e := game.Event{Kind: game.DrainStarted, By: f.Side, At: d.At, Card: d.At, Frame: g.frameNo()}
	g.happens(e)
	return next
}

// endsDrain cancels a Force drain whose player has lost control by a react to it: no
// further card reacts to it (drain.react).
func (g *Game) endsDrain() {
	for i := range g.S.Frames {
		f := &g.S.Frames[i]
		if d := bodyOf[*draining](f); d != nil && !f.Canceled && !g.ControlsToDrain(f.Side, d.At) {
			f.Canceled = true
			g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: d.At, At: d.At, N: card.Whole(int(game.CanceledDrain))})
		}
	}
}

// resolveDrain computes the amount and makes the opponent lose it
// (drain.amount, drain.resolve). Without control any more it is canceled
// (drain.react), and where a text says so.
func resolveDrain(g *Game, f *game.Frame, d *draining) flow {
	if f.Canceled || !g.ControlsToDrain(f.Side, d.At) || g.Forbidden(position.ModVoidDrain, f.Side, d.At) {
		if !f.Canceled { // else what has canceled it has said so
			g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: d.At, At: d.At, N: card.Whole(int(game.CanceledDrain))})
		}
		return done
	}
	n := g.drainOf(f.Side, d).Int()
	d.Amount = n
	g.event(game.Event{Kind: game.Drained, By: f.Side, At: d.At, Card: d.At, N: card.Whole(n)})
	g.loses(f.Side.Other(), losing{Left: g.DrainLoss(f.Side.Other(), n, d.At), Why: game.ByDrain, At: d.At})
	return next
}
