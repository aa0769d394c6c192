package gametext

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/card"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// golden compares got with a file that people read.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, _ := os.ReadFile(file)
	if got == string(want) {
		return
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			t.Fatalf("%s:%d differs (-update blesses it)\n got %q\nwant %q", file, i+1, line(g, i), line(w, i))
		}
	}
}

func line(s []string, i int) string {
	if i < len(s) {
		return s[i]
	}
	return "<end>"
}

// contextOf reads the first line of a test file: "# interrupt used lost".
func contextOf(src string) Context {
	first, _, _ := strings.Cut(src, "\n")
	words := strings.Fields(strings.TrimPrefix(first, "#"))
	c := Context{KnownTitle: func(s string) bool { return !strings.HasPrefix(s, "Unknown") && s != "Lukke" },
		NearestTitle: func(s string) string {
			if s == "Lukke" {
				return "Luke"
			}
			return ""
		}}
	for i, name := range card.TypeNames {
		if len(words) > 0 && name[card.English] == words[0] {
			c.Type, c.Kinds = card.Type(i), words[1:]
		}
	}
	return c
}

// Every file of testdata/valid is read without error; its golden shows each clause
// in both languages, and what is printed is read back as the same.
func TestValid(t *testing.T) {
	files, _ := filepath.Glob("testdata/valid/*.txt")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			b, _ := os.ReadFile(file)
			src := string(b)
			c := contextOf(src)
			clauses, errs := Parse(src, c)
			for _, e := range errs {
				t.Error(e.Explain(file, src, 0))
			}
			var out strings.Builder
			for _, cl := range clauses {
				en := Print(cl, card.English)
				out.WriteString(Sentence(cl, card.English) + "\n    " + Sentence(cl, card.French) + "\n")
				again, errs := Parse(en, c)
				if len(errs) > 0 || len(again) != 1 || Print(again[0], card.English) != en {
					t.Errorf("%q is not read back: %v", en, errs)
				}
			}
			golden(t, "testdata/"+filepath.Base(file), out.String())
		})
	}
}

// Every line of testdata/invalid is wrong; the golden shows what is said of it.
func TestInvalid(t *testing.T) {
	files, _ := filepath.Glob("testdata/invalid/*.txt")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			b, _ := os.ReadFile(file)
			src := string(b)
			_, errs := Parse(src, contextOf(src))
			var out strings.Builder
			at := map[int]bool{}
			for _, e := range errs {
				s := e.Explain(filepath.Base(file), src, 0)
				out.WriteString(s + "\n")
				at[strings.Count(src[:e.Pos], "\n")] = true
			}
			for i, l := range strings.Split(src, "\n") {
				if l != "" && l[0] != '#' && !at[i] {
					t.Errorf("%s:%d has no error: %s", file, i+1, l)
				}
			}
			golden(t, "testdata/invalid-"+filepath.Base(file), out.String())
		})
	}
}
