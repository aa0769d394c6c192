package session

import "cantina/engine/card"

// Shown is what decisions have shown.
type Shown struct {
	Cards   [card.Sides]int // how many each seat has come to see
	Unknown int             // of how many decisions it is not known: an older program saved them
}

// None tells that nothing was shown to anybody.
func (w Shown) None() bool { return w == Shown{} }

// Text says how many cards were shown to whom: "2 to Dark, 1 to Light".
func (w Shown) Text() (out card.Text) {
	to := [card.Sides]card.Text{card.T("%s to Dark", "%s au côté obscur"), card.T("%s to Light", "%s au côté lumineux")}
	add := func(say card.Text) {
		if out != (card.Text{}) {
			say = card.Say("%s, %s", "%s, %s", out, say)
		}
		out = say
	}
	for seat := range card.Sides {
		if n := w.Cards[seat]; n > 0 {
			add(card.Say(to[seat][card.English], to[seat][card.French], n))
		}
	}
	if w.Unknown > 0 {
		add(card.Say("by %s not known, an older program saved them", "pour %s on ne le sait pas, un programme plus ancien les a enregistrées", decisions(w.Unknown)))
	}
	return out
}

// shownSince tells what cards have been shown from decision n on.
func (s *Session) shownSince(n int) (shown Shown) {
	for _, m := range s.marks[n-s.base:] {
		for seat := range card.Sides {
			shown.Cards[seat] += m.Shown[seat]
		}
		if !m.Known {
			shown.Unknown++
		}
	}
	return shown
}

// decisions counts decisions in words.
func decisions(n int) card.Text {
	return card.Count(n, card.T("decision", "décision"), card.T("decisions", "décisions"))
}
