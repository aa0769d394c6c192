package tool

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"

	"cantina/decks"
	"cantina/engine"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/replay"
	"cantina/engine/rules"
)

// setup reads two decks, in any order; without names, the first starter deck of
// each side.
func (e *env) setup(names []string) (s engine.Setup, good bool) {
	s.Options.Shuffled = true
	if len(names) == 0 {
		for side := range card.Sides {
			for _, n := range decks.EmbeddedNames() {
				if d, _ := decks.LoadFile(n); d != nil && d.Side == side {
					names = append(names, n)
					break
				}
			}
		}
	}
	if len(names) != 2 {
		e.bad("two decks are needed, one a side; the program carries: %v", decks.EmbeddedNames())
		return s, false
	}
	var have [card.Sides]bool
	for _, n := range names {
		d, problems := e.loadDeck(n)
		for _, p := range problems {
			fmt.Fprint(e.errw, p.Explain())
		}
		if d == nil || len(problems) > 0 {
			return s, false
		}
		if have[d.Side] {
			e.bad("both decks are %s", d.Side)
			return s, false
		}
		have[d.Side] = true
		s.Decks[d.Side] = d.Dealt()
	}
	return s, true
}

// loadDeck reads a starter deck or a file, of ours or another program's.
func (e *env) loadDeck(name string) (*decks.Deck, []catalog.Problem) {
	if filepath.Ext(name) == ".toml" || filepath.Ext(name) == "" {
		return decks.LoadFile(name)
	}
	data, err := catalog.ReadFile(name, catalog.MaxDeckFile)
	if err != nil {
		return nil, []catalog.Problem{catalog.Unreadable(name, err, "give the path of a deck file; a deck has a few kilobytes")}
	}
	return decks.Import(filepath.Base(name), string(data), e.catalog()).Deck, nil
}

// sim lets random players play many games. A game that goes wrong is written to a
// file as a replay.
func sim(e *env, args []string) int {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // little of what a game makes outlives its decision
	f := e.flags()
	games := f.Int("games", 100, "how many games")
	seed := f.Uint64("seed", 1, "seed of the first game; each next one has the next seed")
	random := f.Bool("random", false, "random legal decks of all whole cards, new ones for each game")
	edition := f.String("edition", "", `how rules in doubt are read: "" or "newest"`)
	checked := f.Bool("check", false, "check the whole state after every decision (slower)")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if *games < 1 {
		return e.bad("-games must be 1 or more")
	}
	if *edition != "" && *edition != game.Newest {
		return e.bad("-edition is %s or nothing", game.Newest)
	}
	setup := engine.Setup{Options: game.Options{Shuffled: true}}
	good := *random && len(rest) == 0
	if !*random {
		setup, good = e.setup(rest)
	} else if !good {
		return e.bad("either decks or -random")
	}
	if !good {
		return usage
	}
	setup.Options.Edition = *edition
	cat := e.catalog()
	ended, errs, decisions := 0, 0, 0
	start := time.Now()
	for i := range *games {
		setup.Seed = *seed + uint64(i)
		for side := range card.Sides {
			if *random {
				setup.Decks[side] = decks.Random(cat, side, setup.Seed).Dealt()
			}
		}
		n, over, err := oneGame(cat, setup, *checked)
		decisions += n
		ended += b2i(over)
		if err != nil {
			errs++
			fmt.Fprintf(e.out, "seed %d, decision %d: %v\n", setup.Seed, n+1, err)
		}
	}
	speed := float64(*games) / time.Since(start).Seconds()
	fmt.Fprintf(e.out, "sim: %s, %d ended, %s, %d decisions, %.1f games/s\n",
		plural(*games, "game"), ended, plural(errs, "error"), decisions, speed)
	return b2i(errs > 0 || ended < *games)
}

// oneGame plays one game of random players. over tells whether it came to an end.
// It looks into the state itself, past the door, where it checks it.
func oneGame(cat *catalog.Catalog, setup engine.Setup, checked bool) (n int, over bool, err error) {
	rec := replay.New(cat, setup)
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
		if err != nil {
			n = max(0, len(rec.Moves)-1)
			err = fmt.Errorf("%w\n  replay: %s", err, keep(rec))
		}
	}()
	g, err := rules.New(cat, setup)
	if err != nil {
		return 0, false, err
	}
	var players [card.Sides]bot.Player
	for side := range card.Sides {
		players[side] = bot.NewRandom(setup.Seed, side)
	}
	n, err = bot.Game(g, players, func(_ int, _ *game.Decision, key string) error {
		if checked {
			if bad := g.S.Check(); len(bad) > 0 {
				return fmt.Errorf("check: %s", bad[0])
			}
		}
		rec.Add(key)
		return nil
	})
	return n, g.Status().Ended, err
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
