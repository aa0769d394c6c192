package game

import "cantina/engine/card"

// A Lasting change runs for a stated time, whatever becomes of its source unless it goes
// with it (value.duration). It is step Op of clause Clause of Card.
type Lasting struct {
	Def    int32     `json:"def,omitempty"` // definition whose text it is
	Card   CardID    `json:"card,omitempty"`
	Side   card.Side `json:"side"` // who played it: "your" in its text
	Clause int16     `json:"clause,omitempty"`
	Op     int16     `json:"op,omitempty"`
	On     CardID    `json:"on,omitempty"` // the card it goes with when that leaves the table; 0 none
	Until  Until     `json:"until"`
	Turn   int16     `json:"turn,omitempty"`  // for EndOfTurn: the turn at whose end it stops
	Since  int32     `json:"since,omitempty"` // the clock when it began, as Card.Since
	Bound  []Value   `json:"bound,omitempty"`
}

// A Date says since when a modifier of a card's number is at work, where the order
// of changes matters (value.modifier): its condition may have come true long after
// its card arrived. By 0 tells that the modifiers of On are being dated.
type Date struct {
	On     CardID `json:"on,omitempty"`
	By     CardID `json:"by,omitempty"`
	Clause int16  `json:"clause,omitempty"`
	Since  int32  `json:"since,omitempty"`
}

// Dated is since when a modifier is at work on a card; since is when its card
// arrived, for one that is not dated.
func (s *State) Dated(on, by CardID, clause int16, since int32) int32 {
	for i := range s.Dates {
		if d := &s.Dates[i]; d.On == on && d.By == by && d.Clause == clause {
			return d.Since
		}
	}
	return since
}

// Until tells when a lasting change stops.
type Until uint8

const (
	EndOfGame Until = iota
	EndOfTurn       // at the end of turn Lasting.Turn
	EndOfBattle
	StartOfTurn // at the start of turn Lasting.Turn (turn.start.until)
	Scheduled   // step Op is carried out at the end of turn Lasting.Turn
	EndOfDuel
	WithSource // while Lasting.Card is on table and its text works
	Untils
)

// A Limit is a use that may not be repeated: of clause Clause of Card in Turn,
// or in battle Battle, or in the game (limit.one).
type Limit struct {
	Card   CardID `json:"card,omitempty"`
	Title  int32  `json:"title,omitempty"` // definition, for limits by title
	Clause int16  `json:"clause,omitempty"`
	Per    Per    `json:"per"`
	When   int32  `json:"when,omitempty"` // turn or battle number, by Per
}

// Per is the frame of a limit.
type Per uint8

const (
	PerTurn Per = iota
	PerBattle
	PerGame
	PerWindow // once for each occurrence answered; When is the occurrence's number
	PerReact  // deployment of a title as a react was canceled (react.once)
	PerSearch // a search that found nothing, by title and clause (pile.search.verify)
	PerDuel   // When is when the duel began
	PerDrain  // When is how many Force drains there have been this turn
	Pers
)
