package app

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"cantina/app/session"
	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// menu is the menu of a game in progress.
func (t *table) menu() []*fyne.Menu {
	undo := func(key string, u session.Unit) *fyne.MenuItem {
		label := say.T(key)
		if !t.s.UndoShows(u).None() {
			label = say.T("app.menu.shown", label)
		}
		item := fyne.NewMenuItem(label, func() { t.undo(u) })
		item.Disabled = !t.s.CanUndo(u)
		return item
	}
	concede := fyne.NewMenuItem(say.T("app.menu.concede"), t.concede)
	concede.Disabled = t.over()
	choice := undo("app.menu.undo.choice", session.ByChoice)
	choice.Shortcut = &fyne.ShortcutUndo{}
	game := fyne.NewMenu(say.T("app.menu.game"),
		choice,
		undo("app.menu.undo.action", session.ByAction),
		undo("app.menu.undo.turn", session.ByTurn),
		t.redoItem(),
		fyne.NewMenuItemSeparator(),
		fyne.NewMenuItem(say.T("app.menu.info"), t.info),
		fyne.NewMenuItem(say.T("orders.menu"), t.orderTable),
		fyne.NewMenuItem(say.T("watch.menu.open"), t.watch),
		fyne.NewMenuItem(say.T("review.menu"), t.review),
		t.coachItem(),
		fyne.NewMenuItem(say.T("app.menu.replay"), t.askReplay),
		fyne.NewMenuItem(say.T("position.write"), t.askScene),
		t.judgeItem(),
		fyne.NewMenuItemSeparator())
	game.Items = append(append(game.Items, t.timeItem()...), concede, t.homeItem(), t.p.quitItem())
	return []*fyne.Menu{game, t.p.lookMenu(), t.p.helpMenu()}
}

// coveredMenu is the menu while the table is covered: nothing of the game in it, but what was
// just done may be taken back by who did it, and sees the table again.
func (t *table) coveredMenu() []*fyne.Menu {
	undo := fyne.NewMenuItem(say.T("app.menu.undo.choice"), func() { t.undo(session.ByChoice) })
	undo.Shortcut = &fyne.ShortcutUndo{}
	undo.Disabled = !t.s.CanUndo(session.ByChoice)
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), undo, fyne.NewMenuItemSeparator(), fyne.NewMenuItem(say.T("app.menu.info"), t.info), t.homeItem(), t.p.quitItem()),
		t.p.lookMenu(), t.p.helpMenu(),
	}
}

func (t *table) homeItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(t.wayOut(), t.leave)
	item.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyW, Modifier: fyne.KeyModifierShortcutDefault}
	return item
}

func (p *program) quitItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(say.T("app.quit"), p.quit)
	item.IsQuit = true
	return item
}

// menuScales are the sizes that the menu offers, from the least to the largest that there is; another
// one may have been kept.
var menuScales = []float32{0.75, 1, 1.25, 1.5, 2, 2.5}

// nearest is which of several numbers comes closest to one.
func nearest(all []float32, to float32) float32 {
	return slices.MinFunc(all, func(a, b float32) int { return cmp.Compare(max(a-to, to-a), max(b-to, to-b)) })
}

// lookMenu is the language and the look of the table.
func (p *program) lookMenu() *fyne.Menu {
	menu := fyne.NewMenu(say.T("app.menu.look"))
	add := func(label string, on bool, do func()) {
		item := fyne.NewMenuItem(label, do)
		item.Checked = on
		menu.Items = append(menu.Items, item)
	}
	for l := range card.Langs {
		add(say.In(l, "app.lang.name"), l == say.Lang(), func() { p.setLang(l) })
	}
	menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
	set := func(change func(*widgets.Options)) func() {
		return func() {
			p.keepLook()
			o := p.opts
			change(&o)
			p.setOptions(o)
		}
	}
	for c := range widgets.Palettes {
		add(say.T(fmt.Sprintf("app.palette.%d", c)), p.opts.Palette == c, set(func(o *widgets.Options) { o.Palette = c }))
	}
	menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
	now := nearest(menuScales, p.opts.Scale)
	for _, scale := range menuScales {
		add(say.T("app.scale", int(scale*100+0.5)), scale == now, set(func(o *widgets.Options) { o.Scale = scale }))
	}
	menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
	add(say.T("app.warnings"), !p.opts.Unwarned, set(func(o *widgets.Options) { o.Unwarned = !o.Unwarned }))
	add(say.T("app.animations"), p.opts.Animations, set(func(o *widgets.Options) { o.Animations = !o.Animations }))
	full := fyne.NewMenuItem(say.T("app.fullscreen"), func() { p.win.SetFullScreen(!p.win.FullScreen()) })
	full.Shortcut = &desktop.CustomShortcut{KeyName: fyne.KeyF11}
	menu.Items = append(menu.Items, full)
	return menu
}

