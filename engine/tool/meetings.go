package tool

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	finder "cantina/decks/find"
	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// A meeting is a whole card with what its text names, and a scene in which both have a part.
type meeting struct {
	card  *catalog.Card
	named string // as its text says it: a title, a persona or a group of them
	where string // "file:line" of a scene; "" if there is none
}

// meetings lists what the texts of whole cards name, with a scene in which it meets the card. Names
// that no other whole card bears are left out: nothing could meet.
func meetings(e *env, args []string) int {
	f := e.flags()
	missing := f.Bool("missing", false, "list only those that never meet")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if len(rest) > 0 {
		return e.bad("meetings needs no argument")
	}
	all := met(e.catalog(), claimants(e))
	shown := 0
	for _, m := range all {
		shown += b2i(m.where != "")
		if m.where == "" || !*missing {
			fmt.Fprintf(e.out, "%s, %q: %s\n", m.card.Slug, m.named, orDash(m.where))
		}
	}
	fmt.Fprintf(e.out, "meetings: %d of %d that texts name have a scene\n", shown, len(all))
	return fine
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

// met looks for the scene of each meeting.
func met(cat *catalog.Catalog, scenes []*scene.Scene) (all []meeting) {
	bearers := map[string][]*catalog.Card{} // of a name, the whole cards
	for _, k := range cat.All() {
		if k.Whole() {
			for _, name := range namesOf(k) {
				bearers[name] = append(bearers[name], k)
			}
		}
	}
	parts := make([]map[*catalog.Card]bool, len(scenes))
	in := map[*catalog.Card][]int{}
	for i, s := range scenes {
		parts[i] = map[*catalog.Card]bool{}
		moves := s.Moves()
		for _, k := range cat.All() {
			if k.Whole() && strings.Contains(moves, k.Title) {
				parts[i][k] = true
			}
		}
		for _, name := range s.Names() {
			for _, k := range bearers[name] {
				parts[i][k] = true
			}
		}
		for k := range parts[i] {
			in[k] = append(in[k], i)
		}
	}
	for _, k := range cat.All() {
		if !k.Whole() {
			continue
		}
		names := map[string]bool{}
		clauses := k.Clauses()
		for n := range clauses {
			for _, title := range finder.TitlesIn(&clauses[n]) {
				names[title] = true
			}
		}
		for _, name := range slices.Sorted(maps.Keys(names)) {
			others := slices.DeleteFunc(slices.Clone(bearers[name]), func(o *catalog.Card) bool { return o == k })
			if len(others) == 0 {
				continue
			}
			m := meeting{card: k, named: name}
			for _, i := range in[k] {
				if slices.ContainsFunc(others, func(o *catalog.Card) bool { return parts[i][o] }) {
					m.where = fmt.Sprintf("%s:%d", scenes[i].File, scenes[i].Line)
					break
				}
			}
			all = append(all, m)
		}
	}
	return all
}

// namesOf are what a text may call a card by: its title, its personas and their groups.
func namesOf(k *catalog.Card) []string {
	names := append([]string{k.Title, k.Unmarked()}, k.Personas...)
	names = append(append(names, k.Parts...), k.Groups...)
	slices.Sort(names)
	return slices.Compact(names)
}
