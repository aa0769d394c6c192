package tables

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

var (
	update = flag.Bool("update", false, "bless what is noted of the tables")
	tell   = flag.String("tell", "", "print all readings of the table of this name, with -v")
)

// tellMost is how many tables that go otherwise are told in full, and in a line.
const tellMost, nameMost = 2, 20

func cards(t *testing.T) *catalog.Catalog {
	cat, problems := Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	return cat
}

func recorded(t *testing.T) []Table {
	list, err := All()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestTables: every table goes as noted.
func TestTables(t *testing.T) {
	cat, list := cards(t), recorded(t)
	if *update {
		bless(t, cat, list)
		return
	}
	bad := 0
	for _, table := range list {
		switch where := table.Otherwise(cat); {
		case table.Title == *tell:
			t.Log(table.Readings(cat))
		case where == "":
		case bad < tellMost:
			t.Error(table.Tell(cat))
			bad++
		case bad < nameMost:
			t.Error(where)
			bad++
		default:
			bad++
		}
	}
	if bad > 0 {
		t.Errorf("%d of %d tables go otherwise than noted. See what the first of them says, here and in the commit before (go test ./engine/enginetest/tables -tell NAME -v);"+
			" where it is meant: -update", bad, len(list))
	}
}

func bless(t *testing.T, cat *catalog.Catalog, list []Table) {
	var b strings.Builder
	for _, table := range list {
		readings, err := table.Play(cat, false)
		if err != nil {
			t.Errorf("table %s: %v", table.Title, err)
			continue
		}
		fmt.Fprintf(&b, "%s: %s\n", table.Title, Marks(readings))
	}
	if err := os.WriteFile("testdata/notes.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestTold: what the further cards say is understood and carried out, as long as it can be said.
func TestTold(t *testing.T) {
	told := 0
	for _, k := range cards(t).All() {
		if !strings.HasPrefix(k.Slug, "told-") {
			continue
		}
		told++
		if !k.Whole() {
			for _, p := range k.Problems() {
				t.Errorf("%s\nSay it in today's words in testdata/told.toml, or something else, and bless: -update", p.Explain())
			}
		}
	}
	if told < 500 {
		t.Errorf("only %d cards say what no printed card does", told)
	}
}

// TestOtherwise: another number on a card is noticed, at the first decision at which it counts,
// and told with the position and the moves.
func TestOtherwise(t *testing.T) {
	cat, list := cards(t), recorded(t)
	table := list[0]
	if got := table.Otherwise(cat); got != "" {
		t.Skip("TestTables says what is wrong: ", got)
	}
	marks := strings.Fields(table.Noted)
	marks[3] = marks[3][:2] + "zz" + marks[3][4:]
	table.Noted = strings.Join(marks, " ")
	if got, want := table.Otherwise(cat), "table "+table.Title+": decision 4: what would follow"; got != want {
		t.Errorf("it goes otherwise: %q, want %q", got, want)
	}
	told := table.Tell(cat)
	for _, want := range []string{"title: " + table.Title, "\n> ", "what would follow:\n", "learned ["} {
		if !strings.Contains(told, want) {
			t.Errorf("what is told has no %q:\n%s", want, told)
		}
	}
	if strings.Count(told, "\n> ") != 3 || strings.Contains(told, "what is on offer:") {
		t.Errorf("not three moves and one aspect are told:\n%s", told)
	}
}

// Another way to say the same is no alarm; another name or number is.
func TestNames(t *testing.T) {
	for _, same := range [][2]string{
		{"Luke needs 2 more Force.", "2 more Force is wanted by Luke."},
		{"There is nobody.", "Nobody is there."},
	} {
		a, b := strings.Fields(names("x "+same[0])), strings.Fields(names("x "+same[1]))
		drop := func(w string) bool { return w == "There" || w == "Nobody" }
		a, b = slices.DeleteFunc(a, drop), slices.DeleteFunc(b, drop)
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			t.Errorf("%q and %q: %q, %q", same[0], same[1], a, b)
		}
	}
	if names("Give Luke 2 Force.") == names("Give Luke 3 Force.") || names("Give Luke 2.") == names("Give Han 2.") {
		t.Error("another name or number is none")
	}
}
