package position

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Attached lists what lies on a card, however deep, outermost first.
func (p *Position) Attached(id game.CardID) []game.CardID {
	var out []game.CardID
	for _, other := range p.S.On(id) {
		out = append(append(out, p.Attached(other)...), other)
	}
	if p.S.C(id).Zone == game.Table { // what was stacked there
		out = append(out, p.S.Below(id)...)
	}
	return out
}

// OnFoot tells whether a card stands at a location, not aboard anything.
func (p *Position) OnFoot(id game.CardID) bool {
	at := p.S.C(id).At
	return at != 0 && p.S.C(at).Zone == game.Row
}

// An index is what can be derived from a state and is asked for all the time: the
// cards in play, and which kinds of modifier are among them. It is made anew when
// a card has come into play or left it.
type index struct {
	moves uint64
	cards []game.CardID     // on table or in the row, by id
	Kinds bitset            // bits of the modKinds of their texts
	lists *[modKinds]having // those whose texts have a modifier of the kind, made when asked for; nil until one is
	made  int               // how often it was made
	room  []game.CardID     // where the list of cards is made

	guests  []Guest // the texts that may work where their card is not
	spreads bool    // some card in play says so: they are found anew when the table has changed
	seating bool    // they are being found
	seated  bool    // they have been found, in this epoch
	epoch   uint64

	deal *deal // what is derived from all cards; nil until it is asked for
}

// A deal is what can be derived from which cards there are in a game, wherever they lie.
type deal struct {
	deals   uint64
	acting  [game.Verbs][]game.CardID // all cards whose texts have top-level actions of a verb
	answers [game.Kinds][]game.CardID // all whose texts answer a kind of event
	utinni  bool                      // Utinni Effects
	tests   bool                      // Jedi Tests
	met     bool                      // some keep apart from others of their title
	strays  bool                      // some have changed hands (card.side)
	keys    []string                  // of cards, as far as they were asked for
}

// having is the cards in play whose texts have a modifier of a kind, and those
// modifiers. Its lists are never written again: somebody may be ranging over them.
type having struct {
	made  int // for which making of the index
	cards []game.CardID
	insts []Working
	stats uint32 // which numbers they change
	hosts bool   // there were guests when it was made
}

func (x *index) list(p *Position, k ModKind) *having {
	if x.lists == nil {
		x.lists = new([modKinds]having)
	}
	l := &x.lists[k]
	if l.made == x.made {
		return l
	}
	l.made = x.made
	n, same := 0, 0 // cards; of those, the first that are as they were
	for _, id := range x.cards {
		if p.Text(id).Kinds.Has(int(k)) {
			if n == same && n < len(l.cards) && l.cards[n] == id {
				same++
			}
			n++
		}
	}
	if n == same && n == len(l.cards) && !l.hosts && len(x.guests) == 0 {
		return l
	}
	l.stats, l.hosts = 0, len(x.guests) > 0
	l.cards, l.insts = make([]game.CardID, 0, n), make([]Working, 0, n)
	for _, id := range x.cards {
		if !p.Text(id).Kinds.Has(int(k)) {
			continue
		}
		l.cards = append(l.cards, id)
		for _, m := range p.Text(id).Mods {
			if m.Kind == k {
				l.insts = append(l.insts, Working{Modifier: m, C: Context{Self: id}})
				l.stats |= m.mask
			}
		}
	}
	for i := range x.guests {
		for _, m := range x.guests[i].Text.Mods {
			if m.Kind == k {
				l.insts = append(l.insts, Working{Modifier: m, C: Context{Self: x.guests[i].Seat}, guest: &x.guests[i]})
				l.stats |= m.mask
			}
		}
	}
	return l
}

// with lists the cards in play whose texts have a modifier of a kind.
func (p *Position) with(k ModKind) []game.CardID {
	p.InPlay()
	return p.Index.list(p, k).cards
}

