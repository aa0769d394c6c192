package rules

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Each layout in its order: title, kind, icons (layout.*). None of these has a
// text here; they are what the cards of that name will be for the row.
var layoutRows = map[string]string{
	"Naboo": `Theed Palace Throne Room, site, interior; Theed Palace Hallway, site, interior; Theed Palace Docking Bay, site, interior exterior bay;
		Theed Palace Courtyard, site, exterior; Battle Plains, site, exterior; Otoh Gunga Entrance, site, interior underwater; Upper Air, sector, planet; Rocks, sector, space`,
	"Endor":   `Bunker, site, interior; Landing Platform (Docking Bay), site, interior exterior bay; Dense Forest, site, exterior; Ewok Village, site, interior exterior; Chief Chirpa's Hut, site, interior`,
	"Dagobah": `Training Area, site, exterior; Cave, site, interior`,
	"Coruscant": `Galactic Senate, site, interior; 500 Republica, site, interior; Private Platform (Docking Bay), site, exterior bay; Imperial Square, site, exterior;
		Xizor's Palace, site, exterior; Uplink Station, site, interior exterior; Sewer, site, interior`,
	"Death Star II": `Throne Room, site, interior; Docking Bay, site, interior exterior bay; Coolant Shaft, sector, mobile; Capacitors, sector, mobile; Reactor Core, sector, mobile`,
	"Tatooine":      `Cantina, site, interior; Docking Bay 94, site, interior exterior bay; Mos Eisley, site, exterior; Dune Sea, site, exterior; Jabba's Palace, site, exterior; Entrance Cavern, site, interior exterior; Audience Chamber, site, interior jabba; Rancor Pit, site, interior jabba`,
	"Hoth":          `Echo Med Lab, site, interior; Echo Docking Bay, site, interior exterior bay; One, site, exterior 1st; Four, site, exterior 4th; Six, site, exterior 6th; Ice Field, site, exterior; Wampa Cave, site, interior 7th; Sky, sector, planet; Rocks, sector, space`,
}

// madeUp is a catalog of the locations of layoutRows only.
func madeUp(t *testing.T) *catalog.Catalog {
	t.Helper()
	fsys := fstest.MapFS{}
	var b strings.Builder
	b.WriteString("set = \"Premiere\"\n")
	n := 900
	for _, sys := range slices.Sorted(maps.Keys(layoutRows)) {
		for _, l := range strings.Split(layoutRows[sys], ";") {
			f := strings.Split(strings.TrimSpace(l), ", ")
			n++
			icons, traits := []string{}, []string{}
			for _, w := range strings.Fields(f[2]) {
				switch {
				case w == "bay":
					traits = append(traits, `"docking bay"`)
				case w == "jabba":
					traits = append(traits, `"Jabba's Palace site"`)
				case w[0] < 'a':
					traits = append(traits, fmt.Sprintf("%q", w+" marker"))
				default:
					icons = append(icons, fmt.Sprintf("%q", w))
				}
			}
			fmt.Fprintf(&b, "\n[card.made-up-%d]\ntitle = %q\nside = \"light\"\nnumber = \"1_%d\"\nrarity = \"C\"\nunique = 1\ntype = \"location\"\nkinds = [%q]\nicons = [%s]\ntraits = [%s]\ndestiny = 0\nforce = {dark = 0, light = 0}\nsystem = %q\nblank = true\n",
				n, sys+": "+f[0], n, f[1], strings.Join(icons, ", "), strings.Join(traits, ", "), sys)
		}
	}
	fsys["cards/made-up.toml"] = &fstest.MapFile{Data: []byte(b.String())}
	cat, problems := catalog.Load(fsys)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	return cat
}

// Whatever order the locations of a system come in, they lie as its layout says;
// only those of one rank may lie otherwise among themselves, and here no two are.
func TestLayouts(t *testing.T) {
	cat := madeUp(t)
	for sys, row := range layoutRows {
		var want []string
		for _, l := range strings.Split(row, ";") {
			title, _, _ := strings.Cut(strings.TrimSpace(l), ", ")
			want = append(want, sys+": "+title)
		}
		for turn := range want {
			g := FromState(cat, &game.State{})
			order := slices.Concat(want[turn:], want[:turn])
			if turn%2 == 1 {
				slices.Reverse(order)
			}
			for _, title := range order {
				for _, k := range cat.All() {
					if k.Title == title {
						PlaceInRow(g, g.Add(k.Slug, card.Light, game.Hand))
					}
				}
			}
			var got []string
			for _, id := range g.S.Row {
				got = append(got, g.Def(id).Title)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, from %q:\n got %q\nwant %q", sys, order[0], got, want)
			}
		}
	}
}
