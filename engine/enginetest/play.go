package enginetest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/replay"
	"cantina/engine/rules"
)

// Options say how thorough Play is: each check is made at every n-th decision, 0
// is never. Check, keys and words are looked at every time.
type Options struct {
	Copy   int // clone, save and load
	Redeal int // hidden cards dealt anew
	Accept int // every option carried out on a clone, others refused with a reason
	Max    int // decisions within which the game must end; 0 is bot.Limit
}

// Sampled is what a normal test run can afford; Every looks at every decision;
// Answers asks whether legal has one definition, in many games.
var (
	Sampled = Options{Copy: 17, Redeal: 7, Accept: 29}
	Every   = Options{Copy: 1, Redeal: 1, Accept: 5}
	Answers = Options{Accept: 13}
)

// Report is what a game that passed was like.
type Report struct {
	Decisions, Turns int
	Winner           int8
}

// Play plays one game with random players and fails t at the first thing that is
// not as it must be.
func Play(t testing.TB, cat *catalog.Catalog, setup rules.Setup, seed uint64, o Options) Report {
	t.Helper()
	setup.Seed = seed
	p := &play{o: o, cat: cat, rec: replay.New(cat, setup)}
	err := p.run(setup)
	if err == nil {
		return Report{p.n, int(p.g.S.Turn), p.g.S.Winner}
	}
	file := filepath.Join(os.TempDir(), fmt.Sprintf("cantina-seed-%d.replay", seed))
	var b bytes.Buffer
	p.rec.Hash = 0
	p.rec.Write(&b)
	if werr := os.WriteFile(file, b.Bytes(), 0o644); werr != nil {
		file = werr.Error()
	}
	t.Errorf("seed %d, decision %d: %v\nreplay: %s", seed, p.n, err, file)
	return Report{p.n, 0, 0}
}

// A play is one game of the suite.
type play struct {
	o   Options
	cat *catalog.Catalog
	g   *rules.Game
	rec *replay.Replay
	n   int // number of the decision at hand
	log [card.Sides]int

	saw          *sight // at the decision before
	shows, marks int    // cards that choices have shown to the seats, and said they have
}

func (p *play) run(setup rules.Setup) (err error) {
	defer func() {
		if e := recover(); e != nil {
			err = fmt.Errorf("panic: %v\n%s", e, stack())
		}
	}()
	if p.g, err = rules.New(p.cat, setup); err != nil {
		return err
	}
	var players [card.Sides]bot.Player
	for side := range card.Sides {
		players[side] = bot.NewRandom(setup.Seed, side)
	}
	most := p.o.Max
	if most == 0 {
		most = bot.Limit
	}
	p.n, err = bot.Game(p.g, players, func(n int, d *game.Decision, key string) error {
		p.n = n
		if n > most {
			return &bot.Endless{Decisions: most}
		}
		if err := p.look(d); err != nil {
			return err
		}
		p.saw.key = key
		p.rec.Add(key)
		return nil
	})
	if err != nil {
		return err
	}
	if p.marks > p.shows {
		return fmt.Errorf("choices are marked as showing %d cards, and have shown %d", p.marks, p.shows)
	}
	if !p.g.S.Ended {
		return errors.New("nobody has a decision, but the game is not over")
	}
	for _, check := range []func() error{func() error { return p.words(nil) }, p.marked} {
		if err := check(); err != nil {
			return err
		}
	}
	p.rec.Hash = p.g.S.Hash()
	var b bytes.Buffer
	p.rec.Write(&b)
	back, err := replay.Read("replay", b.String())
	if err != nil {
		return fmt.Errorf("the replay does not read back: %w", err)
	}
	res, err := back.Verify(p.cat)
	if err == nil && res.Remark != "" {
		err = errors.New(res.Remark)
	}
	if err != nil {
		return fmt.Errorf("the replay leads elsewhere: %w", err)
	}
	return nil
}

// look makes the checks due at this decision.
func (p *play) look(d *game.Decision) error {
	if bad := p.g.S.Check(); len(bad) > 0 {
		return fmt.Errorf("the state is unsound: %s", bad[0])
	}
	due := func(every int) bool { return every > 0 && p.n%every == 0 }
	steps := []func(*game.Decision) error{p.options, p.words, func(*game.Decision) error { return p.marked() }}
	if due(p.o.Copy) {
		steps = append(steps, p.copies, p.numbers)
	}
	if due(p.o.Redeal) {
		steps = append(steps, p.redeal)
	}
	if due(p.o.Accept) {
		steps = append(steps, p.accepts, p.refuses, p.answers, p.drops)
	}
	for _, check := range steps {
		if err := check(d); err != nil {
			return err
		}
	}
	return nil
}
