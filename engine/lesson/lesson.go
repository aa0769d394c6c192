package lesson

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
)

// A Problem is a mistake in a lesson: where, what, and how to mend it.
type Problem = catalog.Problem

// A Lesson is what one file teaches.
type Lesson struct {
	File    string
	Name    string // of the file, without path and ".toml": what progress is kept by
	Order   int
	Minutes int      // that it takes
	Rules   []string // ids of the rulebook
	Seat    card.Side
	Title   card.Text
	About   card.Text
	Steps   []*Step

	src  string
	keys keys
}

// A Step is a page of a lesson.
type Step struct {
	Name     string
	Text     card.Text
	Position *scene.Scene // nil: it goes on where the step before ended
	Point    []Point
	Goal     *scene.Goal // nil: it is read, and no more
	Keep     bool        // the goal counts when the try is over, not before
	Task     bool        // the learner solves it alone
	Until    scene.Until
	Hints    [3]card.Text // which area, which card, which move
	Done     card.Text    // said when the goal is reached; may be empty
	Failed   card.Text    // said when it was missed; may be empty
	Solution scene.Moves
	Wrong    scene.Moves
	Answers  scene.Moves // of the opponent, made as soon as they are on offer

	lesson *Lesson
}

// A Point is what the table rings: a card, a pile, a number at a place, or a part of the
// window.
type Point struct {
	Kind  PointKind
	Side  card.Side // of a pile or a number
	Zone  game.Zone // of a pile
	Card  string    // of a card, or the place of a number, as a scene names it
	words string
}

// PointKind is the kind of a Point.
type PointKind uint8

const (
	AtCard PointKind = iota
	AtPile
	AtDrain // what a side drains at a place
	AtPower // its power there
	AtPhases
	AtPrompt
	AtLog
)
