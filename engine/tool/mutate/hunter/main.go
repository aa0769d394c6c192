// Games in which the rules and a mutant of theirs go different ways (package mutate builds it
// with the mutants in it, and asks). The scenes and examples that pass a mutant's place are
// played on at random from each of their decisions, by the rules and by the mutant side by
// side; then games of random decks. What is found first is told: the scene, or a position
// that has been made as small as it could, the moves, and both outcomes.
package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
	"cantina/engine/tool/mutate/trial"
)

const (
	patience = 10 * time.Minute // for one mutant
	many     = 40               // games of random decks
	atMost   = 12               // scenes that are played on for one mutant
	runs     = 6                // games from each decision of a scene
	far      = 30               // decisions of such a game
)

func main() {
	seed, _ := strconv.ParseUint(strings.Join(os.Args[1:], ""), 10, 64)
	h, err := newHunter(seed)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var since atomic.Int64
	trial.Guard(&since, patience, nil)
	fmt.Println("ready")
	for questions := bufio.NewScanner(os.Stdin); questions.Scan(); {
		no, err := strconv.Atoi(strings.TrimSpace(questions.Text()))
		if err != nil {
			return
		}
		since.Store(time.Now().UnixNano())
		found := h.hunt(no)
		since.Store(0)
		for line := range strings.Lines(found) {
			fmt.Println(" " + strings.TrimRight(line, "\n"))
		}
		fmt.Println(".")
	}
}

// A hunter knows which scenes and games pass the place of each mutant.
type hunter struct {
	seed            uint64
	house, cards    *catalog.Catalog // with the cards of the scenes, and the printed ones
	scenes          []*scene.Scene
	byScene, byGame map[int][]int
}

func newHunter(seed uint64) (*hunter, error) {
	house, problems := scene.Catalog()
	if len(problems) > 0 {
		return nil, problems[0]
	}
	cards, problems := catalog.Embedded()
	if len(problems) > 0 {
		return nil, problems[0]
	}
	h := &hunter{seed: seed, house: house, cards: cards, byScene: map[int][]int{}, byGame: map[int][]int{}}
	names, _ := fs.Glob(scene.Files, "testdata/*.scene")
	for _, name := range names {
		data, err := fs.ReadFile(scene.Files, name)
		if err != nil {
			return nil, err
		}
		list, _ := scene.Parse(name, string(data))
		h.scenes = append(h.scenes, list...)
	}
	for _, k := range house.All() {
		list, _ := scene.Example(k)
		h.scenes = append(h.scenes, list...)
	}
	anew := house.Rewritten("none.toml", "")
	for i, s := range h.scenes {
		for no := range trial.Passed(func() { s.Watch(anew, func(g game.Game) { (&pair{a: ruled(g)}).asked() }) }) {
			h.byScene[no] = append(h.byScene[no], i)
		}
	}
	for i := range many {
		for no := range trial.Passed(func() { h.random(i, cards.Rewritten("none.toml", ""), func(p *pair) { p.asked() }) }) {
			h.byGame[no] = append(h.byGame[no], i)
		}
	}
	return h, nil
}

func ruled(g game.Game) *rules.Game { r, _ := g.(*rules.Game); return r }

// hunt tells where a mutant goes another way, "" if it was not found.
func (h *hunter) hunt(no int) string {
	right, wrong := h.house.Rewritten("none.toml", ""), h.house.Rewritten("none.toml", "")
	list := h.byScene[no]
	if len(list) > atMost { // from all over
		var some []int
		for i := range atMost {
			some = append(some, list[i*len(list)/atMost])
		}
		list = some
	}
	var best difference
	points := map[*scene.Scene][]*pair{}
	for _, i := range list {
		s := h.scenes[i]
		at, found := h.compare(s, no, right, wrong)
		if best.worse(found.below("%s:%d %s", s.File, s.Line, s.Title)); best.plain {
			return best.String()
		}
		points[s] = at
	}
	for _, i := range list {
		s := h.scenes[i]
		for n, at := range points[s] {
			for run := range runs {
				found := at.clone().random(h.seed+uint64(100*n+run), far)
				if best.worse(found.below("%s:%d %s, played on from its decision %d", s.File, s.Line, s.Title, n+1)); best.plain {
					return best.String()
				}
			}
		}
	}
	for _, i := range h.byGame[no] {
		if best.words != "" {
			break
		}
		best = h.game(i, no)
	}
	return best.String()
}

// A difference is what was found: in what may be done, what is seen and what stops, plainly,
// or in reasons alone. It has no words if there is none.
type difference struct {
	moves []string
	words string
	plain bool
}

func (d difference) String() string {
	if d.words == "" {
		return ""
	}
	text := d.words
	for i := len(d.moves) - 1; i >= 0; i-- {
		text = d.moves[i] + "\n" + text
	}
	return text
}

func (d difference) below(format string, args ...any) difference {
	if d.words != "" {
		d.moves = append([]string{fmt.Sprintf(format, args...)}, d.moves...)
	}
	return d
}

// worse takes another difference that is plainer, or as plain and nearer.
func (d *difference) worse(other difference) {
	if other.words != "" && (d.words == "" || other.plain && !d.plain || other.plain == d.plain && len(other.moves) < len(d.moves)) {
		*d = other
	}
}

// compare plays a scene by the rules and by a mutant; at are the games at each decision.
func (h *hunter) compare(s *scene.Scene, no int, right, wrong *catalog.Catalog) (at []*pair, found difference) {
	play := func(no int, cat *catalog.Catalog) (list []*rules.Game) {
		trial.Show(no)
		defer trial.Show(0)
		defer func() { recover() }() // it is seen where the other goes on
		res := s.Watch(cat, func(g game.Game) { list = append(list, ruled(g).Clone()) })
		if g := ruled(res.Game); g != nil {
			list = append(list, g.Clone())
		}
		return list
	}
	a, b := play(0, right), play(no, wrong)
	for i := range min(len(a), len(b)) {
		p := &pair{a: a[i], b: b[i], no: no}
		found.worse(p.differ().below("at its decision %d:", i+1))
		if found.plain {
			return nil, found
		}
		at = append(at, p)
	}
	if len(a) != len(b) {
		return nil, plainly("it has %d decisions, and %d with the mutant", len(a), len(b))
	}
	return at, found
}

// random plays game i of random decks by the rules; see looks at each decision.
func (h *hunter) random(i int, cat *catalog.Catalog, see func(*pair)) {
	g := h.begin(i, cat)
	if g == nil {
		return
	}
	p := &pair{a: g}
	p.players(h.seed + uint64(i))
	for range 400 {
		if g.Decision() == nil {
			return
		}
		see(p)
		p.next()
	}
}

func (h *hunter) begin(i int, cat *catalog.Catalog) *rules.Game {
	seed := h.seed*1000 + uint64(i)
	setup := rules.Setup{Seed: seed}
	for side := range card.Sides {
		setup.Decks[side] = decks.Random(h.cards, side, seed).Dealt()
	}
	if i%8 == 0 { // of the decks that the program carries
		var have [card.Sides][]card.Deck
		for _, d := range decks.Embedded() {
			have[d.Side] = append(have[d.Side], d.Dealt())
		}
		for side := range card.Sides {
			setup.Decks[side] = have[side][i/8%len(have[side])]
		}
	}
	g, err := rules.New(cat, setup)
	if err != nil {
		return nil
	}
	return g
}
