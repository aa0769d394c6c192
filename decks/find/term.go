package find

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A value is what a field is compared with.
type value struct {
	text     string
	exact    bool // it stood in quotes
	sub      node // of a relation: what a query in brackets finds
	from, to int

	words  string    // folded
	entry  []*entry  // the words of a vocabulary that it may be
	num    [2]number // from, to
	cards  set       // of words: those that have them; of a relation: those that it names
	uses   set       // of mentions: the texts that use the noun
	naming card.Text // of a relation: what it names, as it is said
	flag   bool      // yes or no
}

// A term asks something of a field.
type term struct {
	field    *Field
	op       op
	values   []value
	lang     card.Lang
	from, to int
}

// words makes a term of what has been read; what a field does not understand is told and
// left out.
func (r *reader) words(f *Field, o op, values []value, from int) node {
	t := &term{field: f, op: o, lang: r.q.Lang, from: from, to: r.at}
	if o > unequal && f.number == nil {
		r.mistake(from, r.at, card.Say("%s is no number: it has no less and no more", "%s n’est pas un nombre : ni plus ni moins", f.What), "")
		return nil
	}
	for _, v := range values {
		if r.value(f, t, &v) {
			t.values = append(t.values, v)
		}
	}
	if len(t.values) == 0 || f.sorts {
		return nil
	}
	return t
}

// A reading is what a value is read for. What was understood of one stands for the others like it.
type reading struct {
	field *Field
	op    op
	text  string
	exact bool
}

// value understands a value, or tells why not.
func (r *reader) value(f *Field, t *term, v *value) bool {
	key := reading{f, t.op, v.text, v.exact}
	if known, ok := r.known[key]; ok && v.sub == nil {
		known.from, known.to = v.from, v.to
		*v = known
		return true
	}
	v.words = strings.TrimSpace(catalog.Fold(v.text))
	told := len(r.q.Mistakes)
	ok := f.read(r, t, v)
	if ok && v.sub == nil && !f.sorts && (len(r.q.Mistakes) == told || told == maxTold) {
		r.known[key] = *v
	}
	return ok
}

func (t *term) cards(ix *Index) set {
	s := newSet(ix.cat.Len())
	for i := range t.values {
		s.or(t.field.cards(ix, t, &t.values[i]))
	}
	if t.op == unequal && t.field.number == nil {
		s.not(ix.cat.Len())
	}
	return s
}

// fits says of every card how well its title fits the words of a query: the sum over the
// different words of the best that each of them does.
func (ix *Index) fits(q *Query) []int {
	sum := make([]int, ix.cat.Len())
	counted := map[string]bool{}
	for _, t := range bare(q.root, nil) {
		for n := range t.values {
			v := &t.values[n]
			if v.words == "" || counted[v.words] {
				continue
			}
			counted[v.words] = true
			titles, facts := newSet(ix.cat.Len()), newSet(ix.cat.Len())
			hasTitle(ix, t.lang, v, titles)
			titles.each(func(i int) { sum[i] += fit(ix.titles.texts[i], v.words) })
			ix.facts[t.lang].add(facts, v)
			ix.facts[card.English].add(facts, v)
			facts.each(func(i int) {
				if !titles.has(i) {
					sum[i] += 5
				}
			})
		}
	}
	return sum
}

// fit says how well a title fits words that are in it: it is them, begins with them, has them,
// or has words that begin with them.
func fit(title, words string) int {
	switch {
	case len(title) == len(words)+2:
		return 100
	case strings.HasPrefix(title, " "+words+" "):
		return 60
	case strings.HasPrefix(title, " "+words):
		return 50
	case strings.Contains(title, " "+words+" "):
		return 40
	case strings.Contains(title, " "+words):
		return 30
	}
	return 10
}

// holds tells whether a folded text has words: as they begin, or exactly.
func holds(text string, v *value, within bool) bool {
	switch {
	case v.words == "":
		return false
	case v.exact:
		return strings.Contains(text, " "+v.words+" ")
	case within:
		return strings.Contains(text, v.words)
	}
	return strings.Contains(text, " "+v.words)
}

// brief is a word short enough to be told.
func brief(s string) string { return catalog.Brief(s) }
