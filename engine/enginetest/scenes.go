package enginetest

import (
	"fmt"
	"io/fs"
	"path"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/scene"
)

// Scenes plays every scene of the *.scene files of fsys, each as a subtest.
func Scenes(t *testing.T, fsys fs.FS, cat *catalog.Catalog) {
	t.Helper()
	err := fs.WalkDir(fsys, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || path.Ext(name) != ".scene" {
			return err
		}
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		scenes, problems := scene.Parse(name, string(data))
		for _, p := range problems {
			t.Error(p.Explain())
		}
		for _, s := range scenes {
			t.Run(fmt.Sprintf("%s/%d %s", e.Name(), s.Line, s.Title), func(t *testing.T) {
				for _, p := range s.Run(cat).Failures {
					t.Error(p.Explain())
				}
			})
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// Examples plays the example scene of every card that has one.
func Examples(t *testing.T, cat *catalog.Catalog) {
	for _, k := range cat.All() {
		if k.Example == "" {
			continue
		}
		t.Run(k.Slug, func(t *testing.T) {
			scenes, problems := scene.Example(k)
			for _, p := range problems {
				t.Error(p.Explain())
			}
			for _, s := range scenes {
				for _, p := range s.Run(cat).Failures {
					t.Error(p.Explain())
				}
			}
		})
	}
}
