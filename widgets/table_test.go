package widgets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A rig is a table in a window of the test driver. What the table posts waits
// in a channel until drain.
type rig struct {
	*testing.T
	tb    *Table
	posts chan func()
	keys  []string
	why   [][2]game.CardID
	rules []string
}

func newRig(t *testing.T, v *game.View) *rig {
	test.NewTempApp(t)
	r := &rig{T: t, posts: make(chan func(), 1000)}
	a := sampleActions()
	why := a.Why
	a.Choose = func(k string) { r.keys = append(r.keys, k) }
	a.Why = func(id, target game.CardID) []game.Reason {
		r.why = append(r.why, [2]game.CardID{id, target})
		return why(id, target)
	}
	a.OpenRule = func(s string) { r.rules = append(r.rules, s) }
	a.Post = func(f func()) { r.posts <- f }
	r.tb = NewTable(a)
	o := DefaultOptions()
	o.Animations = false
	r.tb.SetOptions(o)
	w := test.NewTempWindow(t, r.tb)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1366, 768))
	r.tb.Resize(fyne.NewSize(1366, 768))
	r.tb.SetView(v)
	return r
}

func (r *rig) card(title string) *cardWidget {
	r.Helper()
	for _, c := range r.tb.pack.cards {
		if c.view.Def != nil && c.view.Def.Title == title {
			return c
		}
	}
	r.Fatalf("%s is not on the table", title)
	return nil
}

// gap is a place in the row, brought into sight.
func (r *rig) gap(i int) rect {
	b := r.tb.bands.Board
	r.tb.eye.panBy(b.midX()-r.tb.eye.look(r.tb.eye.row.Gaps[i]).midX(), 0)
	return r.tb.eye.look(r.tb.eye.row.Gaps[i])
}

func (r *rig) loc(title string) rect {
	r.Helper()
	for _, g := range r.tb.eye.row.Groups {
		for _, l := range g.Lanes {
			if l.View.Card.Def.Title == title {
				r.tb.eye.reveal(l.View.Card.ID)
				return r.tb.eye.look(l.All)
			}
		}
	}
	r.Fatalf("no location %s", title)
	return rect{}
}

// chose checks that exactly the options with these words were chosen since the last time.
func (r *rig) chose(want ...string) {
	r.Helper()
	if fmt.Sprint(r.keys) != fmt.Sprint(want) {
		r.Errorf("chose %v, want %v", r.keys, want)
	}
	r.keys = nil
}

func (r *rig) drag(title string, x, y float32) {
	r.Helper()
	c := r.card(title)
	dragTo(r.tb, c.id, x, y)
	c.DragEnd()
}

func (r *rig) tap(title string) {
	c := r.card(title)
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(c.at.W/2, 5)})
}

func (r *rig) key(names ...fyne.KeyName) {
	for _, n := range names {
		r.tb.TypedKey(&fyne.KeyEvent{Name: n})
	}
}

func TestDragToLocation(t *testing.T) {
	r := newRig(t, midgame())
	r.drain()
	at := r.loc("Tatooine: Jundland Wastes")
	r.drag("Lando Calrissian", at.midX(), at.bottom()-20)
	r.chose("deploy-lando-calrissian-to-tatooine:-jundland-wastes")
	if r.tb.pull != waiting || !r.tb.drag.ghost.Visible() {
		t.Error("the ghost does not wait for the new view")
	}
	r.tb.SetView(midgame())
	if r.tb.drag.ghost.Visible() || r.tb.pull != idle {
		t.Error("the ghost outlives the new view")
	}
}

func TestDragLightsTargetsAndShowsCost(t *testing.T) {
	r := newRig(t, midgame())
	at := r.loc("Tatooine: Cantina")
	c := r.card("Lando Calrissian")
	dragTo(r.tb, c.id, at.midX(), at.bottom()-4)
	if r.tb.drag.tag != "3" || c.Visible() {
		t.Errorf("cost %q, card visible %v", r.tb.drag.tag, c.Visible())
	}
	for title, want := range map[string]marks{"Tatooine: Cantina": hotSpot, "Tatooine: Docking Bay 94": target, "Death Star": 0, "Red 5": target} {
		if m := r.card(title).mark & (target | hotSpot); m != want {
			t.Errorf("%s has marks %b, want %b", title, m, want)
		}
	}
	r.key(fyne.KeyEscape)
	if r.tb.pull != cancelled || !c.Visible() {
		t.Error("Escape does not end the drag")
	}
	c.DragEnd()
	if r.tb.pull != idle {
		t.Error("the button's release does not")
	}
	r.chose()
}