// InPlay lists the cards on table and in the row, active or not.
func (p *Position) InPlay() []game.CardID {
	x := &p.Index
	if x.made == 0 || x.moves != p.S.InPlay() {
		list := x.room[:0]
		x.Kinds = bitset{}
		for id := range p.S.All {
			if p.S.OnTable(id) {
				list = append(list, id)
				x.Kinds.join(&p.Text(id).Kinds)
			}
		}
		x.room, x.moves = list, p.S.InPlay()
		keep(&x.cards, list)
		x.made++
		if x.spreads, x.seated = x.Kinds.Has(int(ModSpreads)), false; !x.spreads {
			x.guests = nil
		}
	}
	if x.spreads {
		p.seatGuests()
	}
	return x.cards
}

// Acting lists the cards, wherever they are, whose texts have top-level actions of a verb:
// VPlay, VFire, or VUse.
func (p *Position) Acting(v game.Verb) []game.CardID { return p.dealt().acting[v] }

// Answering lists the cards, wherever they are, whose texts answer a kind of event.
func (p *Position) Answering(k game.Kind) []game.CardID { return p.dealt().answers[k] }

// dealt is the index of all cards.
func (p *Position) dealt() *deal {
	if x := p.Index.deal; x != nil && x.deals == p.S.Dealt() {
		return x
	}
	x := &deal{deals: p.S.Dealt(), keys: make([]string, len(p.S.Cards))}
	p.Index.deal = x
	for id, it := range p.S.All {
		t := p.Text(id)
		x.utinni = x.utinni || t.Def.Is("utinni")
		x.tests = x.tests || t.Def.Type == card.JediTest
		x.met = x.met || t.apart()
		x.strays = x.strays || it.Foreign()
		for _, cl := range t.Clauses {
			if list := &x.acting[cl.Verb()]; cl.Acts() && cl.Trig == nil && (len(*list) == 0 || (*list)[len(*list)-1] != id) {
				*list = append(*list, id)
			}
		}
		for k := range x.answers {
			if t.Answers.Len() > 0 && t.Answers.Has(k) {
				x.answers[k] = append(x.answers[k], id)
			}
		}
	}
	return x
}

// keep leaves a list as it is if it is the same as the one made now; else it becomes a
// copy of that, since somebody may be ranging over the old one.
func keep[T comparable](list *[]T, now []T) {
	if !slices.Equal(*list, now) {
		*list = slices.Clone(now)
	}
}

// Active lists the active cards on table.
func (p *Position) Active() iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for _, id := range p.InPlay() {
			if p.IsActive(id) && !yield(id) {
				return
			}
		}
	}
}

// At lists the active cards at a location, aboard and on other cards included.
// In a besieged battle its ship is the location of those who fight there.
func (p *Position) At(loc game.CardID) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		siege := loc != 0 && p.Siege() == loc
		for _, stand := range p.stands() {
			if (siege && p.S.Cards[stand.id].Is(game.Fought) || !siege && stand.loc == loc) && !yield(stand.id) {
				return
			}
		}
	}
}

// A stand is where an active card on table is.
type stand struct{ id, loc game.CardID }

// stands lists where the active cards on table are, by id.
func (p *Position) stands() []stand {
	m := p.fresh()
	if m.recalls(&m.here) {
		if audited != nil {
			audited(p, "where the active cards are", &m.here, func(p *Position) *cell { p.stands(); return &p.memo.here })
		}
		return m.places
	}
	asked := m.asksBack(&m.here)
	var o outer
	if !asked {
		o = m.begin(&m.here)
	}
	list, sum := m.room[:0], card.Num(0)
	m.room = nil // whoever asks in the meantime makes his own
	for _, id := range p.InPlay() {
		if p.S.Cards[id].Zone == game.Table && p.IsActive(id) {
			at := p.S.Where(id)
			list, sum = append(list, stand{id, at}), sum*31+card.Num(id)*7+card.Num(at)
		}
	}
	if asked {
		return list
	}
	m.end(&m.here, o, sum, true)
	keep(&m.places, list)
	m.room = list
	return m.places
}

// On lists the cards that lie directly on or aboard a card.
func (p *Position) On(host game.CardID) iter.Seq[game.CardID] {
	return func(yield func(game.CardID) bool) {
		for _, id := range p.InPlay() {
			if it := &p.S.Cards[id]; it.At == host && it.Zone == game.Table && !yield(id) {
				return
			}
		}
	}
}
