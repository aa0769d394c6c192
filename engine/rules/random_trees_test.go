package rules_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// A gardener grows sentences at random.
type gardener struct {
	*rand.Rand
	nouns []gametext.Noun // those whose plural can be told from the singular
	adjs  []gametext.Adjective
}

func newGardener(seed uint64) *gardener {
	g := &gardener{Rand: rand.New(rand.NewPCG(seed, 7)), adjs: gametext.Adjectives()}
	for _, n := range gametext.Nouns() {
		if n.Plural != n.Word {
			g.nouns = append(g.nouns, n)
		}
	}
	return g
}

// oneIn is true once in n times.
func (g *gardener) oneIn(n int) bool { return g.IntN(n) == 0 }

func pick[T any](g *gardener, list []T) T { return list[g.IntN(len(list))] }

// phrase grows a phrase of a part of speech; at depth 0 one without phrases in it.
func (g *gardener) phrase(speech typed, depth int) reflect.Value {
	list := phrasesOf(speech)
	flat := slices.ContainsFunc(list, func(t typed) bool { return !nests(t) })
	for {
		t := pick(g, list)
		if depth > 0 || !flat || !nests(t) {
			return g.fill(t, depth)
		}
	}
}

// nests tells whether a type of phrase has phrases in it.
func nests(t typed) bool { return holds(t, func(gametext.SlotInfo) bool { return true }) }

// demands tells whether it cannot do without them.
func demands(t typed) bool { return holds(t, func(s gametext.SlotInfo) bool { return !s.Maybe }) }

func holds(t typed, which func(gametext.SlotInfo) bool) bool {
	for _, s := range gametext.Slots(t) {
		if !which(s) {
			continue
		}
		f := t.Field(s.Field).Type
		for f.Kind() == reflect.Slice {
			f = f.Elem()
		}
		if f.Kind() == reflect.Interface {
			return true
		}
	}
	return false
}

func (g *gardener) fill(t typed, depth int) reflect.Value {
	v := reflect.New(t).Elem()
	for _, s := range gametext.Slots(t) {
		if s.Maybe && g.oneIn(2) {
			continue
		}
		v.Field(s.Field).Set(g.slot(t.Field(s.Field).Type, s.Join, depth))
	}
	return v
}

func (g *gardener) slot(t typed, join string, depth int) reflect.Value {
	switch {
	case t == filterT:
		return reflect.ValueOf(g.filter(join, depth))
	case t == numT:
		return reflect.ValueOf(card.Num(1+g.IntN(12)) * card.One / 2)
	case t == deltaT:
		return reflect.ValueOf(gametext.Delta(card.Whole(pick(g, []int{-3, -1, 1, 2}))))
	case t.Kind() == reflect.Interface:
		v := reflect.New(t).Elem()
		v.Set(g.phrase(t, max(depth-1, 0)))
		return v
	case t.Kind() == reflect.Slice:
		out := reflect.New(t).Elem()
		for range 1 + g.IntN(2) {
			out = reflect.Append(out, g.slot(t.Elem(), "", depth))
		}
		return out
	}
	return pick(g, held(t, join))
}

// filter grows a filter in its one spelling.
func (g *gardener) filter(join string, depth int) gametext.Filter {
	var f gametext.Filter
	many := join == "many"
	if join == "" {
		f, many = g.determiner()
	}
	f.Many = many && f.Det == gametext.DetNone
	noun := pick(g, g.nouns)
	switch {
	case f.Det == gametext.DetThis && g.oneIn(2):
	case g.oneIn(8) && f.Det == gametext.DetNone && f.Owner == gametext.Anybodys && !f.Another:
		f.Titles, f.Many = []string{pick(g, []string{"Luke", "Tatooine"})}, false
	case g.oneIn(8):
		f.Or = []gametext.Filter{{Many: many, Nouns: []string{noun.Word}}, {Many: many, Nouns: []string{pick(g, g.nouns).Word}}}
	case g.oneIn(8):
		f.System, f.Nouns = "Tatooine", []string{pick(g, []string{"site", "location"})}
	default:
		f.Nouns = []string{noun.Word}
		if g.oneIn(3) {
			f.Adj = []string{pick(g, g.adjs).Word}
		}
		if g.oneIn(8) {
			f.Except = []gametext.Filter{{Many: true, Nouns: []string{pick(g, g.nouns).Word}}}
		}
	}
	for depth > 0 && g.oneIn(3) {
		p := g.phrase(postT, depth-1)
		f.Posts = append(f.Posts, p.Interface().(gametext.Post))
		if strings.HasSuffix(gametext.Template(p.Type()), "}") { // what follows would be said of those cards
			break
		}
	}
	return f
}

