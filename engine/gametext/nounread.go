package gametext

import (
	"fmt"
	"strings"
)

// LookupNoun finds a noun by its singular or plural, in any case.
func LookupNoun(word string) (Noun, bool) {
	if n := nounByWord[strings.ToLower(word)]; n != nil {
		return *n, true
	}
	return Noun{}, false
}

// nounOf returns a noun that a filter holds; it must exist.
func nounOf(word string) *Noun {
	if n := nounByWord[strings.ToLower(word)]; n != nil {
		return n
	}
	panic(fmt.Sprintf("no noun %q", word))
}

func adjectiveOf(word string) *Adjective { return adjByWord[strings.ToLower(word)] }

// readNoun finds the longest noun that toks begins with, and how many tokens it has.
func readNoun(toks []token) (n *Noun, size int, many bool) {
	if len(toks) == 0 || toks[0].kind != word {
		return nil, 0, false
	}
	for _, f := range nounsFrom[toks[0].low] {
		if len(f.toks) > size && begins(toks, f.toks) {
			n, size, many = f.noun, len(f.toks), f.many
		}
	}
	return n, size, many
}

// readAdjective finds an adjective, or "non-" before a noun or an adjective.
func readAdjective(toks []token) (string, int) {
	best, size := "", 0
	for _, a := range adjsFrom[toks[0].low] {
		if len(a.toks) > size && begins(toks, a.toks) {
			best, size = a.Word, len(a.toks)
		}
	}
	if best != "" {
		return best, size
	}
	rest, ok := strings.CutPrefix(toks[0].low, "non-")
	if !ok {
		return "", 0
	}
	if a := adjByWord[rest]; a != nil && len(a.toks) == 1 {
		return "non-" + a.Word, 1
	}
	for _, f := range nounsFrom[rest] {
		if !f.many && len(f.toks) > size && begins(toks[1:], f.toks[1:]) {
			best, size = "non-"+f.noun.Word, len(f.toks)
		}
	}
	return best, size
}

func begins(toks []token, words []string) bool {
	if len(toks) < len(words) {
		return false
	}
	for i, w := range words {
		if toks[i].low != w || toks[i].kind == title {
			return false
		}
	}
	return true
}

// within tells whether every a is a b.
func within(a, b string) bool {
	for a != "" {
		if strings.EqualFold(a, b) {
			return true
		}
		n := nounByWord[strings.ToLower(a)]
		if n == nil {
			return false
		}
		a = n.In
	}
	return false
}

// family is the kind of card right below "card" that the noun lies in.
func (n *Noun) family() string {
	for n.In != "card" && n.In != "" {
		n = nounOf(n.In)
	}
	return n.Word
}

// meets tells whether a card may be both.
func (n *Noun) meets(m *Noun) bool {
	return n.Word == "card" || m.Word == "card" || n.family() == m.family() ||
		n.Also != "" && within(m.Word, n.Also) || m.Also != "" && within(n.Word, m.Also)
}

// adjectiveDomain is what an adjective or a "non-" noun may describe.
func adjectiveDomain(word string) string {
	if a := adjectiveOf(word); a != nil {
		return a.In
	}
	rest := strings.TrimPrefix(word, "non-")
	if a := adjectiveOf(rest); a != nil {
		return a.In
	}
	n := nounOf(rest)
	if f := n.family(); f != "card" {
		return strings.TrimSpace(f + " " + n.Also)
	}
	return ""
}

func adjectiveTest(word string) Test {
	if a := adjectiveOf(word); a != nil {
		return a.Test
	}
	rest := strings.TrimPrefix(word, "non-")
	if a := adjectiveOf(rest); a != nil {
		return a.Test.not()
	}
	return nounOf(rest).Test.not()
}

// adjectiveRank orders adjectives; a "non-" noun comes last.
func adjectiveRank(word string) int {
	if a := adjectiveOf(strings.TrimPrefix(word, "non-")); a != nil {
		return a.rank
	}
	return len(adjectives) + nounOf(strings.TrimPrefix(word, "non-")).rank
}
