package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/rulebook"
	"cantina/widgets/face"
)

// Every icon that the table can draw is explained, in both languages, with a rule that is in the
// book and a picture that is not empty.
func TestSymbolsExplainEverything(t *testing.T) {
	left := map[string]bool{}
	for _, n := range face.IconNames() {
		left[n] = true
	}
	for _, g := range symbolRows {
		for _, r := range g.rows {
			if !left[r.icon] {
				t.Errorf("%q is no icon, or stands here twice", r.icon)
			}
			delete(left, r.icon)
		}
	}
	for _, st := range states {
		delete(left, st.icon)
	}
	for n := range left {
		t.Errorf("the icon %q is not explained", n)
	}
	for l := range card.Langs {
		for _, g := range Symbols(l, 0, 32) {
			for _, s := range append(g.Symbols, Symbol{Name: g.Title, Say: g.Title, Picture: face.Icon("star", 4, skins[0].ink), Rule: "drain.def"}) {
				if strings.HasPrefix(s.Name, "symbol") || strings.HasPrefix(s.Say, "symbol") || strings.HasPrefix(s.Say, "means.") || s.Say == "" {
					t.Errorf("%s lacks words: %q, %q", l.Code(), s.Name, s.Say)
				}
				if rulebook.Embedded().Lookup(s.Rule) == nil {
					t.Errorf("%q: there is no rule %q", s.Name, s.Rule)
				}
				if s.Picture == nil || s.Picture.Bounds().Dx() < 4 {
					t.Errorf("%q has no picture", s.Name)
				}
			}
		}
	}
}

// F1 opens the rule of what lies under the pointer: piles, phases, totals, numbers beside the
// large card, a card; and else of the question at hand.
func TestRuleUnderPointer(t *testing.T) {
	r := newRig(t, midgame())
	tb := r.tb
	asked := ""
	tb.act.OpenRule = func(rule string) { asked = rule }
	at := func(x, y float32, want string) {
		t.Helper()
		tb.mouse = fyne.NewPos(x, y)
		tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF1})
		if asked != want || rulebook.Embedded().Lookup(asked) == nil {
			t.Errorf("at %v, %v F1 opens %q, not %q", x, y, asked, want)
		}
	}
	pile := tb.bars[0].Piles[1]
	at(pile.midX(), pile.midY(), "zone.force-pile")
	at(tb.bars[1].Info.midX(), tb.bars[1].Info.midY(), "life.def")
	p := tb.bands.Phases
	at(p.right()-20*tb.bands.U, p.midY(), "turn.draw")
	at(p.X+2, p.midY(), "turn.order")
	tb.view.Prompt.Rule = "turn.deploy"
	at(-1, -1, "turn.deploy")
	for id, v := range tb.shown {
		if v.Def != nil && tb.pack.cards[id] != nil && v.Def.Type == card.Location && tb.pack.cards[id].at.right() < tb.bands.Board.right() {
			tb.lens.over = v
			at(tb.pack.cards[id].at.midX(), tb.pack.cards[id].at.midY(), tb.cardRule(v))
			break
		}
	}
	faces := 0
	tb.faces.now = true
	for id, v := range tb.shown { // each number and icon of a face, on the table and large
		c := tb.pack.cards[id]
		if c == nil || v.Def == nil || v.FaceDown || !c.Visible() || !tb.bands.Board.holds(c.at) {
			continue
		}
		tb.lens.over = v
		key := tb.faceIn(v, c.at)
		for _, s := range face.Spots(key.def, key.look) {
			faces++
			x, y := c.at.X+float32(s.At.Min.X+s.At.Max.X)/2/tb.k, c.at.Y+float32(s.At.Min.Y+s.At.Max.Y)/2/tb.k
			at(x, y, iconRule(s.Icon))
		}
		tb.lens.look(v)
		pic := tb.lens.pic.move(tb.bands.Inspect.X, tb.bands.Inspect.Y)
		key = tb.lens.key
		for _, s := range face.Spots(key.def, key.look) {
			faces++
			at(pic.X+float32(s.At.Min.X+s.At.Max.X)/2/tb.k, pic.Y+float32(s.At.Min.Y+s.At.Max.Y)/2/tb.k, iconRule(s.Icon))
		}
	}
	if faces < 60 {
		t.Errorf("only %d numbers and icons were asked about", faces)
	}
	for ty, rule := range typeRules {
		if rulebook.Embedded().Lookup(rule) == nil {
			t.Errorf("%v: there is no rule %q", card.Type(ty), rule)
		}
	}
	for s := range card.Stats {
		if statRule(s) == "" {
			t.Errorf("%v has no rule", s)
		}
	}
}
