package widgets

import (
	"math"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/ink"
)

// A fought is a battle that is over, as the log tells it: who won, and for each side its total
// power, the destinies drawn, attrition and damage against it, and what it lost.
type fought struct {
	title string // "The battle at Mos Eisley is over."
	won   string // "Dark wins the battle at Mos Eisley."; "" if nobody did
	sides [card.Sides]foughtSide
}

// A foughtSide is one player's part in it.
type foughtSide struct {
	name              string
	power             string
	drawn             []string
	attrition, damage string
	hits, losses      []string
	force             int // units of Force lost
}

// foughtOf is the newest battle that ended in the lines of a log from number from on; nil if none
// did. names are what the players are called.
func foughtOf(log []game.LogLine, from int, lang card.Lang, names [card.Sides]string) *fought {
	end := len(log) - 1
	for ; end >= from && log[end].Kind != game.BattleEnded; end-- {
	}
	begin := end
	for ; begin >= 0 && log[begin].Kind != game.BattleStarted; begin-- {
	}
	if end < from || begin < 0 {
		return nil
	}
	f := &fought{title: sentence(log[end].Say[lang])}
	for side := range card.Sides {
		f.sides[side].name = names[side]
	}
	segment, told := game.Initiation, map[game.CardID]bool{}
	for i := begin; i < end; i++ {
		l := &log[i]
		by := &f.sides[l.By]
		switch l.Kind {
		case game.BattleSegment:
			segment = game.Segment(l.N.Int())
		case game.BattleWon:
			f.won = sentence(l.Say[lang])
		case game.TotalPower:
			by.power = l.N.String()
		case game.DestinyDrawn:
			if segment == game.Weapons { // a weapon's, and none of the battle
				continue
			}
			by.drawn = append(by.drawn, l.N.String())
		case game.Attrition:
			by.attrition = l.N.String()
		case game.BattleDamage:
			by.damage = l.N.String()
		case game.ForceLost:
			by.force++
		}
		if l.Def == nil {
			continue
		}
		own := &f.sides[l.Def.Side]
		switch l.Kind {
		case game.WasHit:
			own.hits = append(own.hits, l.Def.Title)
		case game.Forfeited, game.WasLost:
			if l.Card == 0 || !told[l.Card] { // what is forfeited is lost after what it bore, and told once
				own.losses = append(own.losses, l.Def.Title)
			}
			told[l.Card] = true
		}
	}
	return f
}

// rows are what is told of one side, by the words for it.
func (s *foughtSide) rows() (out [][2]string) {
	add := func(key, text string) {
		if text != "" {
			out = append(out, [2]string{key, text})
		}
	}
	add("power", s.power)
	add("destinies", strings.Join(s.drawn, " + "))
	add("attrition", s.attrition)
	add("damage", s.damage)
	add("hits", strings.Join(s.hits, ", "))
	add("losses", strings.Join(s.losses, ", "))
	if s.force > 0 {
		add("force", strconv.Itoa(s.force))
	}
	return out
}

const (
	foughtLine = 18
	headLine   = 20
)

// foughtWidths are how wide the card may be, in furniture units: the narrower one where the wider would
// cover something.
var foughtWidths = [...]float32{560, 410}

// A result is the card of the battle that ended last; it stands on the board until it is closed or
// another battle begins, in the middle, or where it covers less.
type result struct {
	*tableau
	eye     *eye
	besides []*panel // what it does not cover, either
	panel   *panel
	of      *fought
	wide    float32             // how wide the card is, in furniture units
	seat    card.Side           // who sees it,
	others  [card.Sides]*fought // and what each has not yet closed
}

func newResult(e *eye) *result {
	re := &result{tableau: e.tableau, eye: e}
	re.panel = newPanel(e.tableau, re.paint)
	return re
}

