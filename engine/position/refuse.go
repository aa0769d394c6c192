package position

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// Alone is a program that knows of the cards of a catalog what they are called, if there is
// one: texts are compiled for it to find out whether something carries out all that they say.
func Alone(cat *catalog.Catalog) *Program {
	if cat == nil {
		return &Program{names: &names{}}
	}
	return &Program{names: namesOf(cat)}
}

// Refuse notes that nothing carries out a part of the sentence where it stands, and
// how to mend that. Compiling goes on, so that all such parts are found at once; the
// card is declined.
func (comp *Compiler) Refuse(part any, msg, help string) {
	pos, n := comp.Source.Span(part)
	e := &gametext.Error{Pos: pos, Len: n, Msg: msg, Help: help}
	if !slices.ContainsFunc(comp.Text.Refused, func(other *gametext.Error) bool { return *other == *e }) {
		comp.Text.Refused = append(comp.Text.Refused, e)
	}
}

// stop ends the compiling of a sentence of which a part has been refused.
type stop struct{}

// Rescue is deferred while a sentence is compiled: an executor that fails there, other
// than over a part refused already, is a fault of the program that costs the card and
// not the game.
func (t *Text) Rescue(src *gametext.Clause, refused int) {
	if p := recover(); p != nil && len(t.Refused) == refused {
		t.Refused = append(t.Refused, &gametext.Error{Pos: src.Pos, Len: src.End - src.Pos, Msg: fmt.Sprintf("%s: %v", Fault, p),
			Help: "this is no mistake of the card: an executor of one of these words is wrong"})
	}
}

// Fault begins the message about an executor that fails.
const Fault = "the rules fail at this sentence"

// words is a part of a sentence as it is written.
func said(part any) string { return gametext.Print(part, card.English) }

// others lists how the phrases that have an executor are said, those without slots
// first: an error's answer to "what then?".
func others[R any](among map[reflect.Type]R) string {
	var list []string
	for t := range among {
		list = append(list, gametext.Template(t))
	}
	slices.SortFunc(list, func(a, b string) int {
		if d := strings.Count(a, "{") - strings.Count(b, "{"); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	const enough = 12
	if len(list) > enough {
		list = append(list[:enough], "...")
	}
	return strings.Join(list, "; ")
}
