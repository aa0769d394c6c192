package mutate

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
)

// switchName is the package that says which mutant is at work.
const switchName = "mutantswitch"

// switchSource is that package: it reads the number of the mutant as the program starts,
// and ends a program that wants more memory than any test does.
const switchSource = `package ` + switchName + `

import (
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"time"
)

var active, _ = strconv.Atoi(os.Getenv("MUTANT"))

// On tells whether mutant n is at work.
func On(n int) bool { return n == active }

// Pick is b in mutant n, else a.
func Pick[T any](n int, a, b T) T {
	if n == active {
		return b
	}
	return a
}

func init() {
	if active == 0 {
		return
	}
	debug.SetMaxStack(128 << 20)
	go func() {
		heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
		for range time.Tick(50 * time.Millisecond) {
			if metrics.Read(heap); heap[0].Value.Uint64() > 2<<30 {
				println("this mutant takes too much memory")
				os.Exit(3)
			}
		}
	}()
}
`

// guarded is a file with sites in it, each behind its switch. No line moves.
func guarded(src []byte, sites []numbered, module string) []byte {
	slices.SortStableFunc(sites, func(a, b numbered) int {
		return cmp.Or(cmp.Compare(a.pos, b.pos), cmp.Compare(b.end, a.end))
	})
	g := &guard{src: src}
	body := g.render(0, len(src), sites)
	at := bytes.Index(body, []byte("\npackage ")) + 1
	at += bytes.IndexByte(body[at:], '\n')
	imports := "; import " + switchName + " \"" + path.Join(module, switchName) + "\""
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
