package app

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets/say"
)

// isScene tells whether a file holds scenes, by its name.
func isScene(name string) bool { return strings.EqualFold(filepath.Ext(name), ".scene") }

// openSceneFile opens the scenes of a file.
func (p *program) openSceneFile(name string) {
	data, err := catalog.ReadFile(name, catalog.MaxSceneFile)
	if err != nil {
		p.fail(say.T("position.failed"), err)
		return
	}
	scenes, problems := scene.Parse(filepath.Base(name), string(data))
	if len(problems) > 0 {
		p.tell("position.failed", say.T("position.mistakes", explained(problems)))
		return
	}
	scenes = slices.DeleteFunc(scenes, (*scene.Scene).OfDecks)
	if len(scenes) == 0 {
		p.tell("position.failed", say.T("position.empty", filepath.Base(name)))
		return
	}
	title := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	if len(scenes) == 1 {
		p.openPosition(positionOf(scenes[0], title, nil))
		return
	}
	p.pickScene(title, scenes)
}

// explained shows the first problems of a file.
func explained(problems []catalog.Problem) string {
	const most = 3
	var out []string
	for _, one := range problems[:min(len(problems), most)] {
		out = append(out, one.Explain())
	}
	if n := len(problems) - most; n > 0 {
		out = append(out, say.T("position.more", n))
	}
	return strings.Join(out, "\n")
}

// askSceneFile asks for a file of scenes.
func (p *program) askSceneFile() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if err != nil {
			p.fail(say.T("position.failed"), err)
			return
		}
		if r == nil {
			return
		}
		r.Close()
		p.openSceneFile(r.URI().Path())
	}, p.win)
	d.Show()
}

// askScene writes the position as a scene; of a game that is not over, in which there is
// something hidden, the players are told first what stands in it.
func (t *table) askScene() {
	if t.over() || t.s.Header().Position != "" {
		t.writeScene()
		return
	}
	t.p.ask(say.T("position.write"), prose(say.T("position.hidden")),
		choice{label: say.T("app.replay.yes"), do: t.writeScene},
		choice{label: say.T("app.cancel"), main: true})
}

// writeScene writes the position into the data directory.
func (t *table) writeScene() {
	t.p.writeScene(t.s.Ask, t.s.Status(), fmt.Sprintf("game-%d-%d.scene", t.s.ID(), t.s.Decisions()))
}

// writeScene writes the position of a game that ask looks at into the data directory, and tells
// what no scene can say of it.
func (p *program) writeScene(ask func(func(game.Game)) error, st game.Status, name string) {
	file, unsaid := "", []string(nil)
	p.do(func() (err error) {
		file, unsaid, err = sceneFile(ask, st, filepath.Join(filepath.Dir(p.store.Path()), "positions"), name)
		return err
	}, func(err error) {
		switch {
		case err != nil:
			p.fail(say.T("position.notwritten"), err)
		case len(unsaid) > 0:
			p.tell("position.write", say.T("position.partly", file, strings.Join(unsaid, "\n")))
		default:
			p.tell("position.write", say.T("position.written", file))
		}
	})
}

// sceneFile writes the position of a game as it stands into a directory, and what no scene can
// say.
func sceneFile(ask func(func(game.Game)) error, st game.Status, dir, name string) (file string, unsaid []string, err error) {
	cat, _ := scene.Catalog()
	text := ""
	aerr := ask(func(g game.Game) {
		table, terr := scene.On(cat, g)
		if err = terr; err == nil {
			text, unsaid = table.Position()
		}
	})
	if err = cmp.Or(aerr, err); err != nil {
		return "", nil, err
	}
	title := fmt.Sprintf("title: Turn %d, %s %s\n", st.Turn, st.Active, st.Phase)
	return writeText(dir, name, title+text, unsaid)
}

// writeText writes a file into a directory that may have to be made.
func writeText(dir, name, text string, unsaid []string) (string, []string, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", nil, err
	}
	file := filepath.Join(dir, name)
	return file, unsaid, os.WriteFile(file, []byte(text), 0o600)
}
