package session

import (
	"slices"
	"sort"
	"time"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Watch looks through a saved game from beginning to end, and changes nothing of it. Only
// one goroutine may use it.
type Watch struct {
	s      *Session // what is looked through; it is never played
	lines  []Line
	line   int
	keys   []string // of the line, as far as they run
	stops  []int    // the decisions that somebody was asked for, and the end
	marks  []Moment
	states [][]byte // after each watchEvery decisions, packed (store.Pack)
	at     int
	g      game.Game
	ended  error // why the line runs no farther; nil at its end
}

// watchEvery is how many decisions lie between two states that are kept: a step back is a
// step forward from one of them.
const watchEvery = 24

// A Line is a way that the game took: the one that stands, or one that was taken back.
type Line struct {
	Keys []string
	From int       // the first decision that is not as in the game that stands
	When time.Time // when it was taken back; zero for the game that stands
}

// A Moment is what a timeline shows: where a turn, a battle, a Force drain began, the
// players changed something by hand (game.JudgeMoved), or the end.
type Moment struct {
	N    int // decisions before it
	Kind game.Kind
	Turn int
	By   card.Side
}

// Eyes are with whose eyes a game is watched: a seat's, or with both hands open.
type Eyes struct {
	Seat card.Side
	Open bool
}

// OpenWatch opens a saved game to be watched, at its beginning.
func OpenWatch(st *store.Store, mk Maker, id store.ID) (*Watch, error) {
	h, err := st.Header(id)
	if err != nil {
		return nil, err
	}
	keys, err := st.Lines(id)
	if err != nil {
		return nil, err
	}
	cuts, _ := st.Cuts(id) // a damaged one is a line fewer to look at
	w := &Watch{s: &Session{store: st, maker: mk, id: id, head: h}, lines: lines(keys, cuts)}
	return w, w.Follow(0)
}

// lines are the game that stands, and what was taken back, the newest first. Each was
// taken back from the one before it.
func lines(keys []string, cuts []store.Cut) []Line {
	out := []Line{{Keys: keys, From: len(keys)}}
	was, from := keys, len(keys)
	for _, c := range slices.Backward(cuts) {
		if c.N > len(was) || len(c.Keys) == 0 {
			continue
		}
		was, from = append(slices.Clone(was[:c.N]), c.Keys...), min(from, c.N)
		out = append(out, Line{Keys: was, From: from, When: c.When})
	}
	return out
}

// Header is what the game started from.
func (w *Watch) Header() store.Header { return w.s.head }

// ID names the saved game.
func (w *Watch) ID() store.ID { return w.s.id }

// Lines are the ways that the game took, the one that stands first.
func (w *Watch) Lines() []Line { return w.lines }

// Line is the number of the one that is watched.
func (w *Watch) Line() int { return w.line }

// Len is how many decisions the line has.
func (w *Watch) Len() int { return len(w.keys) }

// At is how many decisions lie before the moment that is looked at.
func (w *Watch) At() int { return w.at }

// Moments are the marks of the timeline, in their order.
func (w *Watch) Moments() []Moment { return w.marks }

// Stopped is why the line runs no farther by the rules of today; nil where it runs to its end.
func (w *Watch) Stopped() error { return w.ended }

// Follow goes over to a line, and there to where it leaves the game that stands; the game that
// stands is watched from its beginning.
func (w *Watch) Follow(i int) error {
	l := w.lines[i]
	next := *w
	next.line, next.keys, next.ended = i, nil, nil
	next.stops, next.marks, next.states = nil, nil, nil
	if err := next.walk(l.Keys); err != nil {
		return err
	}
	*w = next
	if i == 0 {
		return w.Go(0)
	}
	return w.Go(min(l.From, len(w.keys)))
}

// walk plays a line to its end, or as far as it runs, and notes what a timeline shows.
func (w *Watch) walk(keys []string) error {
	err := guard(func() (err error) { w.g, err = w.s.maker.New(w.s.head); return err })
	if err != nil {
		return err
	}
	w.ended = guard(func() error {
		for n := 0; ; n++ {
			d := w.g.Decision()
			if n%watchEvery == 0 {
				state, err := w.g.Save()
				if err != nil {
					return err
				}
				w.states = append(w.states, store.Pack(state))
			}
			if d == nil || n == len(keys) {
				w.stops = append(w.stops, n)
				return nil
			}
			if _, forced := unasked(&w.s.head, d); !forced || game.IsRuling(keys[n]) {
				w.stops = append(w.stops, n)
			}
			evs, err := w.g.Choose(keys[n])
			if err != nil {
				w.stops = append(w.stops, n)
				return atDecision(n, keys[n], err)
			}
			w.keys = keys[:n+1]
			w.note(n+1, evs)
		}
	})
	if len(w.states) == 0 {
		return w.ended
	}
	if k := len(w.stops); k == 0 || w.stops[k-1] != len(w.keys) {
		w.stops = append(w.stops, len(w.keys))
	}
	w.at = len(w.keys)
	return nil
}

// note puts marks for what happened on the way to decision n.
func (w *Watch) note(n int, evs []game.Event) {
	turn := w.g.Status().Turn
	if key := w.keys[n-1]; game.IsRuling(key) {
		ruling, _ := game.ReadRuling(key)
		w.marks = append(w.marks, Moment{N: n, Kind: game.JudgeMoved, Turn: turn, By: ruling.By})
	}
	for _, e := range evs {
		switch e.Kind {
		case game.TurnStarted, game.BattleStarted, game.Drained:
			w.marks = append(w.marks, Moment{N: n, Kind: e.Kind, Turn: turn, By: e.By})
		}
	}
	if w.g.Status().Ended {
		w.marks = append(w.marks, Moment{N: n, Kind: game.GameOver, Turn: turn})
	}
}

// Go looks at the moment after n decisions of the line, or the nearest that there is.
func (w *Watch) Go(n int) error {
	n = min(max(n, 0), len(w.keys))
	return guard(func() error {
		g, at := w.g, w.at
		if k := n / watchEvery; g == nil || n < at || n-at > watchEvery {
			k = min(k, len(w.states)-1)
			state, err := store.Unpack(w.states[k])
			if err != nil {
				return err
			}
			loaded, err := w.s.maker.Load(w.s.head, state)
			if err != nil {
				return err
			}
			g, at = loaded, k*watchEvery
		}
		for ; at < n; at++ {
			if _, err := g.Choose(w.keys[at]); err != nil {
				return atDecision(at, w.keys[at], err)
			}
		}
		w.g, w.at = g, n
		return nil
	})
}

// Beside is the next moment at which somebody was asked, forward or back.
func (w *Watch) Beside(forward bool) int {
	i := sort.SearchInts(w.stops, w.at)
	if forward && i < len(w.stops) && w.stops[i] == w.at {
		i++
	} else if !forward {
		i--
	}
	return w.stops[min(max(i, 0), len(w.stops)-1)]
}

// Mark is the next moment of a kind, forward or back; the end of the line where there is none.
func (w *Watch) Mark(kind game.Kind, forward bool) int {
	to := 0
	if forward {
		to = len(w.keys)
	}
	for _, m := range w.marks {
		switch {
		case m.Kind != kind:
		case forward && m.N > w.at:
			return m.N
		case !forward && m.N < w.at:
			to = m.N
		}
	}
	return to
}

// Told is the first moment at which the log has a line, as those eyes read it.
func (w *Watch) Told(eyes Eyes, line int) (int, error) {
	was := w.at
	var err error
	n := sort.Search(len(w.keys), func(n int) bool {
		if e := w.Go(n); e != nil {
			err = e
		}
		return len(w.View(eyes).Log) > line
	})
	if e := w.Go(was); err == nil {
		err = e
	}
	return n, err
}
