package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	does(func(w *writer, x gametext.UseBeam) { w.usesBeam(w.Named(x.Cards)) })
	treats(gametext.Release, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Character, card.Starship)
		w.Text.Releases = true
		if x.Cards.Det == gametext.DetThatMany {
			w.releasesSome(x)
			return
		}
		which := w.Filter(x.Cards)
		w.onlyIfAny(x.Cards, func(c *position.Context) bool { return len(c.Chosen(x.Cards, which)) > 0 })
		w.then("release", func(g *Game, a *acting, c *position.Context) {
			cards := slices.Clone(c.Chosen(x.Cards, which))
			if x.Chance != nil && len(cards) > 1 { // pile.random
				cards = []game.CardID{cards[g.S.Random(len(cards))]}
			}
			g.release(cards...)
		})
	})
	treats(gametext.ReleaseThere, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Character)
		w.Unable(x, x.Chance != nil || x.Cards.Det == gametext.DetThatMany)
		w.Text.Releases = true
		which := w.Filter(x.Cards)
		w.then("release there", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				if g.S.C(id).Is(game.Captive) {
					freed := g.releaseOf(id)
					freed.Must = freed.At != 0
					g.push(pRelease, card.Light, freed)
				}
			}
		})
	})
}

// releasesSome releases as many as were drawn, whom the player picks among those there are.
func (w *writer) releasesSome(x gametext.Treat) {
	which := w.Filter(x.Cards.Uncounted())
	w.Unable(x, x.Chance != nil)
	w.picks(picking{cards: x.Cards, rule: "action.result", prompt: card.T("%s: release whom?", "%s : libérer qui ?"),
		among: func(r *Referee, c *position.Context) []game.CardID { return c.Chosen(x.Cards.Uncounted(), which) },
		took:  func(g *Game, a *acting, c *position.Context, id game.CardID) { a.Found = append(a.Found, id) }})
	w.then("release them", func(g *Game, a *acting, c *position.Context) {
		g.release(a.Found...)
		a.Found = nil
	})
}

// mayCapture notes that a clause captures: only Dark does, so Light makes no use of a card
// of Dark that captures, but a card of Light lets Dark capture (capture.who).
func (w *writer) mayCapture() {
	w.Clause.Captures = true
	w.Clause.Asks(func(c *position.Context) bool { return c.You == card.Dark || c.P.Def(c.Self).Side == card.Light }, card.T("only Dark captures", "seul le côté obscur capture"))
}

// captures captures those whose defense value the total beats, at once
// (weapon.other-results).
func (w *writer) captures(x gametext.Strike) {
	w.Demand(x.Cards, card.Character, card.Starship)
	which, total := w.Filter(x.Cards), w.Amount(x.Total)
	w.mayCapture()
	w.then("capture", func(g *Game, a *acting, c *position.Context) {
		c.Undefined = false
		drawn := total(c)
		failed := c.Undefined
		for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
			n, ok := g.Value(id, position.StatsOf[gametext.DefenseValue][0])
			switch {
			case !failed && ok && max(drawn, 0) > n && g.Def(id).Type == card.Starship:
				g.captureShip(id, g.S.C(a.Card).At)
			case !failed && ok && max(drawn, 0) > n:
				g.capture(id)
			default:
				g.event(game.Event{Kind: game.Missed, By: c.You, Card: id, On: a.Card, N: total(c), Than: n})
			}
		}
	})
}

func init() {
	treats(gametext.TakeCaptive, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Character)
		which := w.Filter(x.Cards)
		w.mayCapture()
		w.then("capture", func(g *Game, a *acting, c *position.Context) {
			g.capture(slices.Clone(c.Chosen(x.Cards, which))...)
		})
	})
}

func init() {
	becomes(gametext.AreFrozen, func(w *writer, x gametext.Become) {
		w.Demand(x.Cards, card.Character)
		w.eachBecomes(x, func(g *Game, a *acting, id game.CardID) { g.freeze(id, a.Card) })
	})
}

// freeze encases a captive in carbonite, once (captive.frozen).
func (g *Game) freeze(id, by game.CardID) {
	if !g.S.C(id).Is(game.Captive) || g.S.C(id).Is(game.Frozen) {
		return
	}
	g.S.Edit(id).Flags |= game.Frozen
	e := game.Event{Kind: game.WasFrozen, By: card.Dark, Card: id, On: by, At: g.S.Where(id)}
	g.happens(e)
}

// captivesBattle lets captives begin a battle (battle.participants.captive-text).
func (w *writer) captivesBattle(x gametext.Fight) {
	w.Demand(x.Cards, card.Character)
	which := w.Filter(x.Cards)
	may := func(c *position.Context, id game.CardID) bool { // captive.frozen, battle.once-per-card
		at := c.P.S.Where(id)
		return !c.P.S.C(id).Is(game.Frozen) && !c.P.HasBattled(id) && c.P.IsSite(at) && mayInitiate(c, at)
	}
	if t := w.target(x.Cards); t != nil {
		t.Narrow(may)
	}
	ready := func(c *position.Context) bool { return !c.P.S.Battle.On }
	w.Clause.Asks(ready, noBattle)
	w.then("captives battle", func(g *Game, a *acting, c *position.Context) {
		ids := slices.DeleteFunc(slices.Clone(c.Chosen(x.Cards, which)), func(id game.CardID) bool { return !may(c, id) })
		if len(ids) > 0 && ready(c) {
			g.letFight(c.You, ids)
		}
	})
}
