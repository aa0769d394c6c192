package mutate

import (
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

// switchName is the name by which a guarded file knows package trial.
const switchName = "mutantswitch"

// trialSource is that package, for a module that has none.
//
//go:embed trial/trial.go
var trialSource []byte

// guarded is a file with sites in it, each behind its switch in package trial. No line moves.
func guarded(src []byte, sites []numbered, trial string) []byte {
	slices.SortStableFunc(sites, func(a, b numbered) int {
		return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(b.end, a.end))
	})
	g := &guard{src: src}
	body := g.render(0, len(src), sites)
	at := bytes.Index(body, []byte("\npackage ")) + 1
	at += bytes.IndexByte(body[at:], '\n')
	imports := fmt.Sprintf("; import %s %q", switchName, trial)
	var others []string
	for _, s := range sites {
		if s.imports != "" && !slices.Contains(others, s.imports) {
			others = append(others, s.imports)
			imports += fmt.Sprintf("; import %s %q", alias(s.imports), s.imports)
		}
	}
	return slices.Concat(body[:at], []byte(imports), body[at:])
}

// A numbered site is one that was drawn.
type numbered struct {
	site
	no int
}

type guard struct{ src []byte }

// render is the source from..to with the sites in it. The sites within a site stand in
// what it is without its mutant: one mutant is at work at a time.
func (g *guard) render(from, to int, sites []numbered) []byte {
	var out []byte
	for len(sites) > 0 {
		s := sites[0]
		n := 1
		for n < len(sites) && sites[n].pos < s.end {
			n++
		}
		out = append(out, g.src[from:s.pos]...)
		was, no := g.render(s.pos, s.end, sites[1:n]), s.no
		if s.typ == "" {
			out = fmt.Appendf(out, "(%s.On(%d) && (%s) || !%s.On(%d) && (%s))", switchName, no, flat(s.after), switchName, no, was)
		} else {
			out = fmt.Appendf(out, "%s.Pick[%s](%d, %s, %s)", switchName, s.typ, no, was, flat(s.after))
		}
		from, sites = s.end, sites[n:]
	}
	return append(out, g.src[from:to]...)
}

// flat is source in one line.
func flat(src string) string {
	lines := strings.Split(src, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimSpace(l)
	}
	return strings.Join(lines, " ")
}
