package tool

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"cantina/decks"
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
	random  bool // each game has decks of its own
	checked bool // the whole state after every decision
	census  bool // what became of each card is noted
}

// A played is what came of a game.
type played struct {
	seed      uint64
	decisions int
	over      bool      // it came to an end
	why       card.Text // it did
	loops     []loop
	fates     map[string]fate // of a census
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

// randomDeck is the deck of a seed and side: of four seeds one throws single cards together, the
// others build it round two cards and what their texts speak of.
func randomDeck(cat *catalog.Catalog, side card.Side, seed uint64) *decks.Deck {
	if seed%4 == 0 {
		return decks.Random(cat, side, seed)
	}
	return decks.Themed(cat, side, seed/4*3+seed%4-1)
}

// play plays the game of a seed. It looks into the state itself, past the door, where it
// checks it and where a position comes again.
func (s *series) play(seed uint64) (p played) {
	setup := s.first
	setup.Seed = seed
	for side := range card.Sides {
		if s.random {
			d := randomDeck(s.cat, side, seed)
			if d == nil {
				return played{seed: seed, err: errors.New("no random deck is legal")}
			}
			setup.Decks[side] = d.Dealt()
		}
	}
	p.seed = seed
	rec := replay.New(s.cat, setup)
	defer func() {
		if r := recover(); r != nil {
			p.err = fmt.Errorf("panic: %v", r)
		}
		if p.err != nil {
			p.decisions = max(0, len(rec.Moves)-1)
			p.err = fmt.Errorf("%w\n  replay: %s", p.err, keep(rec))
		}
	}()
	g, err := rules.New(s.cat, setup)
	if err != nil {
		p.err = err
		return p
	}
	var players [card.Sides]bot.Player
	for side := range card.Sides {
		players[side] = bot.NewRandom(seed, side)
		if s.random && seed/4%4 > 0 { // of four games with decks of a kind one is played by pure chance
			players[side] = bot.NewCurious(seed, side)
		}
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
	p.over, p.why, p.loops = g.Status().Ended, g.Status().Why, watch.loops
	return p
}

// keep writes the replay of a game that went wrong and returns where.
func keep(rec *replay.Replay) string {
	var b bytes.Buffer
	rec.Write(&b)
	name := filepath.Join(os.TempDir(), fmt.Sprintf("cantina-seed-%d.replay", rec.Setup.Seed))
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		return err.Error()
	}
	return name
}
