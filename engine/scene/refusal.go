package scene

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// verbOf are the verbs by their words in keys.
var verbOf = func() map[string]game.Verb {
	m := map[string]game.Verb{}
	for v := range game.Verbs {
		if v != game.VConcede { // always a move, in words of its own
			m[v.String()] = v
		}
	}
	return m
}()

// refused checks that a move is not on offer, and by which rule. It is judged where the
// mover is next asked in this phase, or else here; the rule may also be the one that shut
// it out where he was asked since the last move and had no choice.
func (r *runner) refused(st step) {
	side, ok := mover(st.move)
	if !ok {
		r.fail(st.span, "", `a move begins with "dark" or "light"`)
		return
	}
	verb := ""
	if len(st.move) > 1 {
		verb = st.move[1].text
	}
	if _, known := verbOf[verb]; !known {
		r.fail(st.span, "a move says its side, then one of: "+strings.Join(slices.Sorted(maps.Keys(verbOf)), ", "), "there is no move %q", catalog.Brief(verb))
		return
	}
	if r.unknownTitles(st.move) {
		return
	}
	here := r.g
	defer func() { r.g = here }()
	r.g = r.chance(side)
	if d := r.g.Decision(); d != nil && d.Seat == side {
		if o, tied := r.match(d, st.move); o != nil || len(tied) > 0 {
			r.fail(st.span, "", "this is on offer")
			return
		}
	}
	var said []string
	for _, g := range append([]*rules.Game{r.g}, r.windows...) {
		if r.g = g; g != here && g.Decision().Seat != side {
			continue
		}
		for _, x := range r.reasons(side, st.move) {
			if x.Rule == st.rule {
				return
			}
			if text := x.Rule + ": " + x.Say[card.English]; !slices.Contains(said, text) {
				said = append(said, text)
			}
		}
	}
	if len(said) == 0 {
		said = []string{"the engine gives no reason"}
	}
	r.fail(st.span, strings.Join(said, "\n"), "this is refused, but not because of %s", st.rule)
}

// answers are the verbs with which a player answers what he is asked.
var answers = map[game.Verb]bool{game.Pass: true, game.VDone: true, game.VNumber: true, game.VYes: true, game.VNo: true, game.VTarget: true}

// reasons asks why a move is refused: of its cards, of its number; and of an answer
// by which rule the question is put.
func (r *runner) reasons(side card.Side, move []word) (out []game.Reason) {
	v := verbOf[move[1].text]
	d := r.g.Decision()
	if answers[v] {
		if d == nil || d.Seat != side || v != game.Pass && (d.Kind == game.AskAction || d.Kind == game.AskRespond) {
			return nil // he is asked nothing
		}
		out = append(out, game.Reason{Rule: d.Rule, Say: d.Prompt})
		if v == game.Pass && d.Kind == game.AskForfeit {
			out = append(out, game.Reason{Rule: "battle.damage.no-pass", Say: d.Prompt})
		}
		if v == game.VNumber && len(move) > 2 {
			n, _ := strconv.Atoi(move[2].text)
			return append(out, r.g.WhyNumber(side, v, n)...)
		}
		if v != game.VTarget {
			return out
		}
	}
	if (v == game.VActivate || v == game.VDraw) && len(move) > 2 {
		n, _ := strconv.Atoi(move[2].text)
		return r.g.WhyNumber(side, v, n)
	}
	ids := append(r.subjects(side, move), 0, 0)
	var why []game.Reason
	if d != nil && (d.Kind == game.AskAction || d.Kind == game.AskRespond) && finer(move) {
		why = r.ofCandidate(side, v, ids, move)
	}
	if len(why) == 0 {
		why = r.g.WhyVerb(side, v, ids[0], ids[1])
	}
	if len(why) == 0 {
		why = seatRule(move)
	}
	return slices.Concat(why, r.ofCompanion(side, v, ids[1], move), out)
}

// ofCompanion is why one may not come along who is named after "with".
func (r *runner) ofCompanion(side card.Side, v game.Verb, target game.CardID, move []word) []game.Reason {
	i := slices.IndexFunc(move, func(w word) bool { return !w.quoted && w.text == "with" })
	if i < 0 || i+1 == len(move) {
		return nil
	}
	ids := r.all(name{text: move[i+1].text}, func(c *game.Card) bool { return c.Zone == game.Hand && c.Owner == side })
	if len(ids) == 0 {
		return nil
	}
	return r.g.WhyVerb(side, v, ids[0], target)
}

// finer tells whether a move says more than a card and a target: the place aboard, who
// comes along, or which text.
func finer(move []word) bool {
	return slices.ContainsFunc(move[2:], func(w word) bool {
		_, err := strconv.Atoi(w.text)
		return !w.quoted && (w.text == "as" || w.text == "with" || err == nil)
	})
}

// ofCandidate is what the candidate does not meet that a move means; of several, the
// one that comes nearest.
func (r *runner) ofCandidate(side card.Side, v game.Verb, ids []game.CardID, move []word) (best []game.Reason) {
	r.g.Candidates(side, v, ids[0], ids[1], func(key string, unmet []game.Reason) {
		if _, ok := r.covers(strings.Fields(key), move); ok && len(unmet) > 0 && (best == nil || len(unmet) < len(best)) {
			best = unmet
		}
	})
	return best
}

// seatRules say who may be in a kind of place aboard: no candidate is made for one who may not.
var seatRules = map[string]string{"pilot": "ship.pilot.assign", "driver": "ship.driver", "passenger": "ship.passengers",
	"astromech": "ship.astromech-slot"}

// seatRule is the rule of the place aboard that a move ends with.
func seatRule(move []word) []game.Reason {
	n := len(move)
	rule := seatRules[move[n-1].text]
	if rule == "" || move[n-2].text != "as" {
		return nil
	}
	return []game.Reason{{Rule: rule, Say: card.T("There is no such place for it.", "Il n’y a pas de telle place pour elle.")}}
}
