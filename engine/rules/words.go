package rules

import (
	"fmt"
	"reflect"

	"cantina/engine/gametext"
	"cantina/engine/position"
)

// steps are the functions of the phrases that do something, by the Go type of the phrase.
var steps = map[reflect.Type]func(*writer, any){}

// does ties a phrase of the phrasebook to what writes its steps.
func does[T gametext.Step](write func(*writer, T)) {
	position.Enter[T](steps, func(w *writer, x any) { write(w, x.(T)) })
}

// The words for what is done to cards, what becomes of them, and what is done at all:
// each has its executor in the file of its theme.
var (
	treatments = map[gametext.Treatment]func(*writer, gametext.Treat){}
	ruins      = map[gametext.Ruin]func(*writer, gametext.Become){}
	doings     = map[gametext.Doing]func(*writer){}
)

func treats(how gametext.Treatment, write func(*writer, gametext.Treat)) {
	enter(treatments, how, write)
}
func becomes(what gametext.Ruin, write func(*writer, gametext.Become)) { enter(ruins, what, write) }
func simply(what gametext.Doing, write func(*writer))                  { enter(doings, what, write) }

// enter files the executor of a word: a second one stops the program at its start.
func enter[K comparable, F any](among map[K]F, word K, f F) {
	if _, twice := among[word]; twice {
		panic(fmt.Sprintf("rules: the word %v of %T has a second executor: delete one of the two", word, word))
	}
	among[word] = f
}

func init() {
	does(func(w *writer, x gametext.Treat) {
		w.Unable(x, x.Chance != nil && x.How != gametext.Release && x.How != gametext.Detach && x.How != gametext.Retrieve || x.Each != nil && x.How != gametext.Steal)
		treatments[x.How](w, x)
	})
	does(func(w *writer, x gametext.Become) { ruins[x.What](w, x) })
	does(func(w *writer, x gametext.Simply) { doings[x.Do](w) })
}

// Executed tells whether a phrase of the phrasebook has an executor; check asks
// it of every phrase (design: a new word is phrase, executor, card).
func Executed(t reflect.Type) bool { return steps[t] != nil || position.Understands(t) }
