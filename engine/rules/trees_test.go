package rules_test

import (
	"fmt"
	"reflect"
	"slices"
	"sync"

	"cantina/engine/card"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// Sentences are built here from the phrasebook itself, by reflection: a new phrase, noun
// or word is in them without anybody's doing.

type typed = reflect.Type

var (
	filterT = reflect.TypeFor[gametext.Filter]()
	ruleT   = reflect.TypeFor[gametext.Rule]()
	stepT   = reflect.TypeFor[gametext.Step]()
	fromT   = reflect.TypeFor[gametext.From]()
	elseT   = reflect.TypeFor[gametext.Else]()
	predT   = reflect.TypeFor[gametext.Pred]()
	canT    = reflect.TypeFor[gametext.Can]()
	postT   = reflect.TypeFor[gametext.Post]()
	condT   = reflect.TypeFor[gametext.Cond]()
	amountT = reflect.TypeFor[gametext.Amount]()
	changeT = reflect.TypeFor[gametext.Change]()
	headT   = reflect.TypeFor[gametext.Head]()
	eventT  = reflect.TypeFor[gametext.Event]()
	fateT   = reflect.TypeFor[gametext.Fate]()
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
	fromT: {gametext.FromPile{}, gametext.FromPile{Pile: gametext.Hand}, gametext.FromTop{Pile: gametext.LostPile}, gametext.Lying{Where: gametext.JustDrawn}, gametext.Lying{Where: gametext.Stacked}},
	elseT: {gametext.Otherwise{Do: gametext.Several{gametext.HandleForce{N: gametext.Number{N: card.One}}}}},
	filterT: {one("card"), one("droid"), that("character"), one("site"), one("weapon"), that("weapon"), one("starship"),
		gametext.Filter{Titles: []string{"Tatooine"}}, gametext.Filter{Det: gametext.DetAll, Nouns: []string{"character"}},
		gametext.Filter{Det: gametext.DetEach, Nouns: []string{"droid"}}, one("spy")},
	ruleT:   {gametext.Does{Do: []gametext.Pred{immune}}},
	stepT:   {gametext.HandleForce{N: gametext.Number{N: card.One}}},
	predT:   {immune},
	amountT: {gametext.Number{N: card.One}},
	changeT: {gametext.By{By: gametext.Delta(card.One)}},
	numT:    {card.One, card.Whole(3)},
	deltaT:  {gametext.Delta(card.One), -2 * gametext.Delta(card.One)},
}

// immune is what may be said of any card.
var immune = gametext.Immune{To: gametext.TitlesNamed{Titles: []string{"Alter"}}}

// held are plain values for a slot. A bare noun has no determiner.
func held(t typed, join string) (out []reflect.Value) {
	switch {
	case t == filterT && join != "" && join != "held":
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
	case t.Kind() == reflect.Interface:
		for _, p := range phrasesOf(t) {
			if !demands(p) {
				x, _ := fillings(p, func(reflect.Value) bool { return true })
				for _, x := range variants(x) {
					v := reflect.New(t).Elem()
					v.Set(x)
					out = append(out, v)
				}
			}
		}
	default:
		panic(fmt.Sprintf("nothing fills a slot of %v", t))
	}
	return out
}

// fillings calls with the ways to fill a phrase with plain values until one is accepted,
// and returns that.
func fillings(t typed, accept func(reflect.Value) bool) (reflect.Value, bool) {
	return fillingsWith(t, -1, nil, accept)
}

// fillingsWith is fillings with a field that holds one of some values.
func fillingsWith(t typed, field int, among []reflect.Value, accept func(reflect.Value) bool) (reflect.Value, bool) {
	slots := gametext.Slots(t)
	values := make([][]reflect.Value, len(slots))
	for i, s := range slots {
		values[i] = held(t.Field(s.Field).Type, s.Join)
		if s.Field == field {
			values[i] = among
		} else if s.Maybe {
			values[i] = append([]reflect.Value{reflect.Zero(t.Field(s.Field).Type)}, values[i]...)
		}
	}
	at := make([]int, len(slots))
	for range 2000 {
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
	action = heads{gametext.Limit{Per: gametext.PerTurn}}
	aim    = gametext.Target{Cards: one("character")}
	draws  = gametext.DrawDestiny{N: gametext.Number{N: card.One}}
	free   = heads{gametext.FireFor{Price: gametext.Free{}}}
)

// stands makes a sentence of a rule on a card.
func stands(t card.Type, hs []gametext.Head, x gametext.Rule) sentence {
	s := on(t, hs)
	s.cl.Rule = x
	return s
}

// around builds the smallest sentences in which a phrase may stand, the simplest first.
func around(x any) []sentence {
	retrieve := gametext.HandleForce{N: gametext.Number{N: card.One}}
	spared := func(f gametext.Filter) gametext.Rule {
		return gametext.CardsDo{Cards: f, Do: []gametext.Pred{immune}}
	}
	switch x := x.(type) {
	case gametext.RaceDraws, gametext.RaceChoice: // said by Podracers only
		return []sentence{stands(card.Podracer, nil, x.(gametext.Rule))}
	case gametext.AwayOrLost: // of whose cards is said besides
		x.Cards = gametext.Filter{Det: gametext.DetUpTo, N: 2, Owner: gametext.TheOpponents, Nouns: []string{"character"}}
		return []sentence{on(card.Effect, action, x)}
	case gametext.NotesStart, gametext.AwaitsReturn: // said by Utinni Effects of whom they target
		run := on(card.Effect, action, aim, x.(gametext.Step))
		run.def.Kinds = []string{"utinni"}
		return []sentence{run}
	case gametext.OfThatType: // once one has been named
		return []sentence{on(card.Effect, action, gametext.NameType{}, gametext.Become{Cards: gametext.Filter{Det: gametext.DetAll, Nouns: []string{"droid"}, Posts: []gametext.Post{x}}})}
	case gametext.Rule:
		return []sentence{
			stands(card.Effect, nil, x),
			stands(card.Character, nil, x),
			stands(card.Weapon, nil, x),
			stands(card.Location, heads{gametext.Sided{Side: gametext.LightSide}}, x),
			stands(card.Objective, heads{gametext.Sided{Side: gametext.FrontSide}}, x),
			on(card.Effect, action, aim, gametext.For{Mod: x}),
		}
	case gametext.Pred:
		out := append(around(gametext.Rule(gametext.Does{Do: []gametext.Pred{x}})), around(gametext.Rule(gametext.CardsDo{Cards: one("droid"), Do: []gametext.Pred{x}}))...)
		for _, noun := range []string{"starship", "site", "weapon"} {
			out = append(out, stands(card.Effect, nil, gametext.CardsDo{Cards: one(noun), Do: []gametext.Pred{x}}))
		}
		return out
	case gametext.Can:
		return append(around(gametext.Pred(gametext.May{Can: x})), around(gametext.Pred(gametext.MayNot{Can: []gametext.Can{x}}))...)
	case gametext.Step:
		return []sentence{
			on(card.Effect, nil, x),
			on(card.Effect, action, x),
			on(card.Effect, action, aim, draws, x),
			on(card.Effect, heads{gametext.Limit{Per: gametext.PerTurn}, gametext.Pay{N: gametext.X{}}}, x),
			on(card.Weapon, free, aim, gametext.DrawDestiny{N: gametext.Number{N: card.One}, Kind: gametext.WeaponDestiny}, x),
			on(card.Weapon, nil, x),
			on(card.Location, heads{gametext.Sided{Side: gametext.LightSide}}, x),
			on(card.Effect, heads{gametext.Just{Who: gametext.ByOpponent, Event: gametext.DrawsOne{}}}, x),
			on(card.Effect, heads{gametext.Befalls{Cards: one("character"), Fate: gametext.BeTargeted{By: one("weapon")}}}, gametext.Target{Cards: one("droid")}, x),
			on(card.Effect, action, gametext.Target{Cards: one("weapon")}, x),
			on(card.Effect, action, gametext.Target{Cards: one("weapon")}, gametext.Target{Cards: one("character")}, x),
			on(card.Interrupt, heads{gametext.AsFunction{As: gametext.Used}}, x),
			on(card.Interrupt, heads{gametext.AsFunction{As: gametext.Starting}}, x),
			on(card.Objective, heads{gametext.Sided{Side: gametext.FrontSide}}, x),
		}
	case gametext.Head:
		return []sentence{
			on(card.Effect, heads{x}, retrieve),
			on(card.Effect, heads{gametext.Limit{Per: gametext.PerTurn}, x}, retrieve),
			on(card.Weapon, heads{x}, aim, retrieve),
			stands(card.Location, heads{x}, spared(one("droid"))),
			on(card.Interrupt, heads{x}, retrieve),
			on(card.Interrupt, heads{gametext.AsFunction{As: gametext.Used}, x}, retrieve),
			stands(card.Objective, heads{x}, spared(one("droid"))),
			stands(card.Effect, heads{x}, spared(one("droid"))),
		}
	case gametext.Event:
		return append(around(gametext.Head(gametext.Just{Event: x})), around(gametext.Head(gametext.AboutTo{Who: gametext.ByOpponent, Event: x}))...)
	case gametext.Fate:
		return append(around(gametext.Head(gametext.Befalls{Cards: one("card"), Fate: x})), around(gametext.Head(gametext.Befalls{Cards: one("card"), Tense: gametext.AboutToBe, Fate: x}))...)
	case gametext.Cond:
		while := stands(card.Effect, nil, spared(one("droid")))
		while.cl.While = x
		return []sentence{while, on(card.Effect, heads{gametext.Limit{Per: gametext.PerTurn}, gametext.If{If: x}}, retrieve),
			on(card.Effect, action, aim, draws, gametext.IfThen{If: x, Then: gametext.Several{retrieve}}),
			on(card.Effect, heads{gametext.Just{Who: gametext.ByOpponent, Event: gametext.DrawsOne{}}, gametext.If{If: x}}, retrieve)}
	case gametext.Post:
		var out []sentence
		for _, noun := range []string{"droid", "site", "starship", "card"} {
			f := one(noun)
			f.Posts = []gametext.Post{x}
			out = append(out, stands(card.Effect, nil, spared(f)))
		}
		lasting := one("droid")
		lasting.Posts = []gametext.Post{x}
		out = append(out, on(card.Effect, action, gametext.For{Mod: spared(lasting)}))
		return append(out, on(card.Effect, action, aim, gametext.Become{Cards: gametext.Filter{Det: gametext.DetAll, Nouns: []string{"droid"}, Posts: []gametext.Post{x}}}))
	case gametext.Amount:
		lose := gametext.HandleForce{By: gametext.Another{Who: gametext.Opponent}, Do: gametext.Loses, N: x}
		return []sentence{on(card.Effect, action, lose), on(card.Effect, action, aim, draws, lose),
			on(card.Effect, heads{gametext.Limit{Per: gametext.PerTurn}, gametext.Pay{N: gametext.X{}}}, lose),
			on(card.Effect, action, aim, gametext.Duels{Cards: one("droid"), Foe: one("character"), N: 2}, lose)}
	case gametext.Change:
		return []sentence{stands(card.Character, nil, gametext.Does{Do: []gametext.Pred{gametext.Stats{Stats: []gametext.Stat{gametext.Power}, By: x}}})}
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
	v.refused = rules.Refusals(nil, s.def, read)
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
			case f.Name == "Ref" || f.Name == "Bind" || f.Type.Kind() == reflect.Int && f.Tag.Get("bind") != "" || v.Type() == filterT && (f.Name == "Pos" || f.Name == "Len"):
				v.Field(i).SetZero()
			default:
				strip(v.Field(i))
			}
		}
	}
}
