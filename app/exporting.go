package app

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	"cantina/widgets/say"
)

// exportAll writes all of the player's own decks into one zip.
func (p *program) exportAll() {
	sums, err := p.store.Decks()
	if err != nil {
		p.fail(say.T("export.failed"), err)
		return
	}
	p.writeExport("shelf.export", "decks", ".zip", func(w io.Writer) error {
		var all []*decks.Deck
		for _, d := range p.readDecks(sums) {
			all = append(all, d.deck)
		}
		return decks.WriteZip(w, all, p.cat)
	})
}

// askExport asks in which form a deck is written, and where to.
func (p *program) askExport(d *decks.Deck) {
	writers := Writers(say.Lang())
	names := make([]string, len(writers))
	for i := range writers {
		names[i] = writers[i].What[say.Lang()]
	}
	lost := left("")
	pick := widget.NewRadioGroup(names, nil)
	form := func() *decks.Writer { return &writers[max(slices.Index(names, pick.Selected), 0)] }
	pick.Required = true
	pick.OnChanged = func(string) {
		lost.SetText("")
		losses := form().Losses(d, p.cat)
		said := make([]string, len(losses))
		for i, l := range losses {
			said[i] = l[say.Lang()]
		}
		if len(said) > 0 {
			lost.SetText(say.T("export.losing", strings.Join(said, ", ")))
		}
	}
	pick.SetSelected(names[0])
	m := p.ask(say.T("export.title"), container.New(room(560, 300), container.NewBorder(pick, nil, nil, nil, lost)),
		choice{label: say.T("export.file"), main: true, do: func() { p.exportFile(d, form()) }},
		choice{label: say.T("export.clip"), do: func() {
			text, _ := form().Write(d, p.cat)
			p.app.Clipboard().SetContent(text)
			p.tell("export.title", say.T("export.clipped"))
		}},
		choice{label: say.T("app.cancel")})
	m.arrow = func(step int) {
		pick.SetSelected(names[(slices.Index(names, pick.Selected)+step+len(names))%len(names)])
	}
}

// exportFile writes a deck into the folder “exports” beside the saved games.
func (p *program) exportFile(d *decks.Deck, f *decks.Writer) {
	p.writeExport("export.title", decks.FileName(d.Name), f.Ext, func(w io.Writer) error {
		text, _ := f.Write(d, p.cat)
		_, err := io.WriteString(w, text)
		return err
	})
}

// writeExport writes a file into the folder “exports” beside the saved games, and says where. A
// file that is there, of another form or an earlier day, is never written over. The title is the key of the words
// over what is said.
func (p *program) writeExport(title, name, ext string, write func(io.Writer) error) {
	dir := filepath.Join(filepath.Dir(p.store.Path()), "exports")
	file := ""
	p.do(func() error {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		f, err := newFile(dir, name, ext)
		if err != nil {
			return err
		}
		file = f.Name()
		err = write(f)
		if cerr := f.Close(); err == nil {
			err = cerr
		}
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("export.failed"), err)
			return
		}
		p.tell(title, say.T("export.done", file))
	})
}

// newFile makes a file that was not there: "name.txt", else "name 2.txt" and so on.
func newFile(dir, name, ext string) (*os.File, error) {
	for n := 1; ; n++ {
		file := filepath.Join(dir, name+ext)
		if n > 1 {
			file = filepath.Join(dir, fmt.Sprintf("%s %d%s", name, n, ext))
		}
		f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY|os.O_EXCL, 0o600)
		if err == nil || !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}
