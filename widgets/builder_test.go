package widgets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
	"cantina/engine/scene"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// A fakeDesk counts what a builder asks for.
type fakeDesk struct {
	*Builder
	done []string
	now  time.Time
}

// desk is a builder of n found cards and a deck of two piles.
func desk(t testing.TB, w, h float32, n int) *fakeDesk {
	if tt, ok := t.(*testing.T); ok {
		test.NewTempApp(tt)
	} else {
		test.NewApp()
	}
	d := &fakeDesk{now: time.Unix(0, 0)}
	say := func(format string, args ...any) { d.done = append(d.done, fmt.Sprintf(format, args...)) }
	d.Builder = NewBuilder(BuilderActions{
		Query: func(q string) { say("query %s", q) }, Chip: func(k string) { say("chip %s", k) }, Tab: func(i int) { say("tab %d", i) },
		Put:  func(k, p string, n int) { say("put %s %q %+d", k, p, n) },
		Drop: func(k, from, to string) { say("drop %s %q %q", k, from, to) },
		Key:  func(k, p string, r rune) { say("key %s %q %c", k, p, r) },
		Complete: func(q string) []Completion {
			return []Completion{{Text: q + "er", Name: q + "er"}, {Text: q + "or", Name: q + "or"}}
		},
		Leave: func() { say("leave") }, Post: func(f func()) { f() }, Now: func() time.Time { return d.now }, AtOnce: true,
	})
	win := test.NewWindow(d.Builder)
	t.Cleanup(win.Close)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
	v := BuilderView{Name: "Deck", Tabs: []string{"a", "b"}, Chips: []Chip{{Key: "one", Name: "one"}, {Key: "two", Name: "two"}},
		Tools: []Tool{{Name: "x", Do: func() { say("x") }}, {Name: "y", Off: true, Do: func() { say("y") }}}}
	for i := range n {
		v.Found = append(v.Found, Stack{Key: strconv.Itoa(i), Def: sampleDef(i)})
	}
	v.Piles = []Pile{{Key: "p", Name: "P", Count: 3, Stacks: []Stack{{Key: "a", Def: sampleDef(1), Count: 2}, {Key: "b", Title: "unknown", Count: 1}}},
		{Key: "q", Name: "Q", Count: 1, Stacks: []Stack{{Key: "c", Def: sampleDef(2), Count: 1}}}}
	d.SetView(v)
	return d
}

func sampleDef(i int) *card.Def {
	d := &card.Def{Slug: strconv.Itoa(i), Title: fmt.Sprintf("Card %04d", (i*7919)%10007), Type: []card.Type{card.Character, card.Effect, card.Location}[i%3], Set: "S", Rarity: "C"}
	d.Num[card.Destiny] = card.Some(card.Whole(i % 7))
	if d.Type == card.Character {
		d.Num[card.Power] = card.Some(card.Whole(i % 5))
	}
	return d
}

