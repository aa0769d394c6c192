package tool

import (
	"encoding/json"
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/rulebook"
)

// A covered is a rule of the book and the scenes named after it, or why there is none.
type covered struct {
	ID      string   `json:"id"`
	Chapter int      `json:"chapter"`
	Title   string   `json:"title"`
	Scenes  []string `json:"scenes"`
	NoScene string   `json:"noScene,omitempty"`
}

// A coverage counts rules, or worked examples.
type coverage struct{ all, with, without, missing int }

func (c *coverage) count(r covered) {
	c.all++
	switch {
	case len(r.Scenes) > 0:
		c.with++
	case r.NoScene != "":
		c.without++
	default:
		c.missing++
	}
}

// rulesWithScenes lists every rule of the book with the scenes that are named
// after it, or why no scene can show it; words of the glossary have none. A rule with neither is a finding, and so
// is one with both.
func rulesWithScenes(e *env, args []string) int {
	f := e.flags()
	asJSON := f.Bool("json", false, "print JSON")
	missing := f.Bool("missing", false, "list only the rules without a scene or a reason")
	if _, code, stop := e.parse(f, args); stop {
		return code
	}
	by := map[string][]string{}
	for _, s := range embeddedScenes(func(text string) { fmt.Fprintln(e.errw, text) }) {
		if id := s.Rule(); id != "" {
			by[id] = append(by[id], fmt.Sprintf("%s:%d", s.File, s.Line))
		}
	}
	var list []covered
	var rules, examples coverage
	both := 0
	for _, it := range rulebook.Embedded().Items() {
		if it.Term {
			continue
		}
		r := covered{it.ID, it.Chapter.No, it.Title[card.English], by[it.ID], it.NoScene}
		if it.Example {
			examples.count(r)
		} else {
			rules.count(r)
		}
		if len(r.Scenes) > 0 && r.NoScene != "" {
			both++
			fmt.Fprintf(e.errw, "%s has a scene, and stands in the list of those that cannot have one\n", r.ID)
		}
		if !*missing || len(r.Scenes) == 0 && r.NoScene == "" {
			list = append(list, r)
		}
	}
	if *asJSON {
		data, err := json.MarshalIndent(list, "", "  ")
		if err != nil {
			panic(err) // plain data always encodes
		}
		fmt.Fprintln(e.out, string(data))
	} else {
		for _, r := range list {
			fmt.Fprintf(e.out, "%02d  %-40s %-50s %s\n", r.Chapter, r.ID, r.Title, r.shown())
		}
		fmt.Fprintf(e.out, "worked examples: %d of %d with a scene, %d not playable, %d missing\n", examples.with, examples.all, examples.without, examples.missing)
		fmt.Fprintf(e.out, "rules: %d of %d with a scene, %d not playable, %d missing\n", rules.with, rules.all, rules.without, rules.missing)
	}
	return b2i(rules.missing+examples.missing+both > 0)
}

// shown is where the scenes of a rule stand, or why there is none.
func (r covered) shown() string {
	switch {
	case len(r.Scenes) > 0:
		return strings.Join(r.Scenes, " ")
	case r.NoScene != "":
		return "not playable: " + r.NoScene
	}
	return "-"
}
