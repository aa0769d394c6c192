package scene

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// What a person is told of a gesture: "dark brings Stormtrooper to Tatooine to move, embark"
// wants the kinds of action that it can mean, all and in their order, and "dark brings
// Stormtrooper to Tatooine: move.landspeed" the rules of all sentences that refuse it, the
// decisive one first. Of a card taken by itself it is what the card can begin. "none" is no
// kind of action, and no refusal: something of it is on offer. "told" wants one of these
// sentences, word for word.

func (r *runner) brings(a []arg) string        { return r.meaning(a[0].side, a[1], a[2], a[3].rules) }
func (r *runner) bringsRefused(a []arg) string { return r.refusing(a[0].side, a[1], a[2], a[3].rules) }
func (r *runner) takes(a []arg) string         { return r.meaning(a[0].side, a[1], arg{}, a[2].rules) }
func (r *runner) takesRefused(a []arg) string  { return r.refusing(a[0].side, a[1], arg{}, a[2].rules) }

func (r *runner) bringsTold(a []arg) string { return r.answered(a[0].side, a[1], a[2], a[3].text) }
func (r *runner) takesTold(a []arg) string  { return r.answered(a[0].side, a[1], arg{}, a[2].text) }

func (r *runner) answered(side card.Side, what, to arg, want string) string {
	return r.gesture(what, to, func(id, target game.CardID) string {
		is := "nothing"
		for i, x := range r.g.Why(side, id, target) {
			if x.Say[card.English] == want {
				return ""
			} else if i == 0 {
				is = ""
			}
			is += "\n  " + x.Rule + ": " + x.Say[card.English]
		}
		return "he is told: " + is
	})
}

func (r *runner) meaning(side card.Side, what, to arg, want []string) string {
	return r.gesture(what, to, func(id, target game.CardID) string {
		var is []string
		for _, v := range r.g.Meant(side, id, target) {
			is = append(is, v.String())
		}
		return same(is, want, "")
	})
}

func (r *runner) refusing(side card.Side, what, to arg, want []string) string {
	return r.gesture(what, to, func(id, target game.CardID) string {
		var is []string
		why := ""
		for _, x := range r.g.Why(side, id, target) {
			is, why = append(is, x.Rule), why+"\n  "+x.Rule+": "+x.Say[card.English]
		}
		return same(is, want, why)
	})
}

// gesture finds the cards of a gesture; one taken by itself is brought nowhere.
func (r *runner) gesture(what, to arg, f func(id, target game.CardID) string) string {
	return r.of(what, func(id game.CardID) string {
		if to.name.text == "" {
			return f(id, 0)
		}
		return r.of(to, func(target game.CardID) string { return f(id, target) })
	})
}

func same(is, want []string, more string) string {
	got := strings.Join(is, ", ")
	if got == "" {
		got = "none"
	}
	return yes(got == strings.Join(want, ", "), "it is: "+got+more)
}
