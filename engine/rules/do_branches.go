package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// Steps of which one way or the other is done: as things stand, or as a player chooses.

func init() {
	does(func(w *writer, x gametext.IfThen) {
		ok := w.Cond(x.If)
		w.aims(x.If)
		tests := ifs(w.Source.Steps)
		drawn := x.Else == nil && w.destiny >= 0 && tests == 1 // what was drawn may not be enough
		upon := drawnUpon(x.If)
		other := w.unless(func(r *Referee, a *acting, c *position.Context) bool { return upon && (a.Sure || a.Granted) || ok(c) }, drawn)
		w.branches(other, x.Then, x.Else)
	})
	does(func(w *writer, x gametext.Chooses) { w.chooses(x) })
	does(func(w *writer, x gametext.MayChoose) {
		all := gametext.Chooses{Ways: x.Ways}
		w.may(position.Say(x), same)
		w.either(chosen, gametext.Several{all}, nil)
	})
	does(func(w *writer, x gametext.ChoosesX) { w.choosesX(x) })
	does(func(w *writer, x gametext.UseThen) {
		switch {
		case x.Else != nil:
			w.usesOr(x)
		case w.Clause.Cost != nil || len(w.result) > 0:
			w.mustUse(x)
		default: // the price of what is targeted
			w.Clause.Cost = w.Amount(x.N)
			w.many(x.Then)
		}
	})
	does(func(w *writer, x gametext.Hedged) {
		switch x.By {
		case gametext.AtTurnEnd, gametext.AtNextEnd, gametext.AtBattleEnd:
			w.putsOff(x.By, x.Do)
			return
		case gametext.IfOpponentWishes:
			switch do := x.Do.(type) {
			case gametext.UseThen:
				w.opponentUses(do)
			case gametext.Relocate:
				w.opponentRelocates(x)
			case gametext.Deploy:
				from, pile := do.From.(gametext.FromPile)
				w.Unable(x, !pile || from.Whose != gametext.Opponents || do.How != nil)
				w.deploysFrom(do, position.PileZone[from.Pile])
			default:
				w.may(position.Say(do), card.Side.Other)
				w.either(chosen, gametext.Several{do}, nil)
			}
			return
		}
		put, puts := x.Do.(gametext.Put)
		use, uses := x.Do.(gametext.UseThen)
		switch {
		case puts && put.Cards.Det != gametext.DetAll: // of all either each goes or none
			w.puts(put, true)
		case uses:
			w.mayUse(use)
		default:
			w.may(position.Say(x.Do), same)
			w.either(chosen, gametext.Several{x.Do}, nil)
		}
	})
}

// ifs counts the steps that are done on a condition, of a clause or of what it repeats.
func ifs(list []gametext.Step) (n int) {
	for _, s := range list {
		switch s := s.(type) {
		case gametext.IfThen:
			n++
		case gametext.OneByOne:
			n += ifs(s.Do)
		}
	}
	return n
}

// chosen tells whether the first way was chosen.
func chosen(r *Referee, a *acting, c *position.Context) bool { return a.First }

// either does the first if something holds, otherwise the second.
func (w *writer) either(holds func(r *Referee, a *acting, c *position.Context) bool, first gametext.Several, second gametext.Else) {
	w.branches(w.unless(holds, false), first, second)
}

// branches does the first, or the second where the jump to the other goes.
func (w *writer) branches(other *int16, first gametext.Several, second gametext.Else) {
	w.many(first)
	if otherwise, ok := second.(gametext.Otherwise); ok {
		end := w.unless(func(*Referee, *acting, *position.Context) bool { return false }, false)
		w.land(other)
		w.many(otherwise.Do)
		w.land(end)
		return
	}
	w.land(other)
}

// same is the player whose text it is, where another could be meant.
func same(you card.Side) card.Side { return you }

