package catalog

import (
	"strings"
	"unicode"
)

// plain maps letters with accents to what a person without them types.
var plain = map[rune]string{
	'à': "a", 'á': "a", 'â': "a", 'ä': "a", 'ã': "a", 'å': "a", 'ç': "c", 'è': "e", 'é': "e", 'ê': "e", 'ë': "e",
	'ì': "i", 'í': "i", 'î': "i", 'ï': "i", 'ñ': "n", 'ò': "o", 'ó': "o", 'ô': "o", 'ö': "o", 'õ': "o",
	'ù': "u", 'ú': "u", 'û': "u", 'ü': "u", 'œ': "oe", 'æ': "ae", '½': "1/2", 'π': "pi",
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

// surplus counts the letters that one word has more of than the other. No more of them go
// with one change, so that words are at least so far apart.
func (b *bag) surplus(other *bag) (n int) {
	for i := range b {
		if b[i] > other[i] {
			n += int(b[i] - other[i])
		}
	}
	return n
}

// tryBagged is try for a word whose letters have been counted: hardly any of the
// catalog's words are then left to compare.
func (n *nearness) tryBagged(word string, folded []rune, letters, mine *bag) {
	if letters.surplus(mine) < n.limit && mine.surplus(letters) < n.limit {
		n.try(word, folded)
	}
}

// try takes the word, whose folded letters are given, if it is nearer than the best so far.
func (n *nearness) try(word string, folded []rune) {
	if diff := len(folded) - len(n.to); diff >= n.limit || -diff >= n.limit {
		return
	}
	if d := n.distance(folded); d < n.limit {
		n.best, n.limit = word, d
	}
}

// distance counts the letters to add, leave out, replace, or swap with the next.
// It stops when that is more than the limit.
func (n *nearness) distance(b []rune) int {
	for i := range n.rows {
		if len(n.rows[i]) <= len(b) {
			n.rows[i] = make([]int, 2*len(b)+1)
		}
	}
	before, row, next := n.rows[0], n.rows[1], n.rows[2]
	for j := range len(b) + 1 {
		row[j] = j
	}
	for i, a := range n.to {
		next[0] = i + 1
		least := i + 1
		for j := range b {
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
		before, row, next = row, next, before
	}
	return row[len(b)]
}
