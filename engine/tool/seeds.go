package tool

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// A seed is what the seed documents ask in one row of their table: an entry by its id, or
// a mechanic by its name.
type seed struct {
	name, heading string
	mechanic      bool
	scenes        []string // where the scenes stand that show it
}

// seedTable is where the table of the seed documents lies, beside a folder above this one.
const seedTable = "shared/seeds/TABLE.md"

// seeds lists the rows of the seed documents' table with the scenes that show them. A row
// that no scene shows is a finding, and so is a scene that shows a row that is not there.
// Nothing else needs the table: where it is missing nothing is compared.
func seeds(e *env, args []string) int {
	f := e.flags()
	missing := f.Bool("missing", false, "list only the rows that no scene shows")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	path := ""
	switch len(rest) {
	case 0:
		path = seedsNear()
	case 1:
		path = filepath.Join(rest[0], filepath.Base(seedTable))
	default:
		return e.bad("one directory at most")
	}
	if path == "" {
		fmt.Fprintf(e.out, "seeds: there is no %s beside any folder above this one: nothing to compare with\n", seedTable)
		return fine
	}
	data, err := catalog.ReadFile(path, catalog.MaxReplay)
	if err != nil {
		return e.bad("%v", err)
	}
	rows := readSeeds(string(data))
	wrong := claim(rows, claimants(e))
	for _, text := range wrong {
		fmt.Fprintln(e.errw, text)
	}
	var shown, all [2]int // entries, mechanics
	for _, r := range rows {
		k := b2i(r.mechanic)
		all[k]++
		if len(r.scenes) > 0 {
			shown[k]++
		}
		if !*missing || len(r.scenes) == 0 {
			fmt.Fprintln(e.out, r)
		}
	}
	fmt.Fprintf(e.out, "seeds: %d of %d rows, %d of %d mechanics\n", shown[0], all[0], shown[1], all[1])
	return b2i(len(wrong) > 0 || shown != all)
}

// String is the row with the scenes that show it, each as "file:line".
func (r *seed) String() string {
	where := "-"
	if len(r.scenes) > 0 {
		where = strings.Join(r.scenes, " ")
	}
	if r.mechanic {
		return fmt.Sprintf("%s: %s", r.name, where)
	}
	return fmt.Sprintf("%s %s: %s", r.name, r.heading, where)
}

// seedsNear finds the table beside this folder or one above it, or is "".
func seedsNear() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for {
		path := filepath.Join(dir, seedTable)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}

// readSeeds reads the entries (section 1) that ask something of their own and the mechanics
// (section 3): no cross-references, and no second renderings ("P-01") of an entry.
func readSeeds(table string) []*seed {
	var rows []*seed
	section := ""
	for line := range strings.Lines(table) {
		if head, ok := strings.CutPrefix(line, "## "); ok {
			section, _, _ = strings.Cut(head, " ")
		}
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) < 5 || strings.HasPrefix(cells[1], "-") {
			continue
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case section == "1." && cells[1] != "id" && cells[3] != "cross-reference" && !strings.HasPrefix(cells[1], "P-"):
			rows = append(rows, &seed{name: cells[1], heading: cells[2]})
		case section == "3." && cells[1] != "mechanic":
			rows = append(rows, &seed{name: strings.TrimSuffix(cells[1], " (presupposed)"), mechanic: true})
		}
	}
	return rows
}

// claimants are all scenes that say what of the seed documents they show.
func claimants(e *env) []*scene.Scene {
	bad := func(text string) { fmt.Fprintln(e.errw, text) }
	list := embeddedScenes(bad)
	for _, k := range e.catalog().All() {
		read, problems := scene.Example(k)
		for _, p := range problems {
			bad(p.Explain())
		}
		list = append(list, read...)
	}
	return list
}

// claim gives each row the scenes that show it, and says which scene shows a row that the
// table does not have.
func claim(rows []*seed, scenes []*scene.Scene) (wrong []string) {
	byName := map[string]*seed{}
	for _, r := range rows {
		byName[r.name] = r
	}
	for _, s := range scenes {
		for _, name := range s.Seeds {
			at := fmt.Sprintf("%s:%d", s.File, s.Line)
			if file, of, ok := strings.Cut(s.File, ": "); ok { // an example of a card
				at = fmt.Sprintf("%s (%s)", file, of)
			}
			if r := byName[name]; r != nil {
				r.scenes = append(r.scenes, at)
				continue
			}
			wrong = append(wrong, fmt.Sprintf("%s: %q shows %q: the table has no such row", at, s.Title, name))
		}
	}
	return wrong
}
