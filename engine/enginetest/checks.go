package enginetest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
	"cantina/engine/rules"
)

// stack is the part of the stack trace that helps.
func stack() string {
	lines := strings.Split(string(debug.Stack()), "\n")
	return strings.Join(lines[:min(len(lines), 40)], "\n")
}

// said tells which language a text lacks, where one breaks off before what it was to say, and
// whether English is set as only French is: then it is the other sentence.
func said(what string, t card.Text) error {
	for l := range card.Langs {
		if strings.TrimSpace(t[l]) == "" {
			return fmt.Errorf("%s says nothing in %q (the other: %q)", what, l.Code(), t[1-l])
		}
		for _, hole := range []string{": .", " .", "()", "%!", "{", "}"} {
			if strings.Contains(t[l], hole) {
				return fmt.Errorf("%s leaves something out in %q: %q", what, l.Code(), t[l])
			}
		}
	}
	for _, sign := range []string{"\u00a0:", "\u00a0?", "\u00a0;", "\u00a0!", "«"} {
		if strings.Contains(t[card.English], sign) {
			return fmt.Errorf("%s is French in English: %q", what, t[card.English])
		}
	}
	return nil
}

func (p *play) options(d *game.Decision) error { return asked(d) }

// asked: a decision has a prompt and options, each with a key of its own and
// words in both languages. The first word of a key is the seat.
func asked(d *game.Decision) error {
	if err := said("the prompt", d.Prompt); err != nil {
		return err
	}
	if len(d.Options) == 0 {
		return fmt.Errorf("%q offers nothing", d.Prompt[card.English])
	}
	seen := make(map[string]bool, len(d.Options))
	for i := range d.Options {
		o := &d.Options[i]
		switch {
		case o.Key == "" || strings.TrimSpace(o.Key) != o.Key || strings.ContainsAny(o.Key, "\n\t"):
			return fmt.Errorf("option %d has the key %q", i, o.Key)
		case !strings.HasPrefix(o.Key, d.Seat.String()+" "):
			return fmt.Errorf("the key %q does not begin with %q", o.Key, d.Seat)
		case seen[o.Key]:
			return fmt.Errorf("two options have the key %q", o.Key)
		}
		seen[o.Key] = true
		if err := said(fmt.Sprintf("option %q", o.Key), o.Say); err != nil {
			return err
		}
	}
	return nil
}

// words: every new line of both seats' logs is said in both languages.
func (p *play) words(*game.Decision) error {
	for side := range card.Sides {
		log := p.g.View(side).Log
		for _, l := range log[min(p.log[side], len(log)):] {
			if err := said(fmt.Sprintf("a line of %s's log (kind %d)", side, l.Kind), l.Say); err != nil {
				return err
			}
		}
		p.log[side] = len(log)
	}
	return nil
}

// copies: a clone and a saved game are equal, offer the same, and go their own way.
func (p *play) copies(d *game.Decision) error {
	hash := p.g.S.Hash()
	data, err := p.g.Save()
	if err != nil {
		return fmt.Errorf("the game cannot be saved: %w", err)
	}
	loaded, err := rules.Load(p.cat, data)
	if err != nil {
		return fmt.Errorf("the saved game cannot be loaded: %w", err)
	}
	for what, c := range map[string]*rules.Game{"the clone": p.g.Clone(), "the saved game": loaded} {
		if h := c.S.Hash(); h != hash {
			return fmt.Errorf("%s has hash %016x, the game %016x", what, h, hash)
		}
		if err := sameOffer(what, c.Decision(), d); err != nil {
			return err
		}
		if !reflect.DeepEqual(c.S.Log, p.g.S.Log) && len(c.S.Log)+len(p.g.S.Log) > 0 {
			return fmt.Errorf("%s has another log", what)
		}
		if _, err := c.Choose(d.Options[len(d.Options)/2].Key); err != nil {
			return fmt.Errorf("%s refuses what the game offers: %w", what, err)
		}
		if h := p.g.S.Hash(); h != hash {
			return fmt.Errorf("a choice in %s changed the game", what)
		}
	}
	return nil
}

// numbers: a game that has just been opened explains each number of each card as the
// game does that remembers them, and says each option in the same words.
func (p *play) numbers(d *game.Decision) error {
	cold := rules.FromState(p.cat, p.g.S.Clone())
	anew := cold.View(d.Seat).Prompt.Options
	for i, o := range p.g.View(d.Seat).Prompt.Options {
		if o.Say != anew[i].Say || o.Text != anew[i].Text {
			return fmt.Errorf("%q is said %q, and in a game just opened %q", o.Key, o.Say[card.English], anew[i].Say[card.English])
		}
	}
	for id := range p.g.S.Cards {
		for s := range card.Stats {
			warm, anew := p.g.Explain(game.CardID(id), s), cold.Explain(game.CardID(id), s)
			if !reflect.DeepEqual(warm, anew) {
				return fmt.Errorf("%v of %s is %s, and in a game just opened %s", s, p.g.Key(game.CardID(id)), short(warm), short(anew))
			}
		}
	}
	return nil
}

