package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// asked is a condition of a clause in words: what its text asks for, or what is so when
// it does not hold.
type asked struct {
	says  card.Text
	unmet bool // what is so
}

// Asks adds a condition to what the clause needs to begin, and what is so when it does not
// hold.
func (cl *Clause) Asks(is condition, unmet card.Text) {
	cl.Conds, cl.asks = append(cl.Conds, is), append(cl.asks, asked{unmet, true})
}

// asksIf adds a condition that its text says in these words, or that its head will say.
func (cl *Clause) asksIf(is condition, says card.Text) {
	cl.Conds, cl.asks = append(cl.Conds, is), append(cl.asks, asked{says: says})
}

// NotSo says that a condition does not hold: the first such one.
func (cl *Clause) NotSo(c *Context) (say card.Text) {
	for i, is := range cl.Conds {
		if is(c) {
			continue
		}
		if q := &cl.asks[i]; q.unmet {
			return card.Say("Its text cannot be used: %s.", "Son texte est sans effet : %s.", q.says)
		}
		return card.Say("Its text asks for something that is not so: %s.", "Son texte demande quelque chose qui n'est pas le cas : %s.", cl.asks[i].says)
	}
	return say
}

// EmptyPile says that a pile is empty.
func EmptyPile(zone game.Zone) card.Text {
	if zone == game.Hand {
		return card.T("there is no card in hand", "il n'y a pas de carte en main")
	}
	return card.Say("the %s is empty", "la %s est vide", game.ZoneNames[zone])
}
