package scene

import (
	"fmt"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Result is what came of a scene: what failed, in order. None means it passed.
type Result struct {
	Scene    *Scene
	Failures []Problem
	Game     game.Game // where it ended, perhaps at a question with one answer; nil if the position could not be built
}

// OK tells whether the scene passed.
func (r Result) OK() bool { return len(r.Failures) == 0 }

// Run plays the scene. A move that cannot be made ends it; an expectation that
// is not met does not.
func (s *Scene) Run(cat *catalog.Catalog) Result { return s.Watch(cat, func(game.Game) {}) }

// Watch is Run; see looks at the game at each decision at which a move of the scene is
// made or found on offer.
func (s *Scene) Watch(cat *catalog.Catalog, see func(game.Game)) Result {
	return s.play(&runner{scene: s, cat: cat, see: see})
}

// play plays the scene.
func (s *Scene) play(r *runner) (res Result) {
	at := span{s.pos, s.pos + 1}
	defer func() {
		if e := recover(); e != nil {
			r.fail(at, "this is a fault of the engine, not of the scene", "the engine stopped: %v", e)
			res = r.result()
		}
	}()
	if !r.build() {
		r.g = nil
		return r.result()
	}
	for _, st := range s.steps {
		at = st.span
		r.comes(st)
		if !r.step(st) {
			break
		}
	}
	return r.result()
}

// A runner plays one scene. It holds the rules themselves and not the door alone: it
// lays a position into the state, and measures what a table never asks.
type runner struct {
	scene    *Scene
	cat      *catalog.Catalog
	see      func(game.Game)
	g        *rules.Game
	decks    [card.Sides]decks.Deck // of a scene that starts from decks
	failures []Problem
	broken   bool // the expectation at hand cannot be judged
	quiet    bool // failures are not noted
	trail
	tracing  bool     // said is wanted
	said     []string // the trace: lines of the scene, choices, log
	keys     map[string]game.CardID
	titleSet map[string]bool // in lower case
}

// result is what came of the scene so far.
func (r *runner) result() Result {
	res := Result{Scene: r.scene, Failures: r.failures}
	if r.g != nil {
		r.g.Halts = false // who goes on from here plays as at a table
		res.Game = r.g
	}
	return res
}

func (r *runner) fail(at span, help, format string, args ...any) {
	if !r.quiet {
		r.failures = append(r.failures, catalog.NewProblem(r.scene.File, r.scene.src, at.pos, at.end-at.pos, fmt.Sprintf(format, args...), help))
	}
}

// step does one step. It returns false if the scene cannot go on.
func (r *runner) step(st step) bool {
	switch st.kind {
	case '>':
		if side, ok := mover(st.move); ok && len(st.move) == 2 && (st.move[1].text == "concede" || st.move[1].text == "time") { // win.concede, win.time: at any time
			_, err := r.g.Choose(side.String() + " " + st.move[1].text)
			if err != nil {
				r.fail(st.span, "", "%v", err)
			}
			return err == nil
		}
		if ruling(st.move) != "" {
			return r.judge(st)
		}
		return r.move(st)
	case '?':
		here := r.here()
		o, why := r.seek(st.move)
		if o != nil {
			r.see(r.g)
		}
		r.back(here)
		switch {
		case o == nil && !r.refusesPass(st.move) && r.obeyed(st.move):
		case o == nil:
			if !r.unknownTitles(st.move) {
				r.fail(st.span, why, "this is not on offer")
			}
		case st.cost >= 0 && int(o.Cost) != st.cost:
			r.fail(st.span, "", "this costs %d Force", o.Cost)
		}
	case '!':
		if ruling(st.move) != "" {
			r.unlawful(st)
			break
		}
		r.refused(st)
	case '=':
		r.expect(st)
	case 'n':
		r.next(st.next)
		r.g.Run()
	case 'g':
		return r.goTo(st)
	case 'o':
		return r.goOn(st)
	case 's':
		r.set(st)
	}
	return true
}

// refusesPass tells whether a move is the pass of one who must choose something else now:
// that he passed by force earlier says nothing of it.
func (r *runner) refusesPass(move []word) bool {
	side, _ := mover(move)
	d := r.g.Decision()
	return len(move) == 2 && move[1].text == "pass" && d != nil && d.Seat == side && pass(d) == nil
}

// move makes a move: one on offer here, one that was just made by force, or one that is
// on offer when others have passed.
func (r *runner) move(st step) bool {
	side, _ := mover(st.move)
	d := r.g.Decision()
	if o, _ := r.match(d, st.move); d == nil || d.Seat != side || o == nil {
		if !r.refusesPass(st.move) && r.obeyed(st.move) {
			return true
		}
	}
	o, why := r.seek(st.move)
	if o == nil {
		if !r.unknownTitles(st.move) {
			r.fail(st.span, why, "this move cannot be made")
		}
		return false
	}
	r.see(r.g)
	r.trail = trail{}
	if err := r.take(o, "made"); err != nil {
		r.fail(st.span, "", "this move was on offer but refused: %v", err)
		return false
	}
	r.settle()
	return true
}

// expect checks an expectation at this moment.
func (r *runner) expect(st step) {
	r.broken = false
	if bad := r.not(st); bad != "" && !r.broken {
		r.fail(st.span, "", "this is not so: %s", bad)
	}
}

// not is what is so instead of an expectation; "" if it is so.
func (r *runner) not(st step) string {
	if !st.least && !st.most {
		return forms[st.form].check(r, st.args)
	}
	got, ok := figures[forms[st.form].words](r, st.args)
	want := st.args[len(st.args)-1].num
	switch {
	case !ok:
		return "there is no such number"
	case st.least && got < want, st.most && got > want:
		return "it is " + got.String()
	}
	return ""
}
