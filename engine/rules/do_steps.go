package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// many compiles steps joined by "and".
func (w *writer) many(list gametext.Several) {
	for _, s := range list {
		w.step(s)
	}
}

func init() {
	does(func(w *writer, x gametext.DeployOn) {
		if on, ok := x.On.(gametext.OnCards); ok {
			w.Text.Aboard = append(w.Text.Aboard, w.ShipClasses(on.Cards)...)
			w.Text.Worn = w.Text.Worn || w.OnCharacters(on.Cards)
			t := w.Bearer(on.Cards)
			w.DeploysOn([]position.Target{t}, w.deployCost(x), gametext.Your)
			return
		}
		if on, ok := x.On.(gametext.OnPile); ok {
			w.Unable(x, on.Whose != gametext.Opponents || on.Pile != gametext.ForcePile || w.Text.Def.Type != card.Effect)
			w.Clause.OnPile = true
			w.DeploysOn(nil, w.deployCost(x), on.Whose)
			return
		}
		if on, ok := x.On.(gametext.BesidePile); ok { // on its player's side of the table, where it lies as well
			w.Unable(x, on.Pile != gametext.LostPile || w.Text.Def.Type != card.Effect)
			w.DeploysOn(nil, w.deployCost(x), on.Whose)
			return
		}
		w.DeploysOn(nil, w.deployCost(x), x.On.(gametext.OnSide).Whose)
	})
	does(func(w *writer, x gametext.Target) {
		trains := w.Text.Def.Type == card.JediTest && w.Clause.Deploys()
		passed := 0
		if trains {
			x.Cards, passed = position.Untested(x.Cards)
		}
		t := w.TargetFrom(x.Cards)
		t.Ruled = slices.Contains(x.Cards.Tests(), position.HighestAbility)
		if w.Text.Def.Is("utinni") {
			notHidden(&t)
		}
		if trains {
			w.Trains(&t, x.Cards, passed)
		}
		i := len(w.Clause.Targets)
		if !t.Ruled { // what a rule names comes last: it is not what a person aims at
			for i > 0 && w.Clause.Targets[i-1].Ruled {
				i--
			}
		}
		w.Clause.Targets = slices.Insert(w.Clause.Targets, i, t)
	})
}

