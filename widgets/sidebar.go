package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

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

// A sidebar is the state of the column's lower part.
type sidebar struct {
	tab    tab
	rest   tab           // what it shows when nothing else is going on
	back   [tabs]float32 // how far each tab is scrolled, in units
	most   float32       // how far it can be
	query  string        // what is sought in the list
	sought string        // and in the log
	pile   game.Zone
	of     int
	picked int // line of the list under the keyboard
}

// follow changes the tab when a battle, a duel or a sabacc begins or ends, and shows the newest line.
func (s *sidebar) follow(was, now *game.View) {
	had, has := contest(was), contest(now)
	switch {
	case has && !had:
		s.tab = battleTab
	case had && !has && s.tab == battleTab:
		s.tab = s.rest
	case s.tab == listTab && (now == nil || now.Prompt == nil || len(now.Prompt.Options) <= maxButtons):
		s.tab = s.rest
	}
	s.back[logTab], s.back[listTab] = 0, 0
	s.picked = 0
}

// tabHeight is the height of the tabs, in furniture units.
const tabHeight = 30

// paintLower paints the tab that is open, and the tabs over what it scrolled
// under them.
func (t *Table) paintLower(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, b.h, b.panel)
	body := t.lowerBody(t.side.tab == logTab || t.side.tab == listTab)
	switch t.side.tab {
	case logTab:
		t.paintLog(b, body)
		b.Rect(0, 0, b.w, body.Y, b.panel)
	case listTab:
		t.paintList(b, body)
	case battleTab:
		t.paintBattle(b, t.besideAdvice(u, body))
	case pileTab:
		t.paintContents(b, body)
	case coachTab:
		t.paintCoach(b, body)
	}
	b.Rect(0, body.bottom(), b.w, b.h-body.bottom(), b.panel)
	if t.side.tab == battleTab {
		t.paintBestAdvice(b, body)
	}
	t.paintTabs(b)
	b.Rect(0, 0, 1, b.h, b.line)
}

// lowerBody is where what the tab shows stands in the lower part, under the tabs and the entry of
// what can be searched.
func (t *Table) lowerBody(searched bool) rect {
	u, at := t.bands.U, t.bands.Lower
	top := (tabHeight + 6) * u
	if searched {
		top += searchHeight * u
	}
	return rect{12 * u, top, at.W - 20*u, at.H - top - 6*u}
}

func (t *Table) paintTabs(b *brush) {
	u := b.u
	b.Rect(0, 0, b.w, tabHeight*u, b.top)
	b.Rect(0, 0, b.w, 1, b.line)
	b.Rect(0, tabHeight*u-1, b.w, 1, b.line)
	b.hit(hit{At: rect{0, 0, b.w, tabHeight * u}, Quiet: true, Do: func() {}})
	x := 10 * u
	for _, tb := range []tab{battleTab, coachTab, logTab, listTab, pileTab} {
		if tb == battleTab && !contest(t.view) || tb == pileTab && t.side.tab != pileTab || tb == coachTab && t.coach == nil {
			continue
		}
		name := t.tabName(tb)
		w := ink.Width(ink.Bold, 14*u, name) + 20*u
		hot := b.hit(hit{At: rect{x, 0, w, tabHeight * u}, Key: "tab" + strconv.Itoa(int(tb)), Do: func() { t.openTab(tb) }})
		c := b.faint
		switch {
		case tb == t.side.tab:
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
	if b.hit(hit{At: fold, Key: "fold", Do: t.fold}) {
		c = b.skin.ink
	}
	b.Middle(ink.Bold, 20*u, fold.midX(), fold.midY()+6*u, c, "›")
}

func (t *Table) tabName(tb tab) string {
	switch tb {
	case battleTab:
		if t.view.Sabacc != nil {
			return t.say("tab.sabacc")
		}
		if t.view.Duel != nil {
			return t.say(duelKey(t.view.Duel))
		}
		switch a := t.view.Attempt; {
		case a == nil:
		case a.Apprentice != 0:
			return t.say("tab.test")
		default:
			return t.say("tab.attempt")
		}
		return t.say("tab.battle")
	case coachTab:
		return t.say("tab.coach")
	case pileTab:
		return t.say("pile." + pileKey[t.side.pile])
	case listTab:
		if n := len(t.moves.opts); n > 0 {
			return t.say("tab.list") + " " + strconv.Itoa(n)
		}
		return t.say("tab.list")
	}
	return t.say("tab.log")
}

const searchHeight = 40

func (t *Table) openTab(tb tab) {
	t.side.tab = tb
	t.placeSearch()
	t.deck.lower.draw()
}

// openList shows everything that can be done now.
func (t *Table) openList() {
	t.unfold()
	t.side.picked, t.side.back[listTab] = 0, 0
	t.openTab(listTab)
}

// browse shows the cards of a pile that are known.
func (t *Table) browse(side card.Side, z game.Zone) {
	t.unfold()
	t.side.pile, t.side.of = z, int(side)
	t.openTab(pileTab)
}

// nextPile shows the cards that are known of the next pile: one's own lost ones, the other's, those
// out of play, and then what was shown before.
func (t *Table) nextPile() {
	own := t.view.Seat
	order := [...]struct {
		of card.Side
		z  game.Zone
	}{{own, game.Lost}, {own.Other(), game.Lost}, {own, game.Out}, {own.Other(), game.Out}}
	at := 0
	if t.side.tab == pileTab {
		for i, o := range order {
			if o.z == t.side.pile && int(o.of) == t.side.of {
				at = i + 1
			}
		}
	}
	if at == len(order) {
		t.openTab(t.side.rest)
		return
	}
	t.browse(order[at].of, order[at].z)
}

// unfold brings the right column back.
func (t *Table) unfold() {
	if t.opt.Shut {
		t.fold()
	}
}

// seek gives the entry of what can be searched the keyboard.
func (t *Table) seek() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); !t.still && c != nil {
		c.Focus(t.deck.search)
	}
}

// placeSearch puts the entry over the list or the log when one of them is open.
func (t *Table) placeSearch() {
	e, u := t.deck.search, t.bands.U
	if t.side.tab != listTab && t.side.tab != logTab || t.opt.Shut {
		e.Hide()
		return
	}
	r := t.bands.Lower
	words, text := "list.search", t.side.query
	if t.side.tab == logTab {
		words, text = "log.search", t.side.sought
	}
	e.SetPlaceHolder(t.say(words))
	if e.Text != text {
		e.SetText(text)
	}
	e.Move(fyne.NewPos(r.X+10*u, r.Y+tabHeight*u+5*u))
	e.Resize(fyne.NewSize(r.W-20*u, 35*u))
	e.Show()
}

func (t *Table) searched(s string) {
	of := &t.side.query
	if t.side.tab == logTab {
		of = &t.side.sought
	}
	if *of == s {
		return
	}
	*of = s
	t.side.back[t.side.tab], t.side.picked = 0, 0
	t.deck.lower.draw()
}

// scrollLower turns the wheel over the lower part.
func (t *Table) scrollLower(dy float32) {
	if t.side.tab == logTab { // its end is at the bottom
		dy = -dy
	}
	s := &t.side.back[t.side.tab]
	*s = clampf(*s-dy*2.5, 0, t.side.most)
	t.deck.lower.draw()
	canvas.Refresh(t)
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