// may asks a player whether something is done.
func (w *writer) may(what card.Text, who func(card.Side) card.Side) {
	w.asks("may", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		return &game.Decision{Seat: who(c.You), Kind: game.AskYesNo, Source: a.Card, Rule: "action.result",
			Prompt:  card.Say("%s: %s?", "%s : %s ?", r.Title(a.Card), what),
			Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { a.First = o.Verb == game.VYes })
}

// chooses lets a player choose among things, two at a time; moving away is none where there is
// nowhere to go.
func (w *writer) chooses(x gametext.Chooses) {
	w.Unable(x, x.Who == gametext.EachPlayer)
	if len(x.Ways) == 1 { // nothing to choose from
		w.many(x.Ways[0])
		return
	}
	one, other := x.Ways[0], x.Ways[1]
	if len(x.Ways) > 2 { // one after the other
		other = gametext.Several{gametext.Chooses{Who: x.Who, Ways: x.Ways[1:]}}
	}
	possible := w.possible(one[0])
	first, second := sayAll(one), sayAll(other)
	w.asks("choose", func(r *Referee, a *acting, c *position.Context) *game.Decision {
		d := &game.Decision{Seat: c.Who(x.Who), Kind: game.AskYesNo, Source: a.Card, Rule: "action.result",
			Prompt: r.sayChoose(a)}
		if possible(r, a, c) {
			d.Options = append(d.Options, game.Option{Verb: game.VYes, Say: first})
		}
		d.Options = append(d.Options, game.Option{Verb: game.VNo, Say: second})
		return d
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) { a.First = o.Verb == game.VYes })
	w.alternative = true
	w.either(chosen, one, gametext.Otherwise{Do: other})
	w.alternative = false
}

// sayChoose asks for a choice of ways by the card whose text it is and those that it has named: they are
// "that character" in the words of the ways.
func (r *Referee) sayChoose(a *acting) card.Text {
	var names card.Text
	var told []game.CardID
	for _, v := range a.Bound {
		for _, id := range v.Cards {
			if id == a.Card || slices.Contains(told, id) || r.S.C(id).Zone != game.Table || r.S.C(id).Is(game.FaceDown) {
				continue
			}
			if told = append(told, id); len(told) > 1 {
				names = join(names, card.T(", ", ", "))
			}
			names = join(names, r.Title(id))
		}
	}
	if len(told) == 0 {
		return card.Say("%s: choose.", "%s : choisissez.", r.Title(a.Card))
	}
	return card.Say("%s, about %s: choose.", "%s, à propos de %s : choisissez.", r.Title(a.Card), names)
}

// sayAll says steps that are done together.
func sayAll(list gametext.Several) (say card.Text) {
	for i, s := range list {
		switch {
		case i == 0:
			say = position.Say(s)
		case i == len(list)-1:
			say = join(say, join(card.T(" and ", " et "), position.Say(s)))
		default:
			say = join(say, join(card.T(", ", ", "), position.Say(s)))
		}
	}
	return say
}

// possible tells whether a way could be chosen: what it begins with can be done.
func (w *writer) possible(one gametext.Step) (possible func(*Referee, *acting, *position.Context) bool) {
	possible = func(*Referee, *acting, *position.Context) bool { return true }
	switch do := one.(type) {
	case gametext.Become:
		if do.What == gametext.AreLost && do.Cards.Ref == 0 {
			which := w.Filter(do.Cards.Uncounted())
			possible = func(r *Referee, a *acting, c *position.Context) bool { return len(c.Chosen(do.Cards, which)) > 0 }
		}
	case gametext.Treat:
		if do.How == gametext.Steal && do.Cards.Ref == 0 {
			loot := w.lootOnTable(do)
			possible = func(r *Referee, a *acting, c *position.Context) bool {
				return !r.Said(position.ModNoSteal, a.Card) && len(loot(r, c)) > 0
			}
		} else if do.How == gametext.Steal { // steal.sabotage
			possible = func(r *Referee, a *acting, c *position.Context) bool {
				return !r.Said(position.ModNoSteal, a.Card) && !slices.ContainsFunc(c.Chosen(do.Cards, nil), func(id game.CardID) bool {
					return r.Bars(position.Theft{Card: id, By: c.You, Snatch: position.Snatch{Carried: do.Each != nil}}) != position.NoBar
				})
			}
		}
	case gametext.HandleForce:
		if do.Do == gametext.Uses {
			n, who := w.Amount(do.N), agent(do.By)
			possible = func(r *Referee, a *acting, c *position.Context) bool { return r.CanUse(c.Who(who), n(c).Int()) }
		}
	case gametext.NewTarget:
		possible = func(r *Referee, a *acting, c *position.Context) bool { return r.retargetable(a, c) }
	case gametext.Move:
		if do.To == gametext.To(gametext.Toward{Way: gametext.Away}) {
			which := w.Filter(do.Cards)
			possible = func(r *Referee, _ *acting, c *position.Context) bool {
				return slices.ContainsFunc(c.Chosen(do.Cards, which), func(id game.CardID) bool { return len(r.awayFrom(c.You, id)) > 0 })
			}
		}
	}
	return possible
}
