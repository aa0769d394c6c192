package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// sealed is the screen on which packs are opened, and a deck is begun from what is in them.
// The same seed and packs give the same cards, so that two players can open the same.
type sealed struct {
	p     *program
	count map[string]int // of each product
	seed  string
	pool  *decks.Pool
	first fyne.Focusable
	rows  *ladder // of the packs
}

var _ screen = (*sealed)(nil)

// usualBoosters are opened unless one chooses other packs: of about two hundred cards a side
// has sixty that can be played.
const usualBoosters = 15

func newSealed(p *program) *sealed {
	return &sealed{p: p, seed: strconv.FormatUint(p.seed()%1_000_000, 10), count: map[string]int{"official-tournament-sealed-deck": 1, "premiere": usualBoosters}}
}

func (s *sealed) title() string { return say.T("sealed.title") }

func (s *sealed) content() fyne.CanvasObject {
	list := container.NewVBox()
	s.rows = &ladder{p: s.p, way: container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, 14), list))}
	for i, x := range decks.Products(s.p.cat) {
		n := widget.NewLabel(strconv.Itoa(s.count[x.Key]))
		n.Alignment = fyne.TextAlignCenter
		turn := func(by int) func() {
			return func() {
				s.count[x.Key] = min(max(s.count[x.Key]+by, 0), 30)
				n.SetText(strconv.Itoa(s.count[x.Key]))
			}
		}
		less, more := newButton("−", false, turn(-1)), newButton("+", false, turn(1))
		less.escape, more.escape = s.leave, s.leave
		name := widget.NewLabel(x.Name[say.Lang()])
		name.Truncation = fyne.TextTruncateEllipsis
		row := container.NewBorder(nil, nil, nil, container.NewHBox(less, container.New(room(34, 0), n), more), name)
		s.rows.add(i, row, less, more)
		list.Add(row)
	}
	seed := newWriting(s.seed, 1)
	seed.escape, seed.enter = s.leave, s.open
	seed.OnChanged = func(text string) { s.seed = text }
	open := newButton(say.T("sealed.open"), s.pool == nil, s.open)
	back := newButton(say.T("app.back"), false, s.leave)
	open.escape, back.escape = s.leave, s.leave
	s.first = open
	left := container.NewBorder(nil, container.NewBorder(nil, nil, widget.NewLabel(say.T("sealed.seed")), open, seed), nil, nil, s.rows.way)
	both := container.NewGridWithColumns(2, left, container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), s.opened()))
	top := []fyne.CanvasObject{heading(say.T("sealed.title"), 28), note(say.T("sealed.about"))}
	return overDuskTall(1000, 900, top, container.New(room(0, 240), both), container.NewHBox(back, layout.NewSpacer(), s.build(card.Dark), s.build(card.Light)))
}

// build is the button that begins a deck of a side.
func (s *sealed) build(side card.Side) *button {
	b := newButton(say.T([card.Sides]string{"sealed.dark", "sealed.light"}[side]), s.pool != nil, func() { s.p.beginSealed(side, s.pool) })
	b.escape = s.leave
	if s.pool == nil {
		b.Disable()
	}
	return b
}

// beginSealed begins a deck of a side from a pool.
func (p *program) beginSealed(side card.Side, pool *decks.Pool) {
	d := decks.SealedDeck(p.freeName(say.T([card.Sides]string{"sealed.name.dark", "sealed.name.light"}[side], strconv.FormatUint(pool.Seed, 10))), side, pool)
	p.keepDeck(d, say.T("shelf.begun"), p.openDeck)
}

// opened lists what was in the packs, the rarest of each first.
func (s *sealed) opened() fyne.CanvasObject {
	if s.pool == nil {
		return widget.NewLabel("")
	}
	names := map[string]string{}
	for _, x := range decks.Products(s.p.cat) {
		names[x.Key] = x.Name[say.Lang()]
	}
	var text []string
	for side := range card.Sides {
		kinds, all, whole := s.pool.Of(side, s.p.cat)
		text = append(text, say.T("sealed.sum", card.SideNames[side][say.Lang()], all, kinds, whole))
	}
	for i, pack := range s.pool.Packs {
		cards := make([]string, len(pack.Cards))
		for j, slug := range pack.Cards {
			if cards[j] = slug; s.p.cat.Get(slug) != nil {
				cards[j] = s.p.cat.Get(slug).Title
			}
		}
		text = append(text, say.T("sealed.pack", i+1, names[pack.Product])+"\n"+strings.Join(cards, ", "))
	}
	return newScrolled(left(strings.Join(text, "\n\n")), s.leave)
}

// open opens the packs.
func (s *sealed) open() {
	seed, err := strconv.ParseUint(strings.TrimSpace(s.seed), 10, 64)
	if err != nil {
		s.p.tell("sealed.title", say.T("sealed.badseed"))
		return
	}
	var keys []string
	for _, x := range decks.Products(s.p.cat) {
		keys = append(keys, slices.Repeat([]string{x.Key}, s.count[x.Key])...)
	}
	if len(keys) == 0 {
		s.p.tell("sealed.title", say.T("sealed.none"))
		return
	}
	if s.pool, err = decks.OpenPool(s.p.cat, keys, seed); err != nil {
		s.p.fail(say.T("sealed.title"), err)
		return
	}
	s.p.show(s)
}

// inPool leaves of what was found what is in the pool of a sealed deck, and how much of it.
func (b *builder) inPool() {
	pool := b.deck.Pool
	if pool == nil {
		b.pool = nil
		return
	}
	b.pool = pool.Counts()
	kept := b.found[:0]
	for _, k := range b.found {
		if b.pool[k.Slug] > 0 {
			kept = append(kept, k)
		}
	}
	b.found = kept
	if strings.TrimSpace(b.line) == "" { // as one sorts cards on a table
		slices.SortStableFunc(b.found, func(x, y *catalog.Card) int {
			return cmp.Or(cmp.Compare(x.Type, y.Type), cmp.Compare(x.Title, y.Title))
		})
	}
}

func (s *sealed) leave() { s.p.show(newDeckShelf(s.p)) }

func (s *sealed) shown() { s.p.win.Canvas().Focus(s.first) }

func (s *sealed) menu() []*fyne.Menu {
	return []*fyne.Menu{
		fyne.NewMenu(say.T("build.menu.deck"), fyne.NewMenuItem(say.T("sealed.open"), s.open), fyne.NewMenuItem(say.T("app.back"), s.leave), s.p.quitItem()),
		s.p.lookMenu(), s.p.helpMenu(),
	}
}

func (s *sealed) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		s.leave()
	}
}