func TestIllegalDropSaysWhy(t *testing.T) {
	r := newRig(t, midgame())
	at := r.loc("Death Star")
	r.drag("Lando Calrissian", at.midX(), at.bottom()-30)
	r.chose()
	if len(r.why) == 0 || !r.tb.toast.up || len(r.tb.toast.reasons) != 2 {
		t.Fatalf("asked why %v, toast %+v", r.why, r.tb.toast)
	}
	if !r.card("Lando Calrissian").Visible() {
		t.Error("the card did not fly back")
	}
	for _, o := range test.LaidOutObjects(r.tb.toast.body) {
		if link, ok := o.(*widget.Hyperlink); ok {
			link.OnTapped()
			break
		}
	}
	if fmt.Sprint(r.rules) != "[deploy.presence-or-icon]" {
		t.Errorf("opened rules %v", r.rules)
	}
}

func TestSeveralWaysOpenAMenu(t *testing.T) {
	r := newRig(t, midgame())
	c := r.card("Millennium Falcon")
	r.drag("Lando Calrissian", c.at.midX(), c.at.midY())
	r.chose()
	if !r.tb.menu.up || len(r.tb.menu.opts) != 2 {
		t.Fatalf("menu %+v", r.tb.menu)
	}
	r.tb.TypedRune('2')
	r.chose("deploy-lando-calrissian-aboard-millennium-falcon-as-pilot")
}

// A menu that was closed knows nothing of the next prompt, which may have fewer options.
func TestAnOldMenu(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	r.tb.touch.chooseAmong("old", []int{len(v.Prompt.Options) - 1}, 200, 200)
	now := *v
	now.Prompt = &game.Decision{Seat: v.Seat, Options: v.Prompt.Options[:1]}
	r.tb.SetView(&now)
	r.tb.SetLang(card.French)
	if r.tb.menu.up || r.tb.menu.body.Visible() {
		t.Error("it is still there")
	}
}

func TestDropOnASlotTakesThatSlot(t *testing.T) {
	r := newRig(t, midgame())
	for _, g := range r.tb.eye.row.Groups {
		for _, l := range g.Lanes {
			for i := range l.Blocks {
				p := &l.Blocks[i]
				for _, w := range p.Wells {
					if w.Slot == card.Passenger && w.Free > 0 && w.Host == r.card("Millennium Falcon").id {
						at := r.tb.eye.look(p.lay(w.At))
						r.drag("Lando Calrissian", at.midX(), at.midY())
					}
				}
			}
		}
	}
	r.chose("deploy-lando-calrissian-aboard-millennium-falcon-as-passenger")
}

func TestClickClick(t *testing.T) {
	r := newRig(t, midgame())
	r.tap("Lando Calrissian")
	if r.tb.aim.card == 0 {
		t.Fatal("a click does not choose the card")
	}
	r.tap("Yavin 4: Jungle")
	r.chose("deploy-lando-calrissian-to-yavin-4:-jungle")
	r.tap("Lando Calrissian")
	r.tap("Lando Calrissian")
	if r.tb.aim.card != 0 {
		t.Error("a second click does not let go")
	}
	r.tap("Lando Calrissian")
	r.tap("Death Star")
	r.chose()
	if !r.tb.toast.up {
		t.Error("a click on a wrong target does not say why")
	}
	// a shaky click is a click
	c := r.card("Y-wing")
	c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(22, 21)}, Dragged: fyne.NewDelta(2, 1)})
	c.DragEnd()
	if r.tb.aim.card != c.id {
		t.Error("a click that shakes is lost")
	}
}

