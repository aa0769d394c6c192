package puzzle

import (
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// A Puzzle is a position with a goal and its words.
type Puzzle struct {
	Slug  string // the name of its file, without number
	File  string
	Order int
	Theme Theme
	Seat  card.Side
	Title card.Text
	About card.Text // the goal in a sentence

	Position string // lines of a scene's position
	Before   string // moves that have been made already when the solver begins
	Goal     string // expectations
	Keep     bool   // the goal counts when the try is over; else as soon as it is reached
	Until    string // a phase, "next turn"; "" the end of the solver's turn
	Trap     string // moves, the last of them obvious and wrong

	// Written by the prover.
	Grade     int
	Solutions int
	Nodes     int
	Solution  string // moves

	src string
}

// A Theme is what a puzzle is about.
type Theme string

// Themes are all themes, in the order of the list.
var Themes = []Theme{"drains", "control", "battle", "attrition", "weapons", "destiny", "reacts", "moving", "interrupts", "unique", "economy", "creatures", "captives", "space"}

// ThemeNames names the themes.
var ThemeNames = map[Theme]card.Text{
	"drains":     card.T("Force drains", "Drains de Force"),
	"control":    card.T("Control", "Contrôle"),
	"battle":     card.T("Battles", "Batailles"),
	"attrition":  card.T("Attrition and forfeit", "Attrition et abandons"),
	"weapons":    card.T("Weapons", "Armes"),
	"destiny":    card.T("Destiny", "Destinée"),
	"reacts":     card.T("Reacts", "Réactions"),
	"moving":     card.T("Moving and capacity", "Déplacements et capacité"),
	"interrupts": card.T("Interrupts", "Interruptions"),
	"unique":     card.T("Uniqueness and personas", "Cartes uniques et personas"),
	"economy":    card.T("Force economy", "Économie de Force"),
	"creatures":  card.T("Creatures", "Créatures"),
	"captives":   card.T("Captives", "Captifs"),
	"space":      card.T("Space", "Espace"),
}

// Start lays the position, makes the moves before it and reads the goal. The error says what
// is wrong with it.
func (z *Puzzle) Start(cat *catalog.Catalog) (*Task, error) {
	list, problems := scene.Parse(z.File+": position", z.Position)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	if len(list) != 1 || list[0].Lines() > 0 {
		return nil, fmt.Errorf("%s: a position is that of one scene, without moves and expectations", z.File)
	}
	g, err := list[0].Start(cat)
	if err != nil {
		return nil, err
	}
	return z.task(cat, g.(*rules.Game))
}

// task is the task of a puzzle whose position has been laid in a game.
func (z *Puzzle) task(cat *catalog.Catalog, g *rules.Game) (*Task, error) {
	t := &Task{Cards: cat, Game: g, Seat: z.Seat, Keep: z.Keep, Blank: blanks(g, z.Position), Exact: namesCopy(z.Goal)}
	before, problems := scene.ParseMoves(z.File+": before", z.Before)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	for _, m := range before {
		if m.Side == z.Seat {
			return nil, m.Problem("the moves before a puzzle are the opponent's", "let the solver make this one")
		}
		var err error
		if t.Game, err = play(cat, t.Game, m); err != nil {
			return nil, err
		}
	}
	for _, e := range t.Game.S.Log {
		if e.Kind == game.DestinyDrawn && slices.Contains(t.Blank, e.Card) {
			return nil, fmt.Errorf("%s: a destiny is drawn before the solver begins: say it in \"next destiny\"", z.File)
		}
	}
	g = t.Game
	if t.Goal, problems = ReadGoal(cat, z.File+": goal", z.Goal); len(problems) > 0 {
		return nil, problems[0]
	}
	if err := t.Goal.problem(g); err != nil {
		return nil, err
	}
	until := scene.Until{}
	if z.Until != "" {
		if until, problems = scene.ParseUntil(z.File+": until", z.Until); len(problems) > 0 {
			return nil, problems[0]
		}
	}
	t.Until = until.From(g.Status(), z.Seat)
	return t, nil
}
