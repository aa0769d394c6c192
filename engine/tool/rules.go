package tool

import (
	"encoding/json"
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/rulebook"
)

// A covered is a rule of the book and the scenes named after it.
type covered struct {
	ID      string   `json:"id"`
	Chapter int      `json:"chapter"`
	Title   string   `json:"title"`
	Scenes  []string `json:"scenes"`
}

// rulesWithScenes lists every rule of the book with the scenes that are named
// after it. A rule without one is a finding.
func rulesWithScenes(e *env, args []string) int {
	f := e.flags()
	asJSON := f.Bool("json", false, "print JSON")
	missing := f.Bool("missing", false, "list only the rules without a scene")
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
	with := 0
	items := rulebook.Embedded().Items()
	for _, it := range items {
		if len(by[it.ID]) > 0 {
			with++
			if *missing {
				continue
			}
		}
		list = append(list, covered{it.ID, it.Chapter.No, it.Title[card.English], by[it.ID]})
	}
	if *asJSON {
		data, err := json.MarshalIndent(list, "", "  ")
		if err != nil {
			panic(err) // plain data always encodes
		}
		fmt.Fprintln(e.out, string(data))
	} else {
		for _, c := range list {
			scenes := "-"
			if len(c.Scenes) > 0 {
				scenes = strings.Join(c.Scenes, " ")
			}
			fmt.Fprintf(e.out, "%02d  %-40s %-50s %s\n", c.Chapter, c.ID, c.Title, scenes)
		}
		fmt.Fprintf(e.out, "rules: %d of %d with a scene, %d missing\n", with, len(items), len(items)-with)
	}
	return b2i(with < len(items))
}
