package gametext

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// A Filter picks cards: "your alien here", "opponent's (starship or vehicle)".
// The order of its words is fixed:
//
//	determiner, owner, "other", adjectives, ( a or b ), "System", nouns, except, posts
//
// What is excepted stands right after the noun: "your aliens except Jawas here".
type Filter struct {
	Det     Det
	N       int  // with DetCount, DetUpTo and DetAtLeast
	Many    bool // the noun is plural, where the determiner leaves it open
	Another bool // "another", "other": not the card that carries the text
	Owner   Owner
	Adj     []string // all must hold: "unique", "non-droid"
	Or      []Filter // one must hold
	System  string   // a location of this system: "Tatooine" site
	Nouns   []string // all must hold; the last is the noun proper
	Titles  []string // one of these titles or personas, instead of nouns
	Except  []Filter // none may hold
	Posts   []Post   // all must hold: here, at …, with power > 3 …
	Ref     int      // the binder that "that" or "those" means, counted from 1
	Bind    int      // the binder that this filter fills
	Pos     int      // where it stands in the card's rules text
	Len     int
}

// A Det says how many of the cards, or which.
type Det uint8

const (
	DetNone      Det = iota // "your alien" (one), "your aliens" (all), "Luke"
	DetA                    // "a droid"
	DetAny                  // "any droid", "any of your droids"
	DetEach                 // "each droid", "each of your droids"
	DetAll                  // "all droids", "all your droids"
	DetCount                // "2 droids", "2 of your droids", "one of your droids"
	DetUpTo                 // "up to 2 droids", "up to 2 of your droids"
	DetAtLeast              // "at least 2 droids", "at least 2 of your droids"
	DetAnyNumber            // "any number of droids", "any number of your droids"
	DetThatMany             // "that many droids", "that many of your droids": as many as the destiny drawn
	DetThat                 // "that droid"
	DetThose                // "those droids"
	DetThis                 // "this", "this site"
)

// hasCore tells whether the filter says what kind of card.
func (f *Filter) hasCore() bool { return len(f.Nouns)+len(f.Or)+len(f.Titles) > 0 }

// nounMany tells whether the noun is plural.
func (f *Filter) nounMany() bool {
	switch f.Det {
	case DetNone:
		return f.Many
	case DetA, DetThat, DetThis:
		return false
	case DetAny, DetEach:
		return f.Owner != Anybodys
	case DetCount:
		return f.N != 1 || f.Owner != Anybodys
	}
	return true
}

// agreement is what verbs agree with: "each of your Rebels is".
func (f *Filter) agreement(l card.Lang) agreement {
	many := f.nounMany() && f.Det != DetAny && f.Det != DetEach && (f.Det != DetCount || f.N != 1)
	return agreement{fem: f.fem(), many: many}
}

// Tests returns what a card must pass for the filter's nouns and adjectives, in
// the order in which they are said. A noun that describes another
// family's noun ("Rebel starship") brings only its own test.
func (f Filter) Tests() []Test {
	var out []Test
	add := func(t Test) {
		if !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	for _, a := range f.Adj {
		add(adjectiveTest(a))
	}
	if n := len(f.Nouns); n > 0 {
		for w := f.Nouns[n-1]; w != ""; w = nounOf(w).In {
			add(nounOf(w).Test)
		}
		for _, w := range f.Nouns[:n-1] {
			add(nounOf(w).Test)
		}
	}
	return out
}

// Uncounted is the filter without the number that may be chosen of its cards.
func (f Filter) Uncounted() Filter {
	if f.Det == DetUpTo || f.Det == DetThatMany {
		f.Det, f.N = DetNone, 0
	}
	return f
}

func itoa(n int) string { return strconv.Itoa(n) }

// english prints the filter.
func (f *Filter) english() string {
	var w []string
	add := func(s string) {
		if s != "" {
			w = append(w, s)
		}
	}
	switch of := f.Owner != Anybodys; {
	case f.Det == DetA && f.Another:
		add("another")
	case f.Det == DetA:
		add("a")
	case f.Det == DetAny:
		add("any" + when(of, " of"))
	case f.Det == DetEach:
		add("each" + when(of, " of"))
	case f.Det == DetAll:
		add("all")
	case f.Det == DetCount && f.N == 1:
		add("one of")
	case f.Det == DetCount:
		add(itoa(f.N) + when(of, " of"))
	case f.Det == DetUpTo:
		add("up to " + itoa(f.N) + when(of, " of"))
	case f.Det == DetAtLeast:
		add("at least " + itoa(f.N) + when(of, " of"))
	case f.Det == DetAnyNumber:
		add("any number of")
	case f.Det == DetThatMany:
		add("that many" + when(of, " of"))
	case f.Det == DetThat:
		add("that")
	case f.Det == DetThose:
		add("those")
	case f.Det == DetThis:
		add("this")
	}
	add(f.Owner.String())
	if f.Another && f.Det != DetA {
		add("other")
	}
	core := f.englishCore(f.nounMany())
	if f.Det == DetA && !f.Another && vowelSound(core) {
		w[0] = "an"
	}
	add(core)
	if len(f.Except) > 0 {
		var out []string
		bracket := len(f.Except) > 1
		for i := range f.Except {
			g := &f.Except[i]
			s := g.englishCore(len(g.Titles) == 0) + printPosts(g.Posts)
			bracket = bracket || len(g.Posts) > 0
			out = append(out, s)
		}
		s := orList(out)
		if bracket {
			s = "(" + s + ")"
		}
		add("except " + s)
	}
	return strings.Join(w, " ") + printPosts(f.Posts)
}

func (f *Filter) englishCore(many bool) string {
	var w []string
	w = append(w, f.Adj...)
	var alts []string
	for _, t := range f.Titles {
		alts = append(alts, quoted(t, card.English))
	}
	if len(f.Titles) == 1 {
		w = append(w, alts[0])
		alts = nil
	}
	for i := range f.Or {
		g := &f.Or[i]
		alts = append(alts, g.englishCore(many && len(f.Nouns) == 0)+printPosts(g.Posts))
	}
	if len(alts) > 0 {
		w = append(w, "("+orList(alts)+")")
	}
	if f.System != "" {
		w = append(w, quoted(f.System, card.English))
	}
	for i, n := range f.Nouns {
		if many && i == len(f.Nouns)-1 {
			n = nounOf(n).Plural
		}
		w = append(w, n)
	}
	return strings.Join(w, " ")
}

func printPosts(posts []Post) string {
	s := ""
	for _, p := range posts {
		s += " " + Print(p, card.English)
	}
	return s
}

func orList(s []string) string {
	if len(s) < 2 {
		return strings.Join(s, "")
	}
	return strings.Join(s[:len(s)-1], ", ") + " or " + s[len(s)-1]
}

func when(b bool, s string) string {
	if b {
		return s
	}
	return ""
}

// vowelSound tells whether "an" goes before s: an alien, an X-wing, a unique card.
func vowelSound(s string) bool {
	s = strings.ToLower(strings.TrimLeft(s, `("`))
	if s == "" {
		return false
	}
	for _, p := range []string{"uni", "use", "uti", "eu", "one-"} {
		if strings.HasPrefix(s, p) && !strings.HasPrefix(s, "unin") {
			return false
		}
	}
	if len(s) > 1 && s[1] == '-' {
		return strings.IndexByte("aefhilmnorsx", s[0]) >= 0
	}
	return strings.IndexByte("aeiou", s[0]) >= 0 || strings.HasPrefix(s, "mtt")
}