func init() {
	does(func(w *writer, x gametext.For) {
		w.Unable(x, (x.Until == gametext.WhileInForce || x.Until == gametext.NextEndOnTable) && w.Text.Def.Type == card.Interrupt) // it stays on no table
		op := w.ForTime(x.Mod)
		if who := excludes(x.Mod); who != nil {
			which := w.Filter(*who)
			if who.Det == gametext.DetThis {
				w.Clause.Asks(func(c *position.Context) bool { return !c.P.Said(position.ModNoHiding, c.Self) }, cannotHide)
			}
			w.onlyIfAny(*who, func(c *position.Context) bool {
				return slices.ContainsFunc(c.P.InPlay(), func(id game.CardID) bool {
					return c.P.InBattle(id) && which(c, id)
				})
			})
			w.aboutToExclude(*who, which)
		}
		w.then("for a time", func(g *Game, a *acting, c *position.Context) {
			if w.Clause.Fn == position.StartingFunction && g.S.C(a.Card).Zone < game.Playing { // undone already (start.mandatory)
				return
			}
			until, turn, on := game.EndOfTurn, g.S.Turn, game.CardID(0)
			switch x.Until {
			case gametext.WhileInForce:
				until, on = game.WithSource, a.Card
			case gametext.RestOfBattle:
				until = game.EndOfBattle
			case gametext.RestOfDuel:
				until = game.EndOfDuel
			case gametext.RestOfGame:
				until = game.EndOfGame
			case gametext.StartOfYourNextTurn:
				until, turn = game.StartOfTurn, g.nextOwn(c.You)
			case gametext.EndOfYourNextTurn:
				turn = g.nextOwn(c.You)
			case gametext.NextEndOnTable:
				turn, on = g.nextOwn(c.You), a.Card
			}
			for range 1 + a.Tripled {
				g.begin(c.You, a, game.Lasting{Op: op, Until: until, Turn: turn, On: on})
			}
			g.exclude()
			g.relieve()
		})
	})
	does(func(w *writer, x gametext.SetStat) { // value.reset
		which, n := w.Filter(x.Cards), w.Amount(x.N)
		w.Unable(x, position.StatsOf[x.Stat] == nil)
		op := w.Last([]*position.Modifier{{Kind: position.ModSet, Stats: position.StatsOf[x.Stat], Affects: which, By: n}})
		shot := w.Clause.Fire
		w.then("set", func(g *Game, a *acting, c *position.Context) {
			until := game.EndOfGame
			if g.S.Battle.On && !shot { // value.duration
				until = game.EndOfBattle
			}
			for _, id := range c.Chosen(x.Cards, which) {
				mild := x.Stat == gametext.Forfeit && n(c) == 0 && g.Mild() != nil && g.permanentShot(a) // weapon.permanent.shieldmod
				if g.S.OnTable(id) && !mild {
					g.begin(c.You, a, game.Lasting{Op: op, Until: until, On: id})
				}
			}
		})
	})
	does(func(w *writer, x gametext.CancelThat) {
		if x.That == gametext.ThatLeaving {
			w.keepsOnTable(x)
			return
		}
		if x.That != gametext.ThatAction {
			w.cancelsDestiny(x.That == gametext.ThatDrawAgain)
			return
		}
		w.Clause.Cancels = true
		w.then("cancel", func(g *Game, a *acting, c *position.Context) {
			if frame := g.frameOf(&a.Event); frame != nil {
				frame.Canceled = true
				id, what := canceled(frame)
				e := game.Event{Kind: game.Canceled, By: c.You, Card: id, On: a.Card, N: what}
				if g.S.C(id).Zone == game.Row { // a Force drain is called by its place
					e.At = id
				}
				g.event(e)
			}
		})
	})
	treats(gametext.Cancel, func(w *writer, x gametext.Treat) {
		w.Unable(x, w.Interrupts(x.Cards)) // as they are played "that action" is canceled
		which := w.Filter(x.Cards)
		w.onlyIfAny(x.Cards, func(c *position.Context) bool { return len(c.Chosen(x.Cards, which)) > 0 })
		for i := range w.Clause.Targets {
			if t := &w.Clause.Targets[i]; t.Bind == x.Cards.Ref-1 { // action.cancel
				t.Narrow(func(c *position.Context, id game.CardID) bool { return !c.P.Said(position.ModNotCanceled, id) })
			}
		}
		w.then("cancel", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Chosen(x.Cards, which) {
				if g.Said(position.ModNotCanceled, id) {
					continue
				}
				g.beamCanceled(id)
				g.event(game.Event{Kind: game.Canceled, By: c.You, Card: id, On: a.Card})
				g.lost(id)
			}
		})
	})
}

func init() {
	treats(gametext.BreakCover, func(w *writer, x gametext.Treat) {
		w.Demand(x.Cards, card.Character)
		which := w.Filter(x.Cards)
		w.then("break cover", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, which)) {
				g.breakCover(c.You, id)
			}
		})
	})
	becomes(gametext.AreLost, func(w *writer, x gametext.Become) {
		if by := w.shows(&x.Cards); by != nil {
			w.losesShown(x, by)
			return
		}
		some := x.Cards.Det == gametext.DetThatMany || x.Cards.Det == gametext.DetUpTo
		named := x.Cards
		if some {
			named = named.Uncounted()
		}
		which := w.Filter(named)
		all := x.Cards.Det == gametext.DetAll && x.Cards.Ref == 0
		w.onlyIfAny(x.Cards, func(c *position.Context) bool {
			return len(c.Chosen(x.Cards, which)) > 0 || all && len(c.P.AllOf(c, which)) > 0
		})
		theirs := slices.Contains(x.Cards.Posts, gametext.Post(gametext.BeIn{What: gametext.OfTheirChoice}))
		w.Unable(x, theirs && !some && (all || several(x.Cards)))
		if (x.Cards.Det == gametext.DetA || theirs || some) && x.Cards.Ref == 0 { // one of them, as a player chooses
			w.picks(picking{cards: x.Cards, theirs: theirs, among: func(r *Referee, c *position.Context) []game.CardID { return c.Chosen(x.Cards, which) }, rule: "action.result",
				prompt: card.T("%s: which card is lost?", "%s : quelle carte est perdue ?"),
				took:   func(g *Game, _ *acting, _ *position.Context, id game.CardID) { g.lost(id) }})
			return
		}
		w.then("lost", func(g *Game, a *acting, c *position.Context) {
			if all {
				g.lost(g.AllOf(c, which)...)
				return
			}
			for _, id := range c.Chosen(x.Cards, which) {
				g.losesPlayed(id)
			}
			g.lost(slices.Clone(c.Chosen(x.Cards, which))...)
		})
	})
}

