package game

import (
	"encoding/json"
	"reflect"
	"slices"

	"cantina/engine/card"
)

// A Value is something bound while a clause runs: cards chosen or a number drawn.
type Value struct {
	Cards []CardID `json:"cards,omitempty"`
	N     card.Num `json:"n,omitempty"`
	Set   bool     `json:"set,omitempty"`

	Each []card.Num `json:"each,omitempty"` // of destinies drawn together, what each came to
}

// Clone copies a value, so that neither copy changes with the other.
func (v Value) Clone() Value {
	v.Cards, v.Each = slices.Clone(v.Cards), slices.Clone(v.Each)
	return v
}

// CloneValues copies a list of values.
func CloneValues(list []Value) []Value {
	if len(list) == 0 {
		return nil
	}
	out := make([]Value, len(list))
	for i := range list {
		out[i] = list[i].Clone()
	}
	return out
}

// A Proc names a procedure. The procedures themselves are in package rules.
type Proc uint8

// A Frame is a procedure or a clause of game text in progress: which one, the step
// at which it stands, and what it remembers. It is data, so that a game can be saved,
// copied and replayed with any number of frames open.
type Frame struct {
	Proc     Proc
	Step     int16
	Side     card.Side // who carries it out, or whose chance it is
	Canceled bool      // it will have no result
	Body     Body      // what this procedure remembers; nil if nothing
}

// A Body is what one procedure remembers from step to step: a pointer to a plain
// struct of its own, whose fields have names, without pointers, maps and closures.
// Clone copies it with all that its slices hold.
type Body interface{ Clone() Body }

// A FrameFormat writes frames and reads them. Package rules is one: it knows what the
// procedures, their steps and their bodies are called, and what each older version
// called them.
type FrameFormat interface {
	WriteFrames([]Frame) ([]json.RawMessage, error)
	ReadFrames(version int, frames []json.RawMessage) ([]Frame, error)
}

// parts calls see with a pointer to everything that a body holds: fields, and what is
// in them, to the last.
func parts(b Body, see func(part any)) {
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		see(v.Addr().Interface())
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		}
	}
	if b != nil {
		walk(reflect.ValueOf(b).Elem())
	}
}

// GobEncode writes a frame for the fingerprint of its state. The body goes in as
// JSON, which takes no slice and an empty one for the same.
func (f Frame) GobEncode() ([]byte, error) {
	body, err := json.Marshal(f.Body)
	if err != nil {
		return nil, err
	}
	canceled := byte(0)
	if f.Canceled {
		canceled = 1
	}
	return append([]byte{byte(f.Proc), byte(f.Step), byte(f.Step >> 8), byte(f.Side), canceled}, body...), nil
}

// Fire is how a weapon is fired, where that is not as usual: in the weapons
// segment, once, for its cost.
type Fire uint16

const (
	FireOutside  Fire = 1 << iota // by a card that says so (weapon.outside)
	FireFree                      // without its cost (weapon.cost)
	FireAgain                     // once more, for the price of a further shot (weapon.repeating)
	FireFirst                     // the first of two shots (weapon.separate-or-combined)
	FireSecond                    // the second of them
	FireCombined                  // two firings as one sum (weapon.separate-or-combined)
	FireTogether                  // with other weapons, for one sum (weapon.combined)
	FireInstead                   // not at all: something is done instead (weapon.instead)
	FireSeekers                   // seekers are characters to it (weapon.seeker.as-target)
	FireHitsLost                  // what it hits is lost (weapon.hit.immediately-lost)
	FireRetarget                  // turned on another target (weapon.retarget-valid)
)
