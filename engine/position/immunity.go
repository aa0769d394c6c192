package position

import (
	"slices"

	"cantina/engine/game"
)

// ImmuneTo tells whether a card is immune to another one, and so no target of it
// (action.immune). A card being deployed has its text already.
func (p *Position) ImmuneTo(id, source game.CardID) bool {
	return p.immuneTo(id, p.Def(source).Named)
}

// alwaysImmune tells whether a card's own text makes it immune without a condition.
func (p *Position) alwaysImmune(id game.CardID, named func(string) bool) bool {
	return slices.ContainsFunc(p.Text(id).Mods, func(m *Modifier) bool {
		return m.Kind == ModImmuneTo && m.Affects == nil && len(m.Conds) == 0 && slices.ContainsFunc(m.titles, named)
	})
}

// immuneTo is ImmuneTo for a source that is told by its titles: a combination card has
// two (type.combo).
func (p *Position) immuneTo(id game.CardID, named func(string) bool) bool {
	if t := p.Text(id); t.Kinds.Has(int(ModImmuneTo)) && !(p.S.OnTable(id) && p.TextCanceled(id)) {
		own := &Context{P: p, Self: id, You: p.S.C(id).Owner}
		for _, m := range t.Mods {
			if m.Kind == ModImmuneTo && m.Affects == nil && slices.ContainsFunc(m.titles, named) && p.once(question{m, id, id, 0}, func() bool { return own.Holds(m.Conds) }) {
				return true
			}
		}
	}
	for m := range p.Mods(ModImmuneTo) {
		if (m.Affects != nil || m.guest != nil) && slices.ContainsFunc(m.titles, named) && m.Hits(id) {
			return true
		}
	}
	return false
}
