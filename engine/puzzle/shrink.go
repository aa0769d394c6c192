package puzzle

import (
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// shrunk is a candidate without the places and cards on which nothing hangs: what is left out
// changes neither how many solutions there are nor how long they are, and takes little from what
// must be found.
func (c *Candidate) shrunk(cat *catalog.Catalog) *Candidate {
	for again := true; again; {
		again = false
		for i := 0; i < len(parts(c.Position)); i++ {
			z := *c.Puzzle
			z.Position = without(c.Position, i)
			proof := z.tried(cat)
			if proof != nil && proof.Solutions == 1 && proof.Length == c.Proof.Length && proof.Bits > c.Proof.Bits-1 {
				c = &Candidate{&z, proof}
				again = true
				i--
			}
		}
	}
	return c
}

// A part is a piece of a position that may be left out: a line with all at a place, or one card or
// location of a list.
type part struct{ from, to int }

// parts are those of a position, the larger ones first.
func parts(position string) (list []part) {
	var cards []part
	at := 0
	for line := range strings.SplitAfterSeq(position, "\n") {
		head := len(line) - len(strings.TrimLeft(line, " "))
		for _, word := range []string{"dark:", "light:", "locations:"} {
			if strings.HasPrefix(line, word) {
				head = len(word)
			}
		}
		field := strings.TrimSpace(line[head:])
		start := head
		switch {
		case strings.HasPrefix(field, "at "):
			list = append(list, part{at + head, at + len(strings.TrimRight(line, "\n"))})
			start = strings.Index(line, "\": ") + 3
		case strings.HasPrefix(field, "hand:"), strings.HasPrefix(field, "table:"):
			start = strings.Index(line[head:], ": ") + head + 2
		case !strings.Contains(field, `"`):
			start = len(line)
		}
		for _, p := range items(line[start:]) {
			cards = append(cards, part{at + start + p.from, at + start + p.to})
		}
		at += len(line)
	}
	return append(list, cards...)
}

// items are the parts of a list between its commas, each with the comma that follows.
func items(s string) (list []part) {
	depth, quoted, from := 0, false, 0
	for i := range len(s) {
		switch s[i] {
		case '"':
			quoted = !quoted
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		}
		if (s[i] == ',' && depth == 0 && !quoted) || i == len(s)-1 {
			if strings.Contains(s[from:i+1], `"`) {
				list = append(list, part{from, i + 1})
			}
			from = i + 1
		}
	}
	return list
}

// without is a position without one of its parts.
func without(position string, n int) string {
	p := parts(position)[n]
	cut := position[:p.from] + "\n" + position[p.to:]
	if !strings.HasSuffix(position[p.from:p.to], "\n") {
		cut = position[:p.from] + position[p.to:]
	}
	var out []string
	for _, line := range strings.Split(cut, "\n") {
		line = strings.TrimRight(line, " ")
		switch field := strings.TrimSpace(line); {
		case field == "", field == "hand:", field == "table:", strings.HasPrefix(field, "at ") && strings.HasSuffix(field, ":"):
		default:
			out = append(out, line)
		}
	}
	for i := range out { // a list that lost its last has no comma at its end
		if i+1 == len(out) || !strings.HasPrefix(out[i+1], " ") || strings.Contains(out[i], "hand:") || strings.Contains(out[i], "at \"") || strings.Contains(out[i], "table:") {
			out[i] = strings.TrimRight(out[i], ",")
		}
	}
	return strings.Join(out, "\n") + "\n"
}

// lure is an answer to the first decisive decision that loses and looks most like the one that wins:
// a move of its kind, or at least something that is done. "" where passing alone loses.
func (p *Prover) lure(proof *Proof) string {
	g := p.Game
	for _, m := range proof.Line {
		right := option(g, m.Key)
		if right == nil { // other numbers are drawn on this way
			return ""
		}
		if m.Only {
			return p.tempting(g, right)
		}
		g = take(g, right)
	}
	return ""
}

// tempting is a losing answer that looks like the right one, as a move of a scene.
func (p *Prover) tempting(g *rules.Game, right *game.Option) string {
	best, most := "", 0
	for _, a := range p.Survey(g) {
		o, n := option(g, a.Key), 1
		switch {
		case a.Verdict != Lost || o.Verb == game.Pass || o.Verb == game.VDone:
			n = 0
		case o.Verb == right.Verb && o.Card == right.Card:
			n = 3
		case o.Verb == right.Verb:
			n = 2
		}
		if n > most {
			best, most = "> "+a.Key+"\n", n
		}
	}
	return best
}

// option is an answer to the decision at hand by its key, nil if it is not on offer.
func option(g *rules.Game, key string) *game.Option {
	if d := g.Decision(); d != nil {
		for i := range d.Options {
			if d.Options[i].Key == key {
				return &d.Options[i]
			}
		}
	}
	return nil
}
