package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// What the icons of a card stand for, and characteristics that a text gives.
func init() {
	does(func(p *writer, x gametext.Maintain) { p.maintains(x.N, x.Lose) })
	does(func(p *writer, x gametext.MaintainOrOut) { p.maintains(x.N, 0) })
	head(func(p *compiler, h gametext.PlayedBy) {
		which := p.filter(h.Cards)
		on(p, game.Played, func(c *ctx, e *game.Event) bool {
			return e.By == c.who(h.Who) && which(c, e.Card) && c.bind(h.Cards.Bind, e.Card)
		})
	})
	modifies(func(p *compiler, x gametext.IsAlso) []*mod {
		m := &mod{kind: mTrait}
		for _, t := range x.What.Tests() {
			if t.Look == gametext.LookTrait {
				m.titles = append(m.titles, t.Value)
			}
		}
		return []*mod{m}
	})
}

// What a player may do with a card that he must maintain.
const (
	maintain int32 = 1 + iota
	recycle
	sacrifice
)

// maintains asks what becomes of a card at the end of its owner's turn: he maintains it,
// recycles it with all that lies on it to his Used Pile, or sacrifices it. What he
// cannot pay in full he may not choose (icon.maintenance).
func (p *writer) maintains(n, lose int) {
	p.asks("maintenance", func(g *Game, a *acting, c *ctx) *game.Decision {
		if !g.S.OnTable(a.Card) {
			return nil
		}
		d := &game.Decision{Seat: c.you, Kind: game.AskNumber, Source: a.Card, Rule: "icon.maintenance",
			Prompt: format("%s: maintain, recycle or sacrifice it?", "%s : entretenir, recycler ou sacrifier ?", g.title(a.Card))}
		add := func(n int32, say card.Text) {
			d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: n, Say: say})
		}
		if len(g.S.Piles[c.you][game.Force]) >= n {
			add(maintain, format("Maintain it: use %s Force", "L'entretenir : utiliser %s Force", n))
		}
		if lose > 0 && len(g.unitsLosable(c.you, a.Card)) >= lose {
			add(recycle, format("Recycle it: lose %s Force, to the Used Pile", "La recycler : perdre %s Force, vers la pile de cartes utilisées", lose))
		}
		add(sacrifice, card.T("Sacrifice it: out of play", "La sacrifier : hors jeu"))
		return d
	}, func(g *Game, a *acting, c *ctx, o *game.Option) {
		switch o.N {
		case maintain:
			g.use(c.you, n)
		case recycle:
			g.loses(c.you, lose, game.ByCost, 0)
			for _, id := range append(g.attached(a.Card), a.Card) {
				g.leaves(id, game.Used)
			}
		default:
			g.leaves(a.Card, game.Out)
		}
	})
}

// leaves sends a card from table to a pile other than the Lost Pile; what lies on it
// is lost (leave.attached).
func (g *Game) leaves(id game.CardID, z game.Zone) {
	g.pushAt(pLeave, stepOf(pLeave, "jump off"), g.S.C(id).Owner, &leaving{Card: id, To: z, At: g.S.Where(id)})
}

// grab lets a card take an Interrupt that is being played: it carries out its text and
// is then stacked there, and no second card takes it (icon.grabber).
func (g *Game) grab(id, by game.CardID) {
	if a := g.playing(id); a != nil && a.Grabber == 0 {
		a.Grabber = by
	}
}

// grabbed tells whether an Interrupt that is being played has been taken.
func (g *Game) grabbed(id game.CardID) bool {
	a := g.playing(id)
	return a != nil && a.Grabber != 0
}

// playing is the action of an Interrupt, nil if it is over.
func (g *Game) playing(id game.CardID) *acting {
	for i := range g.S.Frames {
		f := &g.S.Frames[i]
		if a := bodyOf[*acting](f); f.Proc == pAct && a.Card == id && g.S.C(id).Zone == game.Playing {
			return a
		}
	}
	return nil
}

// hasTrait tells whether a card has a characteristic: by print, or because its own text
// gives it. One given without a condition stays while the text is canceled
// (char.kept).
func (g *Game) hasTrait(id game.CardID, t string) bool {
	return hasTrait(g.def(id), t) || g.given(id, t)
}

func (g *Game) given(id game.CardID, t string) bool {
	x := g.text(id)
	if !x.kinds.has(int(mTrait)) {
		return false
	}
	if g.giving {
		g.memo.low = min(g.memo.low, g.ring)
		return false
	}
	g.giving = true // a condition that asks for a characteristic does not ask for this one
	var ring cell   // what is found out meanwhile holds only here
	m := g.fresh()
	o := m.begin(&ring)
	g.ring = ring.depth
	defer func() { g.giving = false; m.end(&ring, o, 0, true) }()
	return slices.ContainsFunc(x.mods, func(m *mod) bool {
		switch {
		case m.kind != mTrait || !hasTrait(&card.Def{Traits: m.titles}, t):
			return false
		case len(m.conds) == 0:
			return true
		}
		c := &ctx{g: g, self: id, you: g.S.C(id).Owner, clause: m.clause}
		return g.S.OnTable(id) && g.isActive(id) && !g.textCanceled(id) && c.holds(m.conds)
	})
}
