package position

import (
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Runs: an Utinni Effect notes where its target sets out and how far that is, and awaits its
// return there (utinni.target, ruling.kessel-run).
func init() {
	cond(func(*Compiler, gametext.NoReturnDue) condition {
		return func(c *Context) bool { return !c.P.S.C(c.Self).Due }
	})
	pred(func(comp *Compiler, s subject, x gametext.CountsAs) []*Modifier {
		m := Modifier{Kind: ModCountsAs, Affects: s.cards, At: placer(comp.Filter(x.For))}
		for _, t := range x.What.Tests() {
			if t.Look == gametext.LookTrait && !t.Not {
				m.titles = append(m.titles, t.Value)
			} else if t != anyCard && t.Look != gametext.LookType {
				comp.cannot(x)
			}
		}
		comp.refuse(x, len(m.titles) != 1)
		return one(m)
	})
}

// IsBack tells whether what an Utinni Effect targets has come back to where it set out and
// is awaited: as it reaches an Effect that lies there (utinni.reach).
func (p *Position) IsBack(effect game.CardID) bool {
	it := &p.S.Cards[effect]
	return it.Due && p.S.OnTable(it.From) && p.IsActive(effect) && p.IsActive(it.Aim) && p.arrived(it.Aim, it.From)
}

// countsAs tells whether a text lets a card pass for one with a characteristic with the
// card that looks for such a one.
func (p *Position) countsAs(id game.CardID, trait string, looks game.CardID) bool {
	if looks == 0 {
		return false
	}
	for m := range p.Mods(ModCountsAs) {
		if m.titles[0] == trait && m.At(&m.C, looks) && m.Hits(id) {
			return true
		}
	}
	return false
}
