package app

import (
	"errors"
	"fmt"
	"strings"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A fake is a game that needs no rules: each player in turn says yes or no, with
// a card in hand; the game ends after six answers, or when the rules break.
// A yes shows a card to the other player.
type fake struct {
	N     int
	shown [card.Sides]int
}

var _ game.Game = (*fake)(nil)

type fakeRules struct{}

// blind makes every View panic.
var blind bool

func (fakeRules) New(h store.Header) (game.Game, error) {
	if h.Seed == 13 {
		return nil, errors.New("the deck cannot be played")
	}
	return &fake{}, nil
}

func (fakeRules) Load(_ store.Header, state []byte) (game.Game, error) {
	f := &fake{}
	_, err := fmt.Sscan(string(state), &f.N)
	return f, err
}

func (fakeRules) Texts(store.Header) map[string]string { return nil }

func (f *fake) Decision() *game.Decision {
	if f.N >= 6 {
		return nil
	}
	side := card.Side(f.N % 2)
	return &game.Decision{Seat: side, Kind: [card.Sides]game.Ask{game.AskAction, game.AskRespond}[side], Prompt: card.T("Well?", "Eh bien ?"), Options: []game.Option{
		{Key: fmt.Sprintf("%s yes %d", side, f.N), Verb: game.VYes, Say: card.T("yes", "oui")},
		{Key: fmt.Sprintf("%s no %d", side, f.N), Verb: game.VNo, Say: card.T("no", "non")},
		{Key: "break", Verb: game.VNo, Say: card.T("break", "casser")},
	}}
}

func (f *fake) Conditioned(game.CardID, game.Condition) bool { return false }

func (f *fake) Judge(string) (game.Game, []game.Reason, error) {
	return nil, nil, errors.New("no judge here")
}

func (f *fake) Foresee(string, uint64, func(*game.View) string) *game.View { return nil }
func (f *fake) Later(uint64) []game.Later                                  { return nil }

func (f *fake) Choose(key string) ([]game.Event, error) {
	f.shown = [card.Sides]int{}
	if strings.Contains(key, " yes ") {
		f.shown[(f.N+1)%2] = 1
	}
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
	if blind {
		panic("index out of range")
	}
	v := &game.View{Status: f.Status(), Seat: seat}
	v.Players[seat].Hand = []game.CardView{{ID: game.CardID(1 + seat), Key: "card", Def: &card.Def{Title: "Secret of " + seat.String(), Side: seat}}}
	if d := f.Decision(); d != nil && d.Seat == seat {
		v.Prompt = d
	} else if d != nil {
		v.Prompt = &game.Decision{Seat: d.Seat, Kind: d.Kind}
	}
	return v
}

func (f *fake) Status() game.Status {
	st := game.Status{Turn: 1 + f.N/2, Decider: card.Side(f.N % 2), Phase: game.Deploy, Hands: [card.Sides]int{1, 1}}
	if f.N >= 6 {
		st.Ended, st.Winner, st.Why = true, 2, card.T("Dark has no Life Force.", "Obscur n'a plus de Force vitale.")
	}
	return st
}

func (f *fake) Meant(card.Side, game.CardID, game.CardID) []game.Verb { return nil }
func (f *fake) Why(card.Side, game.CardID, game.CardID) []game.Reason { return nil }
func (f *fake) Explain(game.CardID, card.Stat) game.Sum               { return game.Sum{} }
func (f *fake) Learned() [card.Sides]int                              { return f.shown }
func (f *fake) Save() ([]byte, error)                                 { return []byte(fmt.Sprint(f.N)), nil }
func (f *fake) Hash() uint64                                          { return uint64(f.N) }
