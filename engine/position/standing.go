package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.Beneath) []*Modifier {
		comp.Text.Beneath = comp.Filter(x.Cards.Uncounted())
		return nil
	}) // asked when a deck is built (deck.starting-effect.count)
	modifies(func(comp *Compiler, x gametext.TransitCost) []*Modifier {
		return one(Modifier{Kind: [...]ModKind{gametext.TransitFrom: ModTransit, gametext.TransitTo: ModTransitTo, gametext.TransitEither: ModTransitAll}[x.Way], N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.CrossingOver) []*Modifier {
		m := Modifier{Kind: ModCross, Affects: comp.Filter(x.Cards), By: comp.change(x.By), At: anywhere}
		if by, told := x.With.(gametext.WithCards); told {
			m.At = placer(comp.Filter(by.Cards))
		}
		return one(m)
	})
	modifies(func(comp *Compiler, x gametext.ShuttleOr) []*Modifier {
		speed := card.Whole(x.Speed)
		return []*Modifier{{Kind: ModCarries, N: card.Whole(x.N)}, {Kind: ModBase, Stats: []card.Stat{card.Landspeed}, By: func(*Context) card.Num { return speed }}}
	})
	modifies(func(comp *Compiler, x gametext.Replaces) []*Modifier {
		return one(Modifier{Kind: ModReplaces, Affects: comp.Filter(x.Cards), N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.AbilityRequired) []*Modifier {
		w := gametext.Your
		if x.Who == gametext.Opponent {
			w = gametext.Opponents
		}
		return one(Modifier{Kind: ModAbilityRequired, Whose: w, N: x.N, At: comp.where(x.At)})
	})
	modifies(func(comp *Compiler, x gametext.TextCanceled) []*Modifier {
		if x.What == gametext.TheirText {
			comp.Demand(x.Cards, card.Location)
			return one(Modifier{Kind: ModNoSide, Affects: comp.Filter(x.Cards)})
		}
		return one(Modifier{Kind: ModNoText, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.IconsGone) []*Modifier {
		return one(Modifier{Kind: ModNoIcons, Whose: x.Whose})
	})
	modifies(func(comp *Compiler, x gametext.IconsHere) []*Modifier {
		m := Modifier{Kind: ModIcons}
		m.icons[card.Dark], m.icons[card.Light] = x.Dark, x.Light
		if x.Done == gametext.IconsCanceled {
			m.icons[card.Dark], m.icons[card.Light] = -x.Dark, -x.Light
		}
		return one(m)
	})
}

func anywhere(*Context, game.CardID) bool { return true }

func here(c *Context, loc game.CardID) bool { return loc != 0 && loc == c.Here() }

// on makes the usual modifier: a change of numbers of some cards. A limit on what a
// card gives itself bounds the finished number; one on what it gives another card
// bounds what comes from this source (value.limit).
func (comp *Compiler) on(stats []card.Stat, affects Matcher, by gametext.Change) []*Modifier {
	m := &Modifier{Kind: ModStat, Stats: stats, Affects: affects, By: comp.change(by)}
	x, each := by.(gametext.ForEach)
	limited := each && x.Cap != nil
	switch {
	case limited && affects == nil:
		m.By = comp.change(gametext.ForEach{By: x.By, Each: x.Each}) // reductions are counted before the limit
		return []*Modifier{m, {Kind: ModLimited, Stats: stats, N: limitOf(x.Cap)}}
	case limited:
		m.limit = limitOf(x.Cap)
	}
	return []*Modifier{m}
}
