package tool

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

// No command reads a file of any size, and none reads what is no file; each says so in a
// line or two.
func TestCommandsReadNoLargeFiles(t *testing.T) {
	dir := t.TempDir()
	large := func(name string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(file, catalog.MaxReplay+1); err != nil { // a hole takes no room
			t.Fatal(err)
		}
		return file
	}
	for _, args := range [][]string{
		{"deck", "check", large("a.toml")},
		{"deck", "check", large("a.xml")},
		{"sim", large("a.toml"), "rebel-strike"},
		{"scene", large("a.scene")},
		{"scene", "-cards", dir, large("b.toml")},
		{"replay", large("a.txt")},
		{"fmt", large("a.toml")},
		{"cards", "-draw", "3", "-not", large("a.txt")},
		{"mutate", "-cards", "1", "-again", large("a.txt")},
		{"audit", filepath.Dir(large("a.jsonl"))},
	} {
		code, out, errs := run(t, "", args...)
		if said := out + errs; code == fine || !strings.Contains(said, "it is larger than") || len(said) > 3000 {
			t.Errorf("%q: status %d, %.3000s", args, code, said)
		}
	}
	for _, args := range [][]string{{"deck", "check", os.DevNull}, {"scene", os.DevNull}, {"replay", os.DevNull}, {"fmt", os.DevNull}} {
		code, out, errs := run(t, "", args...)
		if said := out + errs; code == fine || !strings.Contains(said, "it is no file") {
			t.Errorf("%q: status %d, %s", args, code, said)
		}
	}
}

// A file that cannot be read takes none of those beside it with it.
func TestTheOtherFilesAreReadStill(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		os.WriteFile(file, []byte(text), 0o600)
		return file
	}
	good := write("good.scene", "title: one\nphase: dark activate\n= turn: 5\n")
	bad := write("bad.scene", "frob\n---\ntitle: two\nphase: dark activate\n= turn: 5\n")
	_, out, _ := run(t, "", "scene", bad, filepath.Join(dir, "nowhere"), dir, good)
	if last := lastLine(out); last != "scenes: 2 passed, 3 failed" {
		t.Errorf("%s\n%s", last, out)
	}
	foreign := write("x.xml", "<deck>\n"+strings.Repeat("<card blueprintId=\"1_19\"/>\n", 20_000))
	code, out, _ := run(t, "", "deck", "check", foreign, "rebel-strike")
	want := foreign + ": cannot be read: it is larger than 256 KB\n\n  give the path of a deck file"
	if code != finding || !strings.HasPrefix(out, want) || lastLine(out) != "deck: 1 problem" {
		t.Errorf("status %d\n%s\nwant %s", code, out, want)
	}
}