func TestPlaceInTheRow(t *testing.T) {
	r := newRig(t, midgame())
	g := r.gap(4)
	r.drag("Dagobah", g.midX(), g.midY())
	r.chose("deploy-dagobah,-place-5-in-the-row")

	v := midgame()
	d := *v.Prompt
	d.Kind, d.Options = game.AskPlace, nil
	for _, o := range v.Prompt.Options {
		if o.Verb == game.VPlace {
			o.Target = 1 // the engine names the neighbour too
			d.Options = append(d.Options, o)
		}
	}
	v.Prompt = &d
	r.tb.SetView(v)
	g = r.gap(7)
	r.tb.touch.tappedFelt(g.midX(), g.midY())
	r.chose("deploy-dagobah,-place-8-in-the-row")
	r.key(fyne.KeyRight, fyne.KeyRight, fyne.KeyEnter)
	r.chose("deploy-dagobah,-place-5-in-the-row")
}

// A card to be placed that lies nowhere in sight leaves its places in sight, and is dragged to one
// or clicked there.
func TestTrayBesideThePlaces(t *testing.T) {
	v := midgame()
	m := &maker{n: 700, defs: map[string]*card.Def{}}
	hut := m.place("Tatooine: Hut", "Tatooine", "site", card.Dark, 1, 1).Card
	v.Shown = []game.CardView{hut}
	v.Prompt = &game.Decision{Seat: v.Seat, Kind: game.AskPlace, Prompt: card.T("where", "où")}
	for i := 3; i < 6; i++ {
		v.Prompt.Options = append(v.Prompt.Options, game.Option{Key: fmt.Sprint("place ", i), Verb: game.VPlace, Card: hut.ID, N: int32(i)})
	}
	r := newRig(t, v)
	middle := r.tb.spread.trayIn(1, r.tb.bands.Board)
	hides := 0
	for i := range r.tb.moves.gaps {
		at := r.tb.eye.look(r.tb.eye.row.Gaps[i])
		if tray := r.tb.spread.trayRect(); tray.W == 0 || at.meets(tray) {
			t.Errorf("place %d at %v lies under the card at %v", i, at, tray)
		}
		if at.meets(middle) {
			hides++
		}
	}
	if hides == 0 {
		t.Error("no place lies where the tray is as a rule")
	}
	if n := len(r.tb.prompt.buttons()); n != 0 {
		t.Errorf("%d buttons beside the lit places", n)
	}
	at := r.tb.eye.look(r.tb.eye.row.Gaps[4])
	r.drag("Tatooine: Hut", at.midX(), at.midY())
	r.chose("place 4")
	r.tap("Tatooine: Hut")
	at = r.tb.eye.look(r.tb.eye.row.Gaps[5])
	r.tb.touch.tappedFelt(at.midX(), at.midY())
	r.chose("place 5")

	// put back where it lay it is not placed, though a place may lie below
	all := *v.Prompt
	all.Options = nil
	for i := range r.tb.eye.row.Gaps {
		all.Options = append(all.Options, game.Option{Key: fmt.Sprint("place ", i), Verb: game.VPlace, Card: hut.ID, N: int32(i)})
	}
	v.Prompt = &all
	r.tb.Resize(fyne.NewSize(1920, 1080))
	r.tb.SetView(v)
	below := 0
	for x := range 18 {
		c := r.card("Tatooine: Hut")
		to := c.at.X + c.at.W*float32(x)/18
		for i := range r.tb.eye.row.Gaps {
			if r.tb.eye.look(r.tb.eye.row.Gaps[i]).has(to, c.at.midY()) {
				below++
			}
		}
		r.drag("Tatooine: Hut", to, c.at.midY())
		r.chose()
	}
	if below == 0 {
		t.Error("no place lies below the tray")
	}
	r.tb.Resize(fyne.NewSize(1366, 768))

	// where nothing on the board is to be chosen it is in the middle
	d := *v.Prompt
	d.Kind, d.Options = game.AskTarget, []game.Option{{Key: "it", Verb: game.VTarget, Card: hut.ID}}
	v.Prompt = &d
	r.tb.SetView(v)
	if tray := r.tb.spread.trayRect(); tray != middle {
		t.Errorf("the tray is at %v, not at %v", tray, middle)
	}
}

