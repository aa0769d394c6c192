package rules_test

import (
	"fmt"
	"reflect"
	"slices"
	"sync"

	"cantina/engine/card"
	"cantina/engine/gametext"
	"cantina/engine/position"
	"cantina/engine/rules"
)

// Sentences are built here from the phrasebook itself, by reflection: a new phrase, noun
// or word is in them without anybody's doing.

type typed = reflect.Type

var (
	filterT = reflect.TypeFor[gametext.Filter]()
	stepT   = reflect.TypeFor[gametext.Step]()
	postT   = reflect.TypeFor[gametext.Post]()
	condT   = reflect.TypeFor[gametext.Cond]()
	amountT = reflect.TypeFor[gametext.Amount]()
	changeT = reflect.TypeFor[gametext.Change]()
	headT   = reflect.TypeFor[gametext.Head]()
	numT    = reflect.TypeFor[card.Num]()
	deltaT  = reflect.TypeFor[gametext.Delta]()
)

// phrasesOf are the phrases of a part of speech.
func phrasesOf(speech typed) []typed { return bySpeech()[speech.Name()] }

var bySpeech = sync.OnceValue(func() map[string][]typed {
	m := map[string][]typed{}
	for _, p := range gametext.Phrases() {
		m[p.Interface] = append(m[p.Interface], p.Type)
	}
	return m
})

func one(noun string) gametext.Filter {
	return gametext.Filter{Det: gametext.DetA, Nouns: []string{noun}}
}

func that(noun string) gametext.Filter {
	return gametext.Filter{Det: gametext.DetThat, Nouns: []string{noun}}
}

// plain are the simplest things that a slot may hold; the first that makes a sentence
// serves while another slot is looked at.
var plain = map[typed][]any{
	filterT: {one("droid"), that("character"), one("site"), one("weapon"), that("weapon"), one("starship"),
		gametext.Filter{Titles: []string{"Tatooine"}}, gametext.Filter{Det: gametext.DetAll, Nouns: []string{"character"}}},
	stepT:   {gametext.RetrieveForce{N: 1}, gametext.SelfStat{By: gametext.By{By: gametext.Delta(card.One)}}},
	postT:   {gametext.Here{}, gametext.AtLocation{Place: one("site")}},
	condT:   {gametext.Defending{}},
	amountT: {gametext.Number{N: card.One}},
	changeT: {gametext.By{By: gametext.Delta(card.One)}},
	numT:    {card.One, card.Whole(3)},
	deltaT:  {gametext.Delta(card.One), -2 * gametext.Delta(card.One)},
}

// held are plain values for a slot. A bare noun has no determiner.
func held(t typed, join string) (out []reflect.Value) {
	switch {
	case t == filterT && join != "":
		return []reflect.Value{reflect.ValueOf(gametext.Filter{Many: join == "many", Nouns: []string{"droid"}})}
	case plain[t] != nil:
		for _, x := range plain[t] {
			v := reflect.New(t).Elem()
			v.Set(reflect.ValueOf(x))
			out = append(out, v)
		}
	case gametext.Values(t) > 0:
		for i := range gametext.Values(t) {
			v := reflect.New(t).Elem()
			v.SetUint(uint64(i))
			out = append(out, v)
		}
	case t.Kind() == reflect.Int:
		for _, n := range []int64{1, 2} {
			v := reflect.New(t).Elem()
			v.SetInt(n)
			out = append(out, v)
		}
	case t.Kind() == reflect.String:
		for _, s := range []string{"Tatooine", "Luke"} {
			v := reflect.New(t).Elem()
			v.SetString(s)
			out = append(out, v)
		}
	case t.Kind() == reflect.Slice:
		for _, x := range held(t.Elem(), "") {
			out = append(out, reflect.Append(reflect.New(t).Elem(), x))
		}
	default:
		panic(fmt.Sprintf("nothing fills a slot of %v", t))
	}
	return out
}

// fillings calls with the ways to fill a phrase with plain values until one is accepted,
// and returns that.
func fillings(t typed, accept func(reflect.Value) bool) (reflect.Value, bool) {
	slots := gametext.Slots(t)
	values := make([][]reflect.Value, len(slots))
	for i, s := range slots {
		values[i] = held(t.Field(s.Field).Type, s.Join)
	}
	at := make([]int, len(slots))
	for range 600 {
		v := reflect.New(t).Elem()
		for i, s := range slots {
			v.Field(s.Field).Set(values[i][at[i]])
		}
		if accept(v) {
			return v, true
		}
		i := 0
		for i < len(at) {
			if at[i]++; at[i] < len(values[i]) {
				break
			}
			at[i] = 0
			i++
		}
		if i == len(at) {
			break
		}
	}
	return reflect.Value{}, false
}

