package replay

import (
	"fmt"
	"io"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// Version is the version of the format.
const Version = 1

// A Replay is a game: what it began from, and every decision by its key.
type Replay struct {
	Catalog  uint64 // hash of the cards it was played with
	Setup    rules.Setup
	Position string // text of a scene's position (scene.Lay), in place of the decks
	Moves    []string
	Hash     uint64 // of the state after the last move; 0 if not known

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
	Remark    string    // all moves were legal but lead to another state than the one recorded; "" if not
	Game      game.Game // where it ended
}

// A Mismatch is a replay with a move that is not legal: where it stands, which it is,
// and why it cannot be made.
type Mismatch struct {
	File string
	Line int
	Move int // its number, from 1
	Turn int
	Key  string
	Why  string
	Help string
}

func (e *Mismatch) Error() string {
	s := fmt.Sprintf("%s:%d: move %d, in turn %d, is not legal: %q\n  %s", e.File, e.Line, e.Move, e.Turn, catalog.Brief(e.Key), catalog.Brief(e.Why))
	if e.Help != "" {
		s += "\n  " + e.Help
	}
	return s
}

var _ error = (*Mismatch)(nil)

// Verify plays the replay again: its moves are judged. The error is that of rules.New,
// or a *Mismatch: the first move that is not legal. Where all were legal but the state
// is not the one recorded there is a Remark.
func (r *Replay) Verify(cat *catalog.Catalog) (Result, error) {
	g, err := r.begin(cat)
	if err != nil {
		return Result{}, err
	}
	res := Result{Game: g}
	for i, key := range r.Moves {
		if _, err := g.Choose(key); err != nil {
			return res, r.mismatch(g, i)
		}
		res.Decisions++
	}
	res.Hash = g.Hash()
	if r.Hash != 0 && res.Hash != r.Hash {
		res.Remark = fmt.Sprintf("reproduced in moves; the state differs from the one recorded (hash %016x, recorded %016x): the program", res.Hash, r.Hash)
		if cat.Hash() != r.Catalog {
			res.Remark += " and its cards have changed since"
		} else {
			res.Remark += " has changed since"
		}
	}
	return res, nil
}

// begin starts the game anew.
func (r *Replay) begin(cat *catalog.Catalog) (*rules.Game, error) {
	if r.Position == "" {
		return rules.New(cat, r.Setup)
	}
	cat, _ = scene.Catalog() // with the cards of worked examples
	g, err := scene.Lay(cat, r.file, r.Position)
	if err != nil {
		return nil, err
	}
	return g.(*rules.Game), nil
}

// offered lists what may be chosen, for the help of a mismatch.
func offered(d *game.Decision) string {
	if d == nil {
		return ""
	}
	const most = 12
	keys := []string{fmt.Sprintf("%s may choose among %d:", d.Seat, len(d.Options))}
	for i := range d.Options[:min(most, len(d.Options))] {
		keys = append(keys, d.Options[i].Key)
	}
	if n := len(d.Options) - most; n > 0 {
		keys = append(keys, fmt.Sprintf("and %d more", n))
	}
	return strings.Join(keys, "\n    ")
}

// mismatch is the error about move i, which cannot be made in g.
func (r *Replay) mismatch(g *rules.Game, i int) error {
	e := &Mismatch{File: r.file, Line: i + 1, Move: i + 1, Turn: g.Status().Turn, Key: r.Moves[i], Why: why(g, r.Moves[i]), Help: offered(g.Decision())}
	if i < len(r.line) {
		e.Line = r.line[i]
	}
	if e.File == "" {
		e.File = "replay"
	}
	if g.Cat.Hash() != r.Catalog {
		e.Why += "; it was made with other cards: the catalog has changed since"
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
	if r.Setup.Options.Shuffled {
		b.WriteString("shuffled\n")
	}
	for side := range card.Sides {
		if words, err := r.Setup.Options.Ask[side].MarshalText(); err == nil && len(words) > 0 {
			fmt.Fprintf(&b, "ask %s %s\n", side, words)
		}
	}
	if r.Position != "" {
		b.WriteString("position\n")
		for line := range strings.Lines(strings.TrimRight(r.Position, "\n") + "\n") {
			b.WriteString(strings.TrimRight("  "+line, " \n") + "\n")
		}
		r.writeMoves(&b)
		_, err := io.WriteString(w, b.String())
		return err
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
		writeCards(&b, "", d.Cards)
		writeCards(&b, beside+" ", d.Outside)
	}
	r.writeMoves(&b)
	_, err := io.WriteString(w, b.String())
	return err
}

func (r *Replay) writeMoves(b *strings.Builder) {
	b.WriteString("moves\n")
	for _, m := range r.Moves {
		b.WriteString(m + "\n")
	}
	if r.Hash != 0 {
		fmt.Fprintf(b, "end %016x\n", r.Hash)
	}
}

// beside is the word before cards that lie beside the deck.
const beside = "outside"

// writeCards writes a line for each run of equal cards.
func writeCards(b *strings.Builder, before string, cards []string) {
	for i := 0; i < len(cards); {
		n := 1
		for i+n < len(cards) && cards[i+n] == cards[i] && n < maxCopies {
			n++
		}
		if n > 1 {
			fmt.Fprintf(b, "  %s%d %s\n", before, n, cards[i])
		} else {
			fmt.Fprintf(b, "  %s%s\n", before, cards[i])
		}
		i += n
	}
}

// choices are the words before what a deck starts with, in the order of chosen.
var choices = [...]string{"start", "effect", "interrupt"}

func chosen(d *card.Deck) [len(choices)]*string {
	return [...]*string{&d.Start, &d.Effect, &d.Interrupt}
}
