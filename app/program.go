package app

import (
	"fmt"
	"os"
	"runtime/debug"
	"time"

	_ "cantina/app/locale" // before Fyne
	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/lang"
)

// Version is the version of the program; saved games carry it. FyneApp.toml says
// the same (TestVersion).
const Version = "0.1.0"

// ID names the program's settings. It never changes.
const ID = "org.cantina.Cantina"

// A program is one run of Cantina with a window.
type program struct {
	app     fyne.App
	win     fyne.Window
	store   *store.Store
	rules   session.Maker
	cat     *catalog.Catalog
	laid    map[string]bool // whether a rule has a scene that can be laid on the table, as far as it was asked
	screen  screen
	modal   *modal // the dialog in front, or nil
	reading reading
	busy    bool // work is being done: nothing may be chosen
	opening bool // the saved games, cards and first screen are being opened
	opts    widgets.Options
	pasted  pasted // the list that was to be imported when one went away
	folder  string // from which a file was opened last

	spawn func(func()) // runs work on a goroutine of its own
	post  func(func()) // runs a function on the UI goroutine
	now   func() time.Time
	sleep func(time.Duration)
	seed  func() uint64

	atOnce bool // cards are drawn where they stand: in tests
}

// A screen is what fills the window.
type screen interface {
	title() string              // of the window, "" for the program's name alone
	content() fyne.CanvasObject // in the current language
	shown()                     // the content stands in the window
	menu() []*fyne.Menu         // in the current language
	key(e *fyne.KeyEvent)       // a key that no widget took
}

// Window opens the window and returns when it is closed, with the exit status.
func Window() int {
	if !hasDisplay() {
		fmt.Fprintln(os.Stderr, noDisplay)
		return 1
	}
	return openWindow()
}

// openWindow runs the program. A window system that cannot be reached makes Fyne
// panic: that is said in a sentence. Any other panic is an error of the program and
// says so.
func openWindow() (status int) {
	debug.SetGCPercent(20) // it mostly waits: what it once needed is given back sooner, for a little more work
	go new(thrift).run()
	go dusk() // drawn while the window system opens
	p := &program{now: time.Now, sleep: time.Sleep, seed: randomSeed, post: fyne.Do, spawn: func(f func()) { go f() }}
	running := false
	defer func() {
		if running {
			return
		}
		if cause := recover(); cause != nil {
			fmt.Fprintln(os.Stderr, blame(cause, p.opening, debug.Stack()))
			status = 1
		}
	}()
	flat()
	fewFonts()
	p.app = fyneapp.NewWithID(ID)
	p.app.Lifecycle().SetOnStarted(func() { running = true })
	p.app.Lifecycle().SetOnStopped(p.stop)
	p.open()
	p.opening = false
	p.win.ShowAndRun()
	return 0
}

// blame says what a panic before the window stands comes from: the display, unless the
// program was opening its own files and screens.
func blame(cause any, opening bool, stack []byte) string {
	if opening {
		return fmt.Sprintf("cantina: an error of the program, before its window was open: %v\n\n%s", cause, stack)
	}
	return fmt.Sprintf("cantina: the window cannot be opened (%v). %s", cause, noDisplay)
}

// open makes the window and its first screen.
func (p *program) open() {
	p.win = p.app.NewWindow("Cantina")
	p.win.SetPadded(false)
	p.win.SetMaster()
	p.win.SetIcon(icon())
	prefs := p.app.Preferences()
	size := fyne.NewSize(float32(prefs.FloatWithFallback("width", 1280)), float32(prefs.FloatWithFallback("height", 740)))
	p.win.Resize(size)
	grown = widgets.Grown(size.Width, size.Height) // so that the first screen is made once
	p.win.SetCloseIntercept(p.quit)
	p.win.Canvas().SetOnTypedKey(p.typed)
	p.win.SetOnDropped(p.dropped)

	p.opening = true
	cat, problems := catalog.Embedded()
	p.cat, p.rules = cat, session.Rules{Cat: cat}
	path, err := store.DefaultPath()
	var rep store.Report
	if err == nil {
		p.store, rep, err = openStore(path)
	}
	p.loadPrefs()
	if err != nil {
		p.show(&failed{p: p, err: err})
		return
	}
	p.show(newHome(p))
	if !rep.Empty() {
		p.tell("app.report.title", reportText(rep))
	}
	if len(problems) > 0 {
		fmt.Fprintf(os.Stderr, "cantina: %d problems in the cards; see: cantina check\n", len(problems))
	}
}

