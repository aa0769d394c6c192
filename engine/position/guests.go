package position

import (
	"slices"
	"sync"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.TextSpreads) []*Modifier {
		comp.refuse(x, comp.brief() || comp.Text.Def.Type == card.Location)
		return one(Modifier{Kind: ModSpreads, Whose: x.Whose, At: comp.somewhere(x.At)})
	})
}

// A Guest is the text of a location at work at another one, its seat, as if it were printed
// there: "here" and "this" are the seat, and how often it may be used is counted there
// (ruling.expand-the-empire). Its sentences are the seat's, numbered apart from its own.
type Guest struct {
	Seat game.CardID // the location where it works
	From game.CardID // the one whose text it is
	By   game.CardID // the card that says that it works there, too
	Text *Text

	says *Modifier // of that card
}

// perText is how many sentences a text may have (a test counts them). The sentences of a guest
// have the numbers from perText x (1 + the definition of its card) on: what a state says of a
// sentence stays true whatever becomes of the cards.
const perText = 64

// stay are the rules of a text that are about its own card: rules of the rulebook that are in
// effect at the place of its name (location.bluff-rules), where it deploys, and what converts it.
var stay = [modKinds]bool{ModRules: true, ModDeployNot: true, ModDeployOnly: true, ModOnlyIf: true, ModConverted: true}

// AGuests tells whether a sentence of this number is that of a guest.
func AGuests(n int16) bool { return n >= perText }

// Guest tells whether the sentence is that of a guest.
func (cl *Clause) Guest() bool { return AGuests(cl.No) }

// abroad is the text as it works at another location; def is its definition in the state.
func (t *Text) abroad(def int) *Text {
	from := int16(def+1) * perText
	g := &Text{Def: t.Def, Index: t.Index, Moves: t.Moves, Answers: t.Answers, Actions: t.Actions, Musts: t.Musts}
	moved := func(m *Modifier) *Modifier {
		there := *m
		there.clause += from
		return &there
	}
	for _, cl := range t.Clauses {
		there := *cl
		there.No += from
		there.Sentence = sync.OnceValue(func() card.Text { return sideless(cl.Src) })
		there.Lastings = slices.Clone(cl.Lastings)
		for i, list := range cl.Lastings {
			there.Lastings[i] = nil
			for _, m := range list {
				there.Lastings[i] = append(there.Lastings[i], moved(m))
			}
		}
		g.Clauses = append(g.Clauses, &there)
	}
	for _, m := range t.Mods {
		if !stay[m.Kind] {
			g.Mods = append(g.Mods, moved(m))
		}
	}
	return g
}

// sideless is a sentence without its head that says on which side of a location it stands.
func sideless(src *gametext.Clause) card.Text {
	c := *src
	c.Heads = slices.DeleteFunc(slices.Clone(c.Heads), func(h gametext.Head) bool { _, is := h.(gametext.Sided); return is })
	return card.T(gametext.Sentence(c, card.English), gametext.Sentence(c, card.French))
}

// noteAbroad makes the texts of the game's locations such as work elsewhere, if any card lets
// them.
func (p *Position) noteAbroad() {
	p.guests = nil
	if !p.kinds.Has(int(ModSpreads)) {
		return
	}
	p.guests = make([]*Text, len(p.Cards))
	for i, t := range p.Cards {
		if t.Def.Type == card.Location {
			p.guests[i] = t.abroad(i)
		}
	}
}

// Clause is a sentence of a card by its number: its own, or that of a guest there.
func (p *Position) Clause(id game.CardID, n int16) *Clause { return p.ClauseIn(p.S.Cards[id].Def, n) }

// ClauseIn is a sentence of the text of a definition, or of a guest of its card.
func (p *Position) ClauseIn(def int32, n int16) *Clause {
	if n < perText {
		return p.Cards[def].Clauses[n]
	}
	return p.TextIn(def, n).Clauses[n%perText]
}

// TextIn is the text in which such a sentence stands.
func (p *Position) TextIn(def int32, n int16) *Text {
	if n < perText {
		return p.Cards[def]
	}
	return p.guests[n/perText-1]
}

// HasClause tells whether there is such a sentence.
func (p *Position) HasClause(def int32, n int16) bool {
	if n >= perText && (int(n/perText) > len(p.guests) || p.guests[n/perText-1] == nil) || n < 0 {
		return false
	}
	return int(n%perText) < len(p.TextIn(def, n).Clauses)
}

// Within is the number of a sentence within its text.
func Within(n int16) int16 { return n % perText }

// Whose tells of a sentence by its number whose it is: 0 the card's own, else another number
// for each text.
func Whose(n int16) int16 { return n / perText }

// FirstOf is the number of the first sentence of the text for which Whose is n.
func FirstOf(n int16) int16 { return n * perText }

// Guests lists the texts that lie so that they may work where their card is not, by seat
// within each. Whether they do now, others tell.
func (p *Position) Guests() []Guest {
	p.InPlay()
	return p.Index.guests
}

// GuestsAt lists those whose seat is a location.
func (p *Position) GuestsAt(seat game.CardID) func(func(*Guest) bool) {
	return func(yield func(*Guest) bool) {
		list := p.Guests()
		for i := range list {
			if list[i].Seat == seat && !yield(&list[i]) {
				return
			}
		}
	}
}

