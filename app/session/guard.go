package session

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
)

// guard turns a panic of the rules into an error.
func guard(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Fault{panicked{p}}
		}
	}()
	return do()
}

// A panicked is what the rules panicked with: for their authors, and in their words.
type panicked struct{ with any }

func (p panicked) Error() string { return fmt.Sprint(p.with) }

// asked asks the rules, with the lock held. If they panic the answer is other, and
// the session says so until the next choice or undo: the window shows a sentence
// instead of a table.
func asked[T any](s *Session, other T, ask func() T) T {
	answer := other
	if err := guard(func() error { answer = ask(); return nil }); err != nil {
		s.fault = err
		return other
	}
	return answer
}

// Fault is why the rules could not say what the table asked last; nil if they could.
func (s *Session) Fault() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.fault
}

// noView is what a seat sees where the rules fail: no card, and a sentence.
func noView(seat card.Side) *game.View {
	return &game.View{Seat: seat, Status: game.Status{Decider: seat}, Prompt: &game.Decision{Seat: seat, Prompt: card.T(
		"The rules fail here. Take back a choice, or leave the table: the game is saved.",
		"Les règles échouent ici. Reprenez un choix, ou quittez la table : la partie est enregistrée.")}}
}

// noReason is why nothing can be said about a card where the rules fail.
func noReason() []game.Reason {
	return []game.Reason{{Say: card.T("The rules fail when they are asked about this.", "Les règles échouent quand on les interroge là-dessus.")}}
}
