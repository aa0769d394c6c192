package scene

import (
	"fmt"
	"io"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Trace plays the scene as Run does and writes what happens: its steps, each choice
// that was made, implied or forced, what the log says of it, and who decides at the end.
func (s *Scene) Trace(cat *catalog.Catalog, w io.Writer) Result {
	r := &runner{scene: s, cat: cat, see: func(game.Game) {}, tracing: true}
	res := s.play(r)
	for _, line := range r.said {
		fmt.Fprintln(w, line)
	}
	if r.g != nil {
		if d := r.g.Decision(); d != nil {
			fmt.Fprintf(w, "%s decides: %s\n%s\n", d.Seat, d.Prompt[card.English], list(keys(d)))
		}
	}
	return res
}

// say adds a line to the trace.
func (r *runner) say(format string, args ...any) {
	if r.tracing {
		r.said = append(r.said, fmt.Sprintf(format, args...))
	}
}

// comes says which step comes.
func (r *runner) comes(st step) {
	src := r.scene.src
	r.say("%5d | %s", strings.Count(src[:st.pos], "\n")+1, strings.TrimSpace(src[st.pos:st.end]))
}

// tell says what was chosen among how many, and what the log of who chose has said
// since line from.
func (r *runner) tell(d *game.Decision, key, how string, from int) {
	r.say("        %s: %s, one of %d", how, key, len(d.Options))
	for _, l := range r.g.View(d.Seat).Log[from:] {
		r.say("            %s", l.Say[card.English])
	}
}
