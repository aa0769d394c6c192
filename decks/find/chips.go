package find

import (
	"strings"

	"cantina/engine/card"
)

// A Chip is a filter to be switched on and off: a field and one of its words.
type Chip struct {
	Field *Field
	Value string    // as it stands in a line of the query's language
	Label card.Text // of the word
	On    bool      // the line says so
	Count int       // so many of the cards found have it

	entry *entry
}

// chipFields are the fields that chips are made of. Of those marked, a card can have several
// words: a second chip narrows what is found, where otherwise it widens it.
var chipFields = []struct {
	key  string
	many bool
}{{"side", false}, {"type", false}, {"icon", true}, {"is", true}, {"rarity", false}, {"set", false}}

// Chips are the filters in the order of their groups, a group a field.
func (q *Query) Chips() (groups [][]Chip) {
	found := q.found()
	for _, x := range chipFields {
		f := byName[x.key]
		var group []Chip
		for n, e := range q.ix.vocabularies[x.key]().entries {
			if x.key == "type" && n >= int(card.Types) {
				break // kinds of them are for the line
			}
			c := Chip{Field: f, Value: quotedIfNeeded(e.names[q.Lang]), Label: e.names, entry: e, Count: found.both(e.cards())}
			_, _, c.On = q.chipped(c)
			group = append(group, c)
		}
		groups = append(groups, group)
	}
	return groups
}

// top are the terms of which every one must hold.
func (q *Query) top() []*term {
	var list []*term
	all, ok := q.root.(every)
	if !ok {
		all = every{q.root}
	}
	for _, x := range all {
		if t, is := x.(*term); is {
			list = append(list, t)
		}
	}
	return list
}

// chipped is the term, and the value in it, that says what a chip says.
func (q *Query) chipped(c Chip) (t *term, n int, on bool) {
	for _, t := range q.top() {
		if t.field == c.Field && t.op <= equal {
			for n := range t.values {
				if e := t.values[n].entry; len(e) == 1 && e[0] == c.entry {
					return t, n, true
				}
			}
		}
	}
	return nil, 0, false
}

// With is the query with a chip switched on.
func (q *Query) With(c Chip) *Query {
	if _, _, on := q.chipped(c); on {
		return q
	}
	for _, x := range chipFields {
		if x.key != c.Field.Key || x.many {
			continue
		}
		for _, t := range q.top() {
			if t.field == c.Field && t.op <= equal {
				return q.ix.Parse(q.Line[:t.to]+","+c.Value+q.Line[t.to:], q.Lang)
			}
		}
	}
	line := strings.TrimSpace(q.Line)
	if _, alternatives := q.root.(some); alternatives {
		line = "(" + line + ")"
	}
	return q.ix.Parse(strings.TrimSpace(line+" "+c.Field.Names[q.Lang][0]+":"+c.Value), q.Lang)
}

// Without is the query with a chip switched off.
func (q *Query) Without(c Chip) *Query {
	t, n, on := q.chipped(c)
	if !on {
		return q
	}
	from, to := t.from, t.to
	switch {
	case len(t.values) > 1 && n > 0:
		from, to = t.values[n-1].to, t.values[n].to
	case len(t.values) > 1:
		from, to = t.values[0].from, t.values[1].from
	}
	line := strings.TrimRight(q.Line[:from], " ") + " " + strings.TrimLeft(q.Line[to:], " ")
	if len(t.values) > 1 {
		line = q.Line[:from] + q.Line[to:]
	}
	return q.ix.Parse(strings.TrimSpace(line), q.Lang)
}

// Sorted is the query sorted by a field; by what it says already, the other way round.
func (q *Query) Sorted(f *Field) *Query {
	down := len(q.sorts) > 0 && q.sorts[0].by == f && !q.sorts[0].down
	var words []string
	for _, w := range strings.Fields(q.Line) {
		n, _, asks := strings.Cut(w, ":")
		if by := fieldNamed(n); !asks || by == nil || !by.sorts {
			words = append(words, w)
		}
	}
	sign := ""
	if down {
		sign = "-"
	}
	words = append(words, byName["sort"].Names[q.Lang][0]+":"+sign+f.Names[q.Lang][0])
	return q.ix.Parse(strings.Join(words, " "), q.Lang)
}

// SortedBy is the first field by which the hits are sorted, nil for how well they fit.
func (q *Query) SortedBy() (f *Field, down bool) {
	if len(q.sorts) == 0 {
		return nil, false
	}
	return q.sorts[0].by, q.sorts[0].down
}

// FieldNamed finds a field by its key or one of its names.
func FieldNamed(s string) *Field { return fieldNamed(s) }
