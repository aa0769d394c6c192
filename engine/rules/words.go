package rules

import (
	"reflect"

	"cantina/engine/gametext"
	"cantina/engine/position"
)

// The phrasebook's executors, by the Go type of the phrase.
var (
	steps = map[reflect.Type]func(*writer, any){}
)

func does[T gametext.Step](f func(*writer, T)) {
	position.Enter[T](steps, func(w *writer, x any) { f(w, x.(T)) })
}

// Executed tells whether a phrase of the phrasebook has an executor; check asks
// it of every phrase (design: a new word is phrase, executor, card).
func Executed(t reflect.Type) bool {
	return position.Heads[t] != nil || position.Conds[t] != nil || position.Posts[t] != nil || position.Places[t] != nil ||
		position.Amounts[t] != nil || position.Changes[t] != nil || position.Modifiers[t] != nil || steps[t] != nil
}
