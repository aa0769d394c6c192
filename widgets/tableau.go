package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
	"cantina/widgets/say"
)

// A tableau is the table as the player in front sees it: the View, its cards and options found
// again, what he has begun, and how all of it is drawn. The parts of a table share it, and ask for
// what they want through act, house and on.
type tableau struct {
	act   Actions
	house house
	on    toucher

	opt   Options
	lang  card.Lang
	who   [card.Sides]string // the players' names
	k     float32            // pixels per unit
	bands bands
	bars  [2]bar // own, other
	faces *faces
	size  fyne.Size
	still bool // a picture: no timers, faces drawn at once

	view   *game.View
	moves  *moves
	shown  map[game.CardID]*game.CardView     // cards with a widget in this view
	holds  map[game.CardID]*game.CardView     // what each of them lies on, at or aboard
	lies   map[game.CardID]*game.LocationView // the location of the row at which each of them lies, or which it is
	places map[game.CardID]*game.LocationView // the locations of the row

	aim    aim
	pull   phase // how far a card is pulled by the pointer
	focus  focus
	folded [card.Sides]bool // by each seat: the plate of a bout, while it lasts
	mouse  fyne.Position    // of the pointer, as far as it was seen
}

// A house is what parts of a table ask of the whole.
type house interface {
	rest()     // what is half done is put away: something is chosen
	relayout() // everything is placed and drawn anew
	arrange()  // what is drawn, or in which order, has changed
	repaint()  // something has moved
	floats()   // what stands over the table has changed
	grab()     // the keyboard is the table's
	yield(int) // the keyboard leaves the table for what comes after it, or before it: -1

	// cancel gives up whatever is half done, the uppermost first, and tells whether anything was.
	cancel() bool
}

func (t *tableau) skin() *skin { return &skins[t.opt.Palette] }

// say is the window's words in the table's language.
func (t *tableau) say(key string, args ...any) string { return say.In(t.lang, key, args...) }

// index finds all cards of the view and sorts the prompt's options.
func (t *tableau) index() {
	t.shown = map[game.CardID]*game.CardView{}
	if t.view == nil {
		t.moves = newMoves(nil, nil)
		return
	}
	t.holds, t.places, t.lies = map[game.CardID]*game.CardView{}, map[game.CardID]*game.LocationView{}, map[game.CardID]*game.LocationView{}
	var here *game.LocationView
	var add func(cs []game.CardView, on *game.CardView)
	add = func(cs []game.CardView, on *game.CardView) {
		for i := range cs {
			c := &cs[i]
			t.shown[c.ID], t.holds[c.ID] = c, on
			if here != nil {
				t.lies[c.ID] = here
			}
			add(c.On, c)
			for _, s := range c.Slots {
				add(s.Cards, c)
			}
		}
	}
	for s := range t.view.Players {
		p := &t.view.Players[s]
		if card.Side(s) == t.view.Seat {
			add(p.Hand, nil)
		}
		add(p.Beside, nil)
		add(p.Playing, nil)
		add(p.Drawn, nil)
	}
	if s := t.view.Sabacc; s != nil {
		add(s.Sides[card.Dark].Hand, nil)
		add(s.Sides[card.Light].Hand, nil)
	}
	add(t.view.Shown, nil)
	for gi := range t.view.Groups {
		for li := range t.view.Groups[gi].Locations {
			l := &t.view.Groups[gi].Locations[li]
			t.shown[l.Card.ID], t.places[l.Card.ID], t.lies[l.Card.ID] = &l.Card, l, l
			here = l
			add(l.Card.On, &l.Card)
			add(l.Cards[0], &l.Card)
			add(l.Cards[1], &l.Card)
		}
	}
	delete(t.shown, 0)
	d := t.view.Prompt
	if d != nil && t.view.Decider != t.view.Seat {
		d = nil
	}
	t.moves = newMoves(d, func(id game.CardID) bool { return t.shown[id] != nil && !(t.isFolded() && t.onPlate(id)) })
	if len(t.moves.byCard[t.focus.card]) == 0 {
		t.focus = focus{}
	}
}

// choose takes an option: the one way out for every gesture.
func (t *tableau) choose(i int) {
	if k := i - len(t.moves.opts); k >= 0 && k < len(t.moves.later) {
		l := t.moves.later[k]
		t.house.rest()
		t.act.Ahead(l)
		return
	}
	if i < 0 || i >= len(t.moves.opts) {
		return
	}
	key := t.moves.opts[i].Key
	t.house.rest()
	t.act.Choose(key)
}

// faceIn is the key of a card's face as it lies in a place: a slat where that is low.
func (t *tableau) faceIn(v *game.CardView, at rect) faceKey {
	k := t.faceKey(v, at.W)
	k.look.Slat = slatted(v, at)
	return k
}

// slatted tells whether a card lies in a fan, of which only its title and numbers are in sight.
func slatted(v *game.CardView, at rect) bool {
	return v.Def != nil && !v.FaceDown && v.Def.Type != card.Location && lowFor(at.W, at.H)
}

// lowFor tells whether a place is that of a card in a fan: much lower than wide.
func lowFor(w, h float32) bool { return h < w*0.7 }

