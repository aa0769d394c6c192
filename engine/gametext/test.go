package gametext

import (
	"fmt"
	"slices"
	"strings"
)

// A Test is what a card must pass for a noun or an adjective to fit it.
type Test struct {
	Not   bool
	Look  Look
	Value string // in lower case
}

// A Look is what a Test looks at.
type Look uint8

const (
	LookAny     Look = iota // nothing: every card passes
	LookType                // the card's category is the value
	LookKind                // its kinds have the value (of a starship: its allegiance)
	LookIcon                // it has the icon
	LookTrait               // it has the characteristic
	LookSpecies             // likewise, of a species
	LookClass               // its class (model) has the words
	LookWord                // its title has the word
	LookRule                // what the rulebook says of the value: jedi, battleground, unique ...
)

// lookWords are the words of the tables of nouns and adjectives.
var lookWords = [...]string{"any", "type", "kind", "icon", "trait", "species", "class", "word", "rule"}

// TestOf reads a test as the tables write it: what it looks at, and a value. It
// panics at start over a row that says something else.
func TestOf(s string) Test {
	what, value, _ := strings.Cut(s, " ")
	i := slices.Index(lookWords[:], what)
	if i < 0 {
		panic(fmt.Sprintf("%q is no test: it begins with one of %s", s, strings.Join(lookWords[:], ", ")))
	}
	return Test{Look: Look(i), Value: strings.ToLower(value)}
}

// String is the test as the tables write it, with "not" before it.
func (t Test) String() string {
	return strings.TrimRight(when(t.Not, "not ")+lookWords[t.Look]+" "+t.Value, " ")
}

// not is the opposite test.
func (t Test) not() Test { t.Not = !t.Not; return t }

// An Owner is whose cards a filter picks.
type Owner uint8

const (
	Anybodys Owner = iota
	Yours
	TheOpponents
)

// String is the word before the noun.
func (o Owner) String() string { return [...]string{"", "your", "opponent's"}[o] }
