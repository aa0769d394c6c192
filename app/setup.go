package app

import (
	"fmt"
	"slices"
	"strings"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/widgets"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// A plan is what the players chose for a new game; the last one is remembered.
type plan struct {
	Decks [card.Sides]string // names
	Names [card.Sides]string // of the players
	First card.Side          // whose player sits in front first

	Played [card.Sides]string // store.Header.Played

	Edition string // game.Options.Edition
	Clock   bool   // game.Options.Clock

	Pace int                        // store.Header.Pace
	Undo store.Undoing              // store.Header.Undo
	Ask  [card.Sides]game.Occasions // game.Options.Ask

	Seed string `json:"-"` // what the shuffles come from, if the players want those of another game; "": chance
}

// setup is the screen of a new game.
type setup struct {
	p       *program
	plan    plan
	shelves [card.Sides]shelf
	terms   *widgets.Prose // what holds of what is chosen under Advanced
	players [card.Sides]*chooser
	first   fyne.Focusable
}

var _ screen = (*setup)(nil)

func newSetup(p *program) *setup {
	s := &setup{p: p, shelves: shelves(p.store)}
	p.store.Pref(store.PrefSetup, &s.plan)
	for side := range card.Sides {
		if _, name := s.shelves[side].called(s.plan.Decks[side]); name != "" {
			s.plan.Decks[side] = name
		}
	}
	return s
}

func (s *setup) title() string { return say.T("app.setup.title") }

func (s *setup) content() fyne.CanvasObject {
	start := newButton(say.T("app.setup.start"), true, s.start)
	back := newButton(say.T("app.back"), false, s.back)
	start.escape, back.escape = s.back, s.back
	s.first = start
	sides := []string{card.SideNames[card.Dark][say.Lang()], card.SideNames[card.Light][say.Lang()]}
	front := widget.NewRadioGroup(sides, func(name string) {
		s.plan.First = card.Dark
		if name == sides[card.Light] {
			s.plan.First = card.Light
		}
	})
	front.Horizontal, front.Required = true, true
	front.SetSelected(sides[s.plan.First])
	return overDuskTall(720, 900, []fyne.CanvasObject{heading(say.T("app.setup.title"), 30)},
		container.NewGridWithColumns(2, s.column(card.Dark), s.column(card.Light)),
		widget.NewSeparator(),
		container.NewHBox(widget.NewLabel(say.T("app.setup.first")), front),
		s.advanced(),
		container.NewHBox(back, layout.NewSpacer(), start))
}

// column is what one player chooses.
func (s *setup) column(side card.Side) fyne.CanvasObject {
	name := newWriting(s.plan.Names[side], 1)
	name.escape = s.back
	name.SetPlaceHolder(say.T("app.setup.name"))
	name.OnChanged = func(text string) { s.plan.Names[side] = strings.TrimSpace(text) }
	name.enter = s.start
	about := left("")
	words := newScrolled(about, s.back)
	pick := newChooser(s.shelves[side].names())
	pick.escape = s.back
	pick.OnChanged = func(name string) {
		s.plan.Decks[side] = name
		about.SetText(s.about(side))
		words.way.ScrollToTop()
		s.follow()
	}
	pick.SetSelected(s.plan.Decks[side])
	about.SetText(s.about(side))
	top := container.NewVBox(section(card.SideNames[side][say.Lang()]), pick, container.NewBorder(nil, nil, nil, container.New(room(176, 0), s.player(side)), name))
	return container.New(between{}, top, container.New(room(0, 160), words))
}

// about says what is wrong with the files of other decks and with this one, then what it is.
func (s *setup) about(side card.Side) string {
	var parts []string
	add := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	for _, p := range s.shelves[side].broken {
		add(errorText(p))
	}
	d, _ := s.shelves[side].called(s.plan.Decks[side])
	if d == nil {
		add(say.T("app.setup.nodeck"))
		return strings.Join(parts, "\n\n")
	}
	add(upperFirst(d.Graded()[say.Lang()]))
	add(figures(d, s.p.cat))
	bad, advice := found(d, s.p.cat)
	if bad != "" {
		add(say.T("app.setup.illegal", bad))
	}
	if advice != "" {
		add(say.T("app.setup.advice", advice))
	}
	if bad == "" {
		add(starts(d, s.p.cat))
	}
	add(decks.Unwrapped(inLang(d.Plan)))
	add(decks.Unwrapped(inLang(d.Notes)))
	add(listed(d, s.p.cat))
	return strings.Join(parts, "\n\n")
}

// figures says a deck in numbers: how many cards, for which format, the averages that tell how
// it plays, and the Force icons of its locations.
func figures(d *decks.Deck, cat *catalog.Catalog) string {
	mean := func(stat card.Stat) string { return decimal(decks.SpreadOf(d, cat, stat, true).Mean) }
	st, f := decks.StatsOf(d, cat), formatOf(d)
	return say.T("build.inshort", d.Size(), decks.FormatNamed(f)[say.Lang()], mean(card.Destiny), mean(card.Deploy), st.Force[d.Side], st.Force[d.Side.Other()])
}

// follow takes the edition that the format of a chosen deck is played by.
func (s *setup) follow() {
	for side := range card.Sides {
		if d, _ := s.shelves[side].called(s.plan.Decks[side]); d != nil && formatOf(d).Edition != "" {
			s.plan.Edition = game.Newest
		}
	}
	s.summary()
}

// starts names what a game begins with for a deck: Objective or starting location,
// Starting Effect, Starting Interrupt (start.kinds).
func starts(d *decks.Deck, cat *catalog.Catalog) string {
	var lines []string
	add := func(key, slug string) {
		if k := cat.Get(slug); k != nil {
			lines = append(lines, say.T(key, k.Title))
		}
	}
	place, begin := "app.setup.location", d.Opening(cat)
	if k := cat.Get(begin); k != nil && k.Type == card.Objective {
		place = "app.setup.objective"
	}
	add(place, begin)
	add("app.setup.effect", d.Effect)
	add("app.setup.interrupt", d.Interrupt)
	return strings.Join(lines, "\n")
}

// inLang is what a player wrote, in the language of the window or the one there is.
func inLang(t card.Text) string {
	for _, text := range append([]string{t[say.Lang()]}, t[:]...) {
		if text != "" {
			return text
		}
	}
	return ""
}

// programs are who may play a side: a person, or a player of the program.
var programs = []string{"", store.PlainPlayer, store.RandomPlayer}

// player lets one choose who plays a side; the program plays one of them at most.
func (s *setup) player(side card.Side) fyne.CanvasObject {
	names := make([]string, len(programs))
	for i := range programs {
		names[i] = say.T(fmt.Sprintf("coach.player.%d", i))
	}
	pick := newChooser(names)
	pick.escape = s.back
	pick.SetSelectedIndex(max(slices.Index(programs, s.plan.Played[side]), 0))
	pick.OnChanged = func(string) {
		s.plan.Played[side] = programs[max(pick.SelectedIndex(), 0)]
		if other := s.players[side.Other()]; s.plan.Played[side] != "" && other != nil {
			other.SetSelectedIndex(0)
		}
	}
	s.players[side] = pick
	return pick
}

// start begins the game.
func (s *setup) start() {
	seed, err := s.seeded()
	if err != nil {
		s.p.fail(say.T("app.setup.failed"), err)
		return
	}
	h := store.Header{
		Program: Version, Catalog: fmt.Sprintf("%016x", s.p.cat.Hash()),
		Seed: seed, Names: s.plan.Names, First: s.plan.First, Played: s.plan.Played,
		Lang: say.Lang().Code(), Created: s.p.now(), Undo: s.plan.Undo, Pace: s.plan.Pace,
		Options: game.Options{Edition: s.plan.Edition, Clock: s.plan.Clock, Shuffled: true, Ask: s.plan.Ask},
	}
	for side := range card.Sides {
		d, _ := s.shelves[side].called(s.plan.Decks[side])
		if d == nil {
			s.p.tell("app.setup.failed", say.T("app.setup.nodeck"))
			return
		}
		if bad, _ := found(d, s.p.cat); bad != "" {
			s.p.tell("app.setup.failed", say.T("app.setup.refused", d.Name, bad))
			return
		}
		h.Decks[side] = d.Dealt()
		if h.Played[side] != "" { // it has the name of the program, and never sits in front
			h.Names[side], h.First = programName, side.Other()
		}
	}
	s.p.pref(store.PrefSetup, s.plan)
	s.p.begin(h)
}

// begin starts a game and sits down at it.
func (p *program) begin(h store.Header) {
	var game *session.Session
	p.do(func() (err error) { game, err = session.Start(p.store, p.rules, h); return err }, func(err error) {
		if err != nil {
			p.fail(say.T("app.setup.failed"), err)
			return
		}
		t := newTable(p, game)
		t.follow()
		p.seat(t)
	})
}

func (s *setup) back() { s.p.show(newHome(s.p)) }

func (s *setup) shown() { s.p.win.Canvas().Focus(s.first) }

func (s *setup) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("app.menu.game"), fyne.NewMenuItem(say.T("app.back"), s.back), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *setup) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.back()
	}
}
