package card

import (
	"fmt"
	"strings"
)

// A Lang is a language the table speaks. English is also the language in which
// game text is written and keys are spelt.
type Lang uint8

const (
	English Lang = iota
	French
	Langs // how many there are
)

// Code is the language's two-letter code, as in file names and preferences.
func (l Lang) Code() string { return [...]string{"en", "fr"}[l] }

// LangOf returns the language of a code such as "fr" or "fr_FR"; English if unknown.
func LangOf(code string) Lang {
	if len(code) >= 2 && (code[:2] == "fr" || code[:2] == "FR") {
		return French
	}
	return English
}

// A Text says the same thing in every language, by Lang.
type Text [Langs]string

// T pairs an English text with its French one.
func T(en, fr string) Text { return Text{en, fr} }

// Say says a sentence in both languages; arguments, one for each %s, are numbers, words,
// texts or cards' titles. In French "%s est perdu{e}" agrees with the title before it.
func Say(en, fr string, args ...any) (t Text) {
	var list [4]string
	for l, s := range [Langs]string{en, fr} {
		said := list[:0]
		for _, a := range args {
			switch a := a.(type) {
			case Text:
				said = append(said, a[l])
			case string:
				said = append(said, a)
			default:
				said = append(said, fmt.Sprint(a))
			}
		}
		t[l] = fillIn(s, said, Lang(l))
	}
	return t
}

// Count says a number with its noun: "1 carte", "2 cartes".
func Count(n int, one, many Text) (t Text) {
	for l := range t {
		noun := many[l]
		if n == 1 || l == int(French) && n == 0 {
			noun = one[l]
		}
		t[l] = fmt.Sprint(n, " ", noun)
	}
	return t
}

// fillIn puts words where a sentence has %s, and an "e" for {e} where the last of them is
// a woman's title. A French "de" before a vowel is "d’".
func fillIn(s string, words []string, l Lang) string {
	n := len(s)
	for _, w := range words {
		n += len(w)
	}
	var b strings.Builder
	b.Grow(n)
	last := ""
	for {
		i := strings.IndexAny(s, "%{")
		if i < 0 {
			b.WriteString(s)
			return b.String()
		}
		before := s[:i]
		b.WriteString(before)
		switch s = s[i:]; {
		case strings.HasPrefix(s, "{e}"):
			if Feminine(last) {
				b.WriteByte('e')
			}
			s = s[len("{e}"):]
		case s[0] == '{':
			b.WriteByte('{')
			s = s[1:]
		case s[1] == '%':
			b.WriteByte('%')
			s = s[2:]
		default:
			last = words[0]
			if l == French && strings.HasSuffix(before, " de ") && Elides(last) {
				whole := b.String()
				b.Reset()
				b.WriteString(whole[:len(whole)-2] + "’")
			}
			b.WriteString(last)
			words, s = words[1:], s[2:]
		}
	}
}

// Elides tells whether "de" loses its vowel before a word.
func Elides(word string) bool { return word != "" && strings.IndexByte("AEIOUaeiou", word[0]) >= 0 }

// A Side is a side of the Force, a player and a card back.
type Side uint8

const (
	Dark Side = iota
	Light
	Sides // how many there are
)

// Other is the opponent.
func (s Side) Other() Side { return 1 - s }

// String is the word used in keys, scenes and files.
func (s Side) String() string { return [...]string{"dark", "light"}[s] }

// SideNames names the two players.
var SideNames = [Sides]Text{T("Dark", "Obscur"), T("Light", "Lumineux")}

// SideOf reads the word that String prints.
func SideOf(s string) (Side, bool) {
	switch s {
	case "dark":
		return Dark, true
	case "light":
		return Light, true
	}
	return 0, false
}