// loadPrefs takes over the language and the look of last time.
func (p *program) loadPrefs() {
	p.opts = widgets.DefaultOptions()
	code := lang.SystemLocale().LanguageString()
	if p.store != nil {
		p.store.Pref(store.PrefLang, &code)
		p.store.Pref(store.PrefTable, &p.opts)
		p.opts = p.opts.Tidy()
	}
	say.SetLang(card.LangOf(code))
	p.look()
}

// look applies the palette and the size of letters to the other widgets.
func (p *program) look() {
	p.app.Settings().SetTheme(widgets.Theme{Palette: p.opts.Palette, Scale: grown})
}

// show fills the window with a screen.
func (p *program) show(s screen) {
	p.closeModal()
	p.closeRules()
	p.screen = s
	p.retitle()
	p.win.SetContent(p.growing(s.content()))
	p.setMenu()
	s.shown()
}

// setMenu makes the menu of the screen anew; Fyne complains of an empty one.
func (p *program) setMenu() {
	if menus := p.screen.menu(); len(menus) > 0 {
		p.win.SetMainMenu(fyne.NewMainMenu(menus...))
	}
}

// retitle says in the title of the window which screen it shows; it says nothing
// that only one player may know.
func (p *program) retitle() {
	title := "Cantina"
	if t := p.screen.title(); t != "" {
		title += " · " + t
	}
	p.win.SetTitle(title)
}

// setLang changes the language of everything, now and next time.
func (p *program) setLang(l card.Lang) {
	say.SetLang(l)
	p.pref(store.PrefLang, l.Code())
	p.show(p.screen)
}

// setOptions changes the look of the table, now and next time.
func (p *program) setOptions(o widgets.Options) {
	p.opts = o
	p.regrow()
	p.look()
	p.pref(store.PrefTable, o)
	if t, ok := p.screen.(*table); ok {
		t.table.SetOptions(o)
	}
	p.show(p.screen)
}

// keepLook takes over what was changed at the table itself.
func (p *program) keepLook() {
	if t, ok := p.screen.(*table); ok && t.table.Options() != p.opts {
		p.opts = t.table.Options()
		p.pref(store.PrefTable, p.opts)
	}
}

// pref saves a preference; a game matters more than one that is lost.
func (p *program) pref(name string, v any) {
	if p.store == nil {
		return
	}
	if err := p.store.SetPref(name, v); err != nil {
		fmt.Fprintf(os.Stderr, "cantina: the setting %q is not saved: %v\n", name, err)
	}
}

// do does work away from the UI goroutine, and then what follows from it on it.
// Until then nothing else is begun.
func (p *program) do(work func() error, then func(error)) {
	if p.busy {
		return
	}
	p.busy = true
	p.spawn(func() {
		err := work()
		p.post(func() {
			p.busy = false
			then(err)
		})
	})
}

// typed takes the keys that no widget took.
func (p *program) typed(e *fyne.KeyEvent) {
	switch {
	case p.modal != nil:
		p.modal.key(e)
	case e.Name == fyne.KeyF11:
		p.win.SetFullScreen(!p.win.FullScreen())
	case e.Name == fyne.KeyF1 && !p.reading.open:
		if s, ok := p.screen.(interface{ rule() }); ok { // of what lies under the pointer
			s.rule()
			return
		}
		p.openSymbols()
	case p.reading.open:
		p.reading.book.TypedKey(e)
	default:
		p.screen.key(e)
	}
}

// quit remembers the size of the window and closes it.
func (p *program) quit() {
	p.keepLook()
	if b, ok := p.screen.(*builder); ok {
		b.keepNow()
	}
	if t, ok := p.screen.(*table); ok && t.back != nil && t.s.Header().Of == "" { // a deck is tried out: the list of games keeps none of it
		t.s.Leave()
		p.store.Delete(t.s.ID())
	}
	if !p.win.FullScreen() {
		size := p.win.Canvas().Size()
		p.app.Preferences().SetFloat("width", float64(size.Width))
		p.app.Preferences().SetFloat("height", float64(size.Height))
	}
	p.app.Quit()
}

// stop closes the file. All that was shown is in it already.
func (p *program) stop() {
	if p.store != nil {
		p.store.Close()
	}
}

// errorText is an error in the language of the window.
func errorText(err error) string { return card.Why(err)[say.Lang()] }
