package tool

import (
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"cantina/engine"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// An explorer looks for choices by which, in a game, the card is used round which it is played:
// from positions that have come far it plays on by ever other chances, as if both players took
// back. It may set out along the trail of an earlier game. So texts are carried out that ask for several things in turn. It looks into the state.
type explorer struct {
	setup  engine.Setup
	card   *catalog.Card // nil: there is nothing to look for
	from   trail         // along which it sets out
	goes   int           // how often it plays on
	heart  bot.Heart     // of the players
	player devotee
	rand   *rand.Rand
	known  map[standing]bool // of the stands
	stands []*stand
	at     *stand // being played on; nil when it has looked
	best   trail  // that it has found
}

// A stand is a position of a game to which the explorer may go back.
type stand struct {
	standing
	g      *rules.Game
	seen   *sight
	way    []string // the choices that led there
	visits int
}

// A standing is what of a position counts: positions of one standing are alike.
type standing struct {
	near   int    // how near one was to being used lately
	dear   string // of the company: what is on table
	joined int    // how many of that at most are at one location
	passed int    // how many Jedi Tests are completed
	drain  int    // how much the opponent of whose card it is could drain, where that counts
	flags  game.Flags
}

// How an explorer looks.
const (
	stretch  = 60 // decisions at most that it plays on each time
	between  = 5  // stands among which it takes the one that has come farthest
	perVisit = 2  // of its worth a stand loses that much each time it is played on from
	stride   = 8  // choices of a trail after which it keeps a stand
)

// explore returns choices by which the card is used; if none are found, those that came farthest. A
// fault of the engine goes through: it is the position being played on that has it.
func (x *explorer) explore(g *rules.Game) []string {
	if x.card == nil {
		return nil
	}
	x.best = trail{order: x.from.order, decks: x.from.decks}
	x.known = map[standing]bool{}
	start := &stand{g: g.Clone()}
	start.seen = newSight(start.g)
	x.keep(start)
	x.along(start)
	for n := 0; n < x.goes && !x.best.used; n++ {
		for _, to := range x.walk(x.pick()) {
			if !x.keep(to) {
				break
			}
		}
	}
	x.at = nil
	return slices.Clone(x.best.way)
}

// keep keeps a stand, if it has a standing of its own, unless the card has been used there: then it
// has found what it looks for, and says no.
func (x *explorer) keep(to *stand) bool {
	if to.seen.fates(x.setup.Decks)[x.card.Slug].used {
		x.best.used, x.best.way = true, to.way
		return false
	}
	to.standing = x.standing(to)
	if to.g.Decision() == nil || x.known[to.standing] {
		return true
	}
	x.known[to.standing] = true
	x.stands = append(x.stands, to)
	if n := to.worth(); n > x.best.worth {
		x.best.worth, x.best.way = n, to.way
	}
	return true
}

// along goes along the trail on which the explorer sets out, and keeps stands on the way: the whole
// of it, or half and a part of the rest where the card was used at its end, and not so far that it is.
func (x *explorer) along(start *stand) {
	way := x.from.way
	if x.from.used {
		way = way[:(len(way)+x.rand.IntN(len(way)))/2]
	}
	at := start.clone()
	x.at = at
	for i, key := range way {
		x.look(at)
		at.choose(key)
		if i%stride == stride-1 || i == len(way)-1 {
			if at.seen.fates(x.setup.Decks)[x.card.Slug].used {
				return
			}
			x.keep(at.clone())
		}
	}
}

// pick draws some stands and returns the one that has come farthest and was least gone back to.
func (x *explorer) pick() (best *stand) {
	rank := func(s *stand) int { return s.worth() - perVisit*s.visits }
	for range between {
		if s := x.stands[x.rand.IntN(len(x.stands))]; best == nil || rank(s) > rank(best) {
			best = s
		}
	}
	best.visits++
	return best
}

// walk plays on from a stand for a while. It returns where that led, and before it the position on
// the way that came nearest to a use, if one came nearer than the stand.
func (x *explorer) walk(from *stand) (out []*stand) {
	at := from.clone()
	x.at = at
	seed := x.rand.Uint64()
	var players [card.Sides]bot.Player
	for side := range card.Sides {
		players[side] = x.player(seed, side, x.heart)
	}
	nearest := from.near
	for range 1 + x.rand.IntN(stretch) {
		d := at.g.Decision()
		if d == nil {
			break
		}
		if x.look(at); at.near > nearest {
			nearest = at.near
			out = []*stand{at.clone()}
		}
		at.choose(players[d.Seat].Choose(at.g.View(d.Seat)))
	}
	return append(out, at)
}

// look looks at a position before a choice.
func (x *explorer) look(at *stand) {
	at.seen.look()
	at.near = max(at.near-1, x.nearness(at, at.g.Decision()))
}

// choose makes a choice.
func (s *stand) choose(key string) {
	s.way = append(s.way, key)
	if _, err := s.g.Choose(key); err != nil {
		panic(err)
	}
}

// clone copies a stand; the copy goes its own way.
func (s *stand) clone() *stand {
	g := s.g.Clone()
	return &stand{g: g, seen: s.seen.clone(g), way: slices.Clip(s.way), standing: standing{near: s.near}}
}

// nearness is how near the card is to being used, if whoever chooses has it: little in hand, more
// on table, less for each thing its text asks for that is not so, whatever the time and the Force.
func (x *explorer) nearness(at *stand, d *game.Decision) (most int) {
	g := at.g
	for id := range g.S.All {
		if g.Def(id) != x.card.Def || g.S.C(id).Owner != d.Seat {
			continue
		}
		n, each, verb := 16, 4, game.VPlay
		switch acts := acting(g, id); {
		case inPlay(g, id) && acts != nil:
			verb = acts.Verb()
		case !g.InHand(id):
			continue
		case g.Def(id).Type != card.Interrupt:
			n, each, verb = 8, 2, game.VDeploy
		}
		for _, r := range g.WhyVerb(d.Seat, verb, id, 0) {
			if r.Rule == d.Rule {
				n = 0
			}
			if !slices.Contains(passing, r.Rule) {
				n -= each
			}
		}
		most = max(most, n)
	}
	return most
}

// passing are the rules for which a card is kept from its player only for a while.
var passing = []string{
	"turn.phase.default", "deploy.timing", "battle.power.optional", "battle.weapons.not", "unique.dots", "action.cost", "deploy.cost",
}

// Of how far a position has come, counted: how near the card is; for each of its company that it is
// on table, and with most; each Jedi Test completed, each state of a card that is no everyday one, and
// each unit of the largest Force drain.
const (
	ofNear   = 6
	ofDear   = 2
	withIt   = 3
	ofState  = 2
	ofPassed = 60
	ofDrain  = 6
)

// everyday are the states of cards of which nothing hangs.
const everyday = game.Fought | game.FaceDown | game.Converted | game.FaceUp | game.Leftward

// standing is what of a position counts.
func (x *explorer) standing(at *stand) (st standing) {
	s := at.g.S
	st.near = at.near
	places, crowd := map[string]game.CardID{}, map[game.CardID]int{}
	for id := range s.All {
		if !inPlay(at.g, id) {
			continue
		}
		st.flags |= s.C(id).Flags &^ everyday
		st.passed += b2i(s.C(id).Is(game.Completed))
		if x.heart.Dear[at.g.Def(id)] {
			places[s.SlugOf(id)] = s.Where(id)
		}
	}
	if x.heart.Drains {
		st.drain = x.drain(at.g)
	}
	for _, p := range places {
		if p != 0 {
			crowd[p]++
			st.joined = max(st.joined, crowd[p])
		}
	}
	st.dear = strings.Join(slices.Sorted(maps.Keys(places)), " ")
	return st
}

// drain is the most that the opponent of whose card it is could drain at a location, or almost, where
// he does not control it.
func (x *explorer) drain(g *rules.Game) (most int) {
	side := x.card.Side.Other()
	for _, loc := range g.S.Row {
		n := g.DrainAmount(side, loc).Total.Int()
		if !g.ControlsToDrain(side, loc) {
			n--
		}
		most = max(most, n)
	}
	return most
}

// worth is how far a position of a standing has come.
func (st standing) worth() int {
	n := 0
	if st.dear != "" {
		n = 1 + strings.Count(st.dear, " ")
	}
	return ofNear*st.near + ofDear*min(n, 8) + withIt*min(st.joined, 4) + ofPassed*st.passed + ofDrain*st.drain + ofState*bits.OnesCount32(uint32(st.flags))
}

// A follower plays by given choices, and on its own once they are over.
type follower struct {
	way *[]string // of both players
	bot.Player
}

func (f follower) Choose(v *game.View) string {
	if len(*f.way) == 0 {
		return f.Player.Choose(v)
	}
	key := (*f.way)[0]
	*f.way = (*f.way)[1:]
	return key
}