func TestInterruptOntoTheFelt(t *testing.T) {
	r := newRig(t, midgame())
	at := r.loc("Death Star")
	r.drag("Nabrun Leids", at.midX(), at.bottom()-30)
	r.chose("play-nabrun-leids")
}

func TestCardWithoutTargetOffersAMenu(t *testing.T) {
	r := newRig(t, midgame())
	r.tap("Obi-Wan Kenobi")
	if !r.tb.menu.up || r.tb.prompt.buttons()[0].label != "Use the text of Obi-Wan Kenobi" {
		t.Fatalf("menu %+v, buttons %v", r.tb.menu, r.tb.prompt.buttons())
	}
	r.tb.TypedRune('1')
	r.chose("use-the-text-of-obi-wan-kenobi")
	r.tap("Obi-Wan Kenobi")
	r.key(fyne.KeyEnter)
	r.chose("use-the-text-of-obi-wan-kenobi")
}

func TestKeyboardAlone(t *testing.T) {
	r := newRig(t, midgame())
	for range 40 {
		r.key(fyne.KeyRight)
		if r.tb.focus.card != 0 && r.tb.shown[r.tb.focus.card].Def.Title == "Bo Shuda" {
			break
		}
		if r.tb.focus.card == 0 {
			t.Fatal("no card has the focus")
		}
		r.key(fyne.KeyDown)
	}
	r.tb.focus.card = r.card("Bo Shuda").id
	r.key(fyne.KeyEnter)
	if len(r.tb.aim.lit) == 0 || !r.tb.aim.lit[r.tb.aim.hot] {
		t.Fatal("Enter does not light the targets")
	}
	was := r.tb.aim.hot
	r.key(fyne.KeyLeft, fyne.KeyUp, fyne.KeyRight)
	if r.tb.aim.hot == was {
		r.key(fyne.KeyRight)
	}
	r.key(fyne.KeyEnter)
	if r.tb.menu.up {
		r.key(fyne.KeyDown, fyne.KeyEnter)
	}
	if len(r.keys) != 1 || !strings.HasPrefix(r.keys[0], "deploy-bo-shuda") {
		t.Errorf("chose %v", r.keys)
	}
	r.keys = nil
	r.key(fyne.KeySpace)
	r.chose("pass")
	r.tb.TypedRune('p')
	r.chose("pass")
	r.tb.TypedRune('?')
	if !r.tb.help.up {
		t.Error("no help")
	}
	r.key(fyne.KeyEscape)
	r.chose()
	r.key(fyne.KeyEscape) // leaves the ring
	r.chose()
	r.key(fyne.KeyEscape) // with nothing begun it does nothing
	r.chose()
}

// A walk down the list by arrows comes to each option of the prompt, in sight, and Enter takes it.
func TestTheListIsWalkedByArrows(t *testing.T) {
	for _, v := range []*game.View{midgame(), battle()} {
		r := newRig(t, v)
		for n := range v.Prompt.Options {
			r.tb.TypedRune('a')
			box := r.tb.column.search
			if !box.on {
				t.Fatal("the list has not the keyboard")
			}
			box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp}) // round to the last, and again to the first
			for range n + 1 {
				box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			}
			i := r.tb.column.list.listed()[n]
			seen := slices.ContainsFunc(r.tb.column.panel.hits, func(h hit) bool {
				return h.Key == "list"+strconv.Itoa(i) && h.At.H > 0 && h.At.bottom() <= r.tb.bands.Lower.H
			})
			if !seen {
				t.Errorf("line %d of %d, %s, is not in sight", n+1, len(v.Prompt.Options), r.tb.moves.opts[i].Key)
			}
			box.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			r.chose(r.tb.moves.opts[i].Key)
		}
	}
}

