package tool

import (
	"errors"
	"fmt"
	"maps"
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
	open   int // somebody is asked while both look on
	passes int // somebody is asked and passes; passes to a later phase or the end of his turn count once, as they are one click
	ends   int // of these: the one that ends a turn
	ahead  int // somebody does what was possible only in a later phase: he passes until then by it (game.Later)
	losses int // somebody is asked where Force is lost from; an amount that one button covers counts once
	asked  int
	why    map[string]int // how often each kind of question changed seats or was passed

	front  card.Side
	left   int // of the loss at hand
	losing bool
	run    []string        // what its player has passed over since he last did something in his turn
	turn   int             // which turn that is
	later  map[string]bool // what he could have done ahead where that run began
}

// asks notes a decision that a person answers; open tells whether both look on.
func (c *disturbance) asks(st *game.Status, d *game.Decision, o *game.Option, open bool) {
	again := d.Kind == game.AskLose && c.losing && d.Seat == c.front && d.Left == c.left-1
	c.losing, c.left = d.Kind == game.AskLose, d.Left
	if again {
		return
	}
	c.asked++
	switch {
	case open:
		c.open++
	case d.Seat != c.front && st.Hands[d.Seat] > 0:
		c.seats++
		c.why["seat: "+about(st, d)]++
		c.front = d.Seat
	default:
		c.front = d.Seat
	}
	if d.Kind == game.AskLose {
		c.losses++
	}
	own := d.Kind == game.AskAction && d.Seat == st.Active && !st.Fighting
	if c.turn != st.Turn {
		c.ended()
		c.turn = st.Turn
	}
	switch {
	case o.Verb == game.Pass && own:
		c.run = append(c.run, about(st, d))
	case o.Verb == game.Pass:
		c.passed(about(st, d))
	case d.Seat == st.Active: // he has passed to a phase
		if n := len(c.run); n > 0 && d.Kind == game.AskAction && c.later[o.Key] {
			c.asked -= n
			c.ahead++
		} else if n > 0 {
			c.asked -= n - 1
			c.passed(c.run[0])
		}
		c.run = nil
	}
}

func (c *disturbance) passed(what string) {
	c.passes++
	c.why["pass: "+what]++
}

// ended is the end of a turn: passes that led to it were one key.
func (c *disturbance) ended() {
	if n := len(c.run); n > 0 {
		c.ends++
		c.passes++
		c.asked -= n - 1
		c.why["pass: ends the turn from "+c.run[0]]++
	}
	c.run = nil
}

// about is what a decision is about: whose, and where in the turn.
func about(st *game.Status, d *game.Decision) string {
	whose, where := "own", st.Phase.String()
	if d.Seat != st.Active {
		whose = "the other's"
	}
	if st.Fighting {
		where = "battle in progress"
	}
	switch d.Kind {
	case game.AskAction:
		return "acts in " + whose + " " + where
	case game.AskRespond:
		return "answers in " + whose + " " + where
	}
	return d.Rule + " in " + whose + " " + where
}

// pace counts how often players are disturbed, by what they have ordered: in games of random
// decks, as two players of the program play them.
func pace(e *env, args []string) int {
	f := e.flags()
	games := f.Int("games", 40, "how many games")
	seed := f.Uint64("seed", 1, "seed of the first game; each next one has the next seed")
	why := f.Bool("why", false, "tell for each kind of question how often it changed seats or was passed, a turn")
	random := f.Bool("random", false, "the players choose by chance, and not as the plain player does")
	starters := f.Bool("starters", false, "the decks are those of the program, each of a side against each of the other in turn")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	dealt := e.randomDeck
	if *starters {
		dealt = starterDeck
	}
	if *games < 1 || len(rest) > 0 {
		return e.bad("-games must be 1 or more, and no decks are named: they are drawn")
	}
	names := [game.Presets]string{game.Expert: "expert", game.Normal: "normal", game.Beginner: "beginner"}
	for p := range game.Presets {
		c := disturbance{why: map[string]int{}}
		for i := range uint64(*games) {
			before := c
			before.why = maps.Clone(c.why)
			err := c.play(e, *seed+i, p, dealt, *random)
			if endless := (*bot.Endless)(nil); errors.As(err, &endless) { // two that neither give in nor gain: people would call it a draw
				fmt.Fprintf(e.out, "seed %d is left out: %v\n", *seed+i, err)
				c = before
				continue
			}
			if err != nil {
				fmt.Fprintf(e.errw, "seed %d: %v\n", *seed+i, err)
				return finding
			}
		}
		per := func(n int) float64 { return float64(n) / float64(max(c.turns, 1)) }
		fmt.Fprintf(e.out, "%-9s %5d turns; a turn: %.2f changes of seat, %.2f passes and %.2f more that end the turn, %.2f done ahead, %.2f losses, asked %.2f times, %.2f of them openly\n",
			names[p], c.turns, per(c.seats), per(c.passes-c.ends), per(c.ends), per(c.ahead), per(c.losses), per(c.asked), per(c.open))
		for _, k := range slices.SortedFunc(maps.Keys(c.why), func(a, b string) int { return c.why[b] - c.why[a] }) {
			if *why && per(c.why[k]) >= 0.005 {
				fmt.Fprintf(e.out, "  %.2f %s\n", per(c.why[k]), k)
			}
		}
	}
	return fine
}