// A sentence is a clause on a card of a type.
type sentence struct {
	def *card.Def
	cl  gametext.Clause
}

// on makes a sentence of heads and steps on a card.
func on(t card.Type, heads []gametext.Head, steps ...gametext.Step) sentence {
	d := &card.Def{Slug: "told", Title: "Told", Type: t}
	switch t {
	case card.Interrupt:
		d.Kinds = []string{"used", "lost", "starting"}
	case card.Weapon:
		d.Kinds = []string{"character"}
	case card.Location:
		d.Kinds = []string{"site"}
	}
	return sentence{d, gametext.Clause{Heads: heads, Steps: steps}}
}

type heads = []gametext.Head

var (
	action = heads{gametext.OncePerTurn{}}
	aim    = gametext.Target{Cards: one("character")}
	draws  = gametext.DrawDestiny{N: 1}
	free   = heads{gametext.FireFree{}}
)

// around builds the smallest sentences in which a phrase may stand, the simplest first.
func around(x any) []sentence {
	power := func(f gametext.Filter) gametext.Step {
		return gametext.CardStat{Cards: f, Stat: gametext.Power, By: gametext.By{By: gametext.Delta(card.One)}}
	}
	retrieve := gametext.RetrieveForce{N: 1}
	switch x := x.(type) {
	case gametext.Step:
		return []sentence{
			on(card.Effect, nil, x),
			on(card.Effect, action, x),
			on(card.Effect, action, aim, draws, x),
			on(card.Effect, heads{gametext.OncePerTurn{}, gametext.UseForce{N: gametext.X{}}}, x),
			on(card.Weapon, free, aim, gametext.DrawWeaponDestiny{N: 1}, x),
			on(card.Weapon, nil, x),
			on(card.Character, nil, x),
			on(card.Location, heads{gametext.LightSide{}}, x),
			on(card.Effect, heads{gametext.DestinyDrawnBy{Who: gametext.Opponent}}, x),
			on(card.Effect, heads{gametext.JustTargetedBy{Cards: one("character"), By: one("weapon")}}, gametext.Target{Cards: one("droid")}, x),
			on(card.Effect, action, gametext.Target{Cards: one("weapon")}, x),
			on(card.Effect, action, gametext.Target{Cards: one("weapon")}, gametext.Target{Cards: one("character")}, x),
			on(card.Interrupt, heads{gametext.UsedFunction{}}, x),
			on(card.Interrupt, heads{gametext.StartingFunction{}}, x),
			on(card.Objective, heads{gametext.FrontSide{}}, x),
		}
	case gametext.Head:
		return []sentence{
			on(card.Effect, heads{x}, retrieve),
			on(card.Weapon, heads{x}, aim, retrieve),
			on(card.Location, heads{x}, power(one("droid"))),
			on(card.Interrupt, heads{x}, retrieve),
			on(card.Interrupt, heads{gametext.UsedFunction{}, x}, retrieve),
			on(card.Objective, heads{x}, retrieve),
		}
	case gametext.Cond:
		stands, asks := on(card.Effect, nil, power(one("droid"))), on(card.Effect, heads{gametext.OncePerTurn{}, gametext.If{If: x}}, retrieve)
		stands.cl.While = x
		return []sentence{stands, asks,
			on(card.Effect, action, aim, draws, gametext.IfThen{If: x, Then: gametext.Several{retrieve}}),
			on(card.Effect, heads{gametext.DestinyDrawnBy{Who: gametext.Opponent}, gametext.If{If: x}}, retrieve)}
	case gametext.Post:
		var out []sentence
		for _, noun := range []string{"droid", "site", "starship", "card"} {
			f := one(noun)
			f.Posts = []gametext.Post{x}
			out = append(out, on(card.Effect, nil, power(f)))
		}
		return append(out, on(card.Effect, action, aim, gametext.AreLost{Cards: gametext.Filter{Det: gametext.DetAll, Nouns: []string{"droid"}, Posts: []gametext.Post{x}}}))
	case gametext.Amount:
		lose := gametext.LoseForce{Who: gametext.Opponent, N: x}
		return []sentence{on(card.Effect, action, lose), on(card.Effect, action, aim, draws, lose),
			on(card.Effect, heads{gametext.UseForce{N: gametext.X{}}}, lose)}
	case gametext.Change:
		return []sentence{on(card.Effect, nil, gametext.SelfStat{By: x})}
	}
	panic(fmt.Sprintf("%T is no part of speech", x))
}

