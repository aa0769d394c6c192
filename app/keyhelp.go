package app

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets"
	"cantina/widgets/say"
)

// everywhere are the keys that do the same on each screen: words below keyhelp.
var everywhere = []string{"tab", "enter", "escape", "menu", "f1", "f11"}

// openKeys tells all keys, and lets one choose what the letters do at the table.
func (p *program) openKeys() {
	p.keepLook()
	o := p.opts
	at := container.New(layout.NewFormLayout())
	maps := make([]string, widgets.Keymaps)
	for m := range maps {
		maps[m] = say.T(fmt.Sprintf("keyhelp.map.%d", m))
	}
	pick := newChooser(maps)
	pick.OnChanged = func(string) {
		o.Keys = widgets.Keymap(max(pick.SelectedIndex(), 0))
		at.Objects = nil
		for _, row := range widgets.KeyRows(o.Keys, say.Lang()) {
			keyRow(at, row)
		}
		at.Refresh()
	}
	pick.SetSelectedIndex(int(o.Keys))
	all := container.New(layout.NewFormLayout())
	for _, k := range everywhere {
		keyRow(all, widgets.KeyRow{Key: say.T("keyhelp." + k + ".key"), Say: say.T("keyhelp." + k + ".say")})
	}
	words := newScrolled(container.NewVBox(section(say.T("keyhelp.table")), at, section(say.T("keyhelp.everywhere")), all), nil)
	body := container.NewBorder(container.NewBorder(nil, nil, widget.NewLabel(say.T("keyhelp.letters")), nil, pick), nil, nil, nil,
		container.New(atLeast{fyne.NewSize(640*grown, 400*grown)}, words))
	m := p.ask(say.T("keyhelp.title"), body, choice{label: say.T("app.close"), main: true, do: func() {
		if o != p.opts {
			p.setOptions(o)
		}
	}})
	words.escape = m.leave
}

// keyRow adds a key and what it does to a form.
func keyRow(form *fyne.Container, row widgets.KeyRow) {
	form.Add(widget.NewLabelWithStyle(row.Key, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
	form.Add(left(row.Say))
}