func sameOffer(what string, got, want *game.Decision) error {
	if got == nil || got.Seat != want.Seat || len(got.Options) != len(want.Options) {
		return fmt.Errorf("%s is at another decision: %+v", what, got)
	}
	for i := range got.Options {
		if got.Options[i].Key != want.Options[i].Key {
			return fmt.Errorf("%s offers %q where the game offers %q", what, got.Options[i].Key, want.Options[i].Key)
		}
	}
	return nil
}

// Differs names the first part of two views that is not equal, "" if there is none.
func Differs(a, b *game.View) string {
	if a.Prompt != nil && b.Prompt != nil && !reflect.DeepEqual(a.Prompt, b.Prompt) {
		return fmt.Sprintf("Prompt: %s / %s", offers(a.Prompt), offers(b.Prompt))
	}
	return unequal("", reflect.ValueOf(*a), reflect.ValueOf(*b))
}

// unequal goes down to the smallest part that differs.
func unequal(at string, x, y reflect.Value) string {
	if reflect.DeepEqual(x.Interface(), y.Interface()) {
		return ""
	}
	switch x.Kind() {
	case reflect.Struct:
		for i := range x.NumField() {
			if x.Type().Field(i).IsExported() {
				if s := unequal(at+"."+x.Type().Field(i).Name, x.Field(i), y.Field(i)); s != "" {
					return s
				}
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range min(x.Len(), y.Len()) {
			if s := unequal(fmt.Sprintf("%s[%d]", at, i), x.Index(i), y.Index(i)); s != "" {
				return s
			}
		}
	}
	return fmt.Sprintf("%s: %s / %s", at, short(x.Interface()), short(y.Interface()))
}

func offers(d *game.Decision) string {
	var keys []string
	for i := range d.Options {
		keys = append(keys, d.Options[i].Key)
	}
	return fmt.Sprintf("%s %v", d.Prompt[card.English], keys)
}

func short(v any) string {
	s := fmt.Sprintf("%+v", v)
	return s[:min(len(s), 600)]
}

// accepts: everything on offer can be chosen, and leaves a whole state.
func (p *play) accepts(d *game.Decision) error {
	for i := range d.Options {
		c, key := p.g.Clone(), d.Options[i].Key
		if _, err := c.Choose(key); err != nil {
			return fmt.Errorf("%q is on offer and refused: %w", key, err)
		}
		if bad := c.S.Check(); len(bad) > 0 {
			return fmt.Errorf("after %q: Check: %s", key, bad[0])
		}
		if next := c.Decision(); next == nil && !c.S.Ended {
			return fmt.Errorf("after %q nobody has a decision, but the game is not over", key)
		}
	}
	return nil
}

// refuses: what is not on offer is refused with *rules.Illegal and changes nothing.
func (p *play) refuses(d *game.Decision) error {
	hash := p.g.S.Hash()
	others := []string{"", "dark", "nobody pass", d.Seat.Other().String() + " pass", d.Options[0].Key + " twice"}
	others = append(others, p.rec.Moves[max(0, len(p.rec.Moves)-8):]...)
	for _, key := range others {
		if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Key == key }) {
			continue
		}
		_, err := p.g.Choose(key)
		var illegal *rules.Illegal
		if !errors.As(err, &illegal) {
			return fmt.Errorf("%q is not on offer, and Choose says %v", key, err)
		}
		if p.g.S.Hash() != hash {
			return fmt.Errorf("%q is not on offer, and changed the game", key)
		}
	}
	return nil
}

// answers: of any card and target, every verb is either on offer or refused with
// reasons: each names a paragraph of the rulebook and speaks both languages.
func (p *play) answers(d *game.Decision) error {
	r := rand.New(rand.NewPCG(uint64(p.n), p.rec.Setup.Seed))
	actions := append(rules.Actions(), game.VTarget, game.VForfeit, game.VPlace, game.VStart) // and answers to what procedures ask
	hash := p.g.S.Hash()
	seats := []card.Side{d.Seat, d.Seat.Other()}
	for range 60 {
		seat, v := seats[r.IntN(4)/3], actions[r.IntN(len(actions))]
		id, target := game.CardID(r.IntN(len(p.g.S.Cards))), game.CardID(0)
		if r.IntN(4) > 0 {
			target = game.CardID(r.IntN(len(p.g.S.Cards)))
		}
		if id == 0 {
			continue
		}
		offered := seat == d.Seat && slices.ContainsFunc(d.Options, func(o game.Option) bool {
			return o.Verb == v && o.Card == id && (target == 0 || o.Target == target)
		})
		reasons := p.g.WhyVerb(seat, v, id, target)
		what := fmt.Sprintf("%s %s %s on %s", seat, v, p.g.Key(id), p.g.Key(target))
		switch {
		case offered && len(reasons) > 0:
			return fmt.Errorf("%s is on offer, and refused as %s", what, reasons[0].Rule)
		case !offered && len(reasons) == 0:
			return fmt.Errorf("%s is neither on offer nor refused", what)
		}
		for _, x := range reasons {
			if rulebook.Embedded().Lookup(x.Rule) == nil {
				return fmt.Errorf("%s: the rulebook has no %q", what, x.Rule)
			}
			if err := said(what, x.Say); err != nil {
				return err
			}
		}
	}
	if p.g.S.Hash() != hash {
		return errors.New("asking why has changed the game")
	}
	return nil
}
