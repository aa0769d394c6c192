package scene

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Parse reads the scenes of a file. Every problem of the file is found at once; a
// scene with a problem is left out, the others are good.
func Parse(file, src string) ([]*Scene, []Problem) {
	if problem, large := catalog.TooLarge(file, src, catalog.MaxSceneFile); large {
		return nil, []Problem{problem}
	}
	p := &parser{file: file, src: src, lines: 1}
	for _, l := range lines(src) {
		if l.end-l.pos > maxLine {
			p.scene(l.pos)
			p.fail(span{l.pos, l.pos + 1}, "cut it into several", "this line is longer than %d letters", maxLine)
			continue
		}
		p.line(l)
	}
	p.finish()
	return p.scenes, p.problems
}

// maxLine bounds a line with those that continue it: how deep it can be nested.
const maxLine = 8 << 10

// A parser reads one file. cur is the scene being read; bad counts the problems
// that stood when it began.
type parser struct {
	file, src string
	scenes    []*Scene
	problems  []Problem
	cur       *Scene
	bad       int
	found     int // problems, those that are not told too
	lines     int // which line the byte counted stands on
	counted   int

	toks  []token // of the line being read
	i     int
	wants []string // what the expectation being read might go on with
}

// sceneKeys are the words that may begin a line, with a colon.
var sceneKeys = []string{"title", "seeds", "dark", "light", "locations", "phase", "turn", "seed", "edition", "clock", "asked", "next destiny", "go"}

// sceneWords begin a line without a colon.
var sceneWords = []string{"go on", "set"}

func (p *parser) fail(at span, help, format string, args ...any) {
	if p.found++; p.found > catalog.MaxProblems {
		return
	}
	p.problems = append(p.problems, catalog.NewProblem(p.file, p.src, at.pos, at.end-at.pos, catalog.Brief(fmt.Sprintf(format, args...)), help))
}

// finish ends the scene being read.
func (p *parser) finish() {
	if p.cur != nil && p.found == p.bad {
		p.scenes = append(p.scenes, p.cur)
	}
	p.cur = nil
}

// scene returns the scene being read, a new one if there is none.
func (p *parser) scene(at int) *Scene {
	if p.cur == nil {
		p.bad = p.found
		p.lines += strings.Count(p.src[p.counted:at], "\n")
		p.counted = at
		p.cur = &Scene{File: p.file, src: p.src, pos: at, Phase: game.Deploy, Turn: 5, Seed: 1,
			Line: p.lines}
	}
	return p.cur
}

// line reads one logical line.
func (p *parser) line(l span) {
	text := strings.TrimSpace(p.src[l.pos:l.end])
	if strings.Trim(text, "-") == "" && len(text) >= 3 {
		p.finish()
		return
	}
	if rest, ok := strings.CutPrefix(text, "title:"); ok {
		if p.cur != nil && (p.cur.Title != "" || len(p.cur.steps) > 0) {
			p.finish()
		}
		p.scene(l.pos).Title = strings.TrimSpace(rest)
		return
	}
	s := p.scene(l.pos)
	if rest, ok := strings.CutPrefix(text, "seeds:"); ok {
		p.seeds(s, rest, span{l.pos, l.pos + len("seeds")})
		return
	}
	if strings.IndexByte(">?!=", text[0]) >= 0 {
		p.lex(l.pos+1, l.end)
		p.step(s, text[0], span{l.pos, l.pos + len(text)})
		return
	}
	p.lex(l.pos, l.end)
	first := p.peek()
	switch {
	case p.starts("go", "on"):
		p.end()
		s.steps = append(s.steps, step{span: span{first.pos, p.toks[1].end}, kind: 'o'})
		return
	case p.starts("set"):
		p.change(s, first.span)
		return
	}
	key := ""
	for p.peek().kind == bare {
		key = strings.TrimSpace(key + " " + p.take().text)
	}
	at := span{first.pos, max(first.end, p.toks[max(0, p.i-1)].end)}
	if !slices.Contains(sceneKeys, key) || p.peek().text != ":" {
		help := "a line begins with one of: " + strings.Join(sceneKeys, ":, ") + ":, " + strings.Join(sceneWords, ", ") + ", or with > ? ! ="
		if near := catalog.Nearest(key, sceneWords); near != "" {
			help = fmt.Sprintf("did you mean %q?", near)
		} else if near := catalog.Nearest(key, sceneKeys); near != "" {
			help = fmt.Sprintf("did you mean %q?", near+":")
		}
		p.fail(at, help, "%q does not begin a line of a scene", key)
		return
	}
	p.i++
	if len(s.steps) > 0 && key != "next destiny" && key != "go" {
		p.fail(at, "put it above the first step, or begin a new scene with \"title:\"", "the position is settled before the first step")
		return
	}
	p.header(s, key, at)
}

