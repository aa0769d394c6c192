package gametext

import (
	"fmt"
	"slices"
	"strings"
)

// A Noun is a kind of card, said in words.
type Noun struct {
	Word, Plural string // as printed: "Rebel", "Rebels"
	Fr, FrPlural string
	FrAdj        string // where it describes another noun: "impérial|impériale|…"; "" for the noun itself
	Fem          bool   // in French
	In           string // the noun it lies in; "" for card
	Also         string // another family whose nouns it may describe: "Rebel starship"
	Test         Test   // what a card must pass

	rank int // nouns that describe come in this order
	toks [2][]string
}

// An Adjective describes nouns of some families and never stands alone.
type Adjective struct {
	Word string
	Fr   string // masculine|feminine|plural masculine|plural feminine
	In   string // the nouns it may describe, separated by spaces
	Test Test

	rank int
	toks []string
}

// A table row is: English (/ plural) | French (/ plural) | gender | test | French
// as an adjective, for each group the noun it lies in. Regular plurals are left out;
// an empty test is "trait" and the English word.
var (
	nouns      []*Noun
	adjectives []*Adjective

	nounByWord = map[string]*Noun{}      // singular and plural, in lower case
	adjByWord  = map[string]*Adjective{} // in lower case
	nounsFrom  = map[string][]nounForm{} // by first token, longest first
	adjsFrom   = map[string][]*Adjective{}
)

type nounForm struct {
	noun *Noun
	many bool
	toks []string
}

func init() {
	for i, row := range rows(nounTable) {
		n := &Noun{In: row.group, rank: i + 10000*row.level, Fem: row.cell[2] == "f"}
		n.Word, n.Plural = plural(row.cell[0], englishPlural)
		n.Fr, n.FrPlural = plural(row.cell[1], frenchPlural)
		n.Test = Test{Look: LookTrait, Value: strings.ToLower(n.Word)}
		if row.cell[3] != "" {
			n.Test = TestOf(row.cell[3])
		}
		if len(row.cell) > 4 {
			n.FrAdj = row.cell[4]
		}
		if len(row.cell) > 5 {
			n.Also = row.cell[5]
		}
		nouns = append(nouns, n)
		for k, w := range []string{n.Word, n.Plural} {
			low := strings.ToLower(w)
			if k == 1 && n.Plural == n.Word {
				break
			}
			if nounByWord[low] != nil {
				panic(fmt.Sprintf("noun %q occurs twice", w))
			}
			nounByWord[low] = n
			n.toks[k] = literal(w)
			first := n.toks[k][0]
			nounsFrom[first] = append(nounsFrom[first], nounForm{n, k == 1, n.toks[k]})
		}
	}
	for _, n := range nouns {
		if n.In != "" && nounByWord[strings.ToLower(n.In)] == nil {
			panic(fmt.Sprintf("%q lies in %q, which is no noun", n.Word, n.In))
		}
	}
	for i, row := range rows(adjectiveTable) {
		a := &Adjective{Word: row.cell[0], Fr: row.cell[1], Test: Test{Look: LookRule, Value: strings.ToLower(row.cell[0])}, In: row.group, rank: i}
		if n := strings.Count(a.Fr, "|") + 1; n == 1 && !strings.Contains(a.Fr, " ") {
			a.Fr = frenchForms(a.Fr)
		}
		if row.cell[2] != "" {
			a.Test = TestOf(row.cell[2])
		}
		a.toks = literal(a.Word)
		adjectives = append(adjectives, a)
		adjByWord[strings.ToLower(a.Word)] = a
		adjsFrom[a.toks[0]] = append(adjsFrom[a.toks[0]], a)
	}
}

type row struct {
	group string
	level int
	cell  []string
}

// rows splits a table. "in X:" opens a group; "in X, last:" one whose nouns come
// after those that describe them.
func rows(table string) (out []row) {
	group, level := "", 0
	for line := range strings.Lines(table) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if g, ok := strings.CutSuffix(line, ":"); ok {
			g, last, _ := strings.Cut(strings.TrimPrefix(g, "in "), ", ")
			group, level = g, strings.Count(last, "last")
			if last == "last of all" {
				level = 2
			}
			continue
		}
		r := row{group: group, level: level}
		for c := range strings.SplitSeq(line, " | ") {
			r.cell = append(r.cell, strings.Trim(c, " |"))
		}
		for len(r.cell) < 4 {
			r.cell = append(r.cell, "")
		}
		out = append(out, r)
	}
	return out
}

func plural(cell string, rule func(string) string) (one, many string) {
	one, many, ok := strings.Cut(cell, " / ")
	if !ok {
		many = rule(one)
	}
	return one, many
}

func englishPlural(s string) string {
	switch {
	case strings.HasSuffix(s, "y") && !strings.ContainsRune("aeiou", rune(s[len(s)-2])):
		return s[:len(s)-1] + "ies"
	case strings.HasSuffix(s, "s"), strings.HasSuffix(s, "x"), strings.HasSuffix(s, "ch"):
		return s + "es"
	case strings.HasSuffix(s, "man"):
		return s[:len(s)-3] + "men"
	}
	return s + "s"
}

// frenchPlural puts every word into the plural up to a "de", "à" … ; names after
// the first word stay.
func frenchPlural(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		if w == "de" || w == "du" || w == "des" || w == "à" || w == "en" || w == "non" || w == "sur" || strings.HasPrefix(w, "d'") {
			break
		}
		if i > 0 && w[0] >= 'A' && w[0] <= 'Z' {
			continue
		}
		words[i] = frenchPluralWord(w)
	}
	return strings.Join(words, " ")
}

func frenchPluralWord(w string) string {
	switch {
	case strings.HasSuffix(w, "al"):
		return w[:len(w)-2] + "aux"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "x"), strings.HasSuffix(w, "z"):
		return w
	case strings.HasSuffix(w, "au"), strings.HasSuffix(w, "eu"):
		return w + "x"
	}
	return w + "s"
}

// frenchForms gives the four forms of a regular adjective.
func frenchForms(m string) string {
	f := m + "e"
	switch {
	case strings.HasSuffix(m, "e"):
		f = m
	case strings.HasSuffix(m, "ien"):
		f = m + "ne"
	case strings.HasSuffix(m, "if"):
		f = m[:len(m)-1] + "ve"
	}
	return strings.Join([]string{m, f, frenchPluralWord(m), f + "s"}, "|")
}

// SaidOf tells whether a filter has a noun or an adjective that is said of one kind of card
// only: what lies in "character".
func SaidOf(f Filter, family string) bool {
	for _, w := range f.Nouns {
		for n := nounByWord[strings.ToLower(w)]; n != nil; n = nounByWord[strings.ToLower(n.In)] {
			if strings.EqualFold(n.Word, family) {
				return true
			}
		}
	}
	return slices.ContainsFunc(f.Adj, func(w string) bool { a := adjByWord[strings.ToLower(w)]; return a != nil && a.In == family })
}
