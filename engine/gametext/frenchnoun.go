package gametext

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

// The gender of what a filter names, and nouns and adjectives in their forms.

// fem tells whether the filter's noun is feminine in French. Titles go with the nouns
// beside them.
func (f *Filter) fem() bool {
	switch {
	case len(f.Nouns) > 0:
		return nounOf(f.Nouns[len(f.Nouns)-1]).Fem
	case len(f.Or) > 0:
		nouns := false
		for i := range f.Or {
			nouns = nouns || !f.Or[i].named()
		}
		for i := range f.Or {
			if g := &f.Or[i]; !(nouns && g.named()) && !g.fem() {
				return false
			}
		}
		return true
	case f.named():
		if f.nounMany() && f.Owner == Yours {
			return true // vos cartes « Vader »
		}
		for _, t := range f.Titles {
			if !card.Feminine(t) {
				return false
			}
		}
	}
	return true // cette carte
}

// french is the noun itself.
func (n *Noun) french(many bool) string {
	if many {
		return n.FrPlural
	}
	return n.Fr
}

// modifier is the noun where it describes another: "pilote impérial", "voleur jawa".
func (n *Noun) modifier(a agreement) string {
	if n.FrAdj != "" {
		return a.choose(strings.Split(n.FrAdj, "|"))
	}
	s := n.french(a.many)
	r, size := utf8.DecodeRuneInString(s)
	if !strings.ContainsAny(s, "- '") {
		s = string(unicode.ToLower(r)) + s[size:]
	}
	return s
}

func frenchAdj(word string, a agreement) string {
	if adj := adjectiveOf(word); adj != nil {
		return a.choose(strings.Split(adj.Fr, "|"))
	}
	rest := strings.TrimPrefix(word, "non-")
	if adj := adjectiveOf(rest); adj != nil {
		return "non " + a.choose(strings.Split(adj.Fr, "|"))
	}
	return "non " + nounOf(rest).modifier(a)
}