// seeds reads what of the seed documents the scene shows, between semicolons.
func (p *parser) seeds(s *Scene, list string, at span) {
	if len(s.Seeds) > 0 || len(s.steps) > 0 {
		p.fail(at, "name all that the scene shows in one line below its title", "this line stands too late, or is the second one")
		return
	}
	for claim := range strings.SplitSeq(list, ";") {
		if claim = strings.TrimSpace(claim); claim == "" {
			p.fail(at, `such as "seeds: S-018; Search party"`, "between semicolons stands an id or the name of a mechanic")
			return
		}
		s.Seeds = append(s.Seeds, claim)
	}
}

// header reads a line of the position, after its key.
func (p *parser) header(s *Scene, key string, at span) {
	switch key {
	case "dark", "light":
		side, _ := card.SideOf(key)
		p.position(s, side)
	case "locations":
		p.locations(s)
	case "phase":
		if side, phase, ok := p.phase(); ok {
			s.Side, s.Phase = side, phase
		}
	case "turn":
		if n, ok := p.count("the number of the turn"); ok {
			s.Turn = n
		}
	case "seed":
		if n, err := strconv.ParseUint(p.take().text, 10, 64); err == nil {
			s.Seed = n
		} else {
			p.i--
			p.wanted("a number")
		}
	case "edition":
		if p.is(game.Newest) {
			s.Edition = game.Newest
		} else {
			p.wanted(`"newest"`)
		}
	case "clock":
		if s.Clock = p.is("on"); !s.Clock {
			p.wanted(`"on"`)
		}
	case "asked":
		if side, ok := p.side(); ok {
			p.occasions(&s.Ask[side])
		}
	case "next destiny":
		if n, ok := p.next(at); !ok {
			return
		} else if len(s.steps) > 0 {
			s.steps = append(s.steps, step{span: at, kind: 'n', next: n})
		} else {
			s.nexts = append(s.nexts, n)
		}
	case "go":
		p.goal(s, at)
	}
	p.end()
}

func (p *parser) lex(from, to int) {
	toks, open := lex(p.src, from, to)
	p.toks, p.i = toks, 0
	if open >= 0 {
		p.fail(span{open, open + 1}, "close the title with a second quote on the same line", "this quote is not closed")
	}
}

func (p *parser) peek() token { return p.toks[p.i] }

func (p *parser) take() token {
	t := p.toks[p.i]
	if t.kind != eol {
		p.i++
	}
	return t
}

// is tells whether the next token is this word or mark, and takes it.
func (p *parser) is(text string) bool {
	if t := p.peek(); t.kind != quoted && t.text == text && text != "" {
		p.i++
		return true
	}
	return false
}

// starts tells whether the line begins with these words, and takes them.
func (p *parser) starts(words ...string) bool {
	for i, w := range words {
		if t := p.toks[min(i, len(p.toks)-1)]; t.kind != bare || t.text != w {
			return false
		}
	}
	p.i = len(words)
	return true
}

// end wants the end of the line.
func (p *parser) end() {
	if t := p.peek(); t.kind != eol && p.found == p.bad {
		p.fail(t.span, "", "nothing is expected after this, but here stands %q", t.text)
	}
}

func (p *parser) wanted(what string) {
	t := p.peek()
	if t.kind == eol {
		p.fail(t.span, "", "the line ends where %s is expected", what)
		return
	}
	p.fail(t.span, "", "%s is expected, not %q", what, t.text)
}

// count reads a whole number.
func (p *parser) count(what string) (int, bool) {
	n, err := strconv.Atoi(p.peek().text)
	if err != nil || n < 0 || p.peek().kind != bare {
		p.wanted(what)
		return 0, false
	}
	p.i++
	return n, true
}

// side reads "dark" or "light".
func (p *parser) side() (card.Side, bool) {
	if s, ok := card.SideOf(p.peek().text); ok && p.peek().kind == bare {
		p.i++
		return s, true
	}
	p.wanted(`"dark" or "light"`)
	return 0, false
}

// occasions reads at which occasions somebody is asked though he has nothing.
func (p *parser) occasions(set *game.Occasions) {
	for p.peek().kind == bare {
		var one game.Occasions
		if one.UnmarshalText([]byte(p.peek().text)) != nil {
			break
		}
		*set |= one
		p.i++
	}
	if *set == 0 || p.peek().kind == bare {
		all, _ := game.Everywhere.MarshalText()
		p.wanted("occasions: " + strings.Join(strings.Fields(string(all)), ", "))
	}
}

// phase reads "dark battle" or "light end of turn".
func (p *parser) phase() (card.Side, game.Phase, bool) {
	side, ok := p.side()
	if !ok {
		return 0, 0, false
	}
	at := p.peek().span
	words := ""
	for p.peek().kind == bare {
		at.end = p.peek().end
		words = strings.TrimSpace(words + " " + p.take().text)
	}
	names := make([]string, game.Phases)
	for f := range game.Phases {
		if names[f] = f.String(); names[f] == words {
			return side, f, true
		}
	}
	p.fail(at, "the phases are: "+strings.Join(names, ", "), "there is no phase %q", words)
	return 0, 0, false
}
