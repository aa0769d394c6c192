package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

var drainVerb = &verb{
	verb: game.VDrain,
	pre:  []requirement{inPhase(game.Control, "drain.condition"), outsideBattle},
	list: func(r *Referee, side card.Side, w want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			if w.card_(loc) && w.target == 0 {
				emit(game.Option{Card: loc})
			}
		}
	},
	needs: []requirement{
		notInSectors,
		{rule: "presence.control",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.controlsToDrain(side, o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return format("You do not control %s.", "Vous ne contrôlez pas %s.", r.title(o.Card))
			}},
		{rule: "drain.once-per-location",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return !slices.Contains(r.S.Drains, o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return format("There has been a Force drain at %s this turn.", "Il y a déjà eu un drain de Force à %s ce tour-ci.", r.title(o.Card))
			}},
		{rule: "drain.participants",
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				for id := range r.at(o.Card) {
					if c := r.S.C(id); c.Owner == side && c.Drained == r.S.Turn {
						return false
					}
				}
				return true
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return format("One of your cards at %s has taken part in a Force drain this turn.", "Une de vos cartes à %s a déjà participé à un drain de Force ce tour-ci.", r.title(o.Card))
			}},
		{rule: "spy.effects",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.undercoverAt(side.Other(), o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return format("An undercover spy is at %s.", "Un espion clandestin est à %s.", r.title(o.Card))
			}},
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pDrain, side, &draining{At: o.Card})
	},
}

// draining is a Force drain; its frame's side drains.
type draining struct {
	At     game.CardID   `json:"at"`               // the location
	Bonus  card.Num      `json:"bonus"`            // what optional texts have added
	Raised []game.CardID `json:"raised,omitempty"` // whose texts those are
	Amount int           `json:"amount"`           // the drain, once it is resolved
}

func (d *draining) Clone() game.Body {
	b := *d
	b.Raised = slices.Clone(d.Raised)
	return &b
}

// drained opens the responses to a Force drain that is over.
func drained(g *Game, f *game.Frame, d *draining) flow {
	g.window(game.Event{Kind: game.Drained, By: f.Side, At: d.At, N: card.Whole(d.Amount)})
	return done
}

// controlsToDrain tells whether a player controls a location as far as a Force
// drain asks for it: by presence, or by a card that counts as presence for that
// (presence.pseudo).
func (g *Game) controlsToDrain(side card.Side, loc game.CardID) bool {
	if g.Controls(side, loc) || g.Occupies(side.Other(), loc) {
		return !g.Occupies(side.Other(), loc)
	}
	for m := range g.mods(mDrains) {
		if m.c.you == side && g.S.Where(m.c.self) == loc {
			return true
		}
	}
	return false
}

// initiateDrain uses the location and the cards there up and opens the responses
// (drain.participants, drain.response.initiated).
func initiateDrain(g *Game, f *game.Frame, d *draining) flow {
	g.S.Change().Drains = append(g.S.Drains, d.At)
	for id := range g.at(d.At) {
		t := g.def(id).Type
		if c := g.S.Edit(id); c.Owner == f.Side && (g.fighter(id) || t == card.Weapon || t == card.Device) {
			c.Drained = g.S.Turn
		}
	}
	e := game.Event{Kind: game.DrainStarted, By: f.Side, At: d.At, Card: d.At, Frame: g.frameNo()}
	g.event(e)
	g.window(e)
	return next
}

// resolveDrain computes the amount and makes the opponent lose it
// (drain.amount, drain.resolve). Without control any more it is canceled
// (drain.react).
func resolveDrain(g *Game, f *game.Frame, d *draining) flow {
	if f.Canceled || !g.controlsToDrain(f.Side, d.At) {
		g.event(game.Event{Kind: game.Canceled, By: f.Side, Card: d.At, At: d.At})
		return done
	}
	sum := g.DrainAmount(f.Side, d.At)
	n := max(sum.Total+d.Bonus, 0).Int()
	d.Amount = n
	g.event(game.Event{Kind: game.Drained, By: f.Side, At: d.At, Card: d.At, N: card.Whole(n)})
	g.loses(f.Side.Other(), g.drainLoss(f.Side.Other(), n), game.ByDrain, d.At)
	return next
}

// DrainAmount is what a Force drain by a player at a location comes to: the icons
// on the opponent's side and modifiers (drain.amount, drain.modifier.sources).
func (g *Game) DrainAmount(side card.Side, loc game.CardID) game.Sum {
	sum := game.Sum{Has: true, Total: card.Whole(g.Icons(loc, side.Other()))}
	sum.Terms = []game.Term{{Source: loc, Say: card.T("Force icons", "icônes de Force"), By: sum.Total}}
	var gives once
	for m := range g.mods(mDrain) {
		if m.c.whose(m.whose) == side && m.at(&m.c, loc) && g.drainChanges(m.c.you, side, loc) {
			gives.add(m)
		}
	}
	if n := g.bluffs(loc); side == card.Dark && len(n) > 0 { // location.bluff-rules
		by := card.Whole(len(n))
		sum.Terms = append(sum.Terms, game.Term{Source: loc, Say: card.T("bluff cards", "cartes de bluff"), By: by})
		sum.Total += by
	}
	for _, x := range gives {
		sum.Terms = append(sum.Terms, game.Term{Source: x.source, By: x.by})
		sum.Total += x.by
	}
	sum.Total = max(sum.Total, 0)
	return sum
}
