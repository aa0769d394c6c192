package scene

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

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
	Game     game.Game // where it ended; nil if the position could not be built
}

// OK tells whether the scene passed.
func (r Result) OK() bool { return len(r.Failures) == 0 }

// Run plays the scene. A move that cannot be made ends it; an expectation that
// is not met does not.
func (s *Scene) Run(cat *catalog.Catalog) Result { return s.Watch(cat, func(game.Game) {}) }

// Watch is Run; see looks at the game at each decision at which a move of the scene is
// made or found on offer.
func (s *Scene) Watch(cat *catalog.Catalog, see func(game.Game)) (res Result) {
	r := &runner{scene: s, cat: cat, see: see}
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
	keys     map[string]game.CardID
	titleSet map[string]bool // in lower case
}

// result is what came of the scene so far.
func (r *runner) result() Result {
	res := Result{Scene: r.scene, Failures: r.failures}
	if r.g != nil {
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
		at, o, why := r.seek(st.move)
		if o == nil {
			if !r.unknownTitles(st.move) {
				r.fail(st.span, why, "this move cannot be made")
			}
			return false
		}
		r.g = at
		r.see(at)
		if _, err := at.Choose(o.Key); err != nil {
			r.fail(st.span, "", "this move was on offer but refused: %v", err)
			return false
		}
	case '?':
		at, o, why := r.seek(st.move)
		if o != nil {
			r.see(at)
		}
		switch {
		case o == nil:
			if !r.unknownTitles(st.move) {
				r.fail(st.span, why, "this is not on offer")
			}
		case st.cost >= 0 && int(o.Cost) != st.cost:
			r.fail(st.span, "", "this costs %d Force", o.Cost)
		}
	case '!':
		r.refused(st)
	case '=':
		r.expect(st)
	case 'n':
		r.next(st.next)
		r.g.Run()
	case 'g':
		return r.goTo(st)
	}
	return true
}

// refused checks that a move is not on offer, and by which rule. It is judged
// where the mover next has a choice in this phase, or else here.
func (r *runner) refused(st step) {
	side, ok := mover(st.move)
	if !ok {
		r.fail(st.span, "", `a move begins with "dark" or "light"`)
		return
	}
	verb := ""
	if len(st.move) > 1 {
		verb = st.move[1].text
	}
	if _, known := verbOf[verb]; !known {
		r.fail(st.span, "a move says its side, then one of: "+strings.Join(slices.Sorted(maps.Keys(verbOf)), ", "), "there is no move %q", verb)
		return
	}
	if r.unknownTitles(st.move) {
		return
	}
	here := r.g
	defer func() { r.g = here }()
	r.g = r.chance(side)
	if d := r.g.Decision(); d != nil && d.Seat == side {
		if o, tied := r.match(d, st.move); o != nil || len(tied) > 0 {
			r.fail(st.span, "", "this is on offer")
			return
		}
	}
	if st.rule == "" {
		return
	}
	ids := append(r.subjects(side, st.move), 0, 0)
	reasons := r.why(side, verb, ids[0], ids[1])
	if v := verbOf[verb]; (v == game.VActivate || v == game.VDraw || v == game.VNumber) && len(st.move) > 2 {
		n, _ := strconv.Atoi(st.move[2].text)
		reasons = r.g.WhyNumber(side, v, n)
	}
	said := make([]string, len(reasons))
	for i, x := range reasons {
		if x.Rule == st.rule {
			return
		}
		said[i] = x.Rule + ": " + x.Say[card.English]
	}
	if len(said) == 0 {
		said = []string{"the engine gives no reason"}
	}
	r.fail(st.span, strings.Join(said, "\n"), "this is refused, but not because of %s", st.rule)
}

// chance is the game where side next has a choice within the phase, everybody
// else passing; the game as it stands if there is no such moment.
func (r *runner) chance(side card.Side) *rules.Game {
	g := r.g.Clone()
	for range patience {
		d := g.Decision()
		if d == nil || g.S.Phase != r.g.S.Phase || g.S.Turn != r.g.S.Turn {
			break
		}
		if d.Seat == side {
			return g
		}
		p := pass(d)
		if p == nil {
			break
		}
		if _, err := g.Choose(p.Key); err != nil {
			break
		}
	}
	return r.g
}

// expect checks an expectation here, or after responses that nobody makes.
func (r *runner) expect(st step) {
	check := forms[st.form].check
	r.broken = false
	bad := check(r, st.args)
	if bad == "" || r.broken {
		return
	}
	here := r.g
	defer func() { r.g = here }()
	r.g = r.g.Clone()
	for range patience {
		d := r.g.Decision()
		if d == nil || d.Kind != game.AskRespond {
			break
		}
		p := pass(d)
		if p == nil {
			break
		}
		if _, err := r.g.Choose(p.Key); err != nil {
			break
		}
		if check(r, st.args) == "" {
			return
		}
	}
	r.fail(st.span, "", "this is not so: %s", bad)
}

// goTo lets everybody pass until the goal is reached.
func (r *runner) goTo(st step) bool {
	turn := r.g.S.Turn
	for range 4 * patience {
		s := r.g.S
		switch g := st.goal; {
		case g.inBattle && s.Battle.On && s.Battle.Segment >= g.segment,
			g.over && !s.Battle.On,
			g.turn && s.Turn > turn,
			g.end && s.Ended,
			!g.inBattle && !g.over && !g.turn && !g.end && s.Active == g.side && s.Phase == g.phase:
			return true
		}
		if st.goal.inBattle && !s.Battle.On {
			r.fail(st.span, "what happened in a battle may still be asked when it is over", "there is no battle, or nobody had a choice in that segment")
			return false
		}
		d := r.g.Decision()
		p := pass(d)
		if p == nil {
			why := "the game is over"
			if d != nil {
				why = fmt.Sprintf("first %s must answer %q:\n%s", d.Seat, d.Prompt[card.English], list(keys(d)))
			}
			r.fail(st.span, why, "this is not reached")
			return false
		}
		if _, err := r.g.Choose(p.Key); err != nil {
			r.fail(st.span, "", "%v", err)
			return false
		}
	}
	r.fail(st.span, "", "this is not reached")
	return false
}
