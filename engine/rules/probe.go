package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// probes puts a card of the player's hand under a system that is not probed yet.
func (w *writer) probes(x gametext.Put, to gametext.LaidAs) func(g *Game, a *acting, c *position.Context, id game.CardID) {
	w.Unable(x, to.Cards.Ref == 0 || x.Chance != nil || x.From != gametext.From(gametext.FromPile{Whose: gametext.Your, Pile: gametext.Hand}))
	w.Demand(to.Cards, card.Location)
	t := w.Aimed(to.Cards)
	t.NarrowBecause(func(c *position.Context, id game.CardID) bool { return c.P.IsSystem(id) && !c.P.Probed(id) },
		func(c *position.Context, id game.CardID) []game.Reason {
			return []game.Reason{{Rule: "state.stacked", Say: card.Say("%s is probed already.", "%s est déjà sondé{e}.", refer(c.P).Title(id))}}
		})
	return func(g *Game, a *acting, c *position.Context, id game.CardID) {
		for _, on := range c.Chosen(to.Cards, nil) {
			g.S.Lay(id, on)
			g.S.Edit(id).Flags |= game.FaceDown
			g.event(game.Event{Kind: game.Stacked, By: c.You, Card: id, On: on, Secret: true})
			g.laidDown(c.You, id)
		}
	}
}

// recalling is the end of all probing. Its frame's side has probed.
type recalling struct {
	Card   game.CardID `json:"card"`   // whose text it was
	Droids int         `json:"droids"` // how many probe droids there were among the probe cards
}

func (x *recalling) Clone() game.Body {
	b := *x
	return &b
}

func (x *recalling) subject() game.CardID { return x.Card }

// recallProbes begins to put the probe cards of a player on his Used Pile, if what leaves
// the table says so.
func (g *Game) recallProbes(id game.CardID) {
	if side := g.S.C(id).Owner.Other(); g.Text(id).Kinds.Has(int(position.ModProbes)) && len(g.Probes(side)) > 0 {
		g.push(pRecall, side, &recalling{Card: id})
	}
}

func recallProbes(g *Game, f *game.Frame, x *recalling) flow {
	for _, id := range g.Probes(f.Side) {
		if probeDroid(g.Def(id)) {
			x.Droids++
		}
		g.S.ToPile(id, game.Used)
		g.event(game.Event{Kind: game.PlacedCard, By: f.Side, Card: id, From: game.Used})
	}
	return next
}

// probeDroid tells whether a card is a probe droid.
func probeDroid(d *card.Def) bool {
	return d.Type == card.Character && position.HasWordIn(d.Title, "probe droid")
}

// askRecalled: he may retrieve 1 Force for each probe droid among them.
func askRecalled(r *Referee, f *game.Frame, x *recalling) *game.Decision {
	if x.Droids == 0 {
		return nil
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskYesNo, Source: x.Card, Rule: "life.retrieve",
		Prompt:  card.Say("Retrieve %s Force for your probe droids?", "Récupérer %s Force pour vos droïdes sondes ?", x.Droids),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookRecalled(g *Game, f *game.Frame, x *recalling, o *game.Option) flow {
	if o.Verb == game.VYes {
		g.retrieve(f.Side, retrieving{N: x.Droids})
	}
	return next
}

// layMarker lays, of what a player has beside his deck, the card that his Objective asks
// for face down under it (objective.start).
func (g *Game) layMarker(s *starting, side card.Side, objective game.CardID) {
	may := g.Text(objective).Beneath
	if may == nil {
		return
	}
	c := &position.Context{P: g.Position, Self: objective, You: side}
	for _, def := range s.Beside[side] {
		id := g.S.Add(def, side, game.Playing)
		if !may(c, id) || len(g.S.Below(objective)) > 0 {
			g.S.ToPile(id, game.Out)
			continue
		}
		g.S.Lay(id, objective)
		g.S.Edit(id).Flags |= game.FaceDown
		g.event(game.Event{Kind: game.LaidUnder, By: side, Card: objective, N: card.One})
	}
	s.Beside[side] = nil
}

func init() {
	simply(gametext.FlipsThis, func(w *writer) {
		w.Demand(gametext.Filter{Det: gametext.DetThis}, card.Objective)
		w.then("flip", func(g *Game, a *acting, c *position.Context) { g.flip(c.You, a.Card) })
	})
}
