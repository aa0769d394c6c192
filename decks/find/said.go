package find

import (
	"slices"
	"strings"

	"cantina/engine/card"
)

// Said says in words what was understood.
func (q *Query) Said(l card.Lang) string {
	if q.root == nil {
		return card.T("all cards", "toutes les cartes")[l] + q.order(l)
	}
	return card.T("cards: ", "cartes : ")[l] + q.Asked(l)
}

// Asked says what the cards are asked for, "" if for nothing.
func (q *Query) Asked(l card.Lang) string {
	if q.root == nil {
		return ""
	}
	return q.root.said(l) + q.order(l)
}

// order says how they are sorted.
func (q *Query) order(l card.Lang) (s string) {
	for i, by := range q.sorts {
		s += [2]card.Text{card.T(", sorted by ", ", triées par "), card.T(", then ", ", puis ")}[truth(i > 0)][l] + by.by.What[l]
		if by.down {
			s += card.T(" (highest first)", " (ordre décroissant)")[l]
		}
	}
	return s
}

// Note says what a query cannot know: which cards a text that is not written yet would speak
// of. It is "" for a query without relations.
func (q *Query) Note(l card.Lang) string {
	if !related(q.root) {
		return ""
	}
	n := 0
	for _, k := range q.ix.cat.All() {
		if !k.Written() {
			n++
		}
	}
	return card.Say("%s cards whose texts are not written yet say nothing of others", "%s cartes dont le texte n’est pas encore écrit ne disent rien des autres", n)[l]
}

// related tells whether a query asks for a relation that stands in texts.
func related(x node) bool {
	switch x := x.(type) {
	case every:
		return slices.ContainsFunc(x, related)
	case some:
		return slices.ContainsFunc(x, related)
	case none:
		return related(x.of)
	case *term:
		return x.field.relation != nil && x.field.Key != "persona" && x.field.Key != "matches"
	}
	return false
}

func joined(list []node, with card.Text, l card.Lang) string {
	parts := make([]string, len(list))
	for i, x := range list {
		parts[i] = x.said(l)
		switch x.(type) {
		case every, some:
			parts[i] = "(" + parts[i] + ")"
		}
	}
	return strings.Join(parts, with[l])
}

func (x every) said(l card.Lang) string { return joined(x, card.T(" and ", " et "), l) }
func (x some) said(l card.Lang) string  { return joined(x, card.T(" or ", " ou "), l) }
func (x none) said(l card.Lang) string {
	return card.T("not ", "non ")[l] + joined([]node{x.of}, card.Text{}, l)
}

func (t *term) said(l card.Lang) string {
	parts := make([]string, len(t.values))
	for i := range t.values {
		parts[i] = t.values[i].said(t.field, t.op, l)
	}
	list := strings.Join(parts, card.T(" or ", " ou ")[l])
	if t.op == unequal && t.field.number == nil {
		list = card.T("not ", "non ")[l] + list
	}
	switch f := t.field; {
	case f.number != nil && t.values[0].words == asNone:
		if t.op == unequal {
			return card.T("some ", "avec ")[l] + f.What[l]
		}
		return card.T("no ", "sans ")[l] + f.What[l]
	case f == anyField:
		return list + card.T(" in title or text", " dans le titre ou le texte")[l]
	case f.free != nil && t.op == equal && f.Key == "title":
		return f.What[l] + card.T(" exactly ", " exactement ")[l] + list
	case f.Key == "is" || f.flag != nil:
		return list
	case f.relation != nil:
		return f.What[l] + card.T(": ", "\u00a0: ")[l] + list
	default:
		return f.What[l] + " " + list
	}
}

// comparisons say how a number stands to another; French puts the words after it.
var comparisons = [...]card.Text{
	colon: card.T("%", "%"), equal: card.T("%", "%"), unequal: card.T("other than %", "autre que %"), less: card.T("less than %", "de moins de %"),
	atMost: card.T("% or less", "de % ou moins"), more: card.T("more than %", "de plus de %"), atLeast: card.T("% or more", "de % ou plus"),
}

// signs are the comparisons as they are written.
var signs = [...]string{colon: "=", equal: "=", unequal: "≠", less: "<", atMost: "≤", more: ">", atLeast: "≥"}

func (v *value) said(f *Field, o op, l card.Lang) string {
	switch {
	case f.number != nil:
		return v.numbers(o, l)
	case f.flag != nil:
		if v.flag {
			return f.What[l]
		}
		return card.T("not ", "non ")[l] + f.What[l]
	case f.vocabulary != nil:
		if len(v.entry) > 3 {
			return quoted(v.text+"…", l)
		}
		var names []string
		for _, e := range v.entry {
			names = append(names, e.names[l])
		}
		return strings.Join(names, card.T(" or ", " ou ")[l])
	case v.sub != nil:
		return "(" + v.sub.said(l) + ")"
	case f.relation != nil:
		return v.naming[l]
	}
	return quoted(v.text, l)
}

func (v *value) numbers(o op, l card.Lang) string {
	one := func(n number) string {
		if n.of != nil {
			return n.of.What[l]
		}
		return n.n.String()
	}
	low, high := v.num[0], v.num[1]
	switch {
	case low == high && low.of != nil: // one number of a card against another
		return signs[o] + " " + one(low)
	case v.words == asSign && o == unequal:
		return card.T("not left to the text", "sans renvoi au texte")[l]
	case v.words == asSign:
		return card.T("left to the text", "selon le texte")[l]
	case !low.given:
		return strings.Replace(comparisons[atMost][l], "%", one(high), 1)
	case !high.given:
		return strings.Replace(comparisons[atLeast][l], "%", one(low), 1)
	case low != high:
		s := card.T("from ", "de ")[l] + one(low) + card.T(" to ", " à ")[l] + one(high)
		return strings.Replace(comparisons[o][l], "%", s, 1)
	}
	return strings.Replace(comparisons[o][l], "%", one(low), 1)
}

func quoted(s string, l card.Lang) string {
	if l == card.French {
		return "« " + s + " »"
	}
	return "“" + s + "”"
}
