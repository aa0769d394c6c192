package gametext

import (
	"cantina/engine/card"
)

// A Clause is one sentence of game text: either a rule that stands, or steps that are
// done when it works. The blank side of a location has neither.
type Clause struct {
	Heads    []Head // timing, limit and cost, in the order written
	While    Cond   // of a rule: nil if always
	Rule     Rule   // what stands
	May      bool   // of steps: the player may decline
	Steps    []Step // what is done
	Pos, End int    // byte offsets in the card's rules text

	Binders []Binder // what the clause names, in order; Ref and Bind count from 1
}

// A Binder is something a clause names for its later words: cards chosen
// ("that character") or a number found ("that destiny").
type Binder struct {
	Kind  string // "cards" or "number"
	Noun  string // "character", or the number's name: "destiny", "X"
	Many  bool   // cards: referred to as "those"
	Cards Filter // the filter that chose the cards
}

// The parts of speech. Each is an interface; a type becomes one by embedding the
// marker and being said.
type (
	Head  interface{ isHead() }  // when, how often, at what cost
	Rule  interface{ isRule() }  // what stands
	Step  interface{ isStep() }  // what is done
	Cond  interface{ isCond() }  // what must be so
	Pred  interface{ isPred() }  // what a rule says of cards
	Can   interface{ isCan() }   // what cards may do, or may not
	Post  interface{ isPost() }  // what narrows a filter, after its noun
	Place interface{ isPlace() } // at which locations
	To    interface{ isTo() }    // where cards deploy or move to
	Cost  interface{ isCost() }  // at what price
	How   interface{ isHow() }   // in what way cards deploy or move
	From  interface{ isFrom() }  // out of what cards are taken
	Into  interface{ isInto() }  // into what they are put

	Quantity interface{ isQuantity() } // a number of the game that is no card's
	Amount   interface{ isAmount() }   // how many, how much
)

type (
	head  struct{}
	face  struct{ head } // the one kind of head that a rule may follow
	rule  struct{}
	step  struct{}
	cond  struct{}
	pred  struct{}
	can   struct{}
	place struct{}
	to    struct{}
	cost  struct{}
	how   struct{}
	from  struct{}
	into  struct{}

	quantity struct{}
	post     struct{}
	amount   struct{}
)

func (head) isHead()   {}
func (face) isFace()   {}
func (rule) isRule()   {}
func (step) isStep()   {}
func (cond) isCond()   {}
func (pred) isPred()   {}
func (can) isCan()     {}
func (place) isPlace() {}
func (to) isTo()       {}
func (cost) isCost()   {}
func (how) isHow()     {}
func (from) isFrom()   {}
func (into) isInto()   {}

func (quantity) isQuantity() {}
func (post) isPost()         {}
func (amount) isAmount()     {}

// A Delta is a change of a number: "+1", "-2".
type Delta card.Num

// Num returns the change as a number.
func (d Delta) Num() card.Num { return card.Num(d) }

// read takes a sign and the number that touches it.
func (d *Delta) read(p *parser) bool {
	sign := p.peek()
	if sign.kind != punct || sign.text != "+" && sign.text != "-" {
		return p.fail("a change such as +1 or -2")
	}
	if n := p.toks[p.i+1]; n.kind == number && n.glued {
		p.i += 2
		*d = Delta(n.num)
		if sign.text == "-" {
			*d = -*d
		}
		return true
	}
	return p.fail("a change such as +1 or -2")
}

func (d Delta) print(l card.Lang) string {
	if d < 0 {
		return "-" + numText(card.Num(-d), l)
	}
	return "+" + numText(card.Num(d), l)
}

// A reader reads itself; a printer prints itself. They are for types that no
// template can say.
type (
	reader  interface{ read(*parser) bool }
	printer interface{ print(card.Lang) string }
)

// A frenchSayer says itself in French where no template can.
type frenchSayer interface {
	french(w *writer, host agreement, space bool)
}

// A referrer is a phrase such as "that destiny": it names a bound number and has
// a field Ref that the checker fills.
type referrer interface{ refersTo() string }

// Faces are heads that say on which side of a card a sentence stands. All other heads
// say when something is done, and no rule may follow them.
type faces interface{ isFace() }

// A suiter is a phrase that not every card may have. It tells why not, or "".
type suiter interface{ suits(Context) string }

var (
	_ reader  = (*Delta)(nil)
	_ printer = Delta(0)
	_ reader  = (*Filter)(nil)
)
