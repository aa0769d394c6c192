package rules_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// unpolled are the questions that have no ballot, and why.
var unpolled = map[string]string{
	"phase: actions":                      "its options are actions, which their verbs judge",
	"battle actions: actions":             "actions",
	"power segment actions: actions":      "actions",
	"shots: actions":                      "actions",
	"duel actions: actions":               "actions",
	"responses: optional":                 "responses, which their verbs judge",
	"start of the game: offer conversion": "yes or no: nothing is refused",
	"battle: initiator's battle destiny":  "yes or no",
	"battle: defender's battle destiny":   "yes or no",
	"attack: destiny":                     "yes or no",
	"repetition: the player to act":       "yes or no",
	"repetition: his opponent":            "yes or no",
	"text: use or not":                    "yes or no",
	"text: opponent may use":              "yes or no",
	"text: direction":                     "the one way or the other",
	"recall probes: retrieve":             "yes or no",
	"text: retrieve":                      "yes or no",
	"text: may":                           "yes or no",
	"text: may add":                       "yes or no",
	"text: no destiny":                    "yes or no",
	"text: choose":                        "one of two things; asked only where both are possible",
	"attack: whose cards":                 "one of two things; asked only where both are possible",
	"sabacc: draw":                        "a card or none; who may draw none is not asked",
	"sabacc: opponent's total":            "one of three things, all of them possible",
	"sabacc: total":                       "one of three things, all of them possible",
	"attack: fate":                        "one of two things; asked only where both are possible",
	"action: twice":                       "one of three things; asked only where all can be paid for",
	"text: activate":                      "who is first: either may be",
	"text: lose Force":                    "who is first: either may be",
	"race destiny: place it":              "yes or no",
	"activate: into hand instead":         "yes or no",
	"text: name a card type":              "any of them may be named",
}

// Every question either puts its candidates on a ballot, so that Why knows what is
// refused, or is one of those that refuse nothing.
func TestEveryQuestionHasItsBallot(t *testing.T) {
	cat, _ := scene.Catalog()
	all := rules.Questions(cat)
	for name, polled := range all {
		if _, is := unpolled[name]; is == polled {
			t.Errorf("%s: ballot %v, without one by the list %v", name, polled, is)
		}
	}
	for name := range unpolled {
		if _, is := all[name]; !is {
			t.Errorf("nothing asks %q", name)
		}
	}
}

// At every question in all scenes and examples Why says of each card on table or in hand
// that is no answer why not, and more than what the question is; of each number the same.
func TestEveryQuestionSaysWhy(t *testing.T) {
	cat, _ := scene.Catalog()
	seen := map[string]bool{}
	watch := func(door game.Game) {
		g := door.(*rules.Game)
		d, name := g.Decision(), g.Asking()
		if _, is := unpolled[name]; is {
			return
		}
		if len(g.S.Row) == 0 { // as the game starts there is nothing on table or in hand
			seen[name] = true
		}
		for what, rs := range refusedNow(g, d) {
			seen[name] = true
			switch {
			case len(rs) == 0:
				t.Errorf("%s: nothing is said against %s", name, what)
			case rulebook.Embedded().Lookup(rs[0].Rule) == nil:
				t.Errorf("%s: the rulebook has no %q", name, rs[0].Rule)
			case rs[0].Say[card.French] == "" || strings.Contains(rs[0].Say[card.English], d.Prompt[card.English]):
				t.Errorf("%s: against %s is said %q", name, what, rs[0].Say)
			}
		}
	}
	for _, s := range allScenes(t, cat) {
		s.Watch(cat, watch)
	}
	for name, polled := range rules.Questions(cat) {
		if polled && !seen[name] {
			t.Errorf("no scene looks at %s", name)
		}
	}
}

// refusedNow are the reasons against each card on table or in hand that is no option of a
// question for cards, or against each number up to 20 that is none of one for a number.
func refusedNow(g *rules.Game, d *game.Decision) map[string][]game.Reason {
	out := map[string][]game.Reason{}
	if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card != 0 || o.Zone != 0 }) {
		for _, id := range slices.Concat(g.InPlay(), g.S.Piles[d.Seat][game.Hand]) {
			if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id }) {
				out[g.Key(id)] = g.Why(d.Seat, id, 0)
			}
		}
		return out
	}
	if d.Kind == game.AskLose || d.Kind == game.AskAction { // from the Reserve Deck alone, or nothing but to pass: neither a card nor a number is asked for
		return out
	}
	for n := range 20 {
		if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Verb == game.VNumber && int(o.N) == n }) {
			out[strconv.Itoa(n)] = g.WhyNumber(d.Seat, game.VNumber, n)
		}
	}
	return out
}
