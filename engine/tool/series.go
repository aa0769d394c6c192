package tool

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"cantina/decks"
	"cantina/decks/find"
	"cantina/engine"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/replay"
	"cantina/engine/rules"
)

// A series is games of random players, one for each seed from the first on.
type series struct {
	cat     *catalog.Catalog
	first   engine.Setup // of the first game
	games   int
	random  bool                      // each game has decks of its own
	checked bool                      // the whole state after every decision
	census  bool                      // what became of each card is noted
	aim     aim                       // of the games that are not of pure chance
	hard    map[*catalog.Card]bool    // cards for whose use an explorer looks
	tried   map[*catalog.Card]int     // in how many games it has looked
	goes    int                       // how often it plays on in a game, at least
	devoted devotee                   // plays round cards
	trails  map[*catalog.Card][]trail // of the games round such a card that came farthest
}

// A devotee makes the player of a seed and seat who has something at heart.
type devotee func(seed uint64, seat card.Side, heart bot.Heart) bot.Player

// newSeries is a series without games yet.
func newSeries(cat *catalog.Catalog, first engine.Setup) *series {
	return &series{cat: cat, first: first, tried: map[*catalog.Card]int{}, trails: map[*catalog.Card][]trail{},
		devoted: func(seed uint64, seat card.Side, heart bot.Heart) bot.Player {
			return bot.NewDevoted(seed, seat, heart)
		}}
}

// An aim is the cards of each side round which games are played, in turn. Without any, games are
// played round all cards.
type aim [card.Sides][]*catalog.Card

// A played is what came of a game.
type played struct {
	seed      uint64
	trail     trail // how far it came, where it is played round a card that is hard to use
	decisions int
	over      bool      // it came to an end
	why       card.Text // it did
	loops     []loop
	fates     map[string]fate // of a census
	explored  bool            // choices were looked for by which a card is used that is hard to use
	found     bool            // and found
	err       error
}

// each plays the games, so many at a time, and tells of each in the order of seeds. What
// is told does not depend on how many play at a time, and no more than a few are kept.
func (s *series) each(parallel int, tell func(played)) {
	type numbered struct {
		i int
		played
	}
	var next atomic.Int64
	var at sync.WaitGroup
	out := make(chan numbered)
	room := make(chan struct{}, 16*parallel) // one slow game does not let all others wait to be told
	for range parallel {
		at.Add(1)
		go func() {
			defer at.Done()
			for {
				room <- struct{}{}
				i := int(next.Add(1)) - 1
				if i >= s.games {
					return
				}
				out <- numbered{i, s.play(s.first.Seed + uint64(i))}
			}
		}()
	}
	go func() { at.Wait(); close(out) }()
	waiting, told := map[int]played{}, 0
	for n := range out {
		waiting[n.i] = n.played
		for p, ok := waiting[told]; ok; p, ok = waiting[told] {
			tell(p)
			delete(waiting, told)
			told++
			<-room
		}
	}
}

// nth numbers the seeds of a series whose games have a theme: three of four; the others are of
// pure chance.
func nth(seed uint64) (n uint64, themed bool) { return seed/4*3 + seed%4 - 1, seed%4 > 0 }

// randomDecks makes the decks of a game: of four one has single cards thrown together, the others
// what a card's text speaks of.
func (s *series) randomDecks(seed uint64) (setup engine.Setup, err error) {
	setup = s.first
	chances := s.chances(seed)
	setup.Seed = chances.order
	n, themed := nth(seed)
	round := s.round(seed)
	for side := range card.Sides {
		var d *decks.Deck
		switch {
		case round != [card.Sides]*catalog.Card{}:
			d = decks.Around(s.cat, side, chances.decks, round)
		case themed:
			d = decks.Themed(s.cat, side, n)
		default:
			d = decks.Random(s.cat, side, seed)
		}
		if d == nil {
			return setup, errors.New("no random deck is legal")
		}
		setup.Decks[side] = d.Dealt()
	}
	return setup, nil
}

// round is the card of each side round which the game of a seed is played; nil of one that has none.
// A card that is hard to use has its games to itself.
func (s *series) round(seed uint64) (cards [card.Sides]*catalog.Card) {
	n, themed := nth(seed)
	for side, list := range s.aim {
		if themed && len(list) > 0 {
			cards[side] = list[n%uint64(len(list))]
		}
	}
	switch dark, light := s.hard[cards[card.Dark]], s.hard[cards[card.Light]]; {
	case light && (!dark || seed/4%2 > 0):
		cards[card.Dark] = nil
	case dark:
		cards[card.Light] = nil
	}
	return cards
}