// determiner begins a filter, and tells whether its noun is plural.
func (g *gardener) determiner() (f gametext.Filter, many bool) {
	owner := pick(g, []gametext.Owner{gametext.Anybodys, gametext.Yours, gametext.TheOpponents})
	if f.Det = gametext.Det(g.IntN(int(gametext.DetThis) + 1)); f.Det == gametext.DetUpTo {
		f.Det = gametext.DetCount // of up to so many some must be chosen
	}
	switch f.Det {
	case gametext.DetThat, gametext.DetThis:
		return f, false
	case gametext.DetThose:
		return f, true
	case gametext.DetA:
		f.Another = g.oneIn(4)
		return f, false
	case gametext.DetCount:
		f.N = 2 + g.IntN(3)
	}
	f.Owner, f.Another = owner, g.oneIn(6)
	switch f.Det {
	case gametext.DetNone:
		return f, g.oneIn(2)
	case gametext.DetAny, gametext.DetEach:
		return f, owner != gametext.Anybodys
	}
	return f, true
}

// sentence grows a sentence for a card of some type.
func (g *gardener) sentence() sentence {
	types := []card.Type{card.Effect, card.Character, card.Weapon, card.Interrupt, card.Starship}
	s := on(pick(g, types), nil)
	if s.def.Type == card.Interrupt {
		s.cl.Heads = heads{gametext.AsFunction{As: gametext.Used}}
	}
	if len(s.cl.Heads) == 0 && g.oneIn(2) {
		s.cl.Rule = g.phrase(ruleT, 3).Interface().(gametext.Rule)
		if g.oneIn(3) {
			s.cl.While = g.phrase(condT, 1).Interface().(gametext.Cond)
		}
		return s
	}
	if len(s.cl.Heads) == 0 {
		s.cl.Heads = heads{gametext.Limit{Per: gametext.PerTurn}}
	}
	for range pick(g, []int{0, 0, 1, 1, 2}) {
		s.cl.Heads = append(s.cl.Heads, g.phrase(headT, 1).Interface().(gametext.Head))
	}
	if g.oneIn(3) {
		s.cl.Steps = append(s.cl.Steps, aim, draws)
	}
	for range pick(g, []int{1, 1, 1, 2}) {
		s.cl.Steps = append(s.cl.Steps, g.phrase(stepT, 2).Interface().(gametext.Step))
	}
	s.cl.May = g.oneIn(6)
	return s
}

// TestTrees grows sentences: each prints in both languages, and what the checker lets
// through reads back as it was and is carried out or refused, without failing.
func TestTrees(t *testing.T) {
	for seed := range uint64(40) {
		g, w := newGardener(seed), newWalk(t)
		whole := 0
		for range 150 {
			if w.look(g.sentence()) {
				whole++
			}
		}
		if w.other*5 > w.read {
			t.Errorf("seed %d: of %d sentences %d read back as others", seed, w.read, w.other)
		}
		if whole < 15 { // else the sentences have nothing to do with the language
			t.Errorf("seed %d: of 150 sentences %d are understood, %d whole", seed, w.read, whole)
		}
	}
}

// FuzzTrees is TestTrees for any seed, a sentence each.
func FuzzTrees(f *testing.F) {
	for seed := range uint64(4) {
		f.Add(1000 + seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) { newWalk(t).look(newGardener(seed).sentence()) })
}
