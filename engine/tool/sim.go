package tool

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"cantina/decks"
	"cantina/engine"
	"cantina/engine/card"
	"cantina/engine/game"
)

// setup reads two decks, in any order; without names, the usual ones.
func (e *env) setup(names []string) (s engine.Setup, good bool) {
	s.Options.Shuffled = true
	if len(names) == 0 {
		names = decks.UsualNames[:]
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

// sim lets random players play many games. A game that goes wrong is written to a
// file as a replay.
func sim(e *env, args []string) int {
	f := e.flags()
	games := f.Int("games", 100, "how many games")
	seed := f.Uint64("seed", 1, "seed of the first game; each next one has the next seed")
	random := f.Bool("random", false, "random legal decks of all whole cards, new ones for each game: three of four round themes, the others of pure chance")
	edition := f.String("edition", "", `how rules in doubt are read: "" or "newest"`)
	checked := f.Bool("check", false, "check the whole state after every decision (slower)")
	ends := f.Bool("ends", false, "tell how the games ended, and what was done between two times that a position came again")
	counted := f.Bool("census", false, "tell which whole cards were dealt, played and used in fewer than 20 games, and what mostly kept them from it; with -random, later games are played round such cards")
	goes := f.Int("back", 30, "with -random -census, how often the players take back in a game that is played round a card that is hard to use; up to four times as often, where many such games were in vain; two of three of these games begin as one did that came far")
	parallel := f.Int("parallel", runtime.GOMAXPROCS(0), "how many games are played at a time; nothing else depends on it")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if *games < 1 || *parallel < 1 || *goes < 0 {
		return e.bad("-games and -parallel must be 1 or more, -back 0 or more")
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
	setup.Options.Edition, setup.Seed = *edition, *seed
	defer collect(*parallel)()
	s := newSeries(e.catalog(), setup)
	s.random, s.checked, s.census, s.goes = *random, *checked, *counted, *goes
	ended, errs, decisions, explored, found, sum, all := 0, 0, 0, 0, 0, newSummary(), census{}
	start := time.Now()
	var round []played // of a census: from which it learns when they are over
	tell := func(p played) {
		if *counted {
			round = append(round, p)
		}
		decisions += p.decisions
		ended += b2i(p.over)
		explored += b2i(p.explored)
		found += b2i(p.found)
		if p.err != nil {
			errs++
			fmt.Fprintf(e.out, "seed %d, decision %d: %v\n", p.seed, p.decisions+1, p.err)
		}
		sum.add(p)
		all.add(p.fates)
	}
	for done := 0; done < *games; done += s.games {
		s.games, s.first.Seed = *games-done, *seed+uint64(done)
		if *counted && *random {
			s.games = min(s.games, perRound)
			s.aim = all.aim(s.cat, done/perRound%2 > 0)
			if *goes > 0 {
				s.hard = all.hard(s.cat)
			}
		}
		s.each(*parallel, tell)
		for _, p := range round {
			s.learn(p)
		}
		round = nil
		if after := done + s.games; *counted && after%progress == 0 && after < *games {
			fmt.Fprintf(e.errw, "%d games, %d of the cards used often\n", after, all.oftenUsed())
		}
	}
	speed := float64(*games) / time.Since(start).Seconds()
	if *ends {
		sum.write(e.out)
	}
	if *counted {
		all.write(e.out, s.cat)
	}
	if explored > 0 {
		fmt.Fprintf(e.out, "in %d of the games the players took back, %d times or more, until a card was used that is hard to use; in %d it was\n", explored, *goes, found)
	}
	fmt.Fprintf(e.out, "sim: %s, %d ended, %s, %d decisions, %.1f games/s\n",
		plural(*games, "game"), ended, plural(errs, "error"), decisions, speed)
	return b2i(errs > 0 || ended < *games)
}

// progress is after how many games a census says how far it has come.
const progress = 2000

// perRound is after how many games a census looks which cards have been used too seldom, and has the
// next ones played round those; each other time round those that lack least.
const perRound = 80

// collect has garbage collected seldom, since little of what a game makes outlives its
// decision, but bounds what that may cost: a busy machine takes long to mark, and all that is
// made meanwhile passes for alive, five times over. A game has about 6 MB, one that is explored 30,
// the cards 8. What it returns undoes it.
func collect(games int) (undo func()) {
	percent, most := debug.SetGCPercent(400), debug.SetMemoryLimit(int64(96+40*games)<<20)
	return func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(most)
	}
}
