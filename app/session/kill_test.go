package session

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// childEnv makes the test binary play a part: a process that plays and is killed.
const childEnv = "CANTINA_TEST_CHILD"

func TestMain(m *testing.M) {
	if path := os.Getenv(childEnv); path != "" {
		playForEver(path)
	}
	os.Exit(m.Run())
}

// starters is a new game of the first two starter decks.
func starters(seed uint64) store.Header {
	h := store.Header{Program: "test", Seed: seed}
	for _, d := range decks.Embedded() {
		if h.Decks[d.Side].Name == "" {
			h.Decks[d.Side] = d.Dealt()
		}
	}
	return h
}

func realRules() Rules {
	cat, _ := catalog.Embedded()
	return Rules{cat}
}

// hash is the hash of the engine's state.
func (s *Session) hash() uint64 { return s.g.Hash() }

// step lets a random player choose; ok is false at the end of the game.
func (s *Session) step(players [card.Sides]bot.Player) (ok bool, err error) {
	seat, on := s.Next()
	if !on {
		return false, nil
	}
	_, err = s.Choose(players[seat].Choose(s.g.View(seat)))
	return true, err
}

func randomPlayers(seed uint64) [card.Sides]bot.Player {
	return [card.Sides]bot.Player{bot.NewRandom(seed, card.Dark), bot.NewRandom(seed, card.Light)}
}

// playForEver plays one game after the other; after each choice it says which
// game and decision the players now see, and the hash of the state.
func playForEver(path string) {
	fail := func(err error) {
		fmt.Fprintln(os.Stderr, "the playing process:", err)
		os.Exit(1)
	}
	st, rep, err := store.Open(path)
	if err != nil || !rep.Empty() {
		fail(fmt.Errorf("%+v, %v", rep, err))
	}
	seed := uint64(time.Now().UnixNano())
	players := randomPlayers(seed)
	for n := uint64(0); ; n++ {
		games, _ := st.Games()
		var s *Session
		if n == 0 && len(games) > 0 && !games[0].Ended {
			s, _, err = Resume(st, realRules(), games[0].ID)
		} else {
			s, err = Start(st, realRules(), starters(seed+n))
		}
		for ok := true; ok; {
			if err != nil {
				fail(err)
			}
			fmt.Println(s.ID(), s.Decisions(), s.hash())
			ok, err = s.step(players)
		}
	}
}

// TestAKilledGameResumesExactly kills a process that plays, at random moments,
// and checks that every game goes on from where it was last shown. CANTINA_LONG=1
// kills it 1,000 times.
func TestAKilledGameResumesExactly(t *testing.T) {
	kills := 25
	if os.Getenv("CANTINA_LONG") != "" {
		kills = 1000
	}
	path := filepath.Join(t.TempDir(), store.FileName)
	rng := rand.New(rand.NewPCG(5, 6))
	games := map[store.ID]bool{}
	shown := 0
	for i := range kills {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"="+path)
		cmd.Stderr = os.Stderr
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		var id store.ID
		var n int
		var hash uint64
		lines := bufio.NewScanner(out)
		for last := 1 + rng.IntN(60); lines.Scan(); last-- {
			if _, err := fmt.Sscan(lines.Text(), &id, &n, &hash); err != nil {
				break // the line was cut off by the kill
			}
			if last == 0 {
				cmd.Process.Kill() // it goes on playing until the signal arrives
			}
		}
		cmd.Wait()
		if id == 0 {
			t.Fatalf("kill %d: the process showed nothing", i)
		}
		games[id], shown = true, shown+n

		st, rep, err := store.Open(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("kill %d: %+v, %v", i, rep, err)
		}
		s, note, err := Resume(st, realRules(), id)
		switch {
		case err != nil || !note.Empty():
			t.Fatalf("kill %d: game %d: %+v, %v", i, id, note, err)
		case s.Decisions() < n:
			t.Fatalf("kill %d: game %d: decision %d was shown, %d are saved", i, id, n, s.Decisions())
		case s.Decisions() == n && s.hash() != hash:
			t.Fatalf("kill %d: game %d: another position at decision %d", i, id, n)
		}
		st.Close()
	}
	t.Logf("%d kills in %d games", kills, len(games))
}
