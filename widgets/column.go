package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A tab is what the lower part of the column shows.
type tab uint8

const (
	logTab tab = iota
	listTab
	battleTab
	pileTab
	coachTab // beside a table with a coach
	tabs     = iota
)

// A column is the lower part of the column at the right: a page for each tab.
type column struct {
	*tableau
	panel  *panel
	search *searchBox               // over the list or the log
	field  *container.ThemeOverride // the search, as large as the rest

	tab  tab
	rest tab // what it shows when nothing else is going on

	fight *fightPage
	coach *coachPage
	log   *logPage
	list  *listPage
	pile  *pilePage
}

// A page is what a tab shows.
type page interface {
	paint(b *brush, r rect)
	rolled() *roll
}

// A roll is how far a page is scrolled, in units, and can be.
type roll struct{ back, most float32 }

func (s *roll) rolled() *roll { return s }

// end notes how high all of a page is whose part r is in sight, and paints how far it is scrolled.
func (s *roll) end(b *brush, r rect, all float32) {
	s.most = max(all-r.H, 0)
	b.bar(r, s.back, all, r.H)
}

func newColumn(t *tableau, jump func(*game.LogLine)) *column {
	co := &column{tableau: t, fight: &fightPage{tableau: t}, coach: &coachPage{tableau: t}, log: &logPage{tableau: t, jump: jump},
		list: &listPage{tableau: t}, pile: &pilePage{tableau: t}}
	co.panel = newPanel(t, co.paint)
	co.panel.wheel = co.scroll
	co.search = newSearchBox(t.house.grab)
	co.search.OnChanged = co.searched
	co.search.OnSubmitted = func(string) {
		if co.tab == listTab && co.list.take() {
			co.list.query = "" // what was sought is found
			co.placeSearch()
			t.house.grab()
		}
	}
	co.search.walk, co.search.told = co.walk, co.invite
	co.field = container.NewThemeOverride(co.search, Theme{})
	co.field.Hide()
	return co
}

// page is the one that is open.
func (co *column) page() page {
	return [tabs]page{logTab: co.log, listTab: co.list, battleTab: co.fight, pileTab: co.pile, coachTab: co.coach}[co.tab]
}

// follow changes the tab when a battle, a duel, a sabacc or a Podrace begins or ends, and shows the newest line.
func (co *column) follow(was *game.View) {
	had, has := contest(was), contest(co.view)
	switch {
	case has && !had, racing(co.view) && !racing(was):
		co.tab = battleTab
	case !has && (had || racing(was) && !racing(co.view)) && co.tab == battleTab:
		co.tab = co.rest
	case co.tab == listTab && (co.view == nil || co.view.Prompt == nil || len(co.view.Prompt.Options) <= maxButtons):
		co.tab = co.rest
	}
	co.log.back, co.list.back, co.list.picked = 0, 0, 0
	if was != nil && co.view != nil && was.Seat != co.view.Seat { // what one player sought is nothing to the other
		co.log.sought, co.list.query = "", ""
		co.search.SetText("")
	}
}

// place puts the column, if it is open, and the entry.
func (co *column) place() {
	at := co.bands.Lower
	if co.opt.Shut {
		at = rect{}
	}
	co.panel.put(at)
	co.placeSearch()
}

// tabHeight is the height of the tabs, in furniture units.
const tabHeight = 30

// paint paints the tab that is open, and the tabs over what it scrolled
// under them.
func (co *column) paint(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, b.h, b.panel)
	body := co.body(false)
	at := co.body(co.tab == logTab || co.tab == listTab)
	if co.tab == battleTab {
		at = co.coach.besides(u, body)
	}
	co.page().paint(b, at)
	if co.tab == logTab {
		b.Rect(0, 0, b.w, at.Y, b.panel)
	}
	b.Rect(0, body.bottom(), b.w, b.h-body.bottom(), b.panel)
	if co.tab == battleTab {
		co.coach.paintBest(b, body)
	}
	co.paintTabs(b)
	b.Rect(0, 0, 1, b.h, b.line)
}