// chances are those of the game of a seed: by what its decks are made and its cards are shuffled. Round
// a card that is hard to use some have the decks of a trail, others its shuffling and choices too.
func (s *series) chances(seed uint64) trail {
	for _, k := range s.round(seed) {
		list := s.trails[k]
		if !s.hard[k] || len(list) == 0 {
			continue
		}
		r := rand.New(rand.NewPCG(seed, 223))
		t := list[r.IntN(len(list))]
		switch r.IntN(6) {
		case 0: // a game of its own
		case 1:
			return trail{order: seed, decks: t.decks}
		default:
			return t
		}
	}
	return trail{order: seed, decks: seed}
}

// learn notes how far games came that were played round cards that are hard to use, and how often it
// was tried.
func (s *series) learn(p played) {
	for _, k := range s.round(p.seed) {
		if s.hard[k] {
			s.tried[k]++
			s.trails[k] = kept(s.trails[k], p.trail)
		}
	}
}

// player is who plays a seat: one who has a card's company at heart where the game is played round
// some; of four others with random decks one plays by pure chance, the rest are curious.
func (s *series) player(seed uint64, seat card.Side) bot.Player {
	switch heart := s.heart(seed); {
	case len(heart.Dear) > 0:
		return s.devoted(seed, seat, heart)
	case s.random && seed/4%4 > 0:
		return bot.NewCurious(seed, seat)
	}
	return bot.NewRandom(seed, seat)
}

// heart is what is at heart to those who play the game of a seed: the cards round which it is played,
// with what must come together; drains, where such a card answers them.
func (s *series) heart(seed uint64) bot.Heart {
	h := bot.Heart{Dear: map[*card.Def]bool{}, Aboard: map[*card.Def]bool{}}
	for _, k := range s.round(seed) {
		if k == nil {
			continue
		}
		for _, x := range find.Of(s.cat).Company(k.Slug) {
			h.Dear[x.Def] = true
			if k.Type == card.Starship && x.Type == card.Character || x == k && strings.Contains(k.Rules, "this is aboard") {
				h.Aboard[x.Def] = true
			}
		}
		h.Drains = h.Drains || strings.Contains(k.Rules, "Force drain") && strings.Contains(k.Rules, "just ")
	}
	return h
}

// explorer looks for the use of a card of the game of a seed that is hard to use, the longer the
// harder that is.
func (s *series) explorer(seed uint64, setup engine.Setup) *explorer {
	x := &explorer{setup: setup, heart: s.heart(seed), player: s.devoted, rand: rand.New(rand.NewPCG(seed, 211))}
	for _, k := range s.round(seed) {
		if s.hard[k] {
			x.card, x.goes, x.from = k, s.goes*min(1+s.tried[k]/patience, 4), s.chances(seed)
		}
	}
	return x
}

// patience is after how many games an explorer looks twice as long, thrice and at last four times.
const patience = 150

// play plays the game of a seed. It looks into the state itself, past the door, where it
// checks it and where a position comes again.
func (s *series) play(seed uint64) (p played) {
	p.seed = seed
	setup := s.first
	setup.Seed = seed
	if s.random {
		if setup, p.err = s.randomDecks(seed); p.err != nil {
			return p
		}
	}
	rec, x := replay.New(s.cat, setup), s.explorer(seed, setup)
	defer func() {
		if r := recover(); r != nil {
			p.err = fmt.Errorf("panic: %v", r)
			if x.at != nil { // while it was exploring
				for _, key := range x.at.way {
					rec.Add(key)
				}
			}
		}
		if p.err != nil {
			p.decisions = max(0, len(rec.Moves)-1)
			p.err = fmt.Errorf("%w\n  replay: %s", p.err, keep(rec, seed))
		}
	}()
	g, err := rules.New(s.cat, setup)
	if err != nil {
		p.err = err
		return p
	}
	way := x.explore(g)
	p.explored, p.found, p.trail = x.card != nil, x.best.used, x.best
	var players [card.Sides]bot.Player
	for side := range card.Sides {
		players[side] = follower{&way, s.player(seed, side)}
	}
	watch, seen := watcher{g: g}, newSight(g)
	p.decisions, p.err = bot.Game(g, players, func(_ int, d *game.Decision, key string) error {
		if s.checked {
			if bad := g.S.Check(); len(bad) > 0 {
				return fmt.Errorf("check: %s", bad[0])
			}
		}
		rec.Add(key)
		watch.decision(d, key)
		if s.census {
			seen.decision()
		}
		return nil
	})
	if s.census {
		p.fates = seen.fates(setup.Decks)
	}
	if x.card != nil && !p.found && p.fates[x.card.Slug].used { // by going on from the end of the trail
		p.trail.used, p.trail.way = true, slices.Clone(rec.Moves)
	}
	p.over, p.why, p.loops = g.Status().Ended, g.Status().Why, watch.loops
	return p
}

// keep writes the replay of the game of a seed that went wrong and returns where.
func keep(rec *replay.Replay, seed uint64) string {
	var b bytes.Buffer
	rec.Write(&b)
	name := filepath.Join(os.TempDir(), fmt.Sprintf("cantina-seed-%d.replay", seed))
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		return err.Error()
	}
	return name
}
