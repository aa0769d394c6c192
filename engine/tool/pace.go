package tool

import (
	"fmt"
	"slices"

	"cantina/decks"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A disturbance is how often two people at one machine are disturbed in the course of games.
type disturbance struct {
	turns  int
	seats  int // the seat changes, and the one who comes has a hand that the other may not see
	passes int // somebody is asked and passes; passes to the end of a turn count once
	losses int // somebody is asked where Force is lost from; an amount that one button covers counts once
	asked  int
	front  card.Side
	left   int // of the loss at hand
	losing bool
	pass   int // the turn whose player has done nothing but pass since, 0 none
}

// asks notes a decision that a person answers.
func (c *disturbance) asks(st *game.Status, d *game.Decision, key string) {
	again := d.Kind == game.AskLose && c.losing && d.Seat == c.front && d.Left == c.left-1
	c.losing, c.left = d.Kind == game.AskLose, d.Left
	if again {
		return
	}
	c.asked++
	if d.Seat != c.front && st.Hands[d.Seat] > 0 {
		c.seats++
	}
	c.front = d.Seat
	if d.Kind == game.AskLose {
		c.losses++
	}
	own := d.Kind == game.AskAction && d.Seat == st.Active && !st.Fighting
	passes := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Key == key && o.Verb == game.Pass })
	switch {
	case passes && own && c.pass == st.Turn: // one key has ended the turn
		c.asked--
	case passes && own:
		c.pass, c.passes = st.Turn, c.passes+1
	case passes:
		c.passes++
	case d.Seat == st.Active && c.pass == st.Turn: // it was no end of the turn after all
		c.pass = 0
	}
}

// pace counts how often players are disturbed, by what they have ordered: in games of random
// decks, as two players of the program play them.
func pace(e *env, args []string) int {
	f := e.flags()
	games := f.Int("games", 40, "how many games")
	seed := f.Uint64("seed", 1, "seed of the first game; each next one has the next seed")
	random := f.Bool("random", false, "the players choose by chance, and not as the plain player does")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if *games < 1 || len(rest) > 0 {
		return e.bad("-games must be 1 or more, and no decks are named: they are drawn")
	}
	names := [game.Presets]string{game.Expert: "expert", game.Normal: "normal", game.Beginner: "beginner"}
	for p := range game.Presets {
		var c disturbance
		for i := range uint64(*games) {
			if err := c.play(e, *seed+i, p, *random); err != nil {
				fmt.Fprintf(e.errw, "seed %d: %v\n", *seed+i, err)
				return finding
			}
		}
		per := func(n int) float64 { return float64(n) / float64(max(c.turns, 1)) }
		fmt.Fprintf(e.out, "%-9s %5d turns; a turn: %.2f changes of seat, %.2f passes, %.2f losses, asked %.2f times\n",
			names[p], c.turns, per(c.seats), per(c.passes), per(c.losses), per(c.asked))
	}
	return fine
}

// play plays the game of a seed by the orders of a preset.
func (c *disturbance) play(e *env, seed uint64, preset game.Preset, random bool) error {
	setup := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
	var players [card.Sides]bot.Player
	var orders [card.Sides]game.Orders
	for side := range card.Sides {
		d := decks.Random(e.catalog(), side, seed)
		if d == nil {
			return fmt.Errorf("no random deck of %s is legal", side)
		}
		setup.Decks[side], orders[side] = d.Dealt(), preset.Ordered(side)
		players[side] = bot.Plain{}
		if random {
			players[side] = bot.NewRandom(seed, side)
		}
	}
	g, err := rules.New(e.catalog(), setup)
	if err != nil {
		return err
	}
	ordered := false
	for side := range players {
		players[side] = &orderly{players[side], g, &orders[side], &ordered}
	}
	*c = disturbance{turns: c.turns, seats: c.seats, passes: c.passes, losses: c.losses, asked: c.asked}
	_, err = bot.Game(g, players, func(_ int, d *game.Decision, key string) error {
		if st := g.Status(); !ordered && len(d.Options) > 1 {
			c.asks(&st, d, key)
		}
		return nil
	})
	c.turns += g.Status().Turn
	return err
}

// An orderly player answers as is ordered, and else as he does.
type orderly struct {
	bot.Player
	g      game.Game
	orders *game.Orders
	done   *bool // the last answer was ordered
}

func (o *orderly) Choose(v *game.View) string {
	st := o.g.Status()
	if key, ok := o.orders.Answer(v.Prompt, &st); ok {
		*o.done = true
		return key
	}
	*o.done = false
	return o.Player.Choose(v)
}
