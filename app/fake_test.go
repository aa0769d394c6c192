package app

import (
	"errors"
	"fmt"
	"strings"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A fake is a game that needs no rules: each player in turn says yes or no, with
// a card in hand; the game ends after six answers, or when the rules break.
type fake struct{ N int }

type fakeRules struct{}

func (fakeRules) New(h store.Header) (session.Game, error) {
	if h.Seed == 13 {
		return nil, errors.New("the deck cannot be played")
	}
	return &fake{}, nil
}

func (fakeRules) Load(state []byte) (session.Game, error) {
	f := &fake{}
	_, err := fmt.Sscan(string(state), &f.N)
	return f, err
}

func (f *fake) Decision() *game.Decision {
	if f.N >= 6 {
		return nil
	}
	side := card.Side(f.N % 2)
	return &game.Decision{Seat: side, Kind: game.AskAction, Prompt: card.T("Well?", "Eh bien ?"), Options: []game.Option{
		{Key: fmt.Sprintf("%s yes %d", side, f.N), Verb: game.VYes, Say: card.T("yes", "oui")},
		{Key: fmt.Sprintf("%s no %d", side, f.N), Verb: game.VNo, Say: card.T("no", "non")},
		{Key: "break", Verb: game.VNo, Say: card.T("break", "casser")},
	}}
}

func (f *fake) Choose(key string) ([]game.Event, error) {
	switch {
	case key == "break":
		panic("index out of range")
	case strings.HasSuffix(key, "concede"):
		f.N = 6
	default:
		f.N++
	}
	return nil, nil
}

func (f *fake) View(seat card.Side) *game.View {
	v := &game.View{Seat: seat, Turn: 1 + f.N/2, Decider: card.Side(f.N % 2), Phase: game.Deploy}
	v.Players[seat].Hand = []game.CardView{{ID: game.CardID(1 + seat), Key: "card", Def: &card.Def{Title: "Secret of " + seat.String(), Side: seat}}}
	v.Players[0].HandCount, v.Players[1].HandCount = 1, 1
	if d := f.Decision(); d == nil {
		v.Ended, v.Winner, v.Why = true, 2, card.T("Dark has no Life Force.", "Obscur n'a plus de Force vitale.")
	} else if d.Seat == seat {
		v.Prompt = d
	} else {
		v.Prompt = &game.Decision{Seat: d.Seat, Kind: d.Kind}
	}
	return v
}

func (f *fake) Why(card.Side, game.CardID, game.CardID) []game.Reason { return nil }
func (f *fake) Explain(game.CardID, card.Stat) game.Sum               { return game.Sum{} }
func (f *fake) Save() ([]byte, error)                                 { return []byte(fmt.Sprint(f.N)), nil }
