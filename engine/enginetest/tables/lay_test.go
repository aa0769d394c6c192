package tables

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A layer lays positions at random: what some scenes and examples lay stands on one table,
// with further cards in whatever state they can be.
type layer struct {
	*rand.Rand
	cat    *catalog.Catalog
	known  []string                                // positions of scenes, as text
	last   string                                  // what is being laid
	told   [card.Sides][card.Types][]*catalog.Card // those still to be laid
	byType [card.Sides][card.Types][]*catalog.Card
}

func newLayer(cat *catalog.Catalog, seed uint64) *layer {
	l := &layer{Rand: rand.New(rand.NewPCG(seed, 1)), cat: cat}
	names, _ := fs.Glob(scene.Files, "testdata/*.scene")
	for _, name := range names {
		data, err := fs.ReadFile(scene.Files, name)
		if err != nil {
			panic(err) // it is embedded
		}
		l.read(string(data))
	}
	for _, k := range cat.All() {
		l.read(k.Example)
		switch {
		case !k.Whole():
		case strings.HasPrefix(k.Slug, "told-"):
			l.told[k.Side][k.Type] = append(l.told[k.Side][k.Type], k)
		default:
			l.byType[k.Side][k.Type] = append(l.byType[k.Side][k.Type], k)
		}
	}
	return l
}

// read takes the positions out of scenes.
func (l *layer) read(text string) {
	var lines []string
	flush := func() {
		if len(lines) > 0 {
			l.known = append(l.known, strings.Join(lines, "\n"))
		}
		lines = nil
	}
	in := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		word, _, _ := strings.Cut(line, ":")
		switch {
		case strings.HasPrefix(line, " ") || line == "":
			if in && line != "" {
				lines[len(lines)-1] += line
			}
		case word == "title" || line == "---":
			flush()
			in = false
		default:
			if in = word == "dark" || word == "light" || word == "locations"; in {
				lines = append(lines, line)
			}
		}
	}
	flush()
	l.known = slices.DeleteFunc(l.known, func(s string) bool {
		return strings.Contains(s, "deck:") || strings.Contains(s, "start:") || strings.Contains(s, "outside:")
	})
}

// lay lays a position; false if what chance brings together is none.
func (l *layer) lay() (text string, ok bool) {
	base := ""
	for range 1 + l.IntN(3) {
		p := pick(l, l.known)
		if strings.Contains(base, "locations:") && strings.Contains(p, "locations:") {
			continue
		}
		base += p + "\n"
	}
	head := fmt.Sprintf("phase: %s %s\nturn: %d\nseed: %d\n", card.Side(l.IntN(2)), pick(l, phases), 2+l.IntN(4), 1+l.IntN(1<<30))
	if l.IntN(2) == 0 {
		head += "edition: newest\n"
	}
	l.last = base + head
	g := start(l.cat, base+head)
	if g == nil {
		return "", false
	}
	for range 5 {
		l.last = base + l.more(g) + head
		if with := start(l.cat, l.last); with != nil {
			text, unsaid := scene.Write(with.S, l.cat)
			if len(unsaid) == 0 && sound(l.cat, text) {
				return text, true
			}
		}
	}
	return "", false
}

var phases = []string{"activate", "control", "deploy", "deploy", "battle", "battle", "move", "move", "draw"}

func start(cat *catalog.Catalog, text string) (r *rules.Game) {
	defer func() {
		if recover() != nil {
			r = nil // a position that no game leads to
		}
	}()
	scenes, problems := scene.Parse("laid", "title: laid\n"+text)
	if len(problems) > 0 || len(scenes) != 1 {
		return nil
	}
	g, err := scenes[0].Start(cat)
	if err != nil {
		return nil
	}
	r = g.(*rules.Game)
	if len(r.S.Check()) > 0 || r.Decision() == nil {
		return nil
	}
	return r
}

// sound tells whether a table can be played on from a position.
func sound(cat *catalog.Catalog, text string) bool {
	list, err := read("title: laid\n"+text, "")
	if err != nil || len(list) != 1 {
		return false
	}
	readings, err := list[0].Play(cat, false)
	if err != nil {
		fmt.Printf("A FAULT: %v after %v in\n%s\n", err, took(readings), text)
		return false
	}
	return len(readings) > Far/2
}

func took(list []Reading) (keys []string) {
	for _, r := range list {
		keys = append(keys, r.Took)
	}
	return keys
}

func pick[T any](l *layer, list []T) T { return list[l.IntN(len(list))] }

