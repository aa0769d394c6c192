package session

import (
	"slices"
	"strconv"
	"sync"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Maker makes games: from what they started from, or from a saved state.
type Maker interface {
	New(h store.Header) (game.Game, error)
	Load(h store.Header, state []byte) (game.Game, error)
	// Texts is the hash of the text, as it is now, of each card of the decks.
	Texts(h store.Header) map[string]string
}

// ErrNotNow says that a key is not among the options: the table that sent it
// shows an older decision.
var ErrNotNow error = card.Because("this cannot be done now", "cela ne peut pas se faire maintenant")

// A Session is a game that is being played. It is safe for several goroutines;
// Choose and Undo wait for the disk and do not belong on a goroutine that draws.
type Session struct {
	mu    sync.Mutex
	store *store.Store
	maker Maker
	id    store.ID
	head  store.Header
	g     game.Game
	keys  []string
	marks []store.Mark // by decision, from number base on
	base  int          // number of the first mark: those before it are not known
	seat  Seat         // who answers for a seat without a player; nil: nobody
	turn  int          // of the newest checkpoint
	fault error        // of the rules when they were last asked; nil for none

	orders [card.Sides]game.Orders // what each player has ordered
	losing *game.Zone              // the pile from which all of the loss at hand comes; nil: each unit is asked for
	errand errand                  // the way of a player through his turn, while he is on it
	went   game.Phasing            // phases passed on that way after the last choice
	given  Given                   // which answers were given by orders since that was told
	course course                  // what orders look at in the turn at hand
	redos  []retaken               // what undos have taken back, and may be done again, newest last
	idle   []game.Phase            // phases that went by after the last choice, because nothing was possible in them
	held   int                     // one more than the number of decisions at which a turn has ended unseen; 0: none
	open   opened                  // the decision that is asked while both look on

	taken  []store.Taken             // what was taken back though it had shown cards, oldest first
	untold [card.Sides][]store.Taken // of what the other player took back, what a seat has not been told
	front  card.Side
	seated bool // somebody is known to sit in front
	views  views
}

// Start begins a game and saves it.
func Start(st *store.Store, mk Maker, h store.Header) (*Session, error) {
	return StartWith(st, mk, h, nil)
}

// StartWith is Start with who answers for the seat without a player.
func StartWith(st *store.Store, mk Maker, h store.Header, seat Seat) (*Session, error) {
	s := &Session{store: st, maker: mk, front: h.First, seated: true, seat: seat}
	var state []byte
	var status store.Status
	err := guard(func() (err error) {
		h.Cards = mk.Texts(h)
		s.head = h
		if s.g, err = mk.New(h); err != nil {
			return err
		}
		status = s.status()
		state, err = s.g.Save()
		return err
	})
	if err != nil {
		return nil, err
	}
	s.turn = status.Turn
	if s.id, err = st.NewGame(h, status, state); err != nil {
		return nil, err
	}
	_, err = s.play(nil)
	return s, err
}

// Choose answers the decision by the key of an option. The answer, those forced
// by it and, on a new turn, the state are saved before it returns. With an error
// nothing has changed.
func (s *Session) Choose(key string) ([]game.Event, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.decision()
	if err != nil {
		return nil, &Failure{Cause: err}
	}
	return s.choose(d, key)
}

// choose answers decision d.
func (s *Session) choose(d *game.Decision, key string) ([]game.Event, error) {
	if d == nil || s.head.Machine(d.Seat) || !among(d.Options, key) {
		return nil, card.Because("%s: %s", "%s : %s", strconv.Quote(key), ErrNotNow)
	}
	st := s.g.Status()
	meant := s.ends(d, &st, key)
	s.went = 0
	seen := d.Seat == st.Active || s.opened() && s.front == st.Active
	asked := *d // the next decision may be made in its place
	events, err := s.play(&key)
	if err == nil {
		if seen && !meant {
			s.holds(&st)
		}
		s.passes(&asked, &st)
	}
	return events, err
}

// Concede ends the game: the seat in front gives up (win.concede).
func (s *Session) Concede() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d, err := s.decision(); err != nil {
		return &Failure{Cause: err}
	} else if d == nil {
		return ErrNotNow
	}
	key := game.ConcedeKey(s.facing())
	_, err := s.play(&key)
	return err
}

