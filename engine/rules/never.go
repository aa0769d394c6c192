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
		return r.S.Where(o.Card) == loc || !r.Never(o.Card, loc)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return card.Say("A text says that it never goes to %s.", "Un texte dit qu'il ne va jamais à %s.", r.Title(r.S.Where(o.Target)))
	},
}
