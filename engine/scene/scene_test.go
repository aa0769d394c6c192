package scene_test

import (
	"io/fs"
	"os"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/enginetest"
	"cantina/engine/scene"
)

func embedded() *catalog.Catalog {
	cat, _ := catalog.Embedded() // its problems are for the catalog's tests to tell
	return cat
}

func TestRules(t *testing.T) { enginetest.Scenes(t, scene.Files, embedded()) }

func TestExamples(t *testing.T) { enginetest.Examples(t, embedded()) }

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
