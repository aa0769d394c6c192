package app

import (
	"fyne.io/fyne/v2"

	"cantina/widgets/say"
)

// A game by the clock ends with the turn in which a player says that time is up
// (win.time). The players look at their own clock: the program has none.

// timeItem is the menu's entry that says that time is up; nothing in other games.
func (t *table) timeItem() []*fyne.MenuItem {
	if !t.s.Header().Options.Clock {
		return nil
	}
	item := fyne.NewMenuItem(say.T("app.menu.time"), t.timeUp)
	item.Disabled = !t.s.MayTime()
	return []*fyne.MenuItem{item}
}

// timeUp says that time is up, if the player means it.
func (t *table) timeUp() {
	t.p.ask(say.T("app.time.title"), prose(say.T("app.time.text")),
		choice{label: say.T("app.time.yes"), do: func() { t.p.do(t.s.TimeUp, t.after) }},
		choice{label: say.T("app.cancel"), main: true})
}
