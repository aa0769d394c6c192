package tool

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"cantina/engine/scene"
)

// enoughCrossed is with how many others a mechanic is crossed at least.
const enoughCrossed = 5

// mechanicsCrossed are the mechanics that few cards bring into a game, each of which has scenes with
// others: there two rules may forget each other.
var mechanicsCrossed = []string{
	"captive", "missing", "undercover", "crossing over", "stealing", "sabacc", "podrace", "asteroid",
	"night", "duel", "creature", "politics", "lasting change", "shield", "react", "search party",
	"Jedi Test", "Utinni Effect", "Objective", "Attack Run", "collapsed", "blown away",
	"cloud sector", "cave", "dejarik", "insert card", "Immediate Effect", "stacked card",
	"combat card", "Mobile Effect", "captured starship", "docking bay", "persona replacement",
}

// mechanicsAtHand are what every game is made of: others are crossed with them, and they need no
// scene of this kind themselves.
var mechanicsAtHand = []string{
	"attrition", "battle", "capacity", "Force drain", "forfeit", "power", "squadron", "vehicle", "weapon fire",
}

// A crossing is a mechanic with the others that scenes cross it with, by name.
type crossing struct {
	name   string
	others []string
}

// thin tells whether it is crossed with too few others.
func (c crossing) thin() bool { return len(c.others) < enoughCrossed }

// String is a row of the table.
func (c crossing) String() string {
	row := fmt.Sprintf("%-20s %2d", c.name, len(c.others))
	if c.thin() {
		row += " thin"
	}
	if len(c.others) > 0 {
		row += ": " + strings.Join(c.others, ", ")
	}
	return row
}

// crossed reads the titles "A × B: sentence." of scenes, the thinnest mechanic first. A name that
// is no mechanic is wrong, with its scene as "file:line".
func crossed(scenes []*scene.Scene) (all []crossing, wrong []string) {
	for _, name := range mechanicsCrossed {
		all = append(all, crossing{name: name})
	}
	for _, s := range scenes {
		head, _, _ := strings.Cut(s.Title, ":")
		a, b, ok := strings.Cut(head, "×")
		if !ok {
			continue
		}
		a, b = strings.TrimSpace(a), strings.TrimSpace(b)
		at := fmt.Sprintf("%s:%d", s.File, s.Line)
		if a == b {
			wrong = append(wrong, fmt.Sprintf("%s: %q is crossed with itself; name another mechanic", at, a))
			continue
		}
		for _, name := range []string{a, b} {
			if !slices.Contains(mechanicsCrossed, name) && !slices.Contains(mechanicsAtHand, name) {
				wrong = append(wrong, fmt.Sprintf("%s: no mechanic is called %q; write one of: %s; or add it (engine/tool/crossings.go)",
					at, name, strings.Join(append(slices.Clone(mechanicsCrossed), mechanicsAtHand...), ", ")))
			}
		}
		for i := range all {
			switch all[i].name {
			case a:
				all[i].others = append(all[i].others, b)
			case b:
				all[i].others = append(all[i].others, a)
			}
		}
	}
	for i := range all {
		slices.Sort(all[i].others)
		all[i].others = slices.Compact(all[i].others)
	}
	slices.SortStableFunc(all, func(a, b crossing) int { return cmp.Compare(len(a.others), len(b.others)) })
	return all, wrong
}

// crossings prints with what scenes cross each mechanic, and fails if one is thin.
func crossings(e *env) int {
	all, wrong := crossed(embeddedScenes(func(text string) { fmt.Fprintln(e.errw, text) }))
	for _, text := range wrong {
		fmt.Fprintln(e.errw, text)
	}
	few := 0
	for _, c := range all {
		few += b2i(c.thin())
		fmt.Fprintln(e.out, c)
	}
	fmt.Fprintf(e.out, "crossings: %d of %d mechanics are crossed with fewer than %d others\n", few, len(all), enoughCrossed)
	return b2i(few > 0 || len(wrong) > 0)
}