// body is where what the tab shows stands, under the tabs and the entry of what can be searched.
func (co *column) body(searched bool) rect {
	u, at := co.bands.U, co.bands.Lower
	top := (tabHeight + 6) * u
	if searched {
		top += searchHeight * u
	}
	return rect{12 * u, top, at.W - 20*u, at.H - top - 6*u}
}

// walk goes through the list by keys; a step of 0 only tells that they come or go.
func (co *column) walk(step int) {
	co.list.walked = co.search.on
	if co.tab != listTab || co.opt.Shut {
		return
	}
	co.list.walk(step, co.body(true))
	co.panel.draw()
}

func (co *column) paintTabs(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, tabHeight*u, b.top)
	b.Rect(0, 0, b.w, 1, b.line)
	b.Rect(0, tabHeight*u-1, b.w, 1, b.line)
	b.hit(hit{At: rect{0, 0, b.w, tabHeight * u}, Quiet: true, Do: func() {}})
	x := 10 * u
	for _, tb := range []tab{battleTab, coachTab, logTab, listTab, pileTab} {
		if tb == battleTab && !contest(co.view) && !racing(co.view) || tb == pileTab && co.tab != pileTab || tb == coachTab && co.coach.says == nil {
			continue
		}
		name := co.tabName(tb)
		w := ink.Width(ink.Bold, 14*u, name) + 20*u
		hot := b.hit(hit{At: rect{x, 0, w, tabHeight * u}, Key: "tab" + strconv.Itoa(int(tb)), Do: func() { co.openTab(tb) }})
		c := b.faint
		switch {
		case tb == co.tab:
			c = b.skin.ink
			b.Rect(x+4*u, tabHeight*u-3*u, w-8*u, 3*u, b.gold)
		case hot:
			c = b.soft
		}
		b.Text(ink.Bold, 14*u, x+10*u, tabHeight*u/2+5*u, c, name)
		x += w
	}
	fold := rect{b.w - 30*u, 0, 30 * u, tabHeight * u}
	c := b.faint
	if b.hit(hit{At: fold, Key: "fold", Do: co.fold}) {
		c = b.skin.ink
	}
	b.Middle(ink.Bold, 20*u, fold.midX(), fold.midY()+6*u, c, "›")
}

func (co *column) tabName(tb tab) string {
	switch tb {
	case battleTab:
		if co.view.Sabacc != nil {
			return co.say("tab.sabacc")
		}
		if co.view.Duel != nil {
			return co.say(duelKey(co.view.Duel))
		}
		switch a := co.view.Attempt; {
		case a == nil && co.view.Attack != nil:
			return co.say("tab.attack")
		case a == nil && racing(co.view) && !contest(co.view):
			return co.say("tab.race")
		case a == nil:
		case a.Apprentice != 0:
			return co.say("tab.test")
		case a.Search:
			return co.say("tab.search")
		default:
			return co.say("tab.attempt")
		}
		return co.say("tab.battle")
	case coachTab:
		return co.say("tab.coach")
	case pileTab:
		return co.say("pile." + pileKey[co.pile.zone])
	case listTab:
		if n := len(co.moves.opts); n > 0 {
			return co.say("tab.list") + " " + strconv.Itoa(n)
		}
		return co.say("tab.list")
	}
	return co.say("tab.log")
}

// searchHeight is how high the entry of a search stands, entryHeight how high it is, in furniture
// units: so much its letters need.
const (
	searchHeight = 43
	entryHeight  = 38
)

func (co *column) openTab(tb tab) {
	co.tab = tb
	co.placeSearch()
	co.panel.draw()
}

// fold shuts or opens the column.
func (co *column) fold() {
	co.opt.Shut = !co.opt.Shut
	co.house.relayout()
}

// unfold brings the column back and opens a tab.
func (co *column) unfold(tb tab) {
	if co.opt.Shut {
		co.fold()
	}
	co.openTab(tb)
}