// seatGuests finds them anew where the table has changed. It looks at how the cards lie only.
func (p *Position) seatGuests() {
	x := &p.Index
	if x.seating || x.seated && p.S.Changed(x.epoch)&game.AtTable == 0 {
		return
	}
	x.seating, x.seated = true, true
	x.epoch, _ = p.S.Epoch()
	var list []Guest
	for _, id := range x.cards {
		from := p.S.Where(id)
		if !p.Text(id).Kinds.Has(int(ModSpreads)) || from == 0 {
			continue
		}
		c := &Context{P: p, Self: id, You: p.S.C(id).Owner}
		for _, m := range p.Text(id).Mods {
			for _, loc := range p.S.Row {
				if text := p.guests[p.S.C(from).Def]; m.Kind == ModSpreads && loc != from && len(text.Clauses) > 0 && m.At(c, loc) {
					list = append(list, Guest{loc, from, id, text, m})
				}
			}
		}
	}
	if x.seating = false; !slices.Equal(list, x.guests) {
		x.guests = list
		x.made++
	}
}

// lends tells whether a guest works now, as far as a kind of modifier is concerned, whatever
// its own sentences ask for: the card that says so does, and neither its own text nor that of
// its seat is canceled (ruling.expand-the-empire).
func (p *Position) lends(g *Guest, k ModKind) bool {
	if !p.TextWorks(g.From, k) || !p.TextWorks(g.Seat, k) {
		return false
	}
	for m := range p.Mods(ModSpreads) {
		if m.Modifier == g.says && m.C.Self == g.By {
			return true
		}
	}
	return false
}

// hears is the player to whom a guest speaks: whose text the card means that says so. One that
// is turned round means the other's (location.text-side).
func (p *Position) hears(g *Guest, k ModKind) card.Side {
	you := p.S.C(g.By).Owner
	if g.says.Whose == gametext.Opponents {
		you = you.Other()
	}
	if p.faces(g.By, k) {
		return you.Other()
	}
	return you
}

// guestWorks tells whether a modifier of a guest is at work.
func (p *Position) guestWorks(in *Working) bool {
	g := in.guest
	if !p.lends(g, in.Kind) {
		return false
	}
	you := p.hears(g, in.Kind)
	it := p.S.C(g.Seat)
	in.C = Context{P: p, Self: g.Seat, You: you, Clause: in.clause}
	in.time, in.Def = max(it.Since, p.S.C(g.From).Since, p.S.C(g.By).Since), it.Def
	if in.side != 0 && (p.readerOf(g.From, in.side, in.Kind) != you || in.Kind != ModNoSide && p.silenced(g, you)) {
		return false
	}
	return in.C.Holds(in.Conds)
}

// silenced tells whether what its own place, or its seat, says to a player is canceled.
func (p *Position) silenced(g *Guest, you card.Side) bool {
	return p.SideCanceled(g.From, you) || p.SideCanceled(g.Seat, you)
}

// GuestOf is the guest of a location with a sentence, by its number; nil if it is no
// guest's, or that has left.
func (p *Position) GuestOf(seat game.CardID, n int16) *Guest {
	if n < perText {
		return nil
	}
	for g := range p.GuestsAt(seat) {
		if g.Text.Clauses[0].No == n-n%perText {
			return g
		}
	}
	return nil
}

// Addressee is the player to whom a card on table says a sentence: its player, or on a location
// the one on its side.
func (p *Position) Addressee(id game.CardID, cl *Clause) card.Side {
	if g := p.GuestOf(id, cl.No); g != nil {
		return p.hears(g, ModRotate)
	}
	if cl.Side == 0 {
		return p.S.C(id).Owner
	}
	return p.Reader(id, cl.Side)
}

// SaidTo tells whether a sentence of a card on table is said to a player, and not canceled
// as far as it is: on a location each has his side (location.text-side).
func (p *Position) SaidTo(side card.Side, id game.CardID, cl *Clause) bool {
	if !cl.Guest() {
		return cl.Side == 0 || p.Reader(id, cl.Side) == side && !p.SideCanceled(id, side)
	}
	g := p.GuestOf(id, cl.No)
	return g != nil && p.hears(g, ModRotate) == side && (cl.Side == 0 || p.Reader(g.From, cl.Side) == side) && !p.silenced(g, side)
}

// ClauseWorks tells whether the text works in which a sentence of a card on table stands. Who
// may not use what he carries may still hand it on (steal.equipment.carry).
func (p *Position) ClauseWorks(id game.CardID, cl *Clause) bool {
	if !cl.Guest() {
		return p.TextWorks(id, ModStat) || cl.HandsOn && p.Unusable(id) && p.IsActive(p.S.C(id).At) && !p.TextCanceled(id)
	}
	g := p.GuestOf(id, cl.No)
	return g != nil && p.lends(g, ModStat)
}

// Heard tells whether a guest says a sentence of its text now to the player whom it speaks to,
// and who he is.
func (p *Position) Heard(g *Guest, cl *Clause) (card.Side, bool) {
	you := p.hears(g, ModStat)
	if !p.lends(g, ModStat) || p.silenced(g, you) {
		return you, false
	}
	works := cl.Acts() || cl.Moves != nil || slices.ContainsFunc(g.Text.Mods, func(m *Modifier) bool { return m.clause == cl.No })
	return you, works && (cl.Side == 0 || p.Reader(g.From, cl.Side) == you)
}

// Through says whose text a guest is, and by which card it works.
func (p *Position) Through(g *Guest) card.Text {
	return card.Say("text of %s, by %s", "texte de %s, par %s", p.Title(g.From), p.Title(g.By))
}

// through says so of a modifier at work; nothing of one that stands on its own card.
func (m *Working) through() (say card.Text) {
	if m.guest != nil {
		return m.C.P.Through(m.guest)
	}
	return say
}