// TestEveryOptionByKeyboard: every option of the prompt is reached by the list.
func TestEveryOptionByKeyboard(t *testing.T) {
	for _, v := range []*game.View{midgame(), battle()} {
		r := newRig(t, v)
		if got, want := len(r.tb.column.list.listed()), len(v.Prompt.Options); got != want {
			t.Errorf("the list has %d of %d options", got, want)
		}
		r.tb.column.openList()
		r.tb.column.search.SetText("obi")
		for _, i := range r.tb.column.list.listed() {
			if !strings.Contains(strings.ToLower(r.tb.moves.opts[i].Say[0]), "obi") {
				t.Errorf("the search leaves %s", r.tb.moves.opts[i].Key)
			}
		}
		r.tb.column.search.OnSubmitted("")
		if len(r.keys) != 1 {
			t.Errorf("Enter in the search chose %v", r.keys)
		}
	}
}

func TestForfeitByClick(t *testing.T) {
	r := newRig(t, battle())
	if r.tb.column.tab != battleTab {
		t.Error("the battle sheet does not open")
	}
	if m := r.card("Luke Skywalker").mark; m&target == 0 || m&fights == 0 {
		t.Errorf("Luke's marks are %b", m)
	}
	r.tap("Luke Skywalker")
	r.chose("forfeit luke-skywalker")
	p := r.tb.seats.bottom
	at := r.tb.bars[0].Piles[0]
	p.Tapped(&fyne.PointEvent{Position: fyne.NewPos(at.midX()-p.at.X, at.midY()-p.at.Y)})
	r.chose("lose Reserve Deck")
	bs := r.tb.prompt.buttons()
	for i := range bs {
		if bs[i].do == nil && r.tb.moves.opts[bs[i].opt].Key == "lose Force Pile" {
			r.tb.TypedRune('1' + rune(i))
		}
	}
	r.chose("lose Force Pile")
}

func TestNumbers(t *testing.T) {
	v := midgame()
	d := &game.Decision{Seat: card.Light, Kind: game.AskAction, Prompt: card.T("activate up to 9 more Force", "")}
	for n := range 9 {
		d.Options = append(d.Options, game.Option{Verb: game.VActivate, N: int32(n + 1), Key: fmt.Sprint("activate ", n+1), Say: card.T(fmt.Sprintf("activate %d Force", n+1), "")})
	}
	d.Options = append(d.Options, game.Option{Verb: game.Pass, Key: "pass", Say: card.T("pass", "passer")})
	v.Prompt = d
	r := newRig(t, v)
	if n := len(r.tb.prompt.panel.hits); n != 10 {
		t.Errorf("%d buttons", n)
	}
	r.tb.TypedRune('7')
	r.chose("activate 7")
	r.tb.TypedRune('è') // the key of 7 on a French keyboard
	r.chose("activate 7")
}

func TestRightClickSaysWhyNot(t *testing.T) {
	r := newRig(t, midgame())
	c := r.card("Sense")
	c.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(5, 5)})
	if !r.tb.menu.up || len(r.tb.menu.reasons) != 2 || fmt.Sprint(r.why) != fmt.Sprintf("[[%d 0]]", c.id) {
		t.Errorf("menu %+v, why %v", r.tb.menu, r.why)
	}
	r.key(fyne.KeyEscape)
	if r.tb.menu.up {
		t.Error("Escape does not close the menu")
	}
}

func TestPassesAloneOnlyWhenAsked(t *testing.T) {
	v := midgame()
	v.Prompt = &game.Decision{Seat: card.Light, Kind: game.AskRespond, Options: []game.Option{{Key: "pass", Verb: game.Pass}}}
	r := newRig(t, v)
	r.drain()
	r.chose()
	o := r.tb.Options()
	o.Passing = WhenAlone
	r.tb.SetOptions(o)
	r.tb.SetView(v)
	r.drain()
	r.chose("pass")
	if !r.tb.toast.up {
		t.Error("nothing is said about it")
	}
}

// drain runs what was posted, and waits for the faces still being drawn.
func (r *rig) drain() {
	for {
		select {
		case f := <-r.posts:
			f()
		default:
			if len(r.tb.faces.wait) == 0 {
				return
			}
			(<-r.posts)()
		}
	}
}

func TestFacesArriveAndAreKept(t *testing.T) {
	r := newRig(t, midgame())
	r.drain()
	for _, c := range r.tb.pack.cards {
		if c.Visible() && c.img == nil {
			t.Errorf("%s has no face", c.view.Key)
		}
	}
	n := len(r.tb.faces.have)
	r.tb.SetView(midgame())
	r.drain()
	r.tb.eye.zoomBy(1.5, 400, 300)
	r.tb.eye.fit()
	r.drain()
	if n < 40 {
		t.Errorf("only %d faces", n)
	}
}