// losesPlayed makes an Interrupt that is being played a lost one (interrupt.lost).
func (g *Game) losesPlayed(id game.CardID) {
	for i := range g.S.Frames {
		if act := bodyOf[*acting](&g.S.Frames[i]); act != nil && g.S.Frames[i].Proc == pAct && act.played() == id && g.S.C(id).Zone == game.Playing {
			act.ToLost, act.ToDeck, act.To = true, false, 0
		}
	}
}

// onlyIfAny makes a clause that does nothing but something to cards which it does not name
// before need one of them: what does not exist cannot be lost, canceled or excluded
// (action.target.implied).
func (w *writer) onlyIfAny(f gametext.Filter, any func(*position.Context) bool) {
	if f.Ref == 0 && f.Det != gametext.DetThis && len(w.Source.Steps) == 1 {
		w.Clause.Asks(any, card.T("there is nothing of the kind that it speaks of", "il n’y a rien de ce dont il parle"))
	}
}

// excludes is whom a rule excludes from battle, nil if it does not.
func excludes(x gametext.Rule) *gametext.Filter {
	does, ok := x.(gametext.CardsDo)
	out := func(p gametext.Pred) bool { are, ok := p.(gametext.Are); return ok && are.State == gametext.Excluded }
	if !ok || !slices.ContainsFunc(does.Do, out) {
		return nil
	}
	return &does.Cards
}

// keepsOnTable lets a card that is about to be lost stay on table (leave.about-to).
func (w *writer) keepsOnTable(x gametext.Step) {
	w.Unable(x, w.Clause.Trig == nil || w.Clause.Trig.Kind != game.LeaveDue)
	w.then("keep on table", func(g *Game, a *acting, c *position.Context) {
		if f := g.frameOf(&a.Event); f != nil {
			f.Canceled = true
			g.event(game.Event{Kind: game.Canceled, By: c.You, Card: a.Event.Card, On: a.Card, N: card.Whole(int(game.CanceledLoss))})
		}
	})
}

// cancelsDestiny cancels the draw that the clause answers; it may be drawn again
// (destiny.cancel-redraw, action.cancel.destiny).
func (w *writer) cancelsDestiny(again bool) {
	w.mayCancelDraw()
	w.then("cancel the destiny", func(g *Game, a *acting, c *position.Context) {
		if d, f := g.draw(a); d != nil {
			f.Canceled, d.Again = true, again
			id, what := canceled(f)
			g.event(game.Event{Kind: game.Canceled, By: c.You, Card: id, On: a.Card, N: what})
		}
	})
}

// changeLoss changes a loss of Force that is about to happen: a loss in progress,
// or pending battle damage.
func (g *Game) changeLoss(e *game.Event, by int) {
	f := g.frameOf(e)
	if f == nil {
		return
	}
	switch b := f.Body.(type) {
	case *losing:
		if b.Firm && by < 0 { // value.forbidden
			return
		}
		b.Left = max(b.Left+by, 0)
	case *battling:
		g.S.Debts().Damage[e.By] = max(g.S.Battle.Damage[e.By]+int32(by), 0)
	}
}

// deployCost is the cost that a text gives its card, perhaps for both players; nil none.
func (w *writer) deployCost(x gametext.DeployOn) position.Amount {
	switch cost := x.Cost.(type) {
	case nil:
	case gametext.ForForce:
		return w.Amount(cost.N)
	case gametext.OfEach:
		w.Clause.Shared = true
		return w.Amount(cost.N)
	default:
		w.Unable(x, true)
	}
	return nil
}

var cannotHide = card.T("a text does not let it hide", "un texte l’empêche de se cacher")
