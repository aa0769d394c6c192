package scene_test

import (
	"flag"
	"io/fs"
	"os"
	"strings"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/enginetest"
	"cantina/engine/scene"
)

var update = flag.Bool("update", false, "bless how the scenes and examples go")

func embedded() *catalog.Catalog {
	cat, _ := catalog.Embedded() // its problems are for the catalog's tests to tell
	return cat
}

func TestRules(t *testing.T) {
	cat, problems := scene.Catalog()
	for _, p := range problems {
		t.Error(p.Explain())
	}
	enginetest.Scenes(t, scene.Files, cat).Golden(t, "testdata/courses-scenes.txt", *update)
}

// The scene that opens doc.go must be true.
func TestDoc(t *testing.T) {
	data, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	src := ""
	for line := range strings.Lines(string(data)) {
		if text, ok := strings.CutPrefix(line, "//\t"); ok {
			src += text
		} else if src != "" {
			break
		}
	}
	scenes, problems := scene.Parse("doc.go", src)
	if len(scenes) != 1 || len(problems) > 0 {
		t.Fatalf("%d scenes, %v in\n%s", len(scenes), problems, src)
	}
	for _, p := range scenes[0].Run(embedded()).Failures {
		t.Error(p.Explain())
	}
}

func TestExamples(t *testing.T) {
	enginetest.Examples(t, embedded()).Golden(t, "testdata/courses-examples.txt", *update)
}

// The scenes of failing/ wait for the engine: they fail, or they move up.
func TestFailing(t *testing.T) {
	cat := embedded()
	fsys := os.DirFS("testdata/failing")
	names, _ := fs.Glob(fsys, "*.scene")
	for _, name := range names {
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			t.Fatal(err)
		}
		scenes, problems := scene.Parse("testdata/failing/"+name, string(data))
		for _, p := range problems {
			t.Error(p.Explain())
		}
		for _, s := range scenes {
			if s.Run(cat).OK() {
				t.Errorf("%s:%d: %q passes now: move it to testdata/%s", s.File, s.Line, s.Title, name)
			}
		}
	}
}
