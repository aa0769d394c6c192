package find

import (
	"cmp"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// A number is what a number of a card is compared with: a number, or another of its numbers.
type number struct {
	n     card.Num
	of    *Field
	given bool
}

// none and sign are what may be asked of a number that is none.
const (
	asNone = "none"
	asSign = "*"
)

// read understands a value that a field is compared with, or tells why not.
func (f *Field) read(r *reader, t *term, v *value) bool {
	switch {
	case f.sorts:
		return f.readSort(r, v)
	case f.number != nil:
		return f.readNumber(r, t, v)
	case f.flag != nil:
		return f.readFlag(r, v)
	case f.vocabulary != nil:
		return f.readWord(r, v)
	case f.relation != nil:
		return r.readNaming(f, v)
	}
	if v.words == "" && f.Key != "number" {
		if f != anyField {
			r.mistake(v.from, v.to, card.T("there is no letter and no figure in this", "il n’y a là ni lettre ni chiffre"), "")
		}
		return false
	}
	v.cards = newSet(r.ix.cat.Len())
	f.free(r.ix, r.q.Lang, v, v.cards)
	if t.op == equal && f.Key == "title" {
		all := v.cards.clone()
		all.each(func(i int) {
			if r.ix.titles.texts[i] != " "+v.words+" " {
				v.cards.drop(i)
			}
		})
	}
	r.misspelt(f, v)
	return true
}

// misspelt tells of a word that no card has, and the nearest that one has.
func (r *reader) misspelt(f *Field, v *value) {
	if f.Key == "number" || v.cards.any() {
		return
	}
	r.mended(v.from, v.to, card.Say("no card has “%s”", "aucune carte n’a « %s »", brief(v.text)), func() string {
		return quotedIfNeeded(cmp.Or(r.ix.cat.NearestTitle(v.text), r.ix.nearest(v.text)))
	})
}

var fractions = strings.NewReplacer("½", ".5", "¼", ".25", "1/2", ".5", "1/4", ".25", "π", "3.14")

// readNumber reads "3", "2..4", "..4", "power", "*" and "none".
func (f *Field) readNumber(r *reader, t *term, v *value) bool {
	switch name(v.text) {
	case "none", "aucun", "aucune", "sans":
		v.words = asNone
		return true
	}
	if v.text == asSign && f.printed {
		v.words = asSign
		return true
	}
	low, high, ranged := strings.Cut(v.text, "..")
	if !ranged {
		low, high, ranged = strings.Cut(v.text, "–")
	}
	for i, s := range []string{low, high} {
		n, ok := numberOf(s)
		switch {
		case s == "" && (ranged || i == 1):
			continue
		case !ok:
			text := card.Say("%s: a number was expected, not “%s”", "%s : il faut un nombre, et non « %s »", f.What, brief(v.text))
			r.mended(v.from, v.to, text, func() string { return nearestField(s, r.q.Lang) })
			return false
		}
		v.num[i] = n
	}
	if !ranged {
		v.num[1] = v.num[0]
	} else if t.op > unequal {
		r.mistake(v.from, v.to, card.T("a range goes with : or = only", "un intervalle ne va qu’avec : ou ="), "")
		return false
	}
	if !v.num[0].given && !v.num[1].given {
		r.mistake(v.from, v.to, card.Say("%s: a number was expected, not “%s”", "%s : il faut un nombre, et non « %s »", f.What, brief(v.text)), "")
		return false
	}
	return true
}

func numberOf(s string) (number, bool) {
	if f := fieldNamed(s); f != nil && f.number != nil {
		return number{of: f, given: true}, true
	}
	if len(s) > 12 {
		return number{}, false
	}
	x, err := strconv.ParseFloat(fractions.Replace(s), 64)
	if err != nil || x < 0 || x > 9999 {
		return number{}, false
	}
	return number{n: card.Num(x*float64(card.One) + 0.5), given: true}, true
}

var yes = map[string]bool{"yes": true, "oui": true, "y": true, "o": true, "true": true, "vrai": true, "1": true,
	"no": false, "non": false, "n": false, "false": false, "faux": false, "0": false}

func (f *Field) readFlag(r *reader, v *value) bool {
	is, ok := yes[v.words]
	if !ok {
		r.mistake(v.from, v.to, card.Say("%s: yes or no was expected, not “%s”", "%s : il faut oui ou non, et non « %s »", f.What, brief(v.text)),
			card.T("yes", "oui")[r.q.Lang])
	}
	v.flag = is
	return ok
}

func (f *Field) readWord(r *reader, v *value) bool {
	voc := r.ix.vocabularies[f.Key]()
	if v.entry = voc.lookup(v.words, v.exact); len(v.entry) > 0 {
		return true
	}
	r.mended(v.from, v.to, card.Say("%s: there is no “%s”", "%s : il n’y a pas de « %s »", f.What, brief(v.text)),
		func() string { return voc.nearest(v.text, r.q.Lang) })
	return false
}

// cards are those of which a value holds. What is not equal is turned round by the term, but
// for numbers: a card without a number is not unequal to one (value.undefined).
func (f *Field) cards(ix *Index, t *term, v *value) set {
	switch {
	case f.number != nil:
		return f.compared(ix, t.op, v)
	case f.flag != nil:
		s := ix.flags[f.Key]()
		if !v.flag {
			s = s.clone()
			s.not(ix.cat.Len())
		}
		return s
	case f.vocabulary != nil:
		s := newSet(ix.cat.Len())
		for _, e := range v.entry {
			s.or(e.cards())
		}
		return s
	case f.relation != nil:
		s := newSet(ix.cat.Len())
		for i, to := range ix.relations[f.Key]() {
			if to != nil && to.meets(v.cards) {
				s.add(i)
			}
		}
		if v.uses != nil {
			s.or(v.uses)
		}
		return s
	}
	return v.cards
}

// compared are the cards of which one number stands to a value as is asked.
func (f *Field) compared(ix *Index, o op, v *value) set {
	s, mine := newSet(ix.cat.Len()), ix.numbers[f.Key]()
	var others [2][][]card.Num
	for i, x := range v.num {
		if x.of != nil {
			others[i] = ix.numbers[x.of.Key]()
		}
	}
	for i, k := range ix.cat.All() {
		sign := f.printed && k.Signs[f.sign] != ""
		var is bool
		switch v.words {
		case asNone:
			is = (len(mine[i]) == 0 && !sign) != (o == unequal)
		case asSign:
			is = sign != (o == unequal)
		default:
			low, high, ok := v.bounds(others, i)
			for _, n := range mine[i] {
				is = is || ok && o.holds(n, low, high)
			}
		}
		if is {
			s.add(i)
		}
	}
	return s
}

// bounds are the numbers of a value for a card, from its other numbers where the value names
// one; ok is false if the card lacks it.
func (v *value) bounds(others [2][][]card.Num, i int) (low, high card.Num, ok bool) {
	out := [2]card.Num{-1, 1 << 30}
	for n, x := range v.num {
		switch {
		case !x.given:
		case x.of == nil:
			out[n] = x.n
		case len(others[n][i]) == 0:
			return 0, 0, false
		default:
			out[n] = others[n][i][0]
		}
	}
	return out[0], out[1], true
}

func (o op) holds(n, low, high card.Num) bool {
	switch o {
	case unequal:
		return n < low || n > high
	case less:
		return n < low
	case atMost:
		return n <= high
	case more:
		return n > high
	case atLeast:
		return n >= low
	}
	return n >= low && n <= high
}
