package scene

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// The checks of forms.go. Each returns "" if it is so, else what is so instead.

// is compares numbers.
func is(got, want card.Num) string {
	if got == want {
		return ""
	}
	return "it is " + got.String()
}

func isInt(got int, want card.Num) string { return is(card.Whole(got), want) }

// yes turns a fact into a check.
func yes(ok bool, instead string) string {
	if ok {
		return ""
	}
	return instead
}

// isSum compares an explained number, and shows its terms if it differs.
func (r *runner) isSum(s game.Sum, want card.Num) string {
	if s.Has && s.Total == want {
		return ""
	}
	if !s.Has {
		return "it does not exist"
	}
	return "it is " + s.Total.String() + r.terms(s)
}

func (r *runner) terms(s game.Sum) string {
	var b strings.Builder
	for _, t := range s.Terms {
		fmt.Fprintf(&b, "\n  %s %s", signed(t), t.Say[card.English])
		if t.Source != 0 {
			fmt.Fprintf(&b, " (%s)", r.title(t.Source))
		}
	}
	return b.String()
}

func signed(t game.Term) string {
	switch {
	case t.Set:
		return "= " + t.By.String()
	case t.By >= 0:
		return "+" + t.By.String()
	}
	return t.By.String()
}

// at finds a location; the second result is false, and the failure noted, if
// there is none.
func (r *runner) at(a arg, f func(loc game.CardID) string) string {
	loc, ok := r.place(a.name)
	if !ok {
		return "no such location is on table"
	}
	return f(loc)
}

func (r *runner) powerAt(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return r.isSum(r.g.TotalPower(a[0].side, loc), a[2].num) })
}

func (r *runner) abilityAt(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return is(r.g.TotalAbility(a[0].side, loc), a[2].num) })
}

func (r *runner) iconsAt(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return isInt(r.g.Icons(loc, a[0].side), a[2].num) })
}

func (r *runner) drainAt(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return r.isSum(r.g.DrainAmount(a[0].side, loc), a[2].num) })
}

func (r *runner) noDrain(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string {
		s := r.g.DrainAmount(a[0].side, loc)
		return yes(!s.Has, "it is "+s.Total.String())
	})
}

func (r *runner) occupies(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return yes(r.g.Occupies(a[0].side, loc), "he does not") })
}

func (r *runner) controls(a []arg) string {
	return r.at(a[1], func(loc game.CardID) string { return yes(r.g.Controls(a[0].side, loc), "he does not") })
}

func (r *runner) nobodyControls(a []arg) string {
	return r.at(a[0], func(loc game.CardID) string {
		for side := range card.Sides {
			if r.g.Controls(side, loc) {
				return side.String() + " controls it"
			}
		}
		return ""
	})
}

func (r *runner) nobodyOccupies(a []arg) string {
	return r.at(a[0], func(loc game.CardID) string {
		for side := range card.Sides {
			if r.g.Occupies(side, loc) {
				return side.String() + " occupies it"
			}
		}
		return ""
	})
}

func (r *runner) row(a []arg) string {
	got := make([]string, len(r.g.S.Row))
	ok := len(got) == len(a[0].names)
	for i, id := range r.g.S.Row {
		got[i] = r.title(id)
		ok = ok && r.means(id, a[0].names[i].name)
	}
	return yes(ok, "it is "+strings.Join(got, ", "))
}

func (r *runner) generation(a []arg) string { return isInt(r.g.Generation(a[0].side), a[1].num) }

func (r *runner) lifeForce(a []arg) string { return isInt(r.g.S.LifeForce(a[0].side), a[1].num) }

func (r *runner) topOf(a []arg) string {
	pile := r.g.S.Pile(a[1].side, a[0].zone)
	if len(pile) == 0 {
		return "it is empty"
	}
	top := pile[len(pile)-1]
	return yes(r.means(top, a[2].name), "it is "+r.title(top))
}

func (r *runner) pileEmpty(a []arg) string {
	return isInt(len(r.g.S.Pile(a[1].side, a[0].zone)), 0)
}

// countable tells whether the players may know how many cards a Reserve Deck has.
func (r *runner) countable(a []arg) string {
	for seat := range card.Sides {
		if a[0].zone == game.Reserve && r.g.View(seat).Players[a[1].side].Reserve < 0 {
			return "nobody may count it"
		}
	}
	return ""
}

func (r *runner) pileCount(a []arg) string {
	return isInt(len(r.g.S.Pile(a[1].side, a[0].zone)), a[2].num)
}

// without takes the named cards out of a pile; missing is the first that is not there.
func (r *runner) without(pile []game.CardID, names []item) (rest []game.CardID, missing string) {
	rest = slices.Clone(pile)
	for _, n := range names {
		for range max(1, n.count) {
			i := slices.IndexFunc(rest, func(id game.CardID) bool { return r.means(id, n.name) })
			if i < 0 {
				return rest, n.text
			}
			rest = slices.Delete(rest, i, i+1)
		}
	}
	return rest, ""
}

func (r *runner) titles(ids []game.CardID) string {
	if len(ids) == 0 {
		return "nothing"
	}
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = r.title(id)
	}
	return strings.Join(out, ", ")
}

func (r *runner) pileHas(a []arg) string {
	pile := r.g.S.Pile(a[1].side, a[0].zone)
	_, missing := r.without(pile, a[2].names)
	return yes(missing == "", "it holds "+r.titles(pile))
}

func (r *runner) pileIs(a []arg) string {
	pile := r.g.S.Pile(a[1].side, a[0].zone)
	rest, missing := r.without(pile, a[2].names)
	return yes(missing == "" && len(rest) == 0, "it holds "+r.titles(pile))
}

// pileInOrder compares the whole pile with the names, the top card first.
func (r *runner) pileInOrder(a []arg) string {
	pile := slices.Clone(r.g.S.Pile(a[1].side, a[0].zone))
	slices.Reverse(pile)
	left := pile
	for _, n := range a[2].names {
		for range max(1, n.count) {
			if len(left) == 0 || !r.means(left[0], n.name) {
				return "from the top it is " + r.titles(pile)
			}
			left = left[1:]
		}
	}
	return yes(len(left) == 0, "from the top it is "+r.titles(pile))
}

func (r *runner) topLog() []game.LogLine {
	var lines []game.LogLine
	for side := range card.Sides {
		lines = append(lines, r.g.View(side).Log...)
	}
	return lines
}

func (r *runner) logHas(a []arg) string {
	for _, l := range r.topLog() {
		if strings.Contains(l.Say[card.English], a[0].text) {
			return ""
		}
	}
	last := ""
	if log := r.g.View(card.Dark).Log; len(log) > 0 {
		for _, l := range log[max(0, len(log)-5):] {
			last += "\n  " + l.Say[card.English]
		}
	}
	return "the log ends with:" + last
}
