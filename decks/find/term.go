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
		r.mistake(from, r.at, card.Say("%s is no number: it has no less and no more", "%s n'est pas un nombre : ni plus ni moins", f.What), "")
		return nil
	}
	for _, v := range values {
		v.words = strings.TrimSpace(catalog.Fold(v.text))
		if f.read(r, t, &v) {
			t.values = append(t.values, v)
		}
	}
	if len(t.values) == 0 || f.sorts {
		return nil
	}
	return t
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

// fits says how well a title fits a word that was looked for.
func (t *term) fits(ix *Index, i int) (best int) {
	for n := range t.values {
		w, title := t.values[n].words, ix.titles[i]
		at := strings.Index(title, w)
		switch {
		case w == "" || at < 0:
			at = -1
			if holds(ix.facts[t.lang].texts[i], &t.values[n], false) || holds(ix.facts[card.English].texts[i], &t.values[n], false) {
				best = max(best, 5)
			}
		case len(title) == len(w)+2:
			best = max(best, 100)
		case strings.HasPrefix(title, " "+w+" "):
			best = max(best, 60)
		case strings.HasPrefix(title, " "+w):
			best = max(best, 50)
		case strings.Contains(title, " "+w+" "):
			best = max(best, 40)
		case strings.Contains(title, " "+w):
			best = max(best, 30)
		default:
			best = max(best, 10)
		}
	}
	return best
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