// any is the key of a card; many are of those that say what no printed card does.
func (l *layer) any(side card.Side, types ...card.Type) string {
	t := pick(l, types)
	if told := l.told[side][t]; len(told) > 0 && l.IntN(2) == 0 {
		l.told[side][t] = append(told[1:], told[0])
		return fmt.Sprintf("%q", told[0].Slug)
	}
	list := l.byType[side][t]
	if len(list) == 0 {
		return l.any(side, card.Character)
	}
	return fmt.Sprintf("%q", pick(l, list).Slug)
}

// more are lines with further cards at the locations of a table, and in the piles.
func (l *layer) more(g *rules.Game) string {
	var b strings.Builder
	var sites, space []string
	var bearers []string
	for id := range g.S.All {
		switch {
		case g.S.C(id).Zone == game.Row && g.Def(id).Is("site"):
			sites = append(sites, g.Key(id))
		case g.S.C(id).Zone == game.Row:
			space = append(space, g.Key(id))
		case g.S.OnTable(id) && g.Def(id).Type <= card.Vehicle:
			bearers = append(bearers, g.Key(id))
		}
	}
	for side := range card.Sides {
		for range 2 + l.IntN(5) {
			b.WriteString(l.one(side, sites, space, bearers) + "\n")
		}
		fmt.Fprintf(&b, "%s: hand: %s force: %s, %d used: %s lost: %s reserve: %s, 6\n", side, l.pile(side, 2+l.IntN(5)), l.pile(side, 3), 1+l.IntN(12), l.pile(side, 2), l.pile(side, 1+l.IntN(4)), l.pile(side, 8))
	}
	return b.String()
}

var played = []card.Type{card.Character, card.Character, card.Starship, card.Vehicle, card.Weapon, card.Device, card.Effect, card.Effect, card.Interrupt, card.Interrupt, card.Interrupt, card.Location, card.Creature, card.AdmiralsOrder, card.EpicEvent, card.DefensiveShield}

func (l *layer) pile(side card.Side, n int) string {
	var list []string
	for range n {
		list = append(list, l.any(side, played...))
	}
	return strings.Join(list, ", ")
}

// one is a line with a card, and who is with it.
func (l *layer) one(side card.Side, sites, space, bearers []string) string {
	foe := side.Other()
	at := func(list []string, what string) string {
		if len(list) == 0 {
			return fmt.Sprintf("%s: table: %s", side, l.any(side, card.Effect))
		}
		return fmt.Sprintf("%s: at %q: %s", side, pick(l, list), what)
	}
	who := l.any(side, card.Character)
	switch l.IntN(16) {
	case 0, 1:
		return at(sites, who+pick(l, []string{"", "", " [hit]", " [moved]", " [undercover]", " [missing]", " [battled]", " [deployed]", " [converted]"}))
	case 2, 3:
		return at(sites, who+" with "+l.any(side, card.Weapon, card.Device)+" with "+l.any(side, card.Weapon, card.Effect, card.Device))
	case 4:
		captive := l.any(foe, card.Character)
		return at(sites, fmt.Sprintf("%s with %s %s [%s]", who, foe, captive, pick(l, []string{"captive", "captive", "frozen"})))
	case 5:
		return at(sites, fmt.Sprintf("%s %s [%s]", foe, l.any(foe, card.Character), pick(l, []string{"imprisoned", "frozen", "stolen"})))
	case 6:
		return at(sites, fmt.Sprintf("%s%s { driver %s; passenger %s }", l.any(side, card.Vehicle), pick(l, []string{"", "", " [hit]", " [crashed]"}), who, l.any(side, card.Character)))
	case 7, 8:
		return at(space, fmt.Sprintf("%s { pilot %s; passenger %s }", l.any(side, card.Starship), who, l.any(side, card.Character)))
	case 9:
		return at(space, fmt.Sprintf("%s%s with %s", l.any(side, card.Starship), pick(l, []string{"", "", " [hit]", " [moved]"}), l.any(side, card.Weapon)))
	case 10:
		return at(sites, l.any(side, card.Creature, card.Vehicle, card.Weapon))
	case 11:
		return fmt.Sprintf("%s: at %s: %s", side, l.any(side, card.Location), who)
	case 12, 13:
		if len(bearers) > 0 {
			return fmt.Sprintf("%s: effect %s on %q", side, l.any(side, card.Effect, card.Device, card.Weapon), pick(l, bearers))
		}
		fallthrough
	default:
		return fmt.Sprintf("%s: table: %s", side, l.any(side, card.Effect, card.Effect, card.Effect, card.AdmiralsOrder, card.EpicEvent))
	}
}
