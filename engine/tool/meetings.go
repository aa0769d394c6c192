package tool

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// A meeting is a whole card with what its text names, and a scene in which both have a part.
type meeting struct {
	card  *catalog.Card
	named string // as its text says it: a title, a persona or a group of them
	where string // "file:line" of a scene; "" if there is none
	never string // why they cannot meet; "" if they can
}

// apart is a card and a name in its text that can have no part in one scene, and why.
type apart struct{ slug, named, why string }

// neverMet are all that are apart. One that meets after all, or that no text names any more,
// is stale, and a finding.
var neverMet = []apart{
	{"cloud-city-security-tower-dark", "Lando", "every whole Lando is of the Light Side, and it looks in Dark's Reserve Deck"},
}

// meetings lists what the texts of whole cards name, with a scene in which it meets the card. Names
// that no other whole card bears are left out: nothing could meet.
func meetings(e *env, args []string) int {
	f := e.flags()
	missing := f.Bool("missing", false, "list only those that never meet")
	cross := f.Bool("crossings", false, "list with what other mechanics scenes cross each")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if len(rest) > 0 {
		return e.bad("meetings needs no argument")
	}
	if *cross {
		return crossings(e)
	}
	all := met(e.catalog(), claimants(e))
	stale := excuse(all, neverMet)
	for _, text := range stale {
		fmt.Fprintln(e.errw, text)
	}
	shown, open := 0, 0
	for _, m := range all {
		shown += b2i(m.where != "")
		lacks := m.where == "" && m.never == ""
		open += b2i(lacks)
		if lacks || !*missing {
			fmt.Fprintln(e.out, m)
		}
	}
	fmt.Fprintf(e.out, "meetings: %d of %d that texts name have a scene, %d cannot meet\n", shown, len(all), len(all)-shown-open)
	return b2i(open > 0 || len(stale) > 0)
}

// String is the meeting with its scene, as "file:line", or why there is none.
func (m meeting) String() string {
	where := "-"
	switch {
	case m.where != "":
		where = m.where
	case m.never != "":
		where = "never: " + m.never
	}
	return fmt.Sprintf("%s, %q: %s", m.card.Slug, m.named, where)
}

// excuse says of the meetings that cannot be why not, and which excuse is stale.
func excuse(all []meeting, list []apart) (stale []string) {
	for _, x := range list {
		i := slices.IndexFunc(all, func(m meeting) bool { return m.card.Slug == x.slug && m.named == x.named })
		switch {
		case i < 0:
			stale = append(stale, fmt.Sprintf("%s, %q: an excuse, but no text of a whole card names it so; strike it from neverMet (engine/tool/meetings.go)", x.slug, x.named))
		case all[i].where != "":
			stale = append(stale, fmt.Sprintf("%s, %q: an excuse, but they meet in %s; strike it from neverMet (engine/tool/meetings.go)", x.slug, x.named, all[i].where))
		default:
			all[i].never = x.why
		}
	}
	return stale
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
	parts := partsIn(cat, bearers, scenes)
	in := map[*catalog.Card][]int{}
	for i := range parts {
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

// partsIn are the whole cards that have a part in each scene: those laid, by whatever name or
// key, and those whose titles its moves and expectations say.
func partsIn(cat *catalog.Catalog, bearers map[string][]*catalog.Card, scenes []*scene.Scene) []map[*catalog.Card]bool {
	byWord := map[string][]*catalog.Card{} // the first words of titles, which are sought first
	for _, k := range cat.All() {
		if words := titleWords(k.Title); k.Whole() && len(words) > 0 {
			byWord[words[0]] = append(byWord[words[0]], k)
		}
	}
	parts := make([]map[*catalog.Card]bool, len(scenes))
	for i, s := range scenes {
		parts[i] = map[*catalog.Card]bool{}
		moves := s.Moves()
		for _, word := range titleWords(moves) {
			for _, k := range byWord[word] {
				if strings.Contains(moves, k.Title) {
					parts[i][k] = true
				}
			}
		}
		for _, name := range s.Names() {
			for _, k := range bearers[name] {
				parts[i][k] = true
			}
			key, _, _ := strings.Cut(name, "#")
			for _, k := range []*catalog.Card{cat.Get(key), cat.ByTitle(name, card.Dark), cat.ByTitle(name, card.Light)} {
				if k != nil && k.Whole() {
					parts[i][k] = true
				}
			}
		}
	}
	return parts
}

// titleWords are the words of a text without what stands between them.
func titleWords(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// namesOf are what a text may call a card by: its title, its personas and their groups, and of
// a location the system that it belongs to.
func namesOf(k *catalog.Card) []string {
	names := append([]string{k.Title, k.Unmarked()}, k.Personas...)
	names = append(append(names, k.Parts...), k.Groups...)
	if k.System != "" {
		names = append(names, k.System)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
