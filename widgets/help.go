package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets/ink"
)

var helpKeys = [...]string{"arrows", "tab", "enter", "escape", "pass", "end", "undo", "digits", "list", "menu", "log", "pile", "page", "read", "orders", "full", "look", "coach", "zoom", "pan", "fold", "plate", "sort", "rule", "help"}

// A help is the sheet of keys.
type help struct{ *slip }

func newHelp(t *tableau) *help {
	return &help{newSlip(t, func(s *skin) ink.Color { return s.gold })}
}

// show opens or closes it.
func (h *help) show(up bool) {
	h.up = up
	h.place()
	h.house.arrange()
}

// place puts it into the middle of the window.
func (h *help) place() {
	w := min(620*h.bands.U, h.size.Width-20)
	h.lay(h.lines, w, func(high float32) rect {
		return rect{(h.size.Width - w) / 2, max((h.size.Height-high)/2, 10), w, min(high, h.size.Height-20)}
	})
}

func (h *help) lines() []fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, k := range KeyRows(h.opt.Keys, h.lang) {
		key := slipText(k.Key, theme.ColorNamePrimary, fyne.TextStyle{Bold: true})
		key.Wrapping = fyne.TextWrapOff
		cells = append(cells, key, slipText(k.Say, theme.ColorNameForeground, fyne.TextStyle{}))
	}
	return []fyne.CanvasObject{slipText(h.say("help.title"), theme.ColorNameForeground, fyne.TextStyle{Bold: true}), widget.NewSeparator(),
		container.New(layout.NewFormLayout(), cells...), slipText(h.say("help.close"), softText, fyne.TextStyle{Italic: true})}
}
