package rules_test

import (
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/enginetest"
	"cantina/engine/gametext"
)

// How many sentences of each phrase are written down: carried out, and refused for reasons
// of their own.
const heldWhole, heldRefused = 10, 24

// heldGrown is how many sentences that have grown at random are written down.
const heldGrown = 1200

// TestSentences: what becomes of sentences with each phrase, as the file says that mutants of
// the rules are shown (enginetest.Sentences). A line that changes is a sentence that a card may
// now say, or no longer.
func TestSentences(t *testing.T) {
	var b strings.Builder
	told := map[string]bool{}
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			whole, why, tried := 0, map[string]bool{}, 0
			fillings(p, func(v reflect.Value) bool {
				tried++
				for _, s := range around(v.Interface()) {
					line := enginetest.Became(enginetest.Bearer(s.def.Type), gametext.Print(s.cl, card.English))
					_, says, ok := strings.Cut(line, " | ")
					if _, says, _ = strings.Cut(says, " | "); !ok || told[line] {
						continue
					}
					switch {
					case says == "carried out" && whole < heldWhole:
						whole++
					case says != "carried out" && !why[reason(says)] && len(why) < heldRefused:
						why[reason(says)] = true
					default:
						continue
					}
					told[line] = true
					b.WriteString(line + "\n")
				}
				return tried > 90
			})
		}
	}
	for garden, n := newGardener(11), 0; n < heldGrown; { // each kept whether it is carried out or not
		s := garden.sentence()
		if line := enginetest.Became(enginetest.Bearer(s.def.Type), gametext.Print(s.cl, card.English)); line != "" && !told[line] {
			told[line] = true
			b.WriteString(line + "\n")
			n++
		}
	}
	const file = "../enginetest/testdata/sentences.txt"
	if b.String() != recorded(t, file, b.String()) {
		t.Errorf("%s differs (-update blesses it)", file)
	}
}

// reason is why a sentence is refused, whatever it names.
func reason(says string) string {
	words := strings.Split(says, `"`)
	for i := 1; i < len(words); i += 2 {
		words[i] = ""
	}
	return strings.Join(words, "")
}
