package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Prisoner transfers: free moves of captives in Dark's move phase, as often as Dark
// likes, each an action of its own; they are no regular move of the escort
// (move.prisoner, captive.transfer).
func prisonerVerb(v game.Verb, list lister, needs ...requirement) *verb {
	return &verb{verb: v, pre: []requirement{inPhase(game.Move, "move.prisoner"), outsideBattle}, list: list, needs: append(needs, mayBeMoved), start: handOver}
}

// mayBeMoved: no text keeps the captive where it is (move.cannot).
var mayBeMoved = requirement{
	rule:  "move.cannot",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool { return !r.Said(position.ModNoMove, o.Card) },
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("%s may not be moved, by the text of %s.", "%s ne peut pas être déplacé{e}, d’après le texte de %s.", r.Title(o.Card), r.Title(r.Says(position.ModNoMove, o.Card)))
	},
}

var imprisonVerb = prisonerVerb(game.VImprison, listImprison, need("move.prisoner", "Only into the prison where its escort is.", "Seulement dans la prison où se trouve son escorte.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		e := r.Escort(o.Card)
		return r.IsPrison(o.Target) && r.IsActive(e) && r.S.Where(e) == o.Target
	}))

var seizeVerb = prisonerVerb(game.VSeize, listSeize, slices.Concat([]requirement{need("move.prisoner", "Only a captive imprisoned there, or a frozen one unattended and present.", "Seulement un captif emprisonné là, ou gelé, sans surveillance et présent.",
	func(r *Referee, _ card.Side, o *game.Option) bool {
		switch it := r.S.C(o.Card); {
		case r.Escort(o.Card) != 0: // captive.escort: it is not handed on
			return false
		case it.Is(game.Imprisoned):
			return r.S.Where(o.Target) == r.S.Where(o.Card)
		}
		return r.PresentWith(o.Card, o.Target)
	})}, anyCustody)...)

// anyCustody binds whoever takes a captive into custody: a bounty hunter or warrior, by
// the newest edition a battle droid too, without a captive, or allowed more of them, and, aboard something, with a
// free passenger place there (capture.seize, capture.seize.barred,
// captive.escort.capacity).
var anyCustody = []requirement{
	need("move.prisoner", "Only a bounty hunter or warrior escorts.", "Seul un chasseur de primes ou un guerrier escorte.",
		func(r *Referee, _ card.Side, o *game.Option) bool { return r.Escorts(o.Target) }),
	need("move.prisoner", "Each character escorts one captive.", "Chaque personnage escorte un seul captif.",
		func(r *Referee, _ card.Side, o *game.Option) bool {
			return len(r.Captives(o.Target)) == 0 || r.mayEscortBoth(o.Target, o.Card)
		}),
	need("ship.capacity.captive", "There is no free passenger place for the captive.", "Il n’y a pas de place de passager libre pour le captif.",
		func(r *Referee, _ card.Side, o *game.Option) bool { return r.PlaceForCaptive(o.Target, o.Card) }),
}

var leaveVerb = prisonerVerb(game.VLeave, listLeave, need("move.prisoner", "Only a frozen captive is left unattended.", "Seul un captif gelé est laissé sans surveillance.",
	func(r *Referee, _ card.Side, o *game.Option) bool { return r.S.C(o.Card).Is(game.Frozen) }))

// Light releases a frozen captive that nobody holds where Light controls the location,
// in any phase of either player (captive.frozen.release, captive.frozen.release.when).
var freeVerb = &verb{
	verb: game.VFree,
	pre:  []requirement{outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, id := range r.InPlay() {
			if side == card.Light && r.S.C(id).Is(game.Frozen) && sought.card_(id) && sought.target == 0 {
				emit(game.Option{Card: id})
			}
		}
	},
	needs: []requirement{
		need("captive.frozen.release", "It is escorted or imprisoned.", "Il est escorté ou emprisonné.",
			func(r *Referee, _ card.Side, o *game.Option) bool {
				return r.Escort(o.Card) == 0 && !r.S.C(o.Card).Is(game.Imprisoned)
			}),
		need("captive.frozen.release", "You do not control its location.", "Vous ne contrôlez pas sa localisation.",
			func(r *Referee, side card.Side, o *game.Option) bool { return r.Controls(side, r.S.Where(o.Card)) }),
	},
	start: func(g *Game, _ card.Side, o *game.Option) { g.release(o.Card) },
}

