package position

import (
	"fmt"
	"reflect"
	"strings"

	"cantina/engine/gametext"
)

// fillIn puts words where a sentence has %s.
func fillIn(s string, words []string) string {
	n := len(s)
	for _, w := range words {
		n += len(w)
	}
	var b strings.Builder
	b.Grow(n)
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] != '%':
			b.WriteByte(s[i])
		case s[i+1] == '%':
			b.WriteByte('%')
			i++
		default:
			b.WriteString(words[0])
			words = words[1:]
			i++
		}
	}
	return b.String()
}

var Heads = map[reflect.Type]func(*Compiler, any){}

var Conds = map[reflect.Type]func(*Compiler, any) condition{}

var Posts = map[reflect.Type]func(*Compiler, any) Matcher{}

var Places = map[reflect.Type]func(*Compiler, any) placer{}

var Amounts = map[reflect.Type]func(*Compiler, any) Amount{}

var Changes = map[reflect.Type]func(*Compiler, any) Amount{}

var Modifiers = map[reflect.Type]func(*Compiler, any) []*Modifier{}

// Enter files what carries a phrase out. A second executor of one phrase as the same
// part of speech would win or lose by the order of file names: it stops the program at
// its start.
func Enter[T, F any](among map[reflect.Type]F, f F) {
	t := reflect.TypeFor[T]()
	if _, twice := among[t]; twice {
		panic(fmt.Sprintf("rules: the phrase %s has a second executor: delete one of the two", t))
	}
	among[t] = f
}

// ruledNoun files the meaning of a noun in the file of its rules.
func ruledNoun(name string, m Matcher) {
	if ruledNouns[name] != nil {
		panic(fmt.Sprintf("rules: the noun %q has a second meaning: delete one of the two", name))
	}
	ruledNouns[name] = m
}

// Head, cond, post, place, quantity, by, modifies and does tie a phrase of the
// phrasebook to what carries it out, each for one part of speech.
func Head[T gametext.Head](f func(*Compiler, T)) {
	Enter[T](Heads, func(comp *Compiler, x any) { f(comp, x.(T)) })
}

func cond[T gametext.Cond](f func(*Compiler, T) condition) {
	Enter[T](Conds, func(comp *Compiler, x any) condition { return f(comp, x.(T)) })
}

func Post[T gametext.Post](f func(*Compiler, T) Matcher) {
	Enter[T](Posts, func(comp *Compiler, x any) Matcher { return f(comp, x.(T)) })
}

func place[T gametext.Post](f func(*Compiler, T) placer) {
	Enter[T](Places, func(comp *Compiler, x any) placer { return f(comp, x.(T)) })
}

func quantity[T gametext.Amount](f func(*Compiler, T) Amount) {
	Enter[T](Amounts, func(comp *Compiler, x any) Amount { return f(comp, x.(T)) })
}

func by[T gametext.Change](f func(*Compiler, T) Amount) {
	Enter[T](Changes, func(comp *Compiler, x any) Amount { return f(comp, x.(T)) })
}

func modifies[T gametext.Step](f func(*Compiler, T) []*Modifier) {
	Enter[T](Modifiers, func(comp *Compiler, x any) []*Modifier { return f(comp, x.(T)) })
}
