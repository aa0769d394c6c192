package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	Head(func(comp *Compiler, h gametext.PlayedBy) {
		which := comp.Filter(h.Cards)
		On(comp, game.Played, func(c *Context, e *game.Event) bool {
			return e.By == c.Who(h.Who) && which(c, e.Card) && c.Bind(h.Cards.Bind, e.Card)
		})
	})
	modifies(func(comp *Compiler, x gametext.IsAlso) []*Modifier {
		m := &Modifier{Kind: mTrait}
		for _, t := range x.What.Tests() {
			if t.Look == gametext.LookTrait {
				m.titles = append(m.titles, t.Value)
			}
		}
		return []*Modifier{m}
	})
}

// HasTrait tells whether a card has a characteristic: by print, or because its own text
// gives it. One given without a condition stays while the text is canceled
// (char.kept).
func (p *Position) HasTrait(id game.CardID, t string) bool {
	return hasTrait(p.Def(id), t) || p.given(id, t)
}

func (p *Position) given(id game.CardID, t string) bool {
	text := p.Text(id)
	if !text.Kinds.Has(int(mTrait)) {
		return false
	}
	if p.giving {
		p.memo.low = min(p.memo.low, p.ring)
		return false
	}
	p.giving = true // a condition that asks for a characteristic does not ask for this one
	var ring cell   // what is found out meanwhile holds only here
	m := p.fresh()
	o := m.begin(&ring)
	p.ring = ring.depth
	defer func() { p.giving = false; m.end(&ring, o, 0, true) }()
	return slices.ContainsFunc(text.Mods, func(m *Modifier) bool {
		switch {
		case m.Kind != mTrait || !hasTrait(&card.Def{Traits: m.titles}, t):
			return false
		case len(m.Conds) == 0:
			return true
		}
		c := &Context{P: p, Self: id, You: p.S.C(id).Owner, Clause: m.clause}
		return p.S.OnTable(id) && p.IsActive(id) && !p.TextCanceled(id) && c.Holds(m.Conds)
	})
}