// gather finds a battle that ended in the lines of the log from number from on. What one player has
// closed or left open is nothing to the other; and what the one before came to is told no longer when the
// next begins.
func (re *result) gather(from int) {
	if s := re.view.Seat; s != re.seat {
		re.others[re.seat], re.of, re.seat = re.of, re.others[s], s
	}
	if f := foughtOf(re.view.Log, from, re.lang, [card.Sides]string{re.named(card.Dark), re.named(card.Light)}); f != nil {
		re.of = f
	}
	if re.view.Battle != nil {
		re.of = nil
	}
}

func (re *result) close() {
	re.of = nil
	re.house.floats()
}

// height is how high the card is in furniture units.
func (re *result) height() float32 {
	most := float32(0)
	for i := range re.of.sides {
		h := float32(0)
		for _, row := range re.of.sides[i].rows() {
			h += float32(len(re.lines(row)))
		}
		most = max(most, h)
	}
	return 58 + float32(len(re.head()))*headLine + most*foughtLine
}

// head is who won, in the lines that it takes.
func (re *result) head() []string {
	title := re.of.title
	if re.of.won != "" {
		title = re.of.won
	}
	u := re.bands.U
	return ink.Wrap(ink.Bold, 16*u, (re.wide-52)*u, title)
}

// lines are a row in the lines of its half of the card.
func (re *result) lines(row [2]string) []string {
	u := re.bands.U
	return ink.Wrap(ink.Plain, 13.5*u, (re.wide/2-34)*u, re.say("fought."+row[0], row[1]))
}

// rect is where the card stands.
func (re *result) rect() rect {
	if re.of == nil || re.pull == dragging || re.aim.card != 0 { // the row is needed
		return rect{}
	}
	var at rect
	least := float32(math.MaxFloat32)
	for _, wide := range foughtWidths {
		r := re.rectOf(wide)
		if c := re.eye.cost(r, re.besides); c < least {
			at, least = r, c
		}
	}
	re.wide = at.W / re.bands.U
	return at
}

// rectOf is where the card stands best at a width.
func (re *result) rectOf(wide float32) rect {
	u, b := re.bands.U, re.bands.Board
	w := min(wide*u, b.W-16*u)
	re.wide = w / u
	h := min(re.height()*u, b.H-14*u)
	left, mid, right := b.X+8*u, b.midX()-w/2, b.right()-w-8*u
	head, foot := b.Y+7*u, b.bottom()-h-7*u
	return re.eye.free(w, h, re.besides, point{mid, b.midY() - h/2}, point{mid, head}, point{mid, foot}, point{left, head}, point{right, head}, point{left, foot}, point{right, foot}).whole()
}

func (re *result) paint(b *brush) {
	u, f := b.u, re.of
	if f == nil {
		return
	}
	b.Round(0, 0, b.w, b.h, 9*u, ink.Fade(b.panel, 0.98))
	b.Frame(0, 0, b.w, b.h, 9*u, 1.5*u, b.gold)
	b.hit(hit{At: rect{0, 0, b.w, b.h}, Quiet: true, Do: re.close})
	head := re.head()
	for i, s := range head {
		b.Text(ink.Bold, 16*u, 16*u, (26+float32(i)*headLine)*u, b.gold, s)
	}
	b.Middle(ink.Bold, 17*u, b.w-18*u, 25*u, b.faint, "×")
	for i := range f.sides {
		s, x := &f.sides[i], 16*u+float32(i)*b.w/2
		y := (32 + float32(len(head))*headLine) * u
		b.Round(x, y-12*u, 3*u, b.h-y-2*u, 1.5*u, b.side[i])
		b.Text(ink.Bold, 14*u, x+10*u, y, b.side[i], ink.Fit(ink.Bold, 14*u, b.w/2-40*u, s.name))
		y += 20 * u
		for _, row := range s.rows() {
			for _, line := range re.lines(row) {
				b.Text(ink.Plain, 13.5*u, x+10*u, y, b.skin.ink, line)
				y += foughtLine * u
			}
		}
	}
}
