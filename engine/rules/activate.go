package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// activating activates Force unit by unit (life.activate).
type activating struct {
	Left    int  `json:"left"`    // how many are still to come
	Done    int  `json:"done"`    // how many Force have been activated
	Ordered bool `json:"ordered"` // by a card, and so not counted (turn.activate.forced)
	Asked   bool `json:"asked"`   // the player has been asked whether he draws the next one into hand instead
}

func (a *activating) Clone() game.Body {
	b := *a
	return &b
}

// activateUnit activates one Force: each card is a separate action (life.activate).
func activateUnit(g *Game, f *game.Frame, a *activating) flow {
	id := g.Top(f.Side, game.Reserve)
	if id == 0 || a.Left == 0 || g.Forbidden(position.ModNoActivation, f.Side, 0) { // turn.activate.deck-out
		if a.Done > 0 {
			g.event(game.Event{Kind: game.Activated, By: f.Side, N: card.Whole(a.Done)})
		}
		return done
	}
	if !a.Asked && g.DrawnInstead(f.Side) != 0 {
		return next
	}
	g.S.ToPile(id, game.Force)
	a.Done++
	g.countUnit(f.Side, a)
	return again
}

// countUnit counts a unit of Force that has been activated, or drawn into hand instead.
func (g *Game) countUnit(side card.Side, a *activating) {
	switch {
	case !a.Ordered:
		g.S.Count().Activated++
	case g.S.Phase == game.Activate && g.S.Active == side:
		g.S.Count().Ordered++
	}
	a.Left--
	a.Asked = false
}

// askInstead asks whether the card on top is drawn into hand instead, which nobody has
// looked at (life.activate).
func askInstead(r *Referee, f *game.Frame, a *activating) *game.Decision {
	by := r.DrawnInstead(f.Side)
	if by == 0 {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskYesNo, Source: by, Rule: "life.activate",
		Prompt:  card.Say("%s: draw the top card of your Reserve Deck into hand instead of activating it?", "%s : tirer en main la carte du dessus de votre Réserve au lieu de l’activer ?", r.Title(by)),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookInstead(g *Game, f *game.Frame, a *activating, o *game.Option) flow {
	a.Asked = true
	if o.Verb == game.VYes {
		id := g.Top(f.Side, game.Reserve)
		g.S.ToPile(id, game.Hand)
		g.event(game.Event{Kind: game.DrewCard, By: f.Side, Card: id, Secret: true})
		g.countUnit(f.Side, a)
		g.checkLife()
	}
	return next
}

// activateOn goes on with the next unit.
func activateOn(_ *Game, f *game.Frame, _ *activating) flow {
	f.Step = 0
	return again
}

// DrawnInstead is a card whose text lets a player draw into hand the Force that he is about
// to activate, in his own activate phase (life.activate); 0 none. Which one that is counts
// whatever he has activated in this phase, though a card ordered it.
func (r *Referee) DrawnInstead(side card.Side) game.CardID {
	if r.S.Phase != game.Activate || r.S.Active != side {
		return 0
	}
	nth := card.Whole(int(r.S.Activated+r.S.Ordered) + 1)
	for m := range r.Mods(position.ModDrawnInstead) {
		if m.C.Whose(m.Whose) == side && m.N == nth {
			return m.C.Self
		}
	}
	return 0
}
