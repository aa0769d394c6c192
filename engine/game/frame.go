package game

import "cantina/engine/card"

// A Value is something bound while a clause runs: cards chosen or a number drawn.
type Value struct {
	Cards []CardID `json:"cards,omitempty"`
	N     card.Num `json:"n,omitempty"`
	Set   bool     `json:"set,omitempty"`
}

// A Proc names a procedure. The procedures themselves are in package rules.
type Proc uint8

// A Frame is a procedure or a clause of game text in progress. It is data, so
// that a game can be saved, copied and replayed with any number of frames open.
type Frame struct {
	Proc     Proc
	Step     int16
	Side     card.Side // who carries it out
	Canceled bool      `json:",omitempty"`
	Passed   uint8     `json:",omitempty"` // consecutive passes
	Card     CardID    `json:",omitempty"` // whose text, or the card acted with
	To       CardID    `json:",omitempty"` // where to
	With     CardID    `json:",omitempty"` // a second card, e.g. the pilot that comes along
	Slot     card.Slot
	Clause   int16    `json:",omitempty"` // index of the clause of Card
	N        int32    `json:",omitempty"`
	M        int32    `json:",omitempty"`
	Cards    []CardID `json:",omitempty"`
	Bound    []Value  `json:",omitempty"`
	Event    Event    // what a response window, or a response, is about
	Fire     Fire     `json:",omitempty"` // how a weapon is fired
	Plus     card.Num `json:",omitempty"` // added to each of its weapon destiny draws
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
