package replay

import (
	"fmt"
	"io"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// Version is the version of the format.
const Version = 1

// A Replay is a game: what it began from, and every decision by its key.
type Replay struct {
	Catalog uint64 // hash of the cards it was played with
	Setup   rules.Setup
	Moves   []string
	Hash    uint64 // of the state after the last move; 0 if not known

	file string
	line []int // of each move, if it was read from a file
}

// New begins the replay of a game.
func New(cat *catalog.Catalog, s rules.Setup) *Replay {
	return &Replay{Catalog: cat.Hash(), Setup: s}
}

// Add notes a decision.
func (r *Replay) Add(key string) { r.Moves = append(r.Moves, key) }

// A Result is what came of playing a replay again.
type Result struct {
	Decisions int
	Hash      uint64
	Game      game.Game // where it ended
}

// A Mismatch is a replay that does not lead where it did. File and Line say where
// it went another way.
type Mismatch struct {
	File string
	Line int
	Msg  string
	Help string
}

func (e *Mismatch) Error() string {
	s := fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	if e.Help != "" {
		s += "\n  " + e.Help
	}
	return s
}

var _ error = (*Mismatch)(nil)

// Verify plays the replay again. The error is that of rules.New, or a *Mismatch:
// a move that is not on offer, or another final hash.
func (r *Replay) Verify(cat *catalog.Catalog) (Result, error) {
	g, err := rules.New(cat, r.Setup)
	if err != nil {
		return Result{}, err
	}
	res := Result{Game: g}
	for i, key := range r.Moves {
		if _, err := g.Choose(key); err != nil {
			return res, r.mismatch(cat, i, fmt.Sprintf("decision %d, %q, is not on offer%s", i+1, key, offered(g)))
		}
		res.Decisions++
	}
	res.Hash = g.Hash()
	if r.Hash != 0 && res.Hash != r.Hash {
		return res, r.mismatch(cat, len(r.Moves), fmt.Sprintf("the game ends at hash %016x, the replay says %016x", res.Hash, r.Hash))
	}
	return res, nil
}

func offered(g game.Game) string {
	d := g.Decision()
	if d == nil {
		return ": the game is over"
	}
	keys := make([]string, 0, 12)
	for _, o := range d.Options {
		if keys = append(keys, "  "+o.Key); len(keys) == 12 {
			break
		}
	}
	return fmt.Sprintf("; %s may choose among %d:\n%s", d.Seat, len(d.Options), strings.Join(keys, "\n"))
}

func (r *Replay) mismatch(cat *catalog.Catalog, move int, msg string) error {
	e := &Mismatch{File: r.file, Line: move + 1, Msg: msg}
	if move < len(r.line) {
		e.Line = r.line[move]
	} else if n := len(r.line); n > 0 {
		e.Line = r.line[n-1] + 1
	}
	if e.File == "" {
		e.File = "replay"
	}
	if cat.Hash() != r.Catalog {
		e.Help = "it was made with other cards: the catalog has changed since"
	}
	return e
}

// Write prints the replay.
func (r *Replay) Write(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "cantina replay %d\ncatalog %016x\nseed %d\n", Version, r.Catalog, r.Setup.Seed)
	if e := r.Setup.Options.Edition; e != "" {
		fmt.Fprintf(&b, "edition %s\n", e)
	}
	if r.Setup.Options.Clock {
		b.WriteString("clock\n")
	}
	for side := range card.Sides {
		d := &r.Setup.Decks[side]
		fmt.Fprintf(&b, "deck %s %q", side, d.Name)
		for i, slug := range chosen(d) {
			if *slug != "" {
				fmt.Fprintf(&b, " %s %s", choices[i], *slug)
			}
		}
		b.WriteByte('\n')
		for i := 0; i < len(d.Cards); {
			n := 1
			for i+n < len(d.Cards) && d.Cards[i+n] == d.Cards[i] {
				n++
			}
			if n > 1 {
				fmt.Fprintf(&b, "  %d %s\n", n, d.Cards[i])
			} else {
				fmt.Fprintf(&b, "  %s\n", d.Cards[i])
			}
			i += n
		}
	}
	b.WriteString("moves\n")
	for _, m := range r.Moves {
		b.WriteString(m + "\n")
	}
	if r.Hash != 0 {
		fmt.Fprintf(&b, "end %016x\n", r.Hash)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// choices are the words before what a deck starts with, in the order of chosen.
var choices = [...]string{"start", "effect", "interrupt"}

func chosen(d *card.Deck) [len(choices)]*string {
	return [...]*string{&d.Start, &d.Effect, &d.Interrupt}
}
