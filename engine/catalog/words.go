package catalog

import (
	"math/bits"
	"strings"
	"unicode"
)

// plain maps letters with accents to what a person without them types.
var plain = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ä': "a", 'ã': "a", 'å': "a", 'ç': "c", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e",
	'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ñ': "n", 'ò': "o", 'ó': "o", 'ô': "o", 'ö': "o", 'õ': "o",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'œ': "oe", 'æ': "ae", '½': "1 / 2", 'π': "pi",
}

// Fold reduces a title to what matters for comparing: letters and digits in
// lower case without accents, "&" and "/" kept, one space between words.
func Fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	gap := false
	put := func(r rune) {
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		b.WriteRune(r)
	}
	for _, r := range s {
		r = unicode.ToLower(r)
		switch p, ok := plain[r]; {
		case ok:
			for _, x := range p {
				put(x)
			}
		case unicode.IsLetter(r), unicode.IsDigit(r):
			put(r)
		case r == '&', r == '/':
			gap = true
			put(r)
			gap = true
		case r == '\'', r == '’', r == '.', r == '‘', r == '`', r == '"':
		default:
			gap = true
		}
	}
	return b.String()
}

// Nearest returns the word most like w, or "" if none is near: at most a third
// of its letters differ. Earlier words win ties.
func Nearest(w string, words []string) string {
	n := newNearness(w)
	for _, x := range words {
		n.try(x, []rune(Fold(x)))
	}
	return n.best
}

// A nearness finds the word nearest to a given one.
type nearness struct {
	to    []rune
	best  string
	limit int // what is not nearer than this is not near
	rows  [3][]int
}

func newNearness(w string) *nearness {
	to := []rune(Fold(w))
	return &nearness{to: to, limit: len(to)/3 + 1}
}

// A bag counts the letters of a word, without their order.
type bag [32]uint8

func bagOf(folded []rune) (b bag) {
	for _, r := range folded {
		b[r%32]++
	}
	return b
}

// surplus counts the letters that each of two words has more of than the other. No more of
// the greater count goes with one change, so that words are at least so far apart.
func (b *bag) surplus(other *bag) int {
	var mine, theirs int
	for i := range b {
		diff := int(b[i]) - int(other[i])
		mine, theirs = mine+max(diff, 0), theirs+max(-diff, 0)
	}
	return max(mine, theirs)
}

// marks are the letters of a bag, a bit for each that it has once and one for each that it
// has more often.
func (b *bag) marks() (m uint64) {
	for i, n := range b {
		if n > 0 {
			m |= 1 << i
		}
		if n > 1 {
			m |= 1 << (i + len(b))
		}
	}
	return m
}

// far tells by the marks of two words that each has too many letters which the other lacks
// for the one to be nearer than the best so far: so nearly all words of the catalog are
// left out at a glance. A word whose marks are not enough is asked by its bag.
func (n *nearness) far(a, b uint64) bool {
	return bits.OnesCount64(a&^b) >= n.limit || bits.OnesCount64(b&^a) >= n.limit
}

// tryBagged is try for a word whose letters have been counted.
func (n *nearness) tryBagged(word string, folded []rune, letters, mine *bag) {
	if n.fits(folded) && letters.surplus(mine) < n.limit {
		n.try(word, folded)
	}
}

// try takes the word, whose folded letters are given, if it is nearer than the best so far.
func (n *nearness) try(word string, folded []rune) {
	if n.fits(folded) {
		if d := n.distance(folded); d < n.limit {
			n.best, n.limit = word, d
		}
	}
}

// fits tells whether a word is about as long.
func (n *nearness) fits(folded []rune) bool {
	diff := len(folded) - len(n.to)
	return diff < n.limit && -diff < n.limit
}

// distance counts the letters to add, leave out, replace, or swap with the next. What is
// more than the limit is not counted to the end: it looks only at where one word is at most
// so many letters ahead of the other, and stops when nothing there is near.
func (n *nearness) distance(b []rune) int {
	for i := range n.rows {
		if len(n.rows[i]) <= len(b)+1 {
			n.rows[i] = make([]int, 2*len(b)+2)
		}
	}
	before, row, next := n.rows[0], n.rows[1], n.rows[2]
	for j := range len(b) + 1 {
		row[j] = j
	}
	for i, a := range n.to {
		from, to := max(0, i-n.limit), min(len(b), i+n.limit+1)
		next[from] = i + 1 // or more
		least := i + 1
		for j := from; j < to; j++ {
			cost := row[j]
			if a != b[j] {
				cost = 1 + min(row[j], row[j+1], next[j])
			}
			if i > 0 && j > 0 && a == b[j-1] && n.to[i-1] == b[j] {
				cost = min(cost, 1+before[j-1])
			}
			next[j+1] = cost
			least = min(least, cost)
		}
		if least > n.limit {
			return least
		}
		next[to+1] = n.limit + 1 // the next row looks at it
		before, row, next = row, next, before
	}
	return row[len(b)]
}
