package scene

import "strings"

// ruling is the key of a move that is a change of the position by hand, such as "dark judge
// luke-skywalker is hit", or "" of another move.
func ruling(move []word) string {
	if _, ok := mover(move); !ok || len(move) < 3 || move[1].quoted || move[1].text != "judge" {
		return ""
	}
	words := make([]string, len(move))
	for i, w := range move {
		words[i] = w.text
	}
	return strings.Join(words, " ")
}

// judge makes a change by hand. It returns false if the scene cannot go on.
func (r *runner) judge(st step) bool {
	_, err := r.g.Choose(ruling(st.move))
	if err != nil {
		r.fail(st.span, "", "%v", err)
	}
	return err == nil
}

// unlawful checks that a change by hand is refused, and by which rule.
func (r *runner) unlawful(st step) {
	_, against, err := r.g.Judge(ruling(st.move))
	switch {
	case err != nil:
		r.fail(st.span, "", "%v", err)
	case len(against) == 0:
		r.fail(st.span, "", "the rules allow this")
	case against[0].Rule != st.rule:
		r.fail(st.span, against[0].Rule+": "+against[0].Say[0], "this is refused, but not because of %s", st.rule)
	}
}