// openCoach shows what the coach says.
func (co *column) openCoach() {
	if co.coach.says != nil {
		co.unfold(coachTab)
	}
}

// openList shows everything that can be done now, from its beginning.
func (co *column) openList() {
	co.list.picked, co.list.back = 0, 0
	co.unfold(listTab)
}

// seek opens the list or the log and gives its entry the keyboard.
func (co *column) seek(tb tab) {
	if tb == listTab {
		co.openList()
	} else {
		co.unfold(tb)
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(co.search); !co.still && c != nil {
		c.Focus(co.search)
	}
}

// browse shows the cards of a pile that are known.
func (co *column) browse(side card.Side, z game.Zone) {
	co.pile.zone, co.pile.of = z, side
	co.unfold(pileTab)
}

// nextPile shows the cards that are known of the next pile: one's own lost ones, the other's, those
// out of play, and then what was shown before.
func (co *column) nextPile() {
	own := co.view.Seat
	order := [...]struct {
		of card.Side
		z  game.Zone
	}{{own, game.Lost}, {own.Other(), game.Lost}, {own, game.Out}, {own.Other(), game.Out}}
	at := 0
	if co.tab == pileTab {
		for i, o := range order {
			if o.z == co.pile.zone && o.of == co.pile.of {
				at = i + 1
			}
		}
	}
	if at == len(order) {
		co.openTab(co.rest)
		return
	}
	co.browse(order[at].of, order[at].z)
}

// placeSearch puts the entry over the list or the log when one of them is open.
func (co *column) placeSearch() {
	e, f, u := co.search, co.field, co.bands.U
	if co.tab != listTab && co.tab != logTab || co.opt.Shut {
		f.Hide()
		return
	}
	r := co.bands.Lower
	text := co.list.query
	if co.tab == logTab {
		text = co.log.sought
	}
	co.invite()
	if e.Text != text {
		e.SetText(text)
	}
	if t := (Theme{Palette: co.opt.Palette, Scale: u}); f.Theme != t {
		f.Theme = t
		f.Refresh()
	}
	f.Move(fyne.NewPos(r.X+10*u, r.Y+tabHeight*u+4*u))
	f.Resize(fyne.NewSize(r.W-20*u, entryHeight*u))
	f.Show()
}

// invite says in the empty entry what it is for, and to whom has the keyboard there how to get back.
func (co *column) invite() {
	words := "list.search"
	if co.tab == logTab {
		words = "log.search"
	}
	if co.search.on {
		words += "ing"
	}
	co.search.SetPlaceHolder(co.say(words))
}

func (co *column) searched(s string) {
	of := &co.list.query
	if co.tab == logTab {
		of = &co.log.sought
	}
	if *of == s {
		return
	}
	*of = s
	co.page().rolled().back, co.list.picked = 0, 0
	co.panel.draw()
}

// scrollLower turns the wheel over the lower part.
func (co *column) scroll(dy float32) {
	if co.tab == logTab { // its end is at the bottom
		dy = -dy
	}
	s := co.page().rolled()
	s.back = clampf(s.back-dy*2.5, 0, s.most)
	co.panel.draw()
	co.house.repaint()
}

// bar paints how far a body is scrolled: at of all, of which see is in sight.
func (b *brush) bar(r rect, at, all, see float32) {
	if all <= see || all <= 0 {
		return
	}
	h := max(see/all*r.H, 18*b.u)
	y := r.Y + (r.H-h)*clampf(at/(all-see), 0, 1)
	b.Round(b.w-6*b.u, y, 3*b.u, h, 1.5*b.u, b.faint)
}

// coached puts a coach beside the table, or sends him away.
func (co *column) coached(c *Coaching) {
	had := co.coach.says != nil
	co.coach.says = c
	co.rest = logTab
	if c != nil {
		co.rest = coachTab
	}
	switch {
	case c != nil && !had && co.tab == logTab:
		co.tab = coachTab
	case c == nil && co.tab == coachTab:
		co.tab = logTab
	}
	co.coach.back = 0
}