// play plays the game of a seed by the orders of a preset.
func (c *disturbance) play(e *env, seed uint64, preset game.Preset, dealt func(card.Side, uint64) *decks.Deck, random bool) error {
	setup := rules.Setup{Seed: seed, Options: game.Options{Shuffled: true}}
	var players [card.Sides]bot.Player
	var orders [card.Sides]game.Orders
	for side := range card.Sides {
		d := dealt(side, seed)
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
	sat := &sitting{g: g, orders: orders, c: c}
	for side := range players {
		sat.players[side] = players[side]
		players[side] = sat
	}
	c.front, c.turn, c.run = 0, 0, nil
	_, err = bot.Game(g, players, nil)
	c.ended()
	c.turns += g.Status().Turn
	return err
}

// randomDeck is a random deck of a side.
func (e *env) randomDeck(side card.Side, seed uint64) *decks.Deck {
	return decks.Random(e.catalog(), side, seed)
}

// starterDeck is a deck of the program: within as many seeds as there are pairs each is dealt
// against each of the other side.
func starterDeck(side card.Side, seed uint64) *decks.Deck {
	var own [card.Sides][]*decks.Deck
	for _, d := range decks.Embedded() {
		own[d.Side] = append(own[d.Side], d)
	}
	if side == card.Light {
		seed /= uint64(len(own[card.Dark]))
	}
	return own[side][seed%uint64(len(own[side]))]
}

// A sitting is two players at one machine: each answers as he has ordered, and else as he does.
type sitting struct {
	g       game.Game
	players [card.Sides]bot.Player
	orders  [card.Sides]game.Orders
	c       *disturbance

	turn      int
	activated bool
	refused   [card.Sides][]string
}

// looksAhead notes what could be done ahead where a run of passes begins.
func (s *sitting) looksAhead(st *game.Status) {
	if c := s.c; c.turn != st.Turn || len(c.run) == 0 {
		c.later = map[string]bool{}
		for _, l := range s.g.Later(uint64(st.Turn)) {
			c.later[l.Key] = true
		}
	}
}

// Choose implements bot.Player.
func (s *sitting) Choose(v *game.View) string {
	d, st := v.Prompt, s.g.Status()
	if s.turn != st.Turn {
		s.turn, s.activated, s.refused = st.Turn, false, [card.Sides][]string{}
	}
	var common map[game.CardID]bool
	open := func() map[game.CardID]bool {
		if common == nil {
			common = game.Seen(v)
			theirs := game.Seen(s.g.View(v.Seat.Other()))
			maps.DeleteFunc(common, func(id game.CardID, _ bool) bool { return !theirs[id] })
		}
		return common
	}
	o := &s.orders[v.Seat]
	if key, ok := o.Answer(d, &st, game.Course{Activated: s.activated, Refused: s.refused[v.Seat], Open: open}); ok {
		return key
	}
	key := s.players[v.Seat].Choose(v)
	i := slices.IndexFunc(d.Options, func(x game.Option) bool { return x.Key == key })
	if i < 0 || len(d.Options) < 2 {
		return key
	}
	taken := &d.Options[i]
	openly := o.Open && v.Seat != s.c.front && v.Sabacc == nil && (d.Kind != game.AskAction || o.Skip[st.Active].Has(st.Phase)) &&
		d.Answerable(&st, open()) && taken.Open(open()) // else he looks at his hand first
	switch {
	case d.Kind != game.AskAction:
	case taken.Verb == game.VActivate && v.Seat == st.Active:
		s.activated = true
	case taken.Verb == game.Pass && v.Seat == st.Active && !st.Fighting:
		s.looksAhead(&st)
	case taken.Verb == game.Pass && v.Seat != st.Active:
		s.refused[v.Seat] = append(s.refused[v.Seat], d.Offered(open())...)
	}
	s.c.asks(&st, d, taken, openly)
	return key
}
