package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A fake is a game that needs no rules: ten decisions a turn, five a seat, the
// last of each five forced; the first of each five is an action. It remembers
// what was chosen in a sum.
type fake struct {
	state fakeState
	rules fakeRules
	shown [card.Sides]int // by the last choice
}

type fakeState struct {
	N, Sum   int
	Conceded bool
}

// fakeRules is a version of the fake's rules.
type fakeRules struct {
	ends     int    // after so many decisions
	changed  int    // from this decision on "b" is called "c"; 0 is never
	adds     int    // what a choice adds to the sum
	broken   int    // decision whose answer panics; 0 is none
	noHands  bool   // nobody has anything hidden
	badSaves bool   // saved states of another version do not load
	text     string // of the card vader
	blind    bool   // views panic
	shows    int    // decision whose answer shows two cards to Dark; 0 is none
}

var _ game.Game = (*fake)(nil)

var today = fakeRules{ends: 65, adds: 1}

func (r fakeRules) New(h store.Header) (game.Game, error) {
	if h.Seed == 13 {
		return nil, errors.New("deck: not legal")
	}
	return &fake{state: fakeState{Sum: int(h.Seed)}, rules: r}, nil
}

func (r fakeRules) Load(h store.Header, state []byte) (game.Game, error) {
	if r.badSaves {
		return nil, errors.New("written by another version")
	}
	f := &fake{rules: r}
	return f, json.Unmarshal(state, &f.state)
}

func (r fakeRules) Texts(store.Header) map[string]string {
	return map[string]string{"vader": r.text, "yoda": "0"}
}

func (f *fake) seat() card.Side { return card.Side(f.state.N / 5 % 2) }

func (f *fake) Decision() *game.Decision {
	n := f.state.N
	if n >= f.rules.ends || f.state.Conceded {
		return nil
	}
	d := &game.Decision{Seat: f.seat(), Kind: game.AskTarget}
	if n%5 == 0 {
		d.Kind = game.AskAction
	}
	d.Options = []game.Option{{Key: fmt.Sprintf("a %d", n)}}
	if n%5 != 4 {
		other := game.Option{Key: fmt.Sprintf("b %d", n), Verb: game.VTarget}
		if f.rules.changed > 0 && n >= f.rules.changed {
			other.Key = fmt.Sprintf("c %d", n)
		}
		d.Options = append(d.Options, other)
	}
	return d
}

func (f *fake) Conditioned(game.CardID, game.Condition) bool { return false }

func (f *fake) Judge(string) (game.Game, []game.Reason, error) {
	return nil, nil, errors.New("no judge here")
}

func (f *fake) Foresee(string, uint64, func(*game.View) string) *game.View { return nil }
func (f *fake) Later(uint64) []game.Later                                  { return nil }

func (f *fake) Choose(key string) ([]game.Event, error) {
	if f.rules.broken > 0 && f.state.N == f.rules.broken {
		f.state.Sum = -1
		panic("index out of range")
	}
	if f.shown = [card.Sides]int{}; f.rules.shows > 0 && f.state.N == f.rules.shows {
		f.shown[card.Dark] = 2
	}
	if key == "dark concede" || key == "light concede" {
		f.state.Conceded = true
	} else if !among(f.Decision().Options, key) {
		return nil, fmt.Errorf("%q is not on offer", key)
	}
	f.state.Sum = f.state.Sum*3 + int(key[0])*f.rules.adds
	f.state.N++
	return []game.Event{{Kind: game.Shown}}, nil
}

func (f *fake) View(seat card.Side) *game.View {
	if f.rules.blind {
		panic("nil pointer")
	}
	v := &game.View{Status: f.Status(), Seat: seat, Log: make([]game.LogLine, f.state.N)}
	if !f.rules.noHands {
		v.Players[seat].Hand = []game.CardView{{ID: game.CardID(1 + seat)}}
	}
	return v
}

func (f *fake) Status() game.Status {
	st := game.Status{Turn: 1 + f.state.N/10, Decider: f.seat(), Ended: f.Decision() == nil}
	if !f.rules.noHands {
		st.Hands = [card.Sides]int{1, 1}
	}
	return st
}

func (f *fake) Meant(card.Side, game.CardID, game.CardID) []game.Verb { return nil }
func (f *fake) Why(card.Side, game.CardID, game.CardID) []game.Reason { return nil }
func (f *fake) Explain(game.CardID, card.Stat) game.Sum               { return game.Sum{} }
func (f *fake) Learned() (shown [card.Sides]int)                      { return f.shown }
func (f *fake) Save() ([]byte, error)                                 { return json.Marshal(f.state) }
func (f *fake) Hash() uint64                                          { return uint64(f.state.Sum) }

// saves opens a store of its own.
func saves(t *testing.T) *store.Store {
	t.Helper()
	st, _, err := store.Open(filepath.Join(t.TempDir(), store.FileName))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	return st
}

// start begins a fake game and makes n choices, the last option of each.
func start(t *testing.T, st *store.Store, rules fakeRules, n int) *Session {
	t.Helper()
	s, err := Start(st, rules, store.Header{Seed: 1, Program: "0.1.0"})
	if err != nil {
		t.Fatal(err)
	}
	choose(t, s, n)
	return s
}

func choose(t *testing.T, s *Session, n int) {
	t.Helper()
	for range n {
		options := s.g.Decision().Options
		if _, err := s.Choose(options[len(options)-1].Key); err != nil {
			t.Fatal(err)
		}
	}
}

// position is where a session stands, and what the file says about it.
func position(t *testing.T, s *Session) string {
	t.Helper()
	lines, err := s.store.Lines(s.id)
	if err != nil || len(lines) != len(s.keys) {
		t.Fatalf("%d lines saved of %d, %v", len(lines), len(s.keys), err)
	}
	return fmt.Sprint(s.g.(*fake).state)
}

// saved is a store with a game of 23 decisions as some program wrote it: step says what it
// wrote of each. Every tenth has a checkpoint.
func saved(t *testing.T, h store.Header, step func(n int, g game.Game) store.Step) (*store.Store, store.ID) {
	t.Helper()
	h.Seed = 1
	st := saves(t)
	g, _ := today.New(h)
	id, err := st.NewGame(h, store.Status{}, mustSave(t, g))
	for n := 0; n < 23 && err == nil; n++ {
		x := step(n, g)
		x.N = n
		g.Choose(x.Keys[0])
		if n%10 == 9 {
			x.State = mustSave(t, g)
		}
		err = st.Append(id, x)
	}
	if err != nil {
		t.Fatal(err)
	}
	return st, id
}

func mustSave(t *testing.T, g game.Game) []byte {
	t.Helper()
	data, err := g.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}