// prisoners lists the captives on table that a Dark player could want to move.
func (r *Referee) prisoners(side card.Side, sought want) (out []game.CardID) {
	if side != card.Dark {
		return nil
	}
	for _, id := range r.InPlay() {
		if r.S.C(id).Is(game.Captive) && r.Def(id).Type == card.Character && sought.card_(id) {
			out = append(out, id)
		}
	}
	return out
}

func listImprison(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.prisoners(side, sought) {
		if r.S.C(sought.target).Zone == game.Row {
			emit(game.Option{Card: id, Target: sought.target})
		} else if e := r.Escort(id); e != 0 && sought.target == 0 {
			emit(game.Option{Card: id, Target: r.S.Where(e)})
		}
	}
}

func listSeize(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.prisoners(side, sought) {
		for to := range r.movers(side, want{card: sought.target}, card.Character) {
			if sought.target != 0 || r.Escort(id) == 0 {
				emit(game.Option{Card: id, Target: to})
			}
		}
	}
}

// listLeave lists where an escort could leave its captive: at its site, or aboard
// what it is aboard.
func listLeave(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.prisoners(side, sought) {
		e := r.Escort(id)
		if e == 0 || !r.IsActive(e) {
			continue
		}
		o := game.Option{Card: id}
		o.Target, o.Slot = r.beside(e)
		if sought.target_(o.Target) {
			emit(o)
		}
	}
}

// handOver moves a captive under an escort, into a prison, or leaves it alone.
func handOver(g *Game, side card.Side, o *game.Option) {
	escort := g.Escort(o.Card)
	forfeit, _ := g.Value(o.Card, card.Forfeit)
	if o.Verb == game.VLeave {
		g.S.ToTable(o.Card, o.Target, o.Slot, g.S.C(o.Card).Owner)
	} else {
		g.confine(o.Card, o.Target)
	}
	g.event(game.Event{Kind: game.HandedOver, By: side, Card: o.Card, On: o.Target, At: g.S.Where(o.Card)})
	if it := g.S.Edit(o.Card); it.Is(game.Imprisoned) {
		e := game.Event{Kind: game.Delivered, By: side, Card: o.Card, On: escort, At: g.S.Where(o.Card), Than: forfeit}
		if it.Is(game.Brought) {
			e.N = card.One
		}
		it.Flags |= game.Brought
		g.happens(e)
	}
}

// handsOver gives a captive that the words have named to a character that they have named,
// if that may take it into custody (captive.transfer).
func (w *writer) handsOver(x gametext.Relocate) {
	captive, to := w.target(x.Cards), w.target(x.To)
	w.Unable(x, captive == nil || to == nil)
	if captive == nil || to == nil {
		return
	}
	w.Clause.Asks(func(c *position.Context) bool { return c.You == card.Dark }, card.T("only Dark has captives", "seul le côté obscur a des captifs"))
	held := captive.Bind
	custody := func(c *position.Context, id game.CardID) []game.Reason {
		for _, taken := range c.Bound[held].Cards {
			o := game.Option{Card: taken, Target: id}
			if rs := refer(c.P).unmet(anyCustody, c.You, &o); len(rs) > 0 {
				return rs
			}
		}
		return nil
	}
	to.NarrowBecause(func(c *position.Context, id game.CardID) bool { return len(custody(c, id)) == 0 }, custody)
	w.then("hand over", func(g *Game, a *acting, c *position.Context) {
		for _, id := range slices.Clone(c.Chosen(x.Cards, nil)) {
			for _, escort := range c.Chosen(x.To, nil) {
				if g.S.C(id).Is(game.Captive) && g.S.OnTable(escort) {
					handOver(g, c.You, &game.Option{Card: id, Target: escort})
				}
			}
		}
	})
}