// TimeUp ends the game with the turn: a player says that time is up, in a game that
// is played by the clock (win.time).
func (s *Session) TimeUp() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.mayTime() {
		return ErrNotNow
	}
	key := game.TimeKey(s.facing())
	_, err := s.play(&key)
	return err
}

// MayTime tells whether a player may say that time is up.
func (s *Session) MayTime() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.mayTime()
}

func (s *Session) mayTime() bool {
	return asked(s, false, func() bool { return s.g.Status().MayTime })
}

// decision is the decision at hand, or the panic of the rules that were to make it.
func (s *Session) decision() (d *game.Decision, err error) {
	err = guard(func() error { d = s.g.Decision(); return nil })
	return d, err
}

// play takes the key, if there is one, and the forced answers after it, and
// saves them in one transaction.
func (s *Session) play(key *string) ([]game.Event, error) {
	from := len(s.keys)
	var events []game.Event
	err := guard(func() error {
		if key != nil {
			if err := s.take(*key, false, &events); err != nil {
				return err
			}
		}
		for range maxForced {
			forced, ok := s.answer()
			if !ok {
				return nil
			}
			if err := s.take(forced, true, &events); err != nil {
				return err
			}
		}
		return card.Because("the rules do not come to an end", "les règles n’en finissent pas")
	})
	if err == nil && len(s.keys) > from {
		err = guard(func() error { return s.save(from) })
	}
	s.fault = nil
	if err != nil {
		return nil, s.back(from, err)
	}
	if len(s.keys) > from {
		s.redos = nil
	}
	return events, nil
}

// maxForced bounds the answers that follow from one choice: more than that is an
// error of the rules, which go round and round.
const maxForced = 10000

// take answers the decision and notes the answer.
func (s *Session) take(key string, forced bool, events *[]game.Event) error {
	d := s.g.Decision()
	m := marked(&s.head, d, key, forced, s.g.Status().Turn)
	s.note(d, key)
	evs, err := s.g.Choose(key)
	if err != nil {
		return atDecision(len(s.keys), key, err)
	}
	m.Shown, m.Known = s.g.Learned(), true
	s.keys, s.marks = append(s.keys, key), append(s.marks, m)
	if events != nil {
		*events = append(*events, evs...)
	}
	return nil
}

// save writes the answers from number from on, and the state if the turn is new, the game over,
// or the position was changed by hand: what an older program does not know.
func (s *Session) save(from int) error {
	st := store.Step{N: from, Keys: s.keys[from:], Marks: s.marks[from-s.base:], Status: s.status()}
	if st.Status.Turn != s.turn || st.Status.Ended || slices.ContainsFunc(st.Keys, game.IsRuling) {
		state, err := s.g.Save()
		if err != nil {
			return err
		}
		st.State = state
	}
	if err := s.store.Append(s.id, st); err != nil {
		return err
	}
	s.turn = st.Status.Turn
	return nil
}

// back returns to decision n after an error, so that the table shows what is saved.
func (s *Session) back(n int, cause error) error {
	s.keys, s.marks = s.keys[:n], s.marks[:max(0, n-s.base)]
	b, err := s.rebuild(s.keys)
	if err == nil && b.n < n {
		err = b.err
	}
	if err == nil {
		s.g = b.g
	}
	return &Failure{cause, err}
}

// unasked is the answer to a decision that no player is asked for: it is forced, or its seat
// has no player, who passes if that can be done, and else does the first thing offered.
func unasked(h *store.Header, d *game.Decision) (string, bool) {
	if d == nil || !h.Idle(d.Seat) {
		return forcedKey(d)
	}
	return game.PassedOver(d)
}

// forcedKey is the only possible answer to a decision, if there is just one and its seat
// is not to be asked all the same.
// Conceding is always possible and does not count, whether it is listed or not.
func forcedKey(d *game.Decision) (string, bool) {
	if d == nil || d.Idle {
		return "", false
	}
	var key string
	n := 0
	for i := range d.Options {
		if d.Options[i].Verb != game.VConcede {
			key = d.Options[i].Key
			n++
		}
	}
	return key, n == 1
}

func among(options []game.Option, key string) bool {
	for i := range options {
		if options[i].Key == key {
			return true
		}
	}
	return false
}

// status is where the game stands, for the list of games.
func (s *Session) status() store.Status {
	st := s.g.Status()
	return store.Status{Turn: st.Turn, Seat: st.Decider, Ended: st.Ended, Winner: st.Winner, Judged: slices.ContainsFunc(s.keys, game.IsRuling)}
}
