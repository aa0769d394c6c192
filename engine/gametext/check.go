package gametext

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
)

// A Context is what the checks must know of the card that has the text. Without
// the functions titles are not checked.
type Context struct {
	Type         card.Type
	Kinds        []string
	KnownTitle   func(string) bool
	NearestTitle func(string) string // "" if none is near
}

// check tests a clause that was read and resolves what its words refer to. At
// holds where each head and step begins.
func check(c *Clause, toks []token, at []int, ctx Context) (errs []*Error) {
	k := &checker{c: c, toks: toks, ctx: ctx}
	k.titles()
	for i, h := range c.Heads {
		k.from(at[i])
		k.heads(h)
		c.Heads[i] = k.resolve(reflect.ValueOf(&c.Heads[i]).Elem()).Interface().(Head)
	}
	if len(c.Steps) == 0 && c.Rule == nil && !sideHead(c.Heads[len(c.Heads)-1]) {
		last := toks[len(toks)-1]
		k.errs = append(k.errs, &Error{Pos: last.pos, Len: 1, Msg: "a step is missing after the colon"})
	}
	if ctx.Type == card.Location && (len(c.Heads) == 0 || !sideHead(c.Heads[0])) {
		k.from(c.Pos)
		k.add("text of a location must say for which side it is", "begin with: light:  or: dark:")
	}
	k.bounded(at)
	if c.While != nil {
		k.part = k.toks[max(slices.IndexFunc(k.toks, func(t token) bool { return t.low == "while" }), 0):]
		c.While = k.resolve(reflect.ValueOf(&c.While).Elem()).Interface().(Cond)
	}
	if c.Rule != nil {
		k.from(at[len(c.Heads)])
		c.Rule = k.resolve(reflect.ValueOf(&c.Rule).Elem()).Interface().(Rule)
	}
	for i := range c.Steps {
		k.from(at[len(c.Heads)+i])
		c.Steps[i] = k.resolve(reflect.ValueOf(&c.Steps[i]).Elem()).Interface().(Step)
	}
	c.Binders = nil
	for _, b := range k.bound {
		c.Binders = append(c.Binders, b.Binder)
	}
	return k.errs
}

// A checker goes through a clause from left to right.
type checker struct {
	c     *Clause
	toks  []token
	ctx   Context
	errs  []*Error
	part  []token // the tokens from the head or step in hand onward
	phr   int     // counts phrases, to know which binders one phrase made
	bound []binding

	coming bool // the head in hand is of what is about to happen
}

func (k *checker) from(pos int) {
	i := slices.IndexFunc(k.toks, func(t token) bool { return t.pos >= pos })
	k.part = k.toks[max(i, 0):]
}

// add notes an error at the head or step in hand.
func (k *checker) add(msg, help string) {
	t := k.part[0]
	k.errs = append(k.errs, &Error{Pos: t.pos, Len: t.end - t.pos, Msg: msg, Help: help})
}

// inTitle tells whether "in title" stands at a token: what is quoted before it is part of a
// title.
func (k *checker) inTitle(i int) bool {
	return i+1 < len(k.toks) && k.toks[i].low == "in" && k.toks[i+1].low == "title"
}

// titles checks that every quoted title is one.
func (k *checker) titles() {
	if k.ctx.KnownTitle == nil {
		return
	}
	for i, t := range k.toks {
		if t.kind != title || k.ctx.KnownTitle(t.text) || k.inTitle(i+1) {
			continue
		}
		e := &Error{Pos: t.pos, Len: t.end - t.pos, Msg: fmt.Sprintf("no card is called %q", Brief(t.text))}
		if k.ctx.NearestTitle != nil {
			if near := k.ctx.NearestTitle(t.text); near != "" {
				e.Help = fmt.Sprintf("did you mean %q?", near)
			}
		}
		k.errs = append(k.errs, e)
	}
}

// speaksTo are the cards of which a sentence may say whose text it is: a side of a location
// speaks to the player on it, a card that stays on table as a rule to its owner
// (epic.commence.recharge).
var speaksTo = map[card.Type]bool{card.Location: true, card.Effect: true, card.Objective: true, card.EpicEvent: true}

// heads checks that a head suits the card.
func (k *checker) heads(h Head) {
	w := Print(h, card.English)
	switch h := h.(type) {
	case Sided:
		switch {
		case h.Side <= DarkSide && !speaksTo[k.ctx.Type]:
			k.add(fmt.Sprintf("%q is a side of a location, or whom a card on table speaks to; this card is %s", w, article(k.ctx.Type.String())), "")
		case h.Side > DarkSide && k.ctx.Type != card.Objective:
			k.add(fmt.Sprintf("%q is a side of an Objective; this card is %s", w, article(k.ctx.Type.String())), "")
		}
	case AsFunction:
		switch {
		case h.As == Starting && (k.ctx.Type == card.Objective || k.ctx.Type == card.Effect && slices.Contains(k.ctx.Kinds, w)):
		case k.ctx.Type == card.EpicEvent && h.As == Used: // epic.def
		case k.ctx.Type != card.Interrupt:
			k.add(fmt.Sprintf("%q is a function of an Interrupt; this card is %s", w, article(k.ctx.Type.String())), "")
		case len(k.ctx.Kinds) > 0 && !slices.Contains(k.ctx.Kinds, w):
			k.add(fmt.Sprintf("this Interrupt has no function %q", w), Brief("its kinds are: "+strings.Join(k.ctx.Kinds, ", ")))
		}
	}
}
