package session

import (
	"fmt"
	"io"
	"slices"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// Untold is what the other player has taken back, though it had shown cards, since the
// one in front was told last. It is told once; the log keeps it.
func (s *Session) Untold() []card.Text {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []card.Text
	for _, t := range s.untold[s.front] {
		out = append(out, takenText(t))
	}
	s.untold[s.front] = nil
	return out
}

// takenText says who has taken back what.
func takenText(t store.Taken) card.Text {
	say := card.Say("Dark took back %s.", "Le côté obscur a repris %s.", decisions(t.Decisions))
	if t.By == card.Light {
		say = card.Say("Light took back %s.", "Le côté lumineux a repris %s.", decisions(t.Decisions))
	}
	say = card.Say("%s Cards had been shown by it: %s.", "%s Des cartes avaient été montrées : %s.", say, Shown{t.Shown, t.Unknown}.Text())
	switch {
	case !t.Agreed:
		return say
	case t.By == card.Light:
		return card.Say("%s Dark agreed.", "%s Le côté obscur était d’accord.", say)
	}
	return card.Say("%s Light agreed.", "%s Le côté lumineux était d’accord.", say)
}

// history reads what was taken back in a saved game, as far as it can be read and makes
// sense: the file may come from elsewhere.
func (s *Session) history() {
	cuts, _ := s.store.Cuts(s.id)
	for _, c := range cuts {
		if t := c.Taken; t != nil && t.Log >= 0 {
			s.taken = append(s.taken, *t)
		}
	}
}

// logged puts what was taken back into the log of a view: each where the log then ended,
// or where a later one took back more.
func (s *Session) logged(v *game.View) *game.View {
	if len(s.taken) == 0 {
		return v
	}
	told, at := slices.Clone(s.taken), len(v.Log)
	for i := len(told) - 1; i >= 0; i-- {
		at = min(at, told[i].Log)
		told[i].Log = at
	}
	own := *v
	own.Log = make([]game.LogLine, 0, len(v.Log)+len(told))
	at = 0
	for _, t := range told {
		own.Log = append(own.Log, v.Log[at:t.Log]...)
		own.Log = append(own.Log, game.LogLine{Turn: t.Turn, By: t.By, Kind: game.Shown, Say: takenText(t)})
		at = t.Log
	}
	own.Log = append(own.Log, v.Log[at:]...)
	return &own
}

// remarks writes what was taken back as comments of a replay.
func (s *Session) remarks(w io.Writer) error {
	for _, t := range s.taken {
		if _, err := fmt.Fprintf(w, "# turn %d: %s\n", t.Turn, takenText(t)[card.English]); err != nil {
			return err
		}
	}
	return nil
}
