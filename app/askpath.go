package app

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// A pathAsk asks for a file or a folder, by keys as well as by the pointer: a path is typed, and
// under it stands what there is in its folder.
type pathAsk struct {
	p     *program
	entry *writing
	list  *listing
	rows  []string // what is in the folder and fits what is typed; folders end in a separator
	done  func(path string)
}

// maxFolder is how many names of a folder are read: what else there is can be typed.
const maxFolder = 5000

const separator = string(filepath.Separator)

// askPath asks for a file or a folder, from the folder that was last used on.
func (p *program) askPath(title string, done func(path string)) {
	if p.folder == "" {
		p.folder, _ = os.UserHomeDir()
	}
	a := &pathAsk{p: p, done: done}
	a.list = newListing(func() int { return len(a.rows) }, func() fyne.CanvasObject {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		return l
	}, func(i widget.ListItemID, o fyne.CanvasObject) {
		if i < len(a.rows) {
			o.(*widget.Label).SetText(a.rows[i])
		}
	}, a.chosen)
	a.list.escape = p.closeModal
	a.entry = newWriting(strings.TrimSuffix(p.folder, separator)+separator, 1)
	a.entry.CursorColumn = len([]rune(a.entry.Text))
	a.entry.OnChanged = func(string) {
		a.look()
		a.list.ScrollToTop() // which a list that was never shown cannot
	}
	a.entry.escape, a.entry.enter = p.closeModal, a.take
	a.entry.down = func() {
		if len(a.rows) == 0 {
			return
		}
		p.win.Canvas().Focus(a.list)
		a.list.first()
	}
	a.list.up = func() { p.win.Canvas().Focus(a.entry) }
	a.look()
	size := p.win.Canvas().Size()
	body := container.New(atLeast{fyne.NewSize(min(760*grown, size.Width-120), min(460*grown, size.Height-220))}, container.NewBorder(a.entry, nil, nil, nil, a.list))
	p.ask(title, body, choice{label: say.T("import.open"), main: true, do: a.open}, choice{label: say.T("app.cancel")})
	p.win.Canvas().Focus(a.entry)
}

// path is what is typed, "~" being the player's own folder. A path that is typed behind another
// one, "/home/leia//mnt/decks", is meant instead of it.
func (a *pathAsk) path() string {
	path := strings.TrimSpace(a.entry.Text)
	if i := strings.LastIndex(path, "//"); separator == "/" && i >= 0 {
		path = path[i+1:]
	}
	if rest, home := strings.CutPrefix(path, "~"); home {
		if dir, err := os.UserHomeDir(); err == nil {
			path = dir + rest
		}
	}
	return path
}

// look lists what there is in the folder of the path and begins like what stands after it. What
// is hidden is listed once its dot is typed.
func (a *pathAsk) look() {
	dir, begun := filepath.Split(a.path())
	a.rows = a.rows[:0]
	if up := filepath.Dir(filepath.Clean(dir)); begun == "" && dir != "" && up != filepath.Clean(dir) {
		a.rows = append(a.rows, ".."+separator)
	}
	begun = catalog.Fold(begun)
	var files []string
	if f, err := os.Open(dir); err == nil {
		found, _ := f.ReadDir(maxFolder)
		f.Close()
		slices.SortFunc(found, func(x, y os.DirEntry) int { return cmp.Compare(strings.ToLower(x.Name()), strings.ToLower(y.Name())) })
		for _, e := range found {
			hidden := strings.HasPrefix(e.Name(), ".") && !strings.HasPrefix(filepath.Base(a.path()), ".")
			if hidden || !strings.Contains(catalog.Fold(e.Name()), begun) {
				continue
			}
			if info, err := os.Stat(filepath.Join(dir, e.Name())); err == nil && info.IsDir() {
				a.rows = append(a.rows, e.Name()+separator)
			} else {
				files = append(files, e.Name())
			}
		}
	}
	a.rows = append(a.rows, files...)
	a.list.Refresh()
}

// chosen goes into a folder of the list, or takes a file of it.
func (a *pathAsk) chosen(i widget.ListItemID) {
	if i >= len(a.rows) {
		return
	}
	dir, _ := filepath.Split(a.path())
	path := filepath.Join(dir, a.rows[i])
	if strings.HasSuffix(a.rows[i], separator) {
		a.entry.SetText(strings.TrimSuffix(path, separator) + separator)
		a.entry.CursorColumn = len([]rune(a.entry.Text))
		a.p.win.Canvas().Focus(a.entry)
		return
	}
	a.entry.SetText(path)
	a.take()
}

// take closes the question and opens what is typed.
func (a *pathAsk) take() {
	a.p.closeModal()
	a.open()
}

func (a *pathAsk) open() {
	path := filepath.Clean(a.path())
	if info, err := os.Stat(path); err == nil {
		if a.p.folder = filepath.Dir(path); info.IsDir() {
			a.p.folder = path
		}
	}
	a.done(path)
}