// A verdict is what became of a sentence.
type verdict struct {
	text    string
	unread  []*gametext.Error // by the checker
	refused []*gametext.Error // by what carries it out
	other   bool              // it reads back as something else
	cl      gametext.Clause   // as it was read
}

func (v *verdict) whole() bool { return len(v.unread)+len(v.refused) == 0 }

// judge prints a sentence in both languages, reads the English back and compiles it.
func judge(s sentence) verdict {
	v := verdict{text: gametext.Print(s.cl, card.English)}
	gametext.Sentence(s.cl, card.French)
	read, errs := gametext.Parse(v.text, gametext.Context{Type: s.def.Type, Kinds: s.def.Kinds})
	if v.unread = errs; len(errs) > 0 {
		return v
	}
	if len(read) != 1 {
		v.other = true
		return v
	}
	v.cl = read[0]
	v.other = !reflect.DeepEqual(bare(s.cl), bare(v.cl))
	v.refused = rules.Refusals(s.def, read)
	return v
}

// bare is a clause without what the checker notes in it.
func bare(c gametext.Clause) gametext.Clause {
	c.Heads, c.Steps = slices.Clone(c.Heads), slices.Clone(c.Steps)
	c.Pos, c.End, c.Binders = 0, 0, nil
	strip(reflect.ValueOf(&c).Elem())
	return c
}

// strip empties the fields that the checker fills, and copies what it goes through.
func strip(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			x := reflect.New(v.Elem().Type()).Elem()
			x.Set(v.Elem())
			strip(x)
			v.Set(x)
		}
	case reflect.Slice:
		if v.Len() == 0 {
			v.SetZero()
			return
		}
		list := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(list, v)
		for i := range list.Len() {
			strip(list.Index(i))
		}
		v.Set(list)
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			switch {
			case !f.IsExported():
			case f.Name == "Ref" || f.Name == "Bind" || v.Type() == filterT && (f.Name == "Pos" || f.Name == "Len"):
				v.Field(i).SetZero()
			default:
				strip(v.Field(i))
			}
		}
	}
}

// missing names the first part of a clause that no function carries out where it stands:
// what the tables of functions say, against which the compiler is held. Acts tells
// whether heads make of the clause something that is done.
func missing(cl *gametext.Clause, acts func(heads) bool) (why string) {
	note := func(x any, as string) {
		if why == "" {
			why = fmt.Sprintf("%T as %s", x, as)
		}
	}
	for _, h := range cl.Heads {
		if !position.Carries(position.AsHead, reflect.TypeOf(h)) {
			note(h, "a head")
		}
		within(reflect.ValueOf(h), note)
	}
	for _, s := range cl.Steps {
		t := reflect.TypeOf(s)
		if !rules.Done(t) && (acts(cl.Heads) || !position.Carries(position.AsRule, t)) {
			note(s, "something done")
		}
		within(reflect.ValueOf(s), note)
	}
	if cl.While != nil {
		if !position.Carries(position.AsCond, reflect.TypeOf(cl.While)) {
			note(cl.While, "a condition")
		}
		within(reflect.ValueOf(cl.While), note)
	}
	return why
}

// roles is what a phrase in a slot of a type must be able to do.
var roles = map[typed]position.Role{condT: position.AsCond, amountT: position.AsAmount, changeT: position.AsChange, postT: position.AsPlace}

// within looks at what the slots of a phrase hold.
func within(v reflect.Value, note func(any, string)) {
	for i := range v.NumField() {
		if v.Type().Field(i).IsExported() {
			inSlot(v.Type(), v.Field(i), note)
		}
	}
}

func inSlot(host typed, v reflect.Value, note func(any, string)) {
	t := v.Type()
	switch {
	case t == filterT:
		f := v.Interface().(gametext.Filter)
		for _, p := range f.Posts {
			if !position.Carries(position.AsPost, reflect.TypeOf(p)) {
				note(p, "a word about cards")
			}
			within(reflect.ValueOf(p), note)
		}
		for _, g := range append(slices.Clone(f.Or), f.Except...) {
			inSlot(host, reflect.ValueOf(g), note)
		}
	case t.Kind() == reflect.Interface && !v.IsNil():
		x := v.Elem()
		done := rules.Done(x.Type())
		if role, ok := roles[t]; ok && !position.Carries(role, x.Type()) {
			note(x.Interface(), t.Name())
		} else if lasts := host == reflect.TypeFor[gametext.For](); t == stepT && (lasts && !position.Carries(position.AsRule, x.Type()) || !lasts && !done) {
			note(x.Interface(), "a step in "+host.Name())
		}
		within(x, note)
	case t.Kind() == reflect.Slice:
		for i := range v.Len() {
			inSlot(host, v.Index(i), note)
		}
	}
}
