package rules_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// TestSteps: in all scenes and examples each step tells, asks and begins what
// testdata/steps.txt says of it, and goes on as it says there.
func TestSteps(t *testing.T) {
	cat, _ := scene.Catalog()
	seen := map[string]bool{}
	defer rules.WatchSteps(cat, func(step, what string) { seen[step+"\t"+what] = true })()
	for _, s := range allScenes(t, cat) {
		s.Watch(cat, func(game.Game) {})
	}
	var out strings.Builder
	last := ""
	for _, line := range slices.Sorted(maps.Keys(seen)) {
		step, what, _ := strings.Cut(line, "\t")
		if step != last {
			out.WriteString(step + "\n")
			last = step
		}
		out.WriteString("\t" + what + "\n")
	}
	const name = "testdata/steps.txt"
	if got, want := out.String(), recorded(t, name, out.String()); got != want {
		t.Errorf("the steps do otherwise than %s says; read what is new, and write it with -update:\n%s", name, differing(want, got))
	}
}

// differing are the lines that stand in one of two texts only, each with the step it is of.
func differing(want, got string) string {
	lines := func(text string) map[string]bool {
		set, of := map[string]bool{}, ""
		for line := range strings.Lines(text) {
			if !strings.HasPrefix(line, "\t") {
				of = strings.TrimSpace(line)
				continue
			}
			set[of+": "+strings.TrimSpace(line)] = true
		}
		return set
	}
	was, is := lines(want), lines(got)
	var out strings.Builder
	for _, line := range slices.Sorted(maps.Keys(was)) {
		if !is[line] {
			out.WriteString("no more: " + line + "\n")
		}
	}
	for _, line := range slices.Sorted(maps.Keys(is)) {
		if !was[line] {
			out.WriteString("new: " + line + "\n")
		}
	}
	return out.String()
}