func (d *fakeDesk) keys(names ...fyne.KeyName) {
	for _, k := range names {
		if d.has == onQuery {
			d.query.TypedKey(&fyne.KeyEvent{Name: k})
		} else {
			d.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
}

func (d *fakeDesk) last() string {
	if len(d.done) == 0 {
		return ""
	}
	return d.done[len(d.done)-1]
}

func TestBuilderKeys(t *testing.T) {
	d := desk(t, 1366, 768, 300)
	d.Grab()
	is := func(want string) {
		t.Helper()
		if d.last() != want {
			t.Errorf("%q, want %q", d.last(), want)
		}
	}
	d.query.TypedRune(' ') // of the key that pressed a dialog's button
	d.query.TypedRune('/')
	if d.query.Text != "" {
		t.Errorf("the query begins with %q", d.query.Text)
	}
	test.Type(d.query, "vad")
	is("query vad")
	d.keys(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn) // the second completion
	if d.query.Text != "vador" {
		t.Errorf("completed to %q", d.query.Text)
	}
	if len(d.offers) > 0 {
		t.Errorf("after a whole word was chosen, %v are offered", d.offers)
	}
	d.keys(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn)
	is(`put 1 "" +1`)
	d.TypedRune('-')
	is(`put 1 "" -1`)
	d.TypedRune('s')
	is(`key 1 "" s`)
	d.keys(fyne.KeyTab, fyne.KeyDelete) // in the deck
	is(`put a "p" -1`)
	d.keys(fyne.KeyDown, fyne.KeyDown)
	d.TypedRune('+')
	is(`put c "q" +1`)
	d.keys(fyne.KeyTab, fyne.KeyReturn)
	is("x")
	d.keys(fyne.KeyRight, fyne.KeyReturn) // it can do nothing now
	is("x")
	d.keys(fyne.KeyTab, fyne.KeyTab, fyne.KeyRight, fyne.KeyReturn) // through the query to the chips
	is("chip two")
	d.keys(fyne.KeyF3)
	is("tab 1")
	d.keys(fyne.KeyEscape, fyne.KeyEscape)
	if d.query.Text != "" || d.last() == "leave" {
		t.Errorf("%q, %s", d.query.Text, d.last())
	}
	d.keys(fyne.KeyEscape)
	d.keys(fyne.KeyEscape)
	is("leave")
}

// The arrows reach every card, and what they reach is in sight.
func TestBuilderArrowsReachEverything(t *testing.T) {
	for _, rows := range []bool{false, true} {
		d := desk(t, 1366, 768, 200)
		d.cards.rows = rows
		d.relayout()
		d.grab(onCards)
		seen := map[int]bool{}
		for range 400 {
			seen[d.cards.spot] = true
			at := d.cards.cells[d.cards.spot].at
			if at.Y < d.cards.top-1 || at.bottom() > d.cards.top+d.cards.at.H+1 {
				t.Fatalf("cell %d is out of sight", d.cards.spot)
			}
			if rows {
				d.keys(fyne.KeyDown)
			} else {
				d.keys(fyne.KeyRight)
			}
		}
		if len(seen) != 200 {
			t.Errorf("%d cells are reached", len(seen))
		}
		d.keys(fyne.KeyHome)
		for range 200 {
			if was := d.cards.spot; !rows && was < 190 {
				d.keys(fyne.KeyDown)
				if d.cards.spot <= was && d.cards.spot != was {
					t.Fatal("down goes up")
				}
			}
		}
		d.keys(fyne.KeyEnd, fyne.KeyPageUp, fyne.KeyPageDown)
		if d.cards.spot < 190 {
			t.Errorf("at %d", d.cards.spot)
		}
	}
}

// Of thousands of cards only those in sight are drawn.
func TestBuilderDrawsWhatIsSeen(t *testing.T) {
	d := desk(t, 1366, 768, 2517)
	if n := len(d.faces.have); n == 0 || n > 60 {
		t.Errorf("%d faces are drawn", n)
	}
	for range 20 {
		d.cards.scroll(300)
	}
	if n := len(d.faces.have); n > 700 {
		t.Errorf("%d faces are drawn after scrolling", n)
	}
}

func at(c *cardPane, i int) fyne.Position {
	r := c.cells[i].at
	return fyne.NewPos(r.midX(), r.midY()-c.top)
}

// What faces are sorted by is told, since no column tells it; a chip that is only an icon is told when it is
// asked.
func TestBuilderTellsItsOrderAndItsIcons(t *testing.T) {
	d := desk(t, 1366, 768, 20)
	v := d.view
	v.Said, v.Chips = "20 cards", []Chip{{Key: "weapon", Icon: TypeIcon(card.Weapon), Tip: "Weapons"}}
	d.SetView(v)
	d.sortBy(d.cards, ByPower)
	if got := d.said(-1); got != "20 cards · highest first: power" {
		t.Errorf("sorted by power: %s", got)
	}
	d.toggle(d.cards)
	if got := d.said(-1); got != "20 cards" {
		t.Errorf("in a list with its columns: %s", got)
	}
	if got := d.said(0); got != "Weapons" {
		t.Errorf("an icon is asked: %s", got)
	}
}

// Digits sort a pane by its columns; with the shortcut key they mend the problems under the deck.
func TestBuilderDigits(t *testing.T) {
	d := desk(t, 1366, 768, 30)
	v := d.view
	for _, name := range []string{"one", "two"} {
		v.Alarms = append(v.Alarms, SheetItem{Text: name, Buttons: []Tool{
			{Name: "less likely", Do: func() { t.Error("the less likely mend of " + name) }},
			{Name: "likely", Do: func() { d.done = append(d.done, "mend "+name) }}}})
	}
	d.SetView(v)
	ctrl := func(k fyne.KeyName) {
		d.TypedShortcut(&desktop.CustomShortcut{KeyName: k, Modifier: fyne.KeyModifierShortcutDefault})
	}
	for k, want := range map[fyne.KeyName]string{fyne.Key1: "mend one", fyne.Key2: "mend two"} {
		if ctrl(k); d.last() != want {
			t.Errorf("%s: %q", k, d.last())
		}
	}
	n := len(d.done)
	if ctrl(fyne.Key3); len(d.done) != n {
		t.Errorf("there is no third problem: %q", d.last())
	}
	d.grab(onDeck)
	all := d.deck.lanes()
	d.TypedRune('3')
	if d.deck.sort.By != all[2].by {
		t.Errorf("sorted by %v, not by %v", d.deck.sort.By, all[2].by)
	}
	was := d.deck.sort
	if d.TypedRune('9'); len(all) < 9 && d.deck.sort != was {
		t.Error("there is no ninth column")
	}
}

// However many mends a problem has, they stand below each other and not on its text.
func TestManyMendsStandInLines(t *testing.T) {
	d := desk(t, 1280, 720, 5)
	v := d.view
	v.Tab = 1
	it := SheetItem{Text: "Nothing is chosen to start with"}
	for range 6 {
		it.Buttons = append(it.Buttons, Tool{Name: "Start at Tatooine: Docking Bay 94", Do: func() {}})
	}
	v.Sheet = []SheetItem{it}
	d.SetView(v)
	d.sheet.draw()
	if len(d.stops) != 6 {
		t.Fatalf("%d buttons", len(d.stops))
	}
	for i, a := range d.stops {
		if a.at.X < 0 || a.at.right() > d.sheet.at.W || a.at.Y < 20 {
			t.Errorf("button %d at %v", i, a.at)
		}
		for _, c := range d.stops[:i] {
			if c.at.Y == a.at.Y && c.at.right() > a.at.X && a.at.right() > c.at.X {
				t.Errorf("%v lies on %v", a.at, c.at)
			}
		}
	}
}

func TestBuilderMouse(t *testing.T) {
	d := desk(t, 1366, 768, 30)
	tap := func(c *cardPane, i int) { c.Tapped(&fyne.PointEvent{Position: at(c, i)}) }
	tap(d.cards, 3)
	if len(d.done) != 0 || d.cards.spot != 3 {
		t.Errorf("one click does %q", d.done)
	}
	d.now = d.now.Add(100 * time.Millisecond)
	tap(d.cards, 3)
	if d.last() != `put 3 "" +1` {
		t.Errorf("%q", d.last())
	}
	d.now = d.now.Add(time.Second)
	tap(d.cards, 3)
	if len(d.done) != 1 {
		t.Errorf("a late click does %q", d.done)
	}
	drag := func(from *cardPane, i int, x, y float32) {
		p := at(from, i)
		from.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		for k := float32(1); k <= 4; k++ {
			to := fyne.NewPos(p.X+(x-from.at.X-p.X)*k/4, p.Y+(y-from.at.Y-p.Y)*k/4)
			e := &fyne.DragEvent{Dragged: fyne.NewDelta((x-from.at.X-p.X)/4, (y-from.at.Y-p.Y)/4)}
			e.Position = to
			from.Dragged(e)
		}
		from.DragEnd()
	}
	q := d.deck.cellRect(2)
	drag(d.cards, 4, q.midX(), q.midY())
	if d.last() != `drop 4 "" "q"` {
		t.Errorf("%q", d.last())
	}
	drag(d.deck, 0, 100, 400)
	if d.last() != `put a "p" -1` {
		t.Errorf("%q", d.last())
	}
	drag(d.deck, 0, q.midX(), q.midY())
	if d.last() != `drop a "p" "q"` {
		t.Errorf("%q", d.last())
	}
	n := len(d.done)
	drag(d.cards, 4, 600, 20) // nowhere
	if len(d.done) != n {
		t.Errorf("%q", d.last())
	}
}

// Every column sorts, both ways and back; what has no number comes last.
func TestBuilderSorts(t *testing.T) {
	d := desk(t, 1366, 768, 60)
	first := func() *card.Def { return d.cards.cells[0].stack.Def }
	d.sortBy(d.cards, ByPower)
	if first().Num[card.Power].N != card.Whole(4) || d.cards.cells[59].stack.Def.Num[card.Power].Has {
		t.Errorf("%+v first", first())
	}
	d.sortBy(d.cards, ByPower)
	if first().Num[card.Power].N != 0 || !first().Num[card.Power].Has || d.cards.cells[59].stack.Def.Num[card.Power].Has {
		t.Errorf("%+v first", first())
	}
	d.sortBy(d.cards, ByPower)
	if d.cards.cells[0].stack.Key != "0" {
		t.Error("not as before")
	}
	d.sortBy(d.cards, ByTitle)
	for i := 1; i < 60; i++ {
		if a, b := d.cards.cells[i-1].stack, d.cards.cells[i].stack; a.Def.Title > b.Def.Title {
			t.Fatalf("%s before %s", a.Def.Title, b.Def.Title)
		}
	}
}

// A small window and a large one lay everything out within it.
func TestBuilderFits(t *testing.T) {
	for _, s := range []fyne.Size{{Width: 900, Height: 560}, {Width: 1366, Height: 740}, {Width: 2560, Height: 1400}} {
		for _, scale := range []float32{0.75, 1, 1.5, 2.5} {
			d := desk(t, s.Width, s.Height, 40)
			d.SetOptions(Options{Scale: scale})
			all := rect{0, 0, s.Width, s.Height}
			for name, r := range map[string]rect{"head": d.head.at, "cards": d.cards.at, "deck": d.deck.at, "foot": d.foot.at} {
				if !all.holds(r) || r.W < 50 || r.H < 12 {
					t.Errorf("%v at %v: %s lies at %v", s, scale, name, r)
				}
			}
			if d.cards.at.meets(d.deck.at) {
				t.Errorf("%v at %v: cards and deck meet", s, scale)
			}
			d.allChipsShow(t, fmt.Sprintf("%v at %v", s, scale))
		}
	}
}

// allChipsShow gives the builder as many chips as a query has, in lines if need be, and asks that all of
// them, and all that is said of the keys, lie within their places.
func (d *fakeDesk) allChipsShow(t *testing.T, at string) {
	t.Helper()
	v := d.view
	v.Chips = nil
	for i := range 18 {
		v.Chips = append(v.Chips, Chip{Key: strconv.Itoa(i), Name: "a property", Gap: i == 15})
	}
	d.SetView(v)
	spots, lines := d.chipSpots(d.bar2.at.W)
	bar := rect{0, 0, d.bar2.at.W, d.bar2.at.H}
	for i, r := range spots {
		r = r.move(0, (buildTabs+buildQuery)*d.u)
		if !bar.holds(r) || r.bottom() > bar.H-24*d.u {
			t.Errorf("%s: chip %d lies at %v in %v", at, i, r, bar)
		}
		for _, other := range spots[:i] {
			if r.meets(other.move(0, (buildTabs+buildQuery)*d.u)) {
				t.Errorf("%s: chip %d lies on %v", at, i, other)
			}
		}
	}
	if lines < 2 {
		t.Errorf("%s: %d chips stand in %d lines", at, len(spots), lines)
	}
	foot := d.footLines(d.foot.at.W)
	if got := strings.Join(foot, " · "); got != d.say("build.keys") || float32(len(foot))*footLine*d.u > d.foot.at.H {
		t.Errorf("%s: of the keys %q is said in a height of %v", at, foot, d.foot.at.H)
	}
	for _, line := range foot {
		if w := ink.Width(ink.Plain, 12*d.u, line); w > d.foot.at.W-24*d.u {
			t.Errorf("%s: %q is %v wide of %v", at, line, w, d.foot.at.W)
		}
	}
}

func BenchmarkBuilderScroll(b *testing.B) {
	d := desk(b, 1366, 768, 2517)
	for range 30 {
		d.cards.scroll(200)
	}
	way := float32(-31)
	b.ResetTimer()
	for range b.N {
		if d.cards.top == 0 {
			way = 31
		} else if d.cards.top > 5000 {
			way = -31
		}
		d.cards.scroll(way)
	}
}

// What is put into the deck is seen there, however far down it lies.
func TestBuilderShowsWhatIsPut(t *testing.T) {
	d := desk(t, 1366, 768, 90)
	v := d.view
	v.Piles = []Pile{{Key: "p", Name: "P", Stacks: v.Found}}
	d.SetView(v)
	d.Grab()
	d.keys(fyne.KeyReturn, fyne.KeyEnd, fyne.KeyReturn)
	if d.last() != `put 89 "" +1` {
		t.Fatal(d.last())
	}
	if from, to := d.deck.seen(); d.deck.current().Key != "89" || d.deck.spot < from || d.deck.spot >= to {
		t.Errorf("%q is under the keyboard, at %d of %d to %d in sight", d.deck.current().Key, d.deck.spot, from, to)
	}
}

// What was not understood of the query is said while completions lie over its place.
func TestBuilderSaysWhatItMisses(t *testing.T) {
	d := desk(t, 1366, 768, 30)
	d.Grab()
	test.Type(d.query, "vad")
	without := d.drop.at
	v := d.view
	v.Missed = "“vad”: there is no such word"
	d.SetView(v)
	if more := d.drop.at.H - without.H; more < 20*d.u || more > 30*d.u {
		t.Errorf("the panel is %v higher", more)
	}
	if d.closeOffers(); d.drop.on {
		t.Error("it stays without completions")
	}
}

// Left and Right go along the buttons of a row as they stand, the first one rightmost; Up and
// Down leave it.
func TestBuilderSheetArrows(t *testing.T) {
	d := desk(t, 1366, 768, 3)
	v := d.view
	done := ""
	press := func(name string) Tool { return Tool{Name: name, Do: func() { done = name }} }
	v.Tab = 1
	v.Sheet = []SheetItem{{Text: "two", Buttons: []Tool{press("a"), press("b")}}, {Text: "one", Buttons: []Tool{press("c")}}}
	d.SetView(v)
	d.Grab()
	for _, c := range []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyRight}, "a"}, {[]fyne.KeyName{fyne.KeyLeft}, "b"}, {[]fyne.KeyName{fyne.KeyLeft}, "b"}, {[]fyne.KeyName{fyne.KeyRight}, "a"},
		{[]fyne.KeyName{fyne.KeyDown}, "c"}, {[]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight}, "c"}, {[]fyne.KeyName{fyne.KeyUp}, "a"},
		{[]fyne.KeyName{fyne.KeyLeft, fyne.KeyDown, fyne.KeyDown}, "c"},
	} {
		d.keys(append(c.keys, fyne.KeyReturn)...)
		if done != c.want {
			t.Errorf("%v: %q, want %q", c.keys, done, c.want)
		}
	}
	// what has the keyboard keeps it where other pieces come before it, and hands it to the next one where it goes
	v.Sheet = append([]SheetItem{{Text: "new", Buttons: []Tool{press("d")}, Rule: "deck.size", RuleName: "Sixty cards"}}, v.Sheet...)
	d.SetView(v)
	if d.keys(fyne.KeyReturn); done != "c" {
		t.Errorf("%q has the keyboard, want c", done)
	}
	d.keys(fyne.KeyUp) // a
	v.Sheet = slices.Clone(v.Sheet)
	v.Sheet[1].Buttons = nil
	d.SetView(v)
	if d.keys(fyne.KeyReturn); done != "c" {
		t.Errorf("a is gone: %q has the keyboard, want c", done)
	}
	// one that is called otherwise now is known by its place from the end
	v.Sheet = []SheetItem{{Text: "x", Buttons: []Tool{press("e")}}, {Text: "now called so"}, v.Sheet[2], {Text: "last", Buttons: []Tool{press("f")}}}
	v.Sheet[2].Text = "one, too"
	before := []SheetItem{{Text: "was called so", Buttons: []Tool{press("g")}}, v.Sheet[2], v.Sheet[3]}
	after := v.Sheet
	v.Sheet = before
	d.SetView(v)
	d.keys(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp)
	v.Sheet = after
	d.SetView(v)
	if d.keys(fyne.KeyReturn); done != "c" {
		t.Errorf("%q has the keyboard, want c", done)
	}
	v.Sheet = append([]SheetItem{{Head: "compared", Buttons: []Tool{press("close")}}}, v.Sheet...)
	d.SetView(v)
	if d.keys(fyne.KeyReturn); done != "close" {
		t.Errorf("what is shown anew begins with %q", done)
	}
}

