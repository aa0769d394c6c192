package tables

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// An aspect is what a game is looked at for at a decision.
type aspect struct {
	name string
	note func(*look, *print)
}

// aspects in the order in which they are noted, two letters each.
var aspects = []aspect{
	{"what is on offer", (*look).options},
	{"what would follow", (*look).ahead},
	{"why not", (*look).reasons},
	{"what numbers are made of", (*look).numbers},
	{"what Dark sees", func(l *look, p *print) { l.view(p, card.Dark) }},
	{"what Light sees", func(l *look, p *print) { l.view(p, card.Light) }},
}

// How much is asked at a decision.
const (
	triedAhead = 8  // options that are tried
	stepsAhead = 3  // decisions of each
	asked      = 14 // cards by themselves, and cards brought to others
	explained  = 6  // numbers
)

// A look is a game at one decision. All looks at it choose at random by the same seed, so that
// what is asked hangs on nothing but the game.
type look struct {
	g     *rules.Game
	d     *game.Decision
	views [card.Sides]*game.View
	seed  uint64
	log   *[card.Sides]int // lines of each log that have been noted
}

func (l *look) rand(of uint64) *rand.Rand { return rand.New(rand.NewPCG(l.seed, of)) }

func (l *look) options(p *print) {
	d := l.d
	p.say(fmt.Sprintf("%s is asked by %s (%d): %s, %v of %s", d.Seat, d.Rule, d.Kind, called(l.g, d.Source), d.Event.Kind, called(l.g, d.Event.Card)))
	p.number(uint64(d.Event.N))
	p.number(truth(d.Idle))
	for i := range d.Options {
		p.say(offer(&d.Options[i]))
	}
}

func offer(o *game.Option) string {
	if len(o.Via) > 0 {
		return fmt.Sprintf("%s, %d Force, via %v", o.Key, o.Cost, o.Via)
	}
	return fmt.Sprintf("%s, %d Force", o.Key, o.Cost)
}

// ahead tries options on a copy: what happens, and what is asked next.
func (l *look) ahead(p *print) {
	r := l.rand(1)
	order := r.Perm(len(l.d.Options))
	for _, n := range order[:min(triedAhead, len(order))] {
		c, key := l.g.Clone(), l.d.Options[n].Key
		for range stepsAhead {
			if p.step(c, key); c.Decision() == nil {
				break
			}
			key = c.Decision().Options[r.IntN(len(c.Decision().Options))].Key
		}
	}
}

// step notes what happens by a choice, and what is asked next.
func (p *print) step(g *rules.Game, key string) {
	p.say("> " + key)
	events, err := g.Choose(key)
	if err != nil {
		p.say("is refused")
		return
	}
	for i := range events {
		e := &events[i]
		p.number(uint64(e.Kind)<<32 | uint64(e.By)<<16 | uint64(e.Why))
		p.number(uint64(e.Card)<<32 | uint64(e.On)<<16 | uint64(e.At))
		p.number(uint64(e.N))
		if p.tells {
			p.told(fmt.Sprintf("  %v by %s: %s %s %s %v", e.Kind, e.By, called(g, e.Card), called(g, e.On), called(g, e.At), e.N))
		}
	}
	learned := g.Learned()
	p.number(uint64(learned[0])<<32 | uint64(learned[1]))
	d := g.Decision()
	if d == nil {
		p.say("  and it is over")
		return
	}
	p.word(d.Rule)
	p.number(uint64(d.Seat)<<8 | uint64(d.Kind))
	for i := range d.Options {
		p.word(d.Options[i].Key)
		p.number(uint64(d.Options[i].Cost))
	}
	if p.tells {
		p.told(fmt.Sprintf("  learned %v; %s is asked by %s (%d) among %d", learned, d.Seat, d.Rule, d.Kind, len(d.Options)))
	}
}

// called is the key of a card, as far as there is one.
func called(g *rules.Game, id game.CardID) string {
	if id == 0 {
		return "-"
	}
	return g.Key(id)
}

// reasons ask why some gestures are refused to whoever is asked, and what they mean.
func (l *look) reasons(p *print) {
	r := l.rand(2)
	var mine, all []game.CardID
	for v := range l.views[l.d.Seat].All() {
		if v.ID > 0 {
			all = append(all, v.ID)
			if v.Owner == l.d.Seat {
				mine = append(mine, v.ID)
			}
		}
	}
	if len(mine) == 0 {
		return
	}
	for n := range asked {
		id, to := mine[r.IntN(len(mine))], game.CardID(0)
		if n%2 == 1 {
			to = all[r.IntN(len(all))]
		}
		if n == 0 {
			id = all[r.IntN(len(all))]
		}
		p.say(fmt.Sprintf("%s brings %s to %s: %v", l.d.Seat, called(l.g, id), called(l.g, to), l.g.Meant(l.d.Seat, id, to)))
		for _, why := range l.g.Why(l.d.Seat, id, to) {
			p.word(why.Rule)
			p.word(names(why.Say[card.English]))
			p.word(names(why.Fix[card.English]))
			p.told(fmt.Sprintf("  %s: %s %s %s", why.Rule, why.Does[card.English], why.Say[card.English], why.Fix[card.English]))
		}
	}
}

// numbers ask what numbers of cards on table are made of.
func (l *look) numbers(p *print) {
	r := l.rand(3)
	var ids []game.CardID
	for v := range l.views[l.d.Seat].All() {
		if v.ID > 0 && v.Def != nil {
			ids = append(ids, v.ID)
		}
	}
	if len(ids) == 0 {
		return
	}
	for range explained {
		id, s := ids[r.IntN(len(ids))], card.Stat(r.IntN(int(card.Stats)))
		sum := l.g.Explain(id, s)
		p.value(reflect.ValueOf(sum))
		p.told(fmt.Sprintf("%v of %s: %s", s, called(l.g, id), sum.Reads(l.title)[card.English]))
	}
}

// view notes all that a seat sees, and what its log says since.
func (l *look) view(p *print, seat card.Side) {
	v := *l.views[seat]
	for _, line := range v.Log[min(l.log[seat], len(v.Log)):] {
		p.value(reflect.ValueOf(line))
		p.told(line.Say[card.English])
	}
	l.log[seat] = len(v.Log)
	v.Log, v.Prompt = nil, nil // the one is noted, the other among the options
	p.value(reflect.ValueOf(&v).Elem())
}

func (l *look) title(id game.CardID) card.Text {
	t := l.g.Def(id).Title
	return card.T(t, t)
}
