package puzzle

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A Candidate is a position of a game that could be a puzzle: of several first answers one
// alone reaches a goal that can be named.
type Candidate struct {
	*Puzzle
	Proof *Proof
}

// findBound is how many positions the proof of a candidate may take.
const findBound = 500

// mostGoals is how many goals are tried at a moment of a game, most with a few numbers.
const mostGoals = 8

// fewest is how many answers the first decision of a candidate has at least.
const fewest = 4

// leastGrade and leastLength are what a candidate must be worth: nobody looks twice at a
// position in which one move at once is all there is to find.
const (
	leastGrade  = 3
	leastLength = 2
)

// told is how many destinies of each deck a candidate tells.
const told = 2

// handful is how many cards of a hand a candidate keeps.
const handful = 6

// Candidates are the puzzles that a moment of a game could be for the player who may act:
// the table as it stands and his hand, piles as so many blank cards, the opponent's hand
// empty.
func Candidates(cat *catalog.Catalog, g *rules.Game) (list []Candidate) {
	d := g.Decision()
	if d == nil || d.Kind != game.AskAction || d.Seat != g.S.Active || len(d.Options) < fewest || g.S.Phase < game.Control || g.S.Phase > game.Move {
		return nil
	}
	text := plainPosition(cat, g, d.Seat)
	base := &Puzzle{File: "candidate", Seat: d.Seat, Theme: "control", Position: text, Until: d.Seat.String() + " draw"}
	for _, goals := range candidateGoals(cat, g, d.Seat) {
		var best *Candidate
		for _, goal := range goals {
			z := *base
			z.Goal = goal
			proof := z.tried(cat)
			if proof == nil {
				break
			}
			best = &Candidate{&z, proof}
		}
		if best != nil && best.Proof.Solutions == 1 && best.Proof.Grade >= leastGrade && best.Proof.Length >= leastLength {
			list = append(list, *best.shrunk(cat))
		}
	}
	return list
}

// tried is the proof of a candidate, nil if it has none within the bound.
func (z *Puzzle) tried(cat *catalog.Catalog) *Proof {
	t, err := z.Start(cat)
	if err != nil {
		return nil
	}
	p := NewProver(t, findBound)
	if d := p.Game.Decision(); d == nil || d.Seat != z.Seat || len(p.order(p.Game, d)) < fewest || t.Goal.reached(p.Game) {
		return nil
	}
	proof, err := p.Prove()
	if err != nil {
		return nil
	}
	z.Trap = p.lure(proof)
	return proof
}

// plainPosition writes the position of a game with piles as blank cards; the destinies on top of
// the Reserve Decks are told.
func plainPosition(cat *catalog.Catalog, g *rules.Game, seat card.Side) string {
	text, _ := scene.Write(g.S, cat)
	var out []string
	side := card.Dark
	for _, line := range strings.Split(text, "\n") {
		head := ""
		for s := range card.Sides {
			if strings.HasPrefix(line, s.String()+":") {
				side, head = s, s.String()+":"
			}
		}
		field := strings.TrimSpace(strings.TrimPrefix(line, head))
		word, _, _ := strings.Cut(field, ":")
		switch word {
		case "hand":
			if side != seat {
				field = ""
			}
			cards := strings.SplitAfter(field, ", ")
			field = strings.TrimSuffix(strings.Join(cards[:min(len(cards), handful)], ""), ", ")
		case "force":
			field = fmt.Sprintf("force: %d", len(g.S.Pile(side, game.Force)))
		case "reserve":
			field = "reserve: 15"
		case "used", "lost", "out", "seed":
			field = ""
		}
		switch {
		case head != "":
			out = append(out, strings.TrimRight(head+" "+field, " "))
		case field != "" && line[0] == ' ':
			out = append(out, "       "+field)
		case field != "":
			out = append(out, field)
		}
	}
	for side := range card.Sides {
		var next []string
		pile := g.S.Pile(side, game.Reserve)
		for i := len(pile) - 1; i >= 0 && len(next) < told; i-- {
			if n := g.Def(pile[i]).Num[card.Destiny]; n.Has && n.N%card.One == 0 && n.N < card.Whole(8) {
				next = append(next, n.N.String())
			}
		}
		if len(next) > 0 {
			out = append(out, fmt.Sprintf("next destiny: %s %s", side, strings.Join(next, ", ")))
		}
	}
	return strings.Join(out, "\n") + "\n"
}

// candidateGoals are goals that a position could have, each as a row of harder ones.
func candidateGoals(cat *catalog.Catalog, g *rules.Game, seat card.Side) (rows [][]string) {
	var loss []string
	for n := 2; n <= 12; n++ {
		loss = append(loss, fmt.Sprintf("lost of %s: %d or more", seat.Other(), n))
	}
	rows = append(rows, loss)
	var open []string
	for _, id := range g.S.Row {
		if k := cat.Get(g.S.SlugOf(id)); !g.Controls(seat, id) && cat.ByTitle(k.Title, k.Side) == k {
			open = append(open, fmt.Sprintf("%s controls %q", seat, k.Title))
		}
	}
	for i := range open {
		row := []string{open[i]}
		for j := i + 1; j < len(open); j++ {
			rows = append(rows, []string{open[i] + "\n" + open[j]})
		}
		rows = append(rows, row)
	}
	for i := 1; i < len(g.S.Cards); i++ {
		id := game.CardID(i)
		if c := g.S.C(id); c.Zone == game.Table && c.Owner != seat && g.Def(id).Dots > 0 && c.At != 0 && (g.Def(id).Type == card.Character || g.Def(id).Type == card.Starship) {
			rows = append(rows, []string{fmt.Sprintf("%q not on table", g.Def(id).Title)})
		}
	}
	return rows[:min(len(rows), mostGoals)]
}

// Text is a candidate as the file of a puzzle, whose words are still to be written.
func (c *Candidate) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "theme = %q\nseat = %q\nposition = '''\n%s'''\ngoal = '''\n%s\n'''\nuntil = %q\nopponent = \"any\"\n", c.Theme, c.Seat, c.Position, c.Goal, c.Until)
	if c.Trap != "" {
		fmt.Fprintf(&b, "trap = '''\n%s'''\n", c.Trap)
	}
	fmt.Fprintf(&b, "# grade %d, length %d, width %.1f, %d positions\n%s", c.Proof.Grade, c.Proof.Length, c.Proof.Width, c.Proof.Nodes, Moves(c.Proof.Line))
	return b.String()
}