func (t *tableau) faceKey(v *game.CardView, w float32) faceKey {
	look := face.Look{Lang: t.lang, Width: int(w*t.k + 0.5), Palette: t.opt.Palette.face()}
	if t.view != nil && v.Def != nil && v.Def.Type == card.Location { // all others look the same from both seats
		look.Seat = t.view.Seat
	}
	if v.FaceDown || v.Def == nil {
		look.FaceDown = true
		return faceKey{back: v.Owner, look: look}
	}
	if l := t.places[v.ID]; l != nil && l.BlownAway { // unnamed, without icons and text (location.blown-away)
		look.FaceDown = true
		return faceKey{def: v.Face(), look: look}
	}
	look.Numbers, look.Hit = v.Now, v.Hit
	for _, s := range [...]card.Stat{card.Landspeed, card.Defense} {
		if !v.Def.Num[s].Has { // what every card has by rule is not news on its face
			look.Numbers[s] = card.Opt{}
		}
	}
	return faceKey{def: v.Face(), back: v.Def.Side, look: look}
}

// title is a card's name in texts.
func (t *tableau) title(id game.CardID) string {
	if v := t.shown[id]; v != nil && v.Def != nil {
		if v.Copy > 1 {
			return v.Face().Title + " #" + strconv.Itoa(int(v.Copy)) // as the log tells equal cards apart
		}
		return v.Face().Title
	}
	return ""
}

// label is what a button says.
func (t *tableau) label(o *game.Option) string {
	switch {
	case o.Verb == game.VLose && o.Card == 0 && pileKey[o.Zone] != "":
		return t.say("prompt.one." + pileKey[o.Zone])
	case o.Verb == game.Pass && t.lastPhase():
		return t.say("prompt.end")
	case o.Verb == game.VDrain && o.Say[t.lang] != "" && t.drainAt(o.Card) > 0:
		return sentence(o.Say[t.lang]) + " (" + strconv.Itoa(t.drainAt(o.Card)) + ")"
	case o.Say[t.lang] != "":
		return sentence(o.Say[t.lang])
	}
	return o.Key
}

// lastPhase tells whether the player may pass to the end of his turn.
func (t *tableau) lastPhase() bool {
	v := t.view
	return v.Prompt != nil && v.Prompt.Kind == game.AskAction && v.Active == v.Seat && v.Phase == game.Draw && !v.Fighting && t.act.PassTo != nil
}

// drainAt is what a Force drain of the front player would be at a location.
func (t *tableau) drainAt(id game.CardID) int {
	if l := t.places[id]; l != nil {
		return l.Drain[t.view.Seat]
	}
	return 0
}

func (t *tableau) mayEnd() bool { return t.mayGo(game.Draw) && t.aim.card == 0 }

// mayGo tells whether the player may pass to a later phase of his turn.
func (t *tableau) mayGo(to game.Phase) bool {
	v := t.view
	return t.act.PassTo != nil && v.Prompt != nil && v.Prompt.Kind == game.AskAction && v.Active == v.Seat && v.Phase < to && !v.Fighting && t.moves.pass >= 0
}

// named is how a player is called: by his name, or his side.
func (t *tableau) named(s card.Side) string {
	if t.who[s] != "" {
		return t.who[s]
	}
	return card.SideNames[s][t.lang]
}

// sideWord is a side's name within a sentence.
func (t *tableau) sideWord(s card.Side) string {
	return t.say([card.Sides]string{"side.dark", "side.light"}[s])
}

// later runs f on the UI goroutine after a while; never in a picture.
func (t *tableau) later(d time.Duration, f func()) {
	if t.still {
		return
	}
	time.AfterFunc(d, func() { t.act.Post(f) })
}

// whereIs says at which location a card is, or nothing if it is at none.
func (t *tableau) whereIs(id game.CardID) string {
	if l := t.lies[id]; l != nil {
		return t.say("lie.at", t.title(l.Card.ID))
	}
	return ""
}

// term is one line of a sum, with its source's name.
func (t *tableau) term(m game.Term) string {
	s := sentence(m.Say[t.lang])
	if n := t.title(m.Source); n != "" && s == "" {
		return n
	}
	return s
}

// lineCard is the card that a line of the log speaks of, nil if none.
func (t *tableau) lineCard(l *game.LogLine) *game.CardView {
	if l.Card != 0 {
		if v := t.shown[l.Card]; v != nil {
			return v
		}
	}
	if l.Def == nil {
		return nil
	}
	return &game.CardView{ID: l.Card, Def: l.Def, Owner: l.Def.Side, Now: l.Def.Num}
}

// players are the two, the one in front first.
func (t *tableau) players() [2]*game.PlayerView {
	return [2]*game.PlayerView{&t.view.Players[t.view.Seat], &t.view.Players[t.view.Seat.Other()]}
}

func ptrs(cs []game.CardView) (out []*game.CardView) {
	for i := range cs {
		out = append(out, &cs[i])
	}
	return
}

// side is whose the k-th of two is, his own being 0 for the player in front; which is that k.
func (t *tableau) side(k int) card.Side {
	if k == 1 {
		return t.view.Seat.Other()
	}
	return t.view.Seat
}

func (t *tableau) which(side card.Side) int {
	if side == t.view.Seat {
		return 0
	}
	return 1
}

// pileAt is the pile at a place of the table, and whose it is.
func (t *tableau) pileAt(x, y float32) (side card.Side, z game.Zone, at rect, ok bool) {
	for k := range t.bars {
		for i, z := range pileZones {
			if at := t.bars[k].Piles[i]; at.has(x, y) {
				return t.side(k), z, at, true
			}
		}
	}
	return
}

// exampleOf opens the example of a card that is seen; nil if it has none.
func (t *tableau) exampleOf(v *game.CardView) func() {
	if t.act.Example == nil || v.Def == nil || v.FaceDown {
		return nil
	}
	return t.act.Example(v.Face().Slug)
}
