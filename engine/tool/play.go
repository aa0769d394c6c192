package tool

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"cantina/engine"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/replay"
)

// A terminal is a game in text mode: both seats at one keyboard.
type terminal struct {
	*env
	g    game.Game
	rec  *replay.Replay
	lang card.Lang
	in   *bufio.Scanner
	seat card.Side // whose eyes are on the screen
	seen [card.Sides]int
	n    int

	typed bool // false: input comes from a file or a pipe, and is echoed
}

var errQuit = errors.New("quit")

// play is the game in a terminal.
func play(e *env, args []string) int {
	f := e.flags()
	seed := f.Uint64("seed", 1, "seed of the shuffles and draws")
	code := f.String("lang", "en", "language: en or fr")
	file := f.String("record", "", "write the replay to this file at the end")
	rest, status, stop := e.parse(f, args)
	if stop {
		return status
	}
	lang, good := e.lang(*code)
	if !good {
		return usage
	}
	setup, good := e.setup(rest)
	if !good {
		return usage
	}
	setup.Seed = *seed
	g, err := engine.New(e.catalog(), setup)
	if err != nil {
		fmt.Fprintln(e.errw, err)
		return finding
	}
	t := &terminal{env: e, g: g, rec: replay.New(e.catalog(), setup), lang: lang, in: bufio.NewScanner(e.in), typed: typed(e.in)}
	t.say(card.T("Type a number to choose, ? for help.", "Tapez un numéro pour choisir, ? pour l’aide."))
	err = t.loop()
	if *file != "" {
		if werr := t.record(*file); werr != nil {
			fmt.Fprintln(e.errw, werr)
			return finding
		}
	}
	if err != nil && !errors.Is(err, errQuit) {
		fmt.Fprintln(e.errw, err)
		return finding
	}
	fmt.Fprintf(e.out, "play: %s, %s\n", plural(t.n, "decision"), t.outcome())
	return fine
}

func (t *terminal) say(text card.Text) { fmt.Fprintln(t.out, text[t.lang]) }

func (t *terminal) outcome() string {
	switch s := t.g.Status(); {
	case !s.Ended:
		return "not finished"
	case s.Winner == 0:
		return "a draw"
	default:
		return card.Side(s.Winner-1).String() + " wins"
	}
}

func (t *terminal) record(name string) error {
	t.rec.Hash = t.g.Hash()
	var b strings.Builder
	t.rec.Write(&b)
	return os.WriteFile(name, []byte(b.String()), 0o644)
}

// loop plays until the game is over or the player leaves.
func (t *terminal) loop() error {
	first := true
	for {
		d := t.g.Decision()
		if d == nil {
			t.news()
			t.say(t.g.Status().Why)
			return nil
		}
		if first || d.Seat != t.seat {
			if err := t.curtain(d.Seat, first); err != nil {
				return err
			}
			first = false
		}
		t.news()
		v := t.g.View(t.seat)
		t.prompt(v.Prompt)
		for {
			line, err := t.read()
			if err != nil {
				return err
			}
			key, err := t.answer(line, v)
			if err != nil {
				return err
			}
			if key == "" {
				continue
			}
			if _, err := t.g.Choose(key); err != nil {
				fmt.Fprintln(t.out, err)
				continue
			}
			t.rec.Add(key)
			t.n++
			break
		}
	}
}

// curtain stands between the seats, so that neither sees the other's hand.
func (t *terminal) curtain(seat card.Side, first bool) error {
	t.seat = seat
	text := card.T("---- "+card.SideNames[seat][card.English]+" is next. The other looks away; press Enter. ----",
		"---- Au tour du côté "+strings.ToLower(card.SideNames[seat][card.French])+". L’autre se détourne ; appuyez sur Entrée. ----")
	if !first {
		fmt.Fprint(t.out, strings.Repeat("\n", 40))
	}
	t.say(text)
	if !t.in.Scan() {
		return errQuit
	}
	t.table(t.g.View(seat))
	return nil
}

// read takes a line of input; errQuit at its end.
func (t *terminal) read() (string, error) {
	fmt.Fprint(t.out, "> ")
	if !t.in.Scan() {
		fmt.Fprintln(t.out)
		return "", errQuit
	}
	if !t.typed {
		fmt.Fprintln(t.out, t.in.Text())
	}
	return strings.TrimSpace(t.in.Text()), nil
}

// typed tells whether a person types at a terminal, which echoes by itself.
func typed(in io.Reader) bool {
	f, ok := in.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// news prints what has happened since this seat last looked.
func (t *terminal) news() {
	log := t.g.View(t.seat).Log
	for _, l := range log[min(t.seen[t.seat], len(log)):] {
		if l.Say[t.lang] != "" {
			fmt.Fprintf(t.out, "  . %s\n", l.Say[t.lang])
		}
	}
	t.seen[t.seat] = len(log)
}

func (t *terminal) prompt(d *game.Decision) {
	fmt.Fprintf(t.out, "%s%s %s\n", card.SideNames[d.Seat][t.lang], colon[t.lang], d.Prompt[t.lang])
	for i, o := range d.Options {
		cost := ""
		if o.Cost > 0 {
			cost = fmt.Sprintf(" (%d Force)", o.Cost)
		}
		fmt.Fprintf(t.out, "%4d  %s%s\n", i+1, o.Say[t.lang], cost)
		if o.Text[t.lang] != "" {
			fmt.Fprintf(t.out, "      %s\n", o.Text[t.lang])
		}
	}
}

// answer carries out a line. It returns the key chosen, or "" if nothing was.
func (t *terminal) answer(line string, v *game.View) (string, error) {
	word, rest, _ := strings.Cut(line, " ")
	switch strings.ToLower(word) {
	case "":
		t.prompt(v.Prompt)
	case "?", "h", "help":
		t.say(card.T("a number chooses; table, hand, log [N], why CARD [TARGET], explain CARD, concede, quit",
			"un numéro choisit ; table, hand (main), log [N], why CARTE [CIBLE], explain CARTE, concede, quit"))
	case "q", "quit":
		return "", errQuit
	case "concede":
		return game.ConcedeKey(t.seat), nil
	case "t", "table":
		t.table(v)
	case "hand":
		t.hand(v)
	case "log":
		n, err := strconv.Atoi(rest)
		if err != nil {
			n = 20
		}
		for _, l := range v.Log[max(0, len(v.Log)-n):] {
			fmt.Fprintf(t.out, "%3d  %s\n", l.Turn, l.Say[t.lang])
		}
	case "why":
		t.why(v, rest)
	case "explain":
		t.explain(v, rest)
	default:
		if n, err := strconv.Atoi(line); err == nil {
			if n >= 1 && n <= len(v.Prompt.Options) {
				return v.Prompt.Options[n-1].Key, nil
			}
			fmt.Fprintf(t.out, "1 - %d\n", len(v.Prompt.Options))
			return "", nil
		}
		for _, o := range v.Prompt.Options {
			if o.Key == line || strings.TrimPrefix(o.Key, t.seat.String()+" ") == line {
				return o.Key, nil
			}
		}
		t.say(card.T("That is not on offer. ? for help.", "Ce n’est pas proposé. ? pour l’aide."))
	}
	return "", nil
}