// helpMenu opens the rulebook and says what the program is.
func (p *program) helpMenu() *fyne.Menu {
	return fyne.NewMenu(say.T("app.menu.help"), p.rulesItem(), fyne.NewMenuItem(say.T("symbols.title"), p.openSymbols), fyne.NewMenuItem(say.T("keyhelp.title"), p.openKeys), p.problemItem(), fyne.NewMenuItem(say.T("app.about.title"), func() {
		p.tell("app.about.title", say.T("app.about.text", Version))
	}))
}

// undo takes decisions back.
func (t *table) undo(u session.Unit) {
	if t.p.modal != nil { // it asks about what would be taken back
		return
	}
	shown := t.s.UndoShows(u)
	t.machine.failed = false
	t.p.do(func() error { return t.s.Undo(u) }, func(err error) {
		switch {
		case errors.Is(err, session.ErrAsk):
			t.p.show(&petition{p: t.p, t: t, unit: u})
			return
		case errors.Is(err, session.ErrShown):
			t.stands(shown)
			return
		}
		t.looked = false
		t.p.seat(t)
		if err != nil {
			t.p.fail(say.T("app.undo.failed"), err)
		}
	})
}

// redo does again what was taken back.
func (t *table) redo() {
	if t.p.modal != nil {
		return
	}
	t.p.do(t.s.Redo, func(err error) {
		t.p.seat(t)
		if err != nil {
			t.p.fail(say.T("app.redo.failed"), err)
		}
	})
}

// redoItem does again what was taken back.
func (t *table) redoItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(say.T("app.redo.menu"), t.redo)
	item.Shortcut = &fyne.ShortcutRedo{}
	item.Disabled = !t.s.CanRedo()
	return item
}

// concede gives the game up, if the player means it.
func (t *table) concede() {
	names := t.s.Header().Names
	t.p.ask(say.T("app.concede.title"), prose(say.T("app.concede.text", playerFirst(names, t.s.Front()), playerName(names, t.s.Front().Other()))),
		choice{label: say.T("app.concede.yes"), do: func() { t.p.do(t.s.Concede, t.after) }},
		choice{label: say.T("app.cancel"), main: true})
}

// wayOut says where one gets by leaving.
func (t *table) wayOut() string {
	if t.back != nil {
		return say.T("app.table.todeck")
	}
	return say.T("app.table.home")
}

// leave goes back to the home screen, with the game saved, or to the deck that is tried out.
func (t *table) leave() {
	t.p.keepLook()
	t.s.Leave()
	if t.back == nil {
		t.p.show(newHome(t.p))
		return
	}
	back := t.back
	t.p.do(func() error { return t.p.store.Delete(t.s.ID()) }, func(error) { back() }) // it lies in the trash
}

// info says where and how the game is saved.
func (t *table) info() {
	h := t.s.Header()
	t.p.tell("app.menu.info", say.T("app.info.text", int(t.s.ID()), t.s.Decisions(), t.p.store.Path(), h.Program, h.Created.Local().Format(say.T("app.lang.date")))+
		"\n\n"+terms(h.Undo, h.Options.Ask, h.Pace))
}

// watch shows the game from its beginning, and then the table again.
func (t *table) watch() {
	t.p.keepLook()
	t.p.watchGame(t.s.ID(), 0, t.s.Front(), func() { t.p.seat(t) })
}

// askReplay writes the game as text; of one that is not over the players are told first
// what stands in it.
func (t *table) askReplay() {
	if t.over() {
		t.writeReplay()
		return
	}
	t.p.ask(say.T("app.menu.replay"), prose(say.T("app.replay.open")),
		choice{label: say.T("app.replay.yes"), do: t.writeReplay},
		choice{label: say.T("app.cancel"), main: true})
}

// writeReplay writes the game as text into the data directory.
func (t *table) writeReplay() {
	file := ""
	t.p.do(func() (err error) {
		file, err = writeReplay(t.s, filepath.Join(filepath.Dir(t.p.store.Path()), "replays"))
		return err
	}, func(err error) {
		if err != nil {
			t.p.fail(say.T("app.replay.failed"), err)
			return
		}
		t.p.tell("app.menu.replay", say.T("app.replay.done", file))
	})
}

// writeReplay writes the game of a session into a directory and returns the file.
func writeReplay(s *session.Session, dir string) (string, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	file := filepath.Join(dir, fmt.Sprintf("game-%d.txt", s.ID()))
	f, err := os.Create(file)
	if err != nil {
		return "", err
	}
	err = s.Replay(f)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return file, err
}
