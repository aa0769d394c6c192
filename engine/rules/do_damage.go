package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(p *compiler, _ gametext.DamageTripled) []*mod {
		return []*mod{{kind: mDamage, n: card.Whole(3)}}
	})
	modifies(func(p *compiler, x gametext.DamageIs) []*mod {
		return []*mod{{kind: mDamage, by: p.change(x.By)}}
	})
	modifies(func(p *compiler, x gametext.LosesImmunity) []*mod {
		return []*mod{{kind: mNoImmune, affects: p.filter(x.Cards)}}
	})
	modifies(func(p *compiler, x gametext.InPlaceOf) []*mod {
		return []*mod{{kind: mInPlace, affects: p.filter(x.Cards), may: true}}
	})
	does(func(p *writer, _ gametext.TripleResult) {
		p.then("triple the result", func(g *Game, a *acting, c *ctx) {
			if x := bodyOf[*acting](g.frameOf(&a.Event)); x != nil {
				x.Tripled++
			}
		})
	})
	head(func(p *compiler, h gametext.BattleEnded) {
		at := p.place(h.At)
		on(p, game.BattleEnded, func(c *ctx, e *game.Event) bool { return at(c, e.At) })
	})
	head(func(p *compiler, h gametext.WonBattleEnded) {
		at := p.place(h.At)
		p.cl.trig = &trigger{kind: game.BattleEnded, match: func(c *ctx, e *game.Event) bool {
			return e.N == card.Num(c.who(h.Who))+1 && at(c, e.At)
		}}
	})
}

// battleDamage is the difference of total powers with its modifiers, in the order
// in which they came; nothing raises a damage of 0 (battle.damage.amount).
func (g *Game) battleDamage(n card.Num) int {
	var list []*inst
	for m := range g.mods(mDamage) { // copies of one text change it once (value.cumulative); a tripled result is one card's
		if !slices.ContainsFunc(list, func(x *inst) bool { return x.source() == m.source() && x.clause == m.clause && x.c.self != m.c.self }) {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b *inst) int { return int(a.time - b.time) })
	for _, m := range list {
		switch {
		case n <= 0:
		case m.by != nil:
			n += m.by(&m.c)
		default:
			n = n.Times(m.n)
		}
	}
	return max(n, 0).Int()
}

// inPlace lists the forfeits of a card instead of a hit one
// (battle.forfeit.in-place).
func (g *Game) inPlace(side card.Side) (out []game.Option) {
	for m := range g.mods(mInPlace) {
		if m.c.you != side || !g.forfeitable(m.c.self) {
			continue
		}
		for id := range g.at(g.S.Battle.At) {
			if id != m.c.self && g.S.C(id).Is(game.Hit) && g.inBattle(id) && g.S.C(id).Owner == side && m.hits(id) {
				out = append(out, game.Option{Verb: game.VForfeit, Card: m.c.self, Target: id})
			}
		}
	}
	return out
}

// spare restores a hit card: neither it nor what is forfeited for it suffers the
// weapon's other results.
func (g *Game) spare(id game.CardID) {
	g.S.Edit(id).Flags &^= game.Hit
	g.S.Change().Lasting = slices.DeleteFunc(g.S.Lasting, func(l game.Lasting) bool {
		return l.On == id && g.cards[l.Def].def.Type == card.Weapon
	})
}

// losesImmunity tells whether the clause takes the immunity to attrition of the
// card that a binder names.
func (p *compiler) losesImmunity(bind int) (yes bool) {
	for _, s := range p.src.Steps {
		gametext.Walk(s, func(n any) bool {
			x, ok := n.(gametext.LosesImmunity)
			yes = yes || ok && bind > 0 && x.Cards.Ref == bind
			return !yes
		})
	}
	return yes
}
