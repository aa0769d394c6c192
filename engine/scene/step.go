package scene

import (
	"strings"

	"cantina/engine/game"
)

// step reads a line that begins with > ? ! or =.
func (p *parser) step(s *Scene, kind byte, at span) {
	st := step{span: at, kind: kind, cost: -1}
	if kind == '=' {
		if p.expectation(&st) {
			s.steps = append(s.steps, st)
		}
		return
	}
	for p.peek().kind == bare || p.peek().kind == quoted {
		t := p.take()
		st.move = append(st.move, word{t.span, t.text, t.kind == quoted})
	}
	if len(st.move) == 0 {
		p.wanted("a move such as: dark deploy stormtrooper at tatooine-cantina")
		return
	}
	if kind != '>' && p.is(":") {
		if kind == '?' {
			n, ok := p.count("how much Force it costs")
			if !ok {
				return
			}
			if st.cost = n; !p.is("Force") {
				p.wanted(`"Force"`)
				return
			}
		} else if t := p.take(); t.kind == bare {
			st.rule = t.text
		} else {
			p.i--
			p.wanted("the id of the rule that forbids it, such as deploy.presence-or-icon")
			return
		}
	}
	if kind == '!' && st.rule == "" {
		p.fail(p.peek().span, "write \": RULE\" after it; what the engine says instead is told when the scene is played", "a refusal names the rule that forbids it")
		return
	}
	p.end()
	s.steps = append(s.steps, st)
}

// change reads "CARD [STATES]".
func (p *parser) change(s *Scene, at span) {
	st := step{span: span{at.pos, p.toks[len(p.toks)-1].end}, kind: 's'}
	var ok bool
	if st.set.name, ok = p.name(s.Side); !ok {
		return
	}
	if !p.is("[") {
		p.wanted(`"[" and states, such as [crashed] or [not hit]`)
		return
	}
	if !p.states(&st.set, true) {
		return
	}
	if st.set.parsec != 0 || st.set.orbits {
		p.fail(st.span, "steer it there, or begin with it there", "a system does not change its parsec in mid-scene")
		return
	}
	p.end()
	s.steps = append(s.steps, st)
}

// segmentWords are the segments of a battle that "go:" may lead to.
var segmentWords = []struct {
	word    string
	segment game.Segment
}{
	{"weapons", game.Weapons}, {"power", game.PowerSegment}, {"damage", game.Damage},
}

// goal reads where "go:" leads.
func (p *parser) goal(s *Scene, at span) {
	g := goal{}
	start := p.i
	words := ""
	for p.peek().kind == bare {
		words = strings.TrimSpace(words + " " + p.take().text)
	}
	st := step{span: at, kind: 'g'}
	switch words {
	case "end of battle":
		g.over = true
	case "end of game":
		g.end = true
	case "next turn":
		g.turn = true
	default:
		for _, w := range segmentWords {
			if words == w.word+" segment" {
				g.inBattle, g.segment = true, w.segment
			}
		}
		if !g.inBattle {
			p.i = start
			var ok bool
			if g.side, g.phase, ok = p.phase(); !ok {
				return
			}
		}
	}
	st.goal, st.end = g, p.toks[len(p.toks)-1].end
	s.steps = append(s.steps, st)
}
