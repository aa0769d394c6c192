package main

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/tool/mutate/trial"
)

// A pair is a game by the rules (a) and by a mutant of theirs (b), in step.
type pair struct {
	a, b  *rules.Game
	no    int
	seats [card.Sides]bot.Player
	moves []string
	n     uint64 // decisions looked at
}

func (p *pair) clone() *pair {
	c := &pair{a: p.a.Clone(), no: p.no}
	c.a.Halts = p.a.Halts
	trial.Show(p.no)
	defer trial.Show(0)
	c.b = p.b.Clone()
	c.b.Halts = p.b.Halts
	return c
}

func (p *pair) players(seed uint64) {
	p.seats = [card.Sides]bot.Player{bot.NewRandom(seed, card.Dark), bot.NewRandom(seed, card.Light)}
}

// mutant does something with the mutant at work; what stops it is told.
func (p *pair) mutant(f func()) (stops difference) {
	trial.Show(p.no)
	defer trial.Show(0)
	defer func() {
		if e := recover(); e != nil {
			stops = plainly("with the mutant the engine stops: %v", e)
		}
	}()
	f()
	return difference{}
}

func plainly(format string, args ...any) difference {
	return difference{words: fmt.Sprintf(format, args...), plain: true}
}

// next lets the player at hand choose, in both games.
func (p *pair) next() difference {
	d := p.a.Decision()
	key := p.seats[d.Seat].Choose(p.a.View(d.Seat))
	p.moves = append(p.moves, key)
	if _, err := p.a.Choose(key); err != nil {
		panic(err) // it was on offer
	}
	if p.b == nil {
		return difference{}
	}
	return p.follow(key)
}

// follow makes a move with the mutant, too, and looks at both games.
func (p *pair) follow(key string) difference {
	var err error
	if stops := p.mutant(func() { _, err = p.b.Choose(key) }); stops.plain {
		return stops
	}
	if err != nil {
		return plainly("with the mutant refused: %v", err)
	}
	return p.differ()
}

// random plays on at random for some decisions, until the games differ plainly.
func (p *pair) random(seed uint64, most int) (best difference) {
	p.players(seed)
	for range most {
		if p.a.Decision() == nil {
			break
		}
		found := p.next()
		found.moves = nil
		if found.words != "" {
			for _, m := range p.moves {
				found.moves = append(found.moves, "> "+m)
			}
		}
		if best.worse(found); best.plain {
			break
		}
	}
	return best
}

// differ is the first way in which the games differ at this decision.
func (p *pair) differ() difference {
	a := look(p.a)
	var b sight
	if stops := p.mutant(func() { b = look(p.b) }); stops.plain {
		return stops
	}
	if bad := a.options(b); bad != "" {
		return plainly("%s", bad)
	}
	for seat := range card.Sides {
		if where, was, is := first(seat.String()+" sees", reflect.ValueOf(a.views[seat]), reflect.ValueOf(b.views[seat])); where != "" {
			return plainly("%s: %s\nwith the mutant: %s", where, was, is)
		}
	}
	p.n++
	for _, q := range p.questions() {
		why := p.a.Why(q.seat, q.id, q.target)
		can := p.a.Meant(q.seat, q.id, q.target)
		var why2 []game.Reason
		var can2 []game.Verb
		if stops := p.mutant(func() {
			why2 = p.b.Why(q.seat, q.id, q.target)
			can2 = p.b.Meant(q.seat, q.id, q.target)
		}); stops.plain {
			return stops
		}
		if !slices.Equal(why, why2) || !slices.Equal(can, can2) {
			to := "nothing"
			if q.target != 0 {
				to = p.a.Key(q.target)
			}
			return difference{words: fmt.Sprintf("%s brings %s to %s:\n%s\nwith the mutant:\n%s", q.seat, p.a.Key(q.id), to, said(can, why), said(can2, why2))}
		}
	}
	return difference{}
}

func said(can []game.Verb, why []game.Reason) string {
	var b strings.Builder
	fmt.Fprintf(&b, "  meant: %v", can)
	for _, r := range why {
		fmt.Fprintf(&b, "\n  %s: %s %s %s", r.Rule, r.Does[card.English], r.Say[card.English], r.Fix[card.English])
	}
	return b.String()
}

// A question is a gesture.
type question struct {
	seat       card.Side
	id, target game.CardID
}

