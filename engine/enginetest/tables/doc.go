// Package tables is an alarm for changes of the rules: recorded tables, short games whose every
// reading is noted down.
//
// A Table is a position, most of them laid at random, full of states that are rare in play:
// captives with escorts, missing and undercover, cards aboard in every slot, Effects on cards.
// A Player of its own, who tries what he has not tried yet, plays it on for some dozens of
// decisions, always in the same way. At each decision is noted, as a fingerprint: what is on
// offer and at which price, what would follow, why some gestures are refused, what some numbers
// are made of, what each seat sees. Words do not count: a sentence may be said better without
// alarm, if the names and numbers in it stay.
//
// A table says nothing is right, only that something goes otherwise than it did: what a rule is
// say the scenes. Whoever changes a rule and meets the alarm looks at the first difference that
// is told, with the position as a scene and the moves to there, and asks whether it is meant;
//
//	go test ./engine/enginetest/tables -update         blesses what is noted
//	go test ./engine/enginetest/tables -tell NAME -v   prints a table's readings in full
//	go test ./engine/enginetest/tables -lay N          lays all positions anew, out of all cards
//	go test ./engine/rules -run Grow -grow N           grows the further cards anew (testdata/told.toml)
//
// The readings in full, printed by the commit before too, show what has changed. The positions
// stand in a file, written out, so that a new card, scene or rule does not lay other ones.
package tables
