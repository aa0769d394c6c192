package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// neverThere: a place to which a text says that the card never goes. It holds
// whatever state the card is in and whatever permits otherwise, also for what it is
// aboard or carries it (rules.never).
var neverThere = requirement{
	rule: "rules.never",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		loc := r.S.Where(o.Target)
		return r.S.Where(o.Card) == loc || !r.never(o.Card, loc)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return format("A text says that it never goes to %s.", "Un texte dit qu'il ne va jamais à %s.", r.title(r.S.Where(o.Target)))
	},
}

// never tells whether a card, or one that it carries, may never be put at a
// location.
func (g *Game) never(id, loc game.CardID) bool {
	if loc == 0 {
		return false
	}
	if t := g.text(id); t.kinds.has(int(mNever)) {
		for _, m := range t.mods {
			if m.kind == mNever && m.affects(&ctx{g: g, self: id, you: g.S.C(id).Owner, at: loc}, loc) {
				return true
			}
		}
	}
	if !g.S.OnTable(id) {
		return false
	}
	for _, x := range g.attached(id) {
		if g.never(x, loc) {
			return true
		}
	}
	return false
}
