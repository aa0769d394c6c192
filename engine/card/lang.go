package card

import (
	"fmt"
	"strconv"
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

// Say says a sentence in both languages: each %s is one of the arguments, in their
// order; they are numbers, words, texts or cards' titles.
func Say(en, fr string, args ...any) Text {
	var room [6]Text
	words := room[:0]
	for _, a := range args {
		switch a := a.(type) {
		case Text:
			words = append(words, a)
		case string:
			words = append(words, T(a, a))
		case int:
			n := strconv.Itoa(a)
			words = append(words, T(n, n))
		default:
			w := fmt.Sprint(a)
			words = append(words, T(w, w))
		}
	}
	return T(filled(en, words, English), filled(fr, words, French))
}

// filled is a sentence with its words in place.
func filled(s string, words []Text, l Lang) string {
	var room [160]byte
	out := room[:0]
	for _, w := range words {
		before, after, found := strings.Cut(s, "%s")
		if !found {
			panic(fmt.Sprintf("card.Say: too many words for %q", s))
		}
		out, s = append(append(out, before...), w[l]...), after
	}
	return string(append(out, s...))
}

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
var SideNames = [Sides]Text{T("Dark", "Obscur"), T("Light", "Lumière")}

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
