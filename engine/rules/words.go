package rules

import (
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

// Executed tells whether a phrase of the phrasebook has an executor; check asks
// it of every phrase (design: a new word is phrase, executor, card).
func Executed(t reflect.Type) bool { return steps[t] != nil || position.Understands(t) }