// The strip over a card that is not written covers none of its numbers, however large it is drawn and however much stands
// on it; icons of the most crowded ships it may cover.
func TestRibbonsCoverNoNumber(t *testing.T) {
	cat, _ := scene.Catalog()
	d := desk(t, 1366, 768, 3)
	numbers := []string{"destiny", "power", "ability", "deploy", "forfeit", "maneuver", "armor", "defense value", "hyperspeed", "landspeed", "politics", "ferocity"}
	n := 0
	for i := 0; i < cat.Len(); i += 9 {
		k := cat.At(i)
		if k.Written() || k.Type == card.Location {
			continue
		}
		n++
		for _, w := range []float32{76, 104, 131, 150, 180, 240} {
			at := rect{0, 0, w, float32(face.Height(k.Def, int(w)))}
			s := Stack{Def: k.Def, Marks: Unwritten}
			low, _, _ := s.ribbonsAt(at, d.k)
			half := ribbonTall(at, d.u)
			strip := rect{0, at.H*low - half, w, 2 * half}
			for _, spot := range face.Spots(k.Def, d.cards.faceKey(k.Def, w).look) {
				x := rect{float32(spot.At.Min.X), float32(spot.At.Min.Y), float32(spot.At.Dx()), float32(spot.At.Dy())}
				if slices.Contains(numbers, spot.Icon) && x.midY() > strip.Y && x.midY() < strip.bottom() {
					t.Errorf("%s, %v wide: the strip at %v covers %s at %v", k.Slug, w, strip, spot.Icon, x)
				}
			}
		}
	}
	if n < 50 {
		t.Errorf("%d cards that are not written: too few to tell", n)
	}
}
