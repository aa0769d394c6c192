package position

import (
	"fmt"
	"reflect"
	"slices"

	"cantina/engine/gametext"
)

// The functions of the phrasebook's words, by the Go type of the phrase, each for one
// part of speech.
var (
	heads     = map[reflect.Type]func(*Compiler, any){}
	occasions = map[gametext.Occasion]func(*Compiler, gametext.Upon){}
	conds     = map[reflect.Type]func(*Compiler, any) condition{}
	posts     = map[reflect.Type]func(*Compiler, any) Matcher{}
	places    = map[reflect.Type]func(*Compiler, any) placer{}
	amounts   = map[reflect.Type]func(*Compiler, any) Amount{}
	changes   = map[reflect.Type]func(*Compiler, any) Amount{}
	modifiers = map[reflect.Type]func(*Compiler, any) []*Modifier{}
)

// Understands tells whether a phrase has a function here.
func Understands(t reflect.Type) bool {
	return heads[t] != nil || conds[t] != nil || posts[t] != nil || places[t] != nil ||
		amounts[t] != nil || changes[t] != nil || modifiers[t] != nil || deeds[t] != nil || fates[t] != nil || preds[t] != nil || abilities[t] != nil ||
		slices.ContainsFunc(adverbials, t.Implements)
}

// adverbials are parts of speech that have no functions of their own: what holds them
// compiles them, all of them.
var adverbials = []reflect.Type{
	reflect.TypeFor[gametext.To](), reflect.TypeFor[gametext.Cost](), reflect.TypeFor[gametext.How](),
	reflect.TypeFor[gametext.Aid](), reflect.TypeFor[gametext.Model](), reflect.TypeFor[gametext.Cap](), reflect.TypeFor[gametext.Threat](), reflect.TypeFor[gametext.Deed](),
	reflect.TypeFor[gametext.Quantity](), reflect.TypeFor[gametext.From](), reflect.TypeFor[gametext.Into](), reflect.TypeFor[gametext.Chance](),
	reflect.TypeFor[gametext.Else](), reflect.TypeFor[gametext.On](), reflect.TypeFor[gametext.Keep](), reflect.TypeFor[gametext.Each](), reflect.TypeFor[gametext.Recycle](), reflect.TypeFor[gametext.Foes](), reflect.TypeFor[gametext.Agent](),
	reflect.TypeFor[gametext.Span](), reflect.TypeFor[gametext.Price](), reflect.TypeFor[gametext.Gunner](), reflect.TypeFor[gametext.Shooter](), reflect.TypeFor[gametext.Origin](),
	reflect.TypeFor[gametext.Cause](), reflect.TypeFor[gametext.Favor](), reflect.TypeFor[gametext.Odds](), reflect.TypeFor[gametext.Rise](), reflect.TypeFor[gametext.Firing](),
}

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

// Head, cond, Post, place, quantity, by and modifies tie a phrase of the phrasebook to its
// function, each for one part of speech.
func Head[T gametext.Head](do func(*Compiler, T)) {
	Enter[T](heads, func(comp *Compiler, x any) { do(comp, x.(T)) })
}

func cond[T gametext.Cond](do func(*Compiler, T) condition) {
	Enter[T](conds, func(comp *Compiler, x any) condition { return do(comp, x.(T)) })
}

func Post[T gametext.Post](do func(*Compiler, T) Matcher) {
	Enter[T](posts, func(comp *Compiler, x any) Matcher { return do(comp, x.(T)) })
}

func place[T gametext.Place](do func(*Compiler, T) placer) {
	Enter[T](places, func(comp *Compiler, x any) placer { return do(comp, x.(T)) })
}

func quantity[T gametext.Amount](do func(*Compiler, T) Amount) {
	Enter[T](amounts, func(comp *Compiler, x any) Amount { return do(comp, x.(T)) })
}

func by[T gametext.Change](do func(*Compiler, T) Amount) {
	Enter[T](changes, func(comp *Compiler, x any) Amount { return do(comp, x.(T)) })
}

func modifies[T gametext.Rule](do func(*Compiler, T) []*Modifier) {
	Enter[T](modifiers, func(comp *Compiler, x any) []*Modifier { return do(comp, x.(T)) })
}