func TestEveryVerbHasAName(t *testing.T) {
	for v := range game.Verbs {
		for l := range card.Langs {
			if key := "verb." + v.String(); say.Words(l)[key] == "" {
				t.Errorf("verb %d has no name in %s", v, l.Code())
			}
		}
	}
}

// Space, which is pressed without thought, passes no turn before its Force is activated.
func TestSpaceActivatesAllForce(t *testing.T) {
	v := midgame()
	d := &game.Decision{Kind: game.AskAction}
	for n := range int32(4) {
		d.Options = append(d.Options, game.Option{Verb: game.VActivate, N: 1 + (n+2)%4, Key: fmt.Sprint("activate ", 1+(n+2)%4), Say: card.Say("Activate %s Force", "Activer %s Force", 1+(n+2)%4)})
	}
	d.Options = append(d.Options, game.Option{Verb: game.Pass, Key: "pass", Say: card.T("Pass", "Passer")})
	v.Prompt = d
	r := newRig(t, v)
	r.key(fyne.KeySpace)
	r.chose("activate 4")
	r.tb.TypedRune('p')
	r.chose("pass")
}

// The few answers to an event stand as buttons, with keys, beside the cards that give them;
// many would crowd the bar.
func TestAnswersStandAsButtons(t *testing.T) {
	for n, want := range map[int]string{2: "answer 1", few + 1: ""} {
		v := midgame()
		d := &game.Decision{Kind: game.AskRespond}
		for i := range n {
			d.Options = append(d.Options, game.Option{Verb: game.VPlay, Card: v.Players[v.Seat].Hand[i].ID, Key: fmt.Sprint("answer ", i), Say: card.Say("Answer %s", "Répondre %s", i)})
		}
		d.Options = append(d.Options, game.Option{Verb: game.Pass, Key: "pass", Say: card.T("Pass", "Passer")})
		v.Prompt = d
		r := newRig(t, v)
		r.tb.TypedRune('2')
		if want == "" {
			r.chose()
		} else {
			r.chose(want)
		}
	}
}

func TestNothingOfTheOtherSeat(t *testing.T) {
	v := midgame()
	v.Decider = card.Dark
	r := newRig(t, v)
	if len(r.tb.moves.opts) != 0 {
		t.Error("options of the other seat are offered")
	}
	r.key(fyne.KeySpace, fyne.KeyEscape)
	r.tb.TypedRune('1')
	r.tap("Obi-Wan Kenobi")
	r.chose()
}

func TestObjects(t *testing.T) {
	r := newRig(t, battle())
	n := 0
	for _, o := range append(r.tb.eye.kids, r.tb.kids...) {
		if o.Visible() {
			n++
		}
	}
	if n > 200 {
		t.Errorf("%d objects on a full table", n)
	}
}

func BenchmarkSetView(b *testing.B) {
	test.NewTempApp(b)
	v, w := midgame(), battle()
	tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	tb.SetView(w)
	b.ResetTimer()
	for b.Loop() {
		tb.SetView(v)
		tb.SetView(w)
	}
}

func BenchmarkDragStep(b *testing.B) {
	test.NewTempApp(b)
	v := midgame()
	tb := stillTable(v, fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	w := tb.pack.cards[v.Players[1].Hand[0].ID]
	dragTo(tb, w.id, 500, 400)
	x := float32(200)
	for b.Loop() {
		if x += 7; x > 1000 {
			x = 200
		}
		w.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x-w.at.X, 300-w.at.Y)}})
	}
}

func BenchmarkFrame(b *testing.B) {
	test.NewTempApp(b)
	test.NewTempWindow(b, nil)
	size := fyne.NewSize(1366, 768)
	tb := stillTable(midgame(), size, card.English, 1, DefaultOptions(), sampleActions())
	tb.capture(size, 1)
	for b.Loop() {
		tb.capture(size, 1)
	}
}
