package rules

import (
	"fmt"
	"reflect"

	"cantina/engine/gametext"
)

// The phrasebook's executors, by the Go type of the phrase.
var (
	heads   = map[reflect.Type]func(*compiler, any){}
	conds   = map[reflect.Type]func(*compiler, any) condition{}
	posts   = map[reflect.Type]func(*compiler, any) matcher{}
	places  = map[reflect.Type]func(*compiler, any) placer{}
	amounts = map[reflect.Type]func(*compiler, any) amount{}
	changes = map[reflect.Type]func(*compiler, any) amount{}
	mods    = map[reflect.Type]func(*compiler, any) []*mod{}
	steps   = map[reflect.Type]func(*writer, any){}
)

// enter files what carries a phrase out. A second executor of one phrase as the same
// part of speech would win or lose by the order of file names: it stops the program at
// its start.
func enter[T, F any](among map[reflect.Type]F, f F) {
	t := reflect.TypeFor[T]()
	if _, twice := among[t]; twice {
		panic(fmt.Sprintf("rules: the phrase %s has a second executor: delete one of the two", t))
	}
	among[t] = f
}

// ruledNoun files the meaning of a noun in the file of its rules.
func ruledNoun(name string, m matcher) {
	if ruledNouns[name] != nil {
		panic(fmt.Sprintf("rules: the noun %q has a second meaning: delete one of the two", name))
	}
	ruledNouns[name] = m
}

// head, cond, post, place, quantity, by, modifies and does tie a phrase of the
// phrasebook to what carries it out, each for one part of speech.
func head[T gametext.Head](f func(*compiler, T)) {
	enter[T](heads, func(p *compiler, x any) { f(p, x.(T)) })
}

func cond[T gametext.Cond](f func(*compiler, T) condition) {
	enter[T](conds, func(p *compiler, x any) condition { return f(p, x.(T)) })
}

func post[T gametext.Post](f func(*compiler, T) matcher) {
	enter[T](posts, func(p *compiler, x any) matcher { return f(p, x.(T)) })
}

func place[T gametext.Post](f func(*compiler, T) placer) {
	enter[T](places, func(p *compiler, x any) placer { return f(p, x.(T)) })
}

func quantity[T gametext.Amount](f func(*compiler, T) amount) {
	enter[T](amounts, func(p *compiler, x any) amount { return f(p, x.(T)) })
}

func by[T gametext.Change](f func(*compiler, T) amount) {
	enter[T](changes, func(p *compiler, x any) amount { return f(p, x.(T)) })
}

func modifies[T gametext.Step](f func(*compiler, T) []*mod) {
	enter[T](mods, func(p *compiler, x any) []*mod { return f(p, x.(T)) })
}

func does[T gametext.Step](f func(*writer, T)) {
	enter[T](steps, func(p *writer, x any) { f(p, x.(T)) })
}

// Executed tells whether a phrase of the phrasebook has an executor; check asks
// it of every phrase (design: a new word is phrase, executor, card).
func Executed(t reflect.Type) bool {
	return heads[t] != nil || conds[t] != nil || posts[t] != nil || places[t] != nil ||
		amounts[t] != nil || changes[t] != nil || mods[t] != nil || steps[t] != nil
}
