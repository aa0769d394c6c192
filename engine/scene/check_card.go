package scene

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// of finds a card; what is false is said if there is none.
func (r *runner) of(a arg, f func(id game.CardID) string) string {
	id, ok := r.card(a.name)
	if !ok {
		return "there is no such card"
	}
	return f(id)
}

func (r *runner) stat(a []arg) string {
	return r.of(a[1], func(id game.CardID) string { return r.isSum(r.g.Explain(id, a[0].stat), a[2].num) })
}

func (r *runner) statNone(a []arg) string {
	return r.of(a[1], func(id game.CardID) string {
		s := r.g.Explain(id, a[0].stat)
		return yes(!s.Has, "it is "+s.Total.String())
	})
}

// statBecause wants a term with that source and that number besides the total.
func (r *runner) statBecause(a []arg) string {
	if bad := r.stat(a); bad != "" {
		return bad
	}
	return r.of(a[1], func(id game.CardID) string {
		s := r.g.Explain(id, a[0].stat)
		for _, t := range s.Terms {
			if t.By == a[4].num && t.Source != 0 && r.means(t.Source, name{text: a[3].text}) {
				return ""
			}
		}
		return "it is explained otherwise:" + r.terms(s)
	})
}

// statReads wants the whole sum, as a person reads it.
func (r *runner) statReads(a []arg) string       { return r.reads(a, card.English) }
func (r *runner) statReadsFrench(a []arg) string { return r.reads(a, card.French) }

func (r *runner) reads(a []arg, l card.Lang) string {
	return r.of(a[1], func(id game.CardID) string {
		is := r.g.Reads(r.g.Explain(id, a[0].stat))[l]
		return yes(typed(is) == typed(a[2].text), "it reads "+strconv.Quote(is))
	})
}

// any tells whether one of the copies that a name may mean is so.
func (r *runner) any(a arg, f func(id game.CardID) bool) string {
	ids := r.all(a.name, func(*game.Card) bool { return true })
	if len(ids) == 0 {
		r.unknown(a.name)
		return "there is no such card"
	}
	for _, id := range ids {
		if f(id) {
			return ""
		}
	}
	return "it is " + r.whereIs(ids[0])
}

// whereIs says where a card is.
func (r *runner) whereIs(id game.CardID) string {
	c := r.g.S.C(id)
	switch {
	case c.Zone < game.Piles:
		return fmt.Sprintf("in %s of %s", game.ZoneNames[c.Zone][card.English], c.Owner)
	case c.Zone == game.Table && c.At == 0:
		return "on " + c.Beside.String() + "'s side of the table"
	case c.Zone == game.Table && c.Slot != card.OnCard:
		return "aboard " + r.title(c.At) + " as " + c.Slot.String()
	case c.Zone == game.Table && r.g.S.C(c.At).Zone == game.Row:
		return "at " + r.title(c.At)
	case c.Zone == game.Table:
		return "on " + r.title(c.At)
	}
	return "in the " + game.ZoneNames[c.Zone][card.English]
}

func (r *runner) cardAt(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string {
		return r.any(a[0], func(id game.CardID) bool { return id != loc && r.g.S.Where(id) == loc })
	})
}

// isOn is so if the card lies on, or is aboard, a copy of the other.
func (r *runner) isOn(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool {
		c := r.g.S.C(id)
		return c.Zone == game.Table && c.At != 0 && r.means(c.At, a[1].name)
	})
}

// isUnder: off table, stacked on a card (state.stacked).
func (r *runner) isUnder(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool {
		c := r.g.S.C(id)
		return c.Zone == game.Under && r.means(c.At, a[1].name)
	})
}

func (r *runner) aboardAs(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool {
		c := r.g.S.C(id)
		return c.Zone == game.Table && c.At != 0 && c.Slot == a[2].slot && r.means(c.At, a[1].name)
	})
}

func (r *runner) onTable(a []arg) string {
	return r.any(a[0], r.g.S.OnTable)
}

func (r *runner) inPile(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool { return r.g.S.C(id).Zone == a[1].zone })
}

func (r *runner) inPileOf(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool {
		c := r.g.S.C(id)
		return c.Zone == a[1].zone && c.Owner == a[2].side
	})
}

func (r *runner) outOfPlay(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool { return r.g.S.C(id).Zone == game.Out })
}

// sees tells whether a side's view shows a card.
func (r *runner) sees(a []arg) string {
	v := r.g.View(a[0].side)
	return r.any(a[1], func(id game.CardID) bool {
		c := findView(v, id)
		return c != nil && !c.FaceDown
	})
}

func (r *runner) isState(a []arg) string {
	return r.any(a[0], func(id game.CardID) bool {
		switch a[1].seen {
		case "":
			return r.g.S.C(id).Is(a[1].flag)
		case "stolen":
			return r.g.Stolen(id)
		case "active":
			return r.g.IsActive(id)
		case "under nighttime conditions":
			return r.g.Night(r.g.S.Where(id))
		}
		v := findView(r.g.View(r.g.S.C(id).Owner), id)
		return v != nil && (a[1].seen == "piloted" && v.Piloted || a[1].seen == "landed" && v.Landed)
	})
}

// seenWords are the states that are no flags of the card.
var seenWords = []string{"stolen", "active", "piloted", "landed", "under nighttime conditions"}

// matches is so if one is the matching pilot of the other (char.matching).
func (r *runner) matches(a []arg) string {
	return r.of(a[0], func(pilot game.CardID) string {
		return r.of(a[1], func(ship game.CardID) string { return yes(r.g.Matches(pilot, ship), "it does not") })
	})
}

// one wants a check to hold of exactly one of several cards.
func one(check func(*runner, []arg) string) func(*runner, []arg) string {
	return func(r *runner, a []arg) string {
		var so []string
		for _, it := range a[0].names {
			n := arg{span: it.span, name: it.name}
			if bad := check(r, append([]arg{n}, a[1:]...)); bad == "" {
				so = append(so, it.text)
			} else if r.broken {
				return bad
			}
		}
		switch len(so) {
		case 0:
			return "it is none of them"
		case 1:
			return ""
		}
		return "it is so of " + strings.Join(so, ", ")
	}
}

// findView finds a card in a view; nil if the seat does not see it.
func findView(v *game.View, id game.CardID) *game.CardView {
	for c := range v.All() {
		if c.ID == id {
			return c
		}
	}
	return nil
}
