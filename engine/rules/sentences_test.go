package rules_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/enginetest"
	"cantina/engine/gametext"
	"cantina/engine/scene"
)

// How many sentences of each phrase are written down: carried out, and refused for reasons
// of their own; and how many with each plain value in each of its slots.
const heldWhole, heldRefused, heldOfSlot = 4, 12, 2

// heldGrown is how many sentences that have grown at random are written down.
const heldGrown = 1200

// A holding is sentences that are written down, one a line.
type holding struct {
	strings.Builder
	cat  *catalog.Catalog // whose titles they name
	told map[string]bool
}

// hold writes down what becomes of a sentence, if it is wanted and not there yet.
func (h *holding) hold(s sentence, want func(says string) bool) {
	line := enginetest.Became(h.cat, enginetest.Bearer(s.def.Type), gametext.Print(s.cl, card.English))
	if parts := strings.SplitN(line, " | ", 3); len(parts) < 3 || h.told[line] || !want(parts[2]) {
		return
	}
	h.tell(line)
}

// tell writes down what becomes of a sentence, once.
func (h *holding) tell(line string) {
	if !h.told[line] {
		h.told[line] = true
		h.WriteString(line + "\n")
	}
}

// TestSentences: what becomes of sentences with each phrase, as the file says that mutants of
// the rules are shown (enginetest.Sentences). A line that changes is a sentence that a card may
// now say, or no longer.
func TestSentences(t *testing.T) {
	cat, _ := scene.Catalog()
	h := &holding{cat: cat, told: map[string]bool{}}
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			h.plain(p)
			h.slots(p)
		}
	}
	for _, text := range slices.Concat(refused, unsayable, carried) {
		h.tell(enginetest.Became(cat, enginetest.Bearer(card.Effect), text))
	}
	for _, text := range refusedThere {
		h.tell(enginetest.Became(cat, enginetest.Bearer(card.Location), text))
	}
	for garden, n := newGardener(11), 0; n < heldGrown; { // each, whether it is carried out or not
		h.hold(garden.sentence(), func(string) bool { n++; return true })
	}
	const file = "../enginetest/testdata/sentences.txt"
	if h.String() != recorded(t, file, h.String()) {
		t.Errorf("%s differs (-update blesses it)", file)
	}
}

// plain writes down the simplest sentences with a phrase.
func (h *holding) plain(p typed) {
	whole, why, tried := 0, map[string]bool{}, 0
	fillings(p, func(v reflect.Value) bool {
		tried++
		for _, s := range around(v.Interface()) {
			h.hold(s, func(says string) bool {
				switch {
				case says == "carried out" && whole < heldWhole:
					whole++
				case says != "carried out" && !why[says] && len(why) < heldRefused:
					why[says] = true
				default:
					return false
				}
				return true
			})
		}
		return tried > 60
	})
}

// slots writes down sentences with each plain value in each slot of a phrase.
func (h *holding) slots(p typed) {
	for _, s := range gametext.Slots(p) {
		for _, value := range held(p.Field(s.Field).Type, s.Join) {
			n, tried := 0, 0
			fillingsWith(p, s.Field, []reflect.Value{value}, func(v reflect.Value) bool {
				tried++
				for _, s := range around(v.Interface()) {
					h.hold(s, func(string) bool { n++; return n <= heldOfSlot })
					if n >= heldOfSlot {
						return true
					}
				}
				return tried > 3
			})
		}
	}
}
