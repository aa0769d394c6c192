package tool

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A lot is how cards are drawn: how many, from which seed, leaving out which numbers, and
// where the printed texts to be read with them are, if anywhere.
type lot struct {
	n     int
	seed  uint64
	not   string
	texts string
}

var numbered = regexp.MustCompile(`^\d+_\d+\b`)

// drawn are the numbers that begin the lines of a file, such as an earlier draw.
func drawn(file string) (map[string]bool, error) {
	out := map[string]bool{}
	if file == "" {
		return out, nil
	}
	data, err := catalog.ReadFile(file, catalog.MaxReplay)
	for line := range strings.Lines(string(data)) {
		if number := numbered.FindString(line); number != "" {
			out[number] = true
		}
	}
	return out, err
}

// draw draws unwritten cards and prints them.
func draw(e *env, l lot) int {
	not, err := drawn(l.not)
	var refs map[string]*ref
	if err == nil && l.texts != "" {
		refs, err = readRefs(l.texts)
	}
	if err != nil {
		fmt.Fprintln(e.errw, "cards:", err)
		return usage
	}
	for _, k := range stratified(e.catalog(), l.n, l.seed, not) {
		fmt.Fprintf(e.out, "%s\t%s\t%s\n", k.Number, k.Title, k.Type)
		if r := refs[k.Number]; r != nil {
			fmt.Fprintf(e.out, "\t%s\n", r.Gametext)
		}
	}
	return fine
}

// stratified draws n unwritten cards: of each type as many as its share of all of them
// (the largest remainders make up the number), by chance within a type. The same seed
// draws the same cards from the same catalog.
func stratified(cat *catalog.Catalog, n int, seed uint64, not map[string]bool) []*catalog.Card {
	var byType [card.Types][]*catalog.Card
	all := 0
	for _, k := range cat.All() {
		if !k.Written() && !not[k.Number] {
			byType[k.Type] = append(byType[k.Type], k)
			all++
		}
	}
	n = min(n, all)
	var share [card.Types]int
	var types []card.Type
	left := n
	for t := range card.Types {
		if all > 0 {
			share[t] = n * len(byType[t]) / all
		}
		left -= share[t]
		types = append(types, t)
	}
	slices.SortStableFunc(types, func(a, b card.Type) int {
		return cmp.Compare(n*len(byType[b])-share[b]*all, n*len(byType[a])-share[a]*all)
	})
	for _, t := range types[:left] {
		share[t]++
	}
	r := rand.New(rand.NewPCG(seed, 0))
	var out []*catalog.Card
	for t, list := range byType {
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		out = append(out, list[:share[t]]...)
	}
	return out
}