// questions are gestures at this decision: each card by itself, and some cards to others.
func (p *pair) questions() (list []question) {
	d := p.a.Decision()
	if d == nil {
		return nil
	}
	var ids []game.CardID
	for v := range p.a.View(d.Seat).All() {
		if v.ID > 0 {
			ids = append(ids, v.ID)
			list = append(list, question{d.Seat, v.ID, 0})
		}
	}
	if len(ids) == 0 {
		return list
	}
	r := rand.New(rand.NewPCG(p.n, uint64(len(ids))))
	for range 60 {
		list = append(list, question{d.Seat, ids[r.IntN(len(ids))], ids[r.IntN(len(ids))]})
	}
	return list
}

// asked asks all that differ asks of the first game, to see what places it passes.
func (p *pair) asked() {
	look(p.a)
	p.n++
	for _, q := range p.questions() {
		p.a.Why(q.seat, q.id, q.target)
		p.a.Meant(q.seat, q.id, q.target)
	}
}

// A sight is what can be seen of a game.
type sight struct {
	d     *game.Decision
	views [card.Sides]*game.View
}

func look(g *rules.Game) (s sight) {
	s.d = g.Decision()
	for seat := range card.Sides {
		s.views[seat] = g.View(seat)
	}
	return s
}

// options compares decisions.
func (a sight) options(b sight) string {
	if a.d == nil || b.d == nil {
		if a.d != b.d {
			return fmt.Sprintf("it is over: %v\nwith the mutant: %v", a.d == nil, b.d == nil)
		}
		return ""
	}
	if a.d.Seat != b.d.Seat || a.d.Kind != b.d.Kind || a.d.Rule != b.d.Rule || a.d.Prompt != b.d.Prompt {
		return fmt.Sprintf("%s is asked: %s (%s)\nwith the mutant %s: %s (%s)", a.d.Seat, a.d.Prompt[card.English], a.d.Rule, b.d.Seat, b.d.Prompt[card.English], b.d.Rule)
	}
	var only [2][]string
	for i, pair := range [2][2]*game.Decision{{a.d, b.d}, {b.d, a.d}} {
		for _, o := range pair[0].Options {
			if !slices.ContainsFunc(pair[1].Options, func(x game.Option) bool { return x.Key == o.Key && x.Cost == o.Cost && x.Say == o.Say }) {
				only[i] = append(only[i], fmt.Sprintf("%s (cost %d) %s", o.Key, o.Cost, o.Say[card.English]))
			}
		}
	}
	if len(only[0])+len(only[1]) > 0 {
		return fmt.Sprintf("only by the rules:\n  %s\nonly with the mutant:\n  %s", strings.Join(only[0], "\n  "), strings.Join(only[1], "\n  "))
	}
	return ""
}

// first is the first place at which two views differ, and what stands there.
func first(path string, a, b reflect.Value) (where, was, is string) {
	differs := func() (string, string, string) { return path, short(a), short(b) }
	switch a.Kind() {
	case reflect.Pointer:
		switch {
		case a.IsNil() || b.IsNil():
			if a.IsNil() != b.IsNil() {
				return differs()
			}
		case a.Pointer() != b.Pointer():
			if _, printed := a.Interface().(*card.Def); printed {
				return "", "", "" // of two catalogs
			}
			return first(path, a.Elem(), b.Elem())
		}
		return "", "", ""
	case reflect.Struct:
		name := path
		if c, ok := a.Interface().(game.CardView); ok {
			name += "(" + c.Key + ")"
		}
		for i := range a.NumField() {
			if where, was, is = first(name+" "+a.Type().Field(i).Name, a.Field(i), b.Field(i)); where != "" {
				return where, was, is
			}
		}
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return differs()
		}
		for i := range a.Len() {
			if where, was, is = first(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i)); where != "" {
				return where, was, is
			}
		}
	default:
		if !a.Equal(b) {
			return differs()
		}
	}
	return "", "", ""
}

func short(v reflect.Value) string {
	text := fmt.Sprint(v.Interface())
	if v.Kind() == reflect.Slice && v.Len() > 0 { // the last is what is new
		text = fmt.Sprintf("%d, the last %v", v.Len(), v.Index(v.Len()-1).Interface())
	}
	return text[:min(len(text), 400)]
}
