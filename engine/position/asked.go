package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// asked is a condition of a clause, and it in words: what its text asks for, or what is so
// when it does not hold.
type asked struct {
	is    condition
	says  card.Text
	unmet bool // it says what is so
	pile  bool // a pile is empty from which something is taken (pile.empty)
}

// Asks adds a condition to what the clause needs to begin, and what is so when it does not
// hold.
func (cl *Clause) Asks(is condition, unmet card.Text) {
	cl.asks = append(cl.asks, asked{is: is, says: unmet, unmet: true})
}

// AsksOf adds that something lies in a pile from which the clause takes (pile.empty).
func (cl *Clause) AsksOf(zone game.Zone, is condition) {
	cl.asks = append(cl.asks, asked{is: is, says: EmptyPile(zone), unmet: true, pile: true})
}

// Meets tells whether all is so that the clause asks of the piles from which it takes, or all
// else that it asks for (pile.empty, action.condition).
func (cl *Clause) Meets(c *Context, pile bool) bool {
	for i := range cl.asks {
		if q := &cl.asks[i]; q.pile == pile && !q.is(c) {
			return false
		}
	}
	return true
}

// NotYet compiles what is done later only: what that asks for need not be so now.
func (cl *Clause) NotYet(compile func()) {
	now := len(cl.asks)
	compile()
	cl.asks = cl.asks[:now]
}

// asksIf adds a condition that its text says in these words, or that its head will say.
func (cl *Clause) asksIf(is condition, says card.Text) {
	cl.asks = append(cl.asks, asked{is: is, says: says})
}

// Conditional tells whether the clause asks for anything: of piles, or else.
func (cl *Clause) Conditional(pile bool) bool {
	return slices.ContainsFunc(cl.asks, func(q asked) bool { return q.pile == pile })
}

// Holds tells whether all is so that the clause asks for.
func (cl *Clause) Holds(c *Context) bool {
	for i := range cl.asks {
		if !cl.asks[i].is(c) {
			return false
		}
	}
	return true
}

// NotSo says that a condition does not hold, of piles or of the others: the first such one.
func (cl *Clause) NotSo(c *Context, pile bool) (say card.Text) {
	for i := range cl.asks {
		switch q := &cl.asks[i]; {
		case q.pile != pile || q.is(c):
		case q.unmet:
			return card.Say("Its text cannot be used: %s.", "Son texte est sans effet : %s.", q.says)
		default:
			return card.Say("Its text asks for something that is not so: %s.", "Son texte demande quelque chose qui n’est pas le cas : %s.", q.says)
		}
	}
	return say
}

// EmptyPile says that a pile is empty.
func EmptyPile(zone game.Zone) card.Text {
	if zone == game.Hand {
		return card.T("there is no card in hand", "il n’y a pas de carte en main")
	}
	if zone == game.Force {
		return card.T("the Force Pile is empty or frozen", "la pile de Force est vide ou gelée")
	}
	return card.Say("the %s is empty", "la %s est vide", game.ZoneNames[zone])
}
