package game

import (
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// A Ruling is what both players agree to change by hand, as a judge would: a mistake noticed too
// late, a card that lies where it should not. It is one choice of a game and one line of its
// record, "dark judge CHANGE; CHANGE", whoever asked for it at its head. It is never among the
// options, and taken where a player may begin an action (Game.Judge).
type Ruling struct {
	By      card.Side
	Changes []Change
}

// A Change is one thing that a Ruling changes, in these words:
//
//	luke-skywalker to tatooine-cantina           at a location, on a card
//	luke-skywalker to red-5 as pilot             aboard one
//	luke-skywalker into lost                     on top of a pile, or beside the table, into the row
//	luke-skywalker is hit, luke-skywalker not hit
//	2 of dark reserve into force                 from the top of a pile to that of another, unseen
//	dark phase deploy                            whose turn it is, and in which phase
type Change struct {
	Card string    // as in the keys of options; "" of cards that nobody looks at
	To   string    // the card or location that it comes to, likewise; "" none
	Slot card.Slot // and aboard it
	Zone Zone      // or else the pile into which it goes; Row, Table
	Is   Condition // or else what it is now, or (Ends) no longer
	Ends bool
	N    int       // how many cards that nobody looks at,
	Of   card.Side // whose
	From Zone      // and from where
	Now  Phase     // or the phase of Of's turn in which the game is now; Start: none
}

// A Condition is a state of a card that a Ruling may give it or take from it.
type Condition uint8

// Of those that a card has done a turn is noted.
const (
	NoCondition Condition = iota
	IsHit
	IsMissing
	IsUndercover
	IsCaptive
	IsFrozen
	IsImprisoned
	IsCrashed
	IsShut
	IsCollapsed
	HasMoved
	HasBattled
	HasDrained
	IsStolen
	IsConverted
	IsBombing
	IsCompleted
	IsBlownAway
	Conditions
)

// conditionWords are their words in keys, Conditioned what a player reads.
var conditionWords = [Conditions]string{"", "hit", "missing", "undercover", "captive", "frozen", "imprisoned", "crashed", "shut", "collapsed", "moved", "battled", "drained",
	"stolen", "converted", "bombing", "completed", "blown-away"}

// Conditioned says the conditions in words.
var Conditioned = [Conditions]card.Text{
	{}, card.T("hit", "touché"), card.T("missing", "porté disparu"), card.T("undercover", "clandestin"), card.T("captive", "captif"),
	card.T("frozen", "gelé"), card.T("imprisoned", "emprisonné"), card.T("crashed", "écrasé"), card.T("mouth closed", "gueule fermée"),
	card.T("collapsed", "effondré"), card.T("moved this turn", "déplacé ce tour-ci"),
	card.T("in battle this turn", "en bataille ce tour-ci"), card.T("drained this turn", "drain fait ce tour-ci"),
	card.T("stolen", "volé"), card.T("converted", "converti"), card.T("bombing", "en bombardement"), card.T("completed", "accompli"), card.T("blown away", "annihilé"),
}

// String is its word in keys.
func (c Condition) String() string { return conditionWords[c] }

const judgeWord = " judge "

// IsRuling tells whether a key is that of a Ruling.
func IsRuling(key string) bool {
	side, _, found := strings.Cut(key, judgeWord)
	_, ok := card.SideOf(side)
	return found && ok
}

// Key is the key of a ruling.
func (r *Ruling) Key() string {
	var words []string
	for i := range r.Changes {
		words = append(words, r.Changes[i].String())
	}
	return r.By.String() + judgeWord + strings.Join(words, "; ")
}

// String is a change in the words of a key.
func (c *Change) String() string {
	switch {
	case c.Now != Start:
		return c.Of.String() + " phase " + phaseWords.list[c.Now]
	case c.Card == "":
		return strconv.Itoa(c.N) + " of " + c.Of.String() + " " + zoneWords.list[c.From] + " into " + zoneWords.list[c.Zone]
	case c.Is != NoCondition && c.Ends:
		return c.Card + " not " + c.Is.String()
	case c.Is != NoCondition:
		return c.Card + " is " + c.Is.String()
	case c.To != "" && c.Slot != card.OnCard:
		return c.Card + " to " + c.To + " as " + strings.ReplaceAll(c.Slot.String(), " ", "-")
	case c.To != "":
		return c.Card + " to " + c.To
	}
	return c.Card + " into " + zoneWords.list[c.Zone]
}

// maxChanges bounds a ruling.
const maxChanges = 200

// ReadRuling reads the key of a ruling. The error says which change is not understood, and how
// one is written.
func ReadRuling(key string) (*Ruling, error) {
	word, rest, _ := strings.Cut(key, judgeWord)
	side, ok := card.SideOf(word)
	if !ok {
		return nil, card.Because("%s is no side; a ruling begins with dark or light", "« %s » n’est pas un côté ; une décision de juge commence par dark ou light", word)
	}
	r := &Ruling{By: side}
	for _, text := range strings.Split(rest, ";") {
		c, err := ReadChange(text)
		if err != nil {
			return nil, err
		}
		if r.Changes = append(r.Changes, c); len(r.Changes) > maxChanges {
			return nil, card.Because("a ruling makes no more than %s changes", "une décision de juge ne fait pas plus de %s changements", maxChanges)
		}
	}
	return r, nil
}

// ReadChange reads one change of a ruling. The error says how one is written.
func ReadChange(text string) (Change, error) {
	c, ok := readChange(strings.Fields(text))
	if !ok {
		return c, card.Because("\"%s\" is no change of a judge; for example: luke-skywalker to tatooine-cantina, stormtrooper#2 into lost, darth-vader is hit, 2 of dark reserve into force, dark phase deploy",
			"« %s » n’est pas un changement de juge ; par exemple : luke-skywalker to tatooine-cantina, stormtrooper#2 into lost, darth-vader is hit, 2 of dark reserve into force, dark phase deploy", strings.TrimSpace(text))
	}
	return c, nil
}

// readChange reads the words of one change.
func readChange(w []string) (c Change, ok bool) {
	if len(w) < 3 {
		return c, false
	}
	if side, ok := card.SideOf(w[0]); ok && len(w) == 3 && w[1] == "phase" {
		c.Of = side
		err := c.Now.UnmarshalText([]byte(w[2]))
		return c, err == nil && c.Now >= Activate && c.Now <= Draw
	}
	c.Card = w[0]
	switch {
	case len(w) == 3 && w[1] == "to":
		c.To = w[2]
		return c, true
	case len(w) == 5 && w[1] == "to" && w[3] == "as":
		c.To = w[2]
		for s := card.Pilot; s < card.Slots; s++ {
			if strings.ReplaceAll(s.String(), " ", "-") == w[4] {
				c.Slot = s
			}
		}
		return c, c.Slot != card.OnCard
	case len(w) == 3 && w[1] == "into":
		c.Zone, ok = readZone(w[2], Reserve, Force, Used, Lost, Hand, Out, Row, Table)
		return c, ok
	case len(w) == 3 && (w[1] == "is" || w[1] == "not"):
		i := slices.Index(conditionWords[:], w[2])
		c.Is, c.Ends = Condition(max(i, 0)), w[1] == "not"
		return c, i > 0
	case len(w) == 6 && w[1] == "of" && w[4] == "into":
		return readUnseen(w)
	}
	return c, false
}

// readUnseen reads "2 of dark reserve into force".
func readUnseen(w []string) (c Change, ok bool) {
	n, err := strconv.Atoi(w[0])
	side, isSide := card.SideOf(w[2])
	from, isFrom := readZone(w[3], Reserve, Force, Used, Hand)
	to, isTo := readZone(w[5], Reserve, Force, Used, Hand)
	c = Change{N: n, Of: side, From: from, Zone: to}
	return c, err == nil && n > 0 && n <= 60 && isSide && isFrom && isTo && from != to && from != Hand
}

// readZone reads the word of one of some zones.
func readZone(word string, of ...Zone) (Zone, bool) {
	for _, z := range of {
		if zoneWords.list[z] == word {
			return z, true
		}
	}
	return 0, false
}
