package enginetest

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Scenes plays every scene of the *.scene files of fsys, each as a subtest, and
// looks at what the door says of every gesture on offer on the way. It returns how they went.
func Scenes(t *testing.T, fsys fs.FS, cat *catalog.Catalog) Courses {
	t.Helper()
	seen, courses := map[game.Verb]bool{}, Courses{}
	defer func() {
		for _, v := range rules.Actions() {
			if !seen[v] {
				t.Errorf("no scene offers to %s", v)
			}
		}
	}()
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
				for _, p := range watched(t, s, cat, seen, courses, e.Name()).Failures {
					t.Error(p.Explain())
				}
			})
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	return courses
}

// watched plays a scene of a file or card, looks at it at every decision and notes its course.
func watched(t *testing.T, s *scene.Scene, cat *catalog.Catalog, seen map[game.Verb]bool, courses Courses, of string) scene.Result {
	look, c := watching(t, seen), &Course{}
	res := s.Watch(cat, func(g game.Game) {
		look(g)
		c.Look(g)
	})
	if res.Game != nil {
		c.Refusals(res.Game)
	}
	courses.Note(of+": "+s.Title, c)
	return res
}

// watching notes the verbs on offer, and fails t where the door does not know what
// one of their gestures means, or where the state is not what a state always is.
func watching(t *testing.T, seen map[game.Verb]bool) func(game.Game) {
	return func(g game.Game) {
		for _, o := range g.Decision().Options {
			seen[o.Verb] = true
		}
		if err := Sound(g); err != nil {
			t.Error(err)
		}
	}
}

// Sound tells what is wrong with any decision like this: what is on offer means something
// else, what is asked is not said in both languages, or the state is not what a state always is.
func Sound(g game.Game) error {
	if err := offered(g); err != nil {
		return err
	}
	if d := g.Decision(); d != nil && (len(d.Options) > 1 || d.Idle) { // nobody sees what is done by itself
		if err := asked(g.View(d.Seat).Prompt); err != nil {
			return err
		}
	}
	if rules, is := g.(*rules.Game); is {
		for _, bad := range rules.S.Check() {
			return errors.New(bad)
		}
	}
	return nil
}

// Examples plays the example scene of every card that has one: the card must be in it. It
// returns how they went.
func Examples(t *testing.T, cat *catalog.Catalog) Courses {
	seen, courses := map[game.Verb]bool{}, Courses{}
	for _, k := range cat.All() {
		if k.Example == "" {
			continue
		}
		t.Run(k.Slug, func(t *testing.T) {
			scenes, problems := scene.Example(k)
			for _, p := range problems {
				t.Error(p.Explain())
			}
			shown := false
			for _, s := range scenes {
				res := watched(t, s, cat, seen, courses, k.Slug)
				for _, p := range res.Failures {
					t.Error(p.Explain())
				}
				g, is := res.Game.(*rules.Game)
				shown = shown || is && slices.Contains(g.S.Slugs, k.Slug)
			}
			if !shown {
				t.Errorf("the card is in no scene of its example: where several have its title, say its key %s", k.Slug)
			}
		})
	}
	return courses
}
