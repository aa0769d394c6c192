package tool

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A deed is what a player did, and with which card; the copies of a card are one.
type deed struct {
	verb game.Verb
	card string // "" for none
}

func (d deed) String() string { return strings.TrimSpace(d.verb.String() + " " + d.card) }

// A loop is what was done between the last two times that a position came, at the offer
// of a draw (win.loop).
type loop struct {
	deeds     []deed // no passing
	decisions int
	turns     int // that began in it
}

// A watcher sees every decision of a game and notes its loops.
type watcher struct {
	g      *rules.Game
	made   []deed // all, passes too
	marks  []mark // the positions of State.Seen
	offers bool   // the last decision was about a draw
	loops  []loop
}

// A mark is a position that was seen, how many decisions stood before it, and its turn.
type mark struct {
	fingerprint uint64
	made, turn  int
}

// decision sees the choice of a key, before it is carried out.
func (w *watcher) decision(d *game.Decision, key string) {
	if d.Rule == "win.loop" {
		if !w.offers {
			w.loops = append(w.loops, w.loop(d.Seat))
		}
		w.offers = true
		return
	}
	w.offers = false
	w.look()
	i := slices.IndexFunc(d.Options, func(o game.Option) bool { return o.Key == key })
	name, _, _ := strings.Cut(w.g.Key(d.Options[i].Card), "#")
	w.made = append(w.made, deed{d.Options[i].Verb, name})
}

// look marks the positions that came since the decision before. When Force was activated
// or lost the State has forgotten them all, and so do the marks.
func (w *watcher) look() {
	seen := w.g.S.Seen
	if n := len(w.marks); n > len(seen) || n > 0 && w.marks[n-1].fingerprint != seen[n-1] {
		w.made, w.marks = nil, nil
	}
	for _, x := range seen[len(w.marks):] {
		w.marks = append(w.marks, mark{x, len(w.made), w.g.Status().Turn})
	}
}

// loop is what was done since the position of now was last marked. One that came without
// any decision has no mark.
func (w *watcher) loop(seat card.Side) loop {
	now, from := w.g.Fingerprint(seat), mark{made: len(w.made), turn: w.g.Status().Turn}
	for _, m := range w.marks {
		if m.fingerprint == now {
			from = m
		}
	}
	l := loop{decisions: len(w.made) - from.made, turns: w.g.Status().Turn - from.turn}
	for _, x := range w.made[from.made:] {
		if x.verb != game.Pass && x.verb != game.VDone {
			l.deeds = append(l.deeds, x)
		}
	}
	return l
}

// A summary counts how games ended and what their loops were made of.
type summary struct {
	games  int
	ends   map[string]int
	loops  int
	shapes map[string]*shape
	deeds  map[deed]int // in how many loops each stands
}

// A shape is the loops in which the same verbs occur.
type shape struct {
	loops     int
	within    int // a turn
	decisions int
	seed      uint64 // of the first game that has such a loop
}

func newSummary() *summary {
	return &summary{ends: map[string]int{}, shapes: map[string]*shape{}, deeds: map[deed]int{}}
}

// number is what tells apart games that ended in the same way.
var number = regexp.MustCompile(`\d+`)

func (s *summary) add(p played) {
	s.games++
	s.ends[cmp.Or(number.ReplaceAllString(p.why[card.English], "N"), "(not at all)")]++
	for _, l := range p.loops {
		s.loops++
		verbs, once := map[string]bool{}, map[deed]bool{}
		for _, x := range l.deeds {
			verbs[x.verb.String()], once[x] = true, true
		}
		for x := range once {
			s.deeds[x]++
		}
		name := strings.Join(slices.Sorted(maps.Keys(verbs)), " + ")
		switch {
		case l.decisions == 0:
			name = "no decision at all: the rules alone go round"
		case name == "":
			name = "nothing but passes, where something else could be done"
		}
		if s.shapes[name] == nil {
			s.shapes[name] = &shape{seed: p.seed}
		}
		sh := s.shapes[name]
		sh.loops++
		sh.within += b2i(l.turns == 0)
		sh.decisions += l.decisions
	}
}

// most is how many lines of a table are printed.
const most = 12

func (s *summary) write(out io.Writer) {
	fmt.Fprintln(out, "how the games ended:")
	for _, why := range ranked(s.ends, func(n int) int { return n }) {
		fmt.Fprintf(out, "%7d  %4.1f %%  %s\n", s.ends[why], 100*float64(s.ends[why])/float64(s.games), why)
	}
	if s.loops == 0 {
		return
	}
	share := func(n int) string { return fmt.Sprintf("%7d  %4.1f %%", n, 100*float64(n)/float64(s.loops)) }
	fmt.Fprintf(out, "a position came for the third time: %s; done since it came for the second:\n", plural(s.loops, "time"))
	for _, name := range ranked(s.shapes, func(x *shape) int { return x.loops }) {
		x := s.shapes[name]
		fmt.Fprintf(out, "%s  %s (%.1f decisions; %d within a turn; seed %d)\n", share(x.loops), name, float64(x.decisions)/float64(x.loops), x.within, x.seed)
	}
	if len(s.deeds) > 0 {
		fmt.Fprintln(out, "in how many of these loops a deed stands:")
	}
	for _, x := range ranked(s.deeds, func(n int) int { return n }) {
		fmt.Fprintf(out, "%s  %s\n", share(s.deeds[x]), x)
	}
}

// ranked lists the keys of the largest counts, equal ones by their words.
func ranked[K comparable, V any](m map[K]V, count func(V) int) []K {
	keys := slices.Collect(maps.Keys(m))
	slices.SortFunc(keys, func(a, b K) int {
		return cmp.Or(cmp.Compare(count(m[b]), count(m[a])), cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)))
	})
	return keys[:min(most, len(keys))]
}
