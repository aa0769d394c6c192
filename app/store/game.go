package store

import (
	"time"

	"cantina/engine/card"
	"cantina/engine/game"

	bolt "go.etcd.io/bbolt"
)

// An ID names a saved game; ids are never used again.
type ID uint64

// ErrNoGame says that there is no game with the id asked for.
var ErrNoGame error = card.Because("there is no such saved game", "il n’y a pas de telle partie enregistrée")

func noGame(id ID) error { return card.Because("game %s: %s", "partie %s : %s", id, ErrNoGame) }

// A Header is all that a game started from. It is written once.
type Header struct {
	Program string // version of the program
	Catalog string // hash of the catalog
	Decks   [card.Sides]card.Deck
	Seed    uint64
	Options game.Options
	Names   [card.Sides]string // of the players
	First   card.Side          // whose player sits in front when the game begins
	Lang    string             // language of the table then
	Cards   map[string]string  `json:",omitempty"` // hash of the text of each card of the decks; older games lack it
	Undo    Undoing            `json:",omitempty"` // what the players agreed on about taking back
	Pace    int                `json:",omitempty"` // seconds that an answer to what the opponent does takes at the least
	Alone   int8               `json:",omitempty"` // 1 + the side that plays alone, to try out a deck; 0: there are two players
	// A game that began from a position has no decks. Taking back is free, and there is no
	// curtain: who looks at a position looks at all of it.
	Position string             `json:",omitempty"` // text of a scene (scene.Lay), in place of decks
	Title    string             `json:",omitempty"` // of the position, for the list of games
	Of       string             `json:",omitempty"` // what it belongs to, such as a lesson: it is not listed among the games
	Played   [card.Sides]string `json:",omitzero"`  // by which player of the program each seat is played (PlainPlayer and the like); "" by a person
	Coached  bool               `json:",omitempty"` // the coach speaks from the beginning
	Created  time.Time
}

// The players of the program, as a Header calls them.
const (
	PlainPlayer  = "plain"
	RandomPlayer = "random"
)

// Machine tells whether the program plays a seat.
func (h *Header) Machine(seat card.Side) bool { return h.Played[seat] != "" }

// Idle tells whether a seat has no player: its decisions are passed over.
func (h *Header) Idle(seat card.Side) bool { return h.Alone > 0 && card.Side(h.Alone-1) != seat }

// A Status is where a game stands, for the list of games.
type Status struct {
	Turn   int
	Seat   card.Side // to move
	Ended  bool
	Winner int8 // 1 + side; 0 with Ended is a draw
	Judged bool `json:",omitempty"` // the players have changed the position by hand (game.Ruling)
}

// A Step is what one move of a player adds to a game: the keys from decision N
// on, where the game then stands, and the state if it is to be a checkpoint.
type Step struct {
	N      int
	Keys   []string
	Marks  []Mark // of each key
	Status Status
	State  []byte // nil: no checkpoint
}

// A Mark is what an undo must know about a decision, beside its key.
type Mark struct {
	Turn   int
	Kind   game.Ask
	Forced bool            // there was one possible answer, or the program gave it: an undo passes over it
	Shown  [card.Sides]int `json:",omitzero"`  // how many cards each seat came to see by it
	Known  bool            `json:",omitempty"` // that Shown says it; older games lack it
}

// An Undoing is what the players agreed on about taking back choices that have shown
// hidden cards to somebody.
type Undoing string

const (
	UndoFree  Undoing = ""      // it is taken back, and the other player is told
	UndoAsk   Undoing = "ask"   // if the other player agrees
	UndoNever Undoing = "never" // it stands
)

// A Cut is lines that an undo took back; they are kept.
type Cut struct {
	N     int // number of the first line
	Keys  []string
	When  time.Time
	Taken *Taken `json:",omitempty"` // nil if it is known that they had shown no card to anybody
}

// Taken is about taking back decisions that had shown cards.
type Taken struct {
	By        card.Side       // who took them back
	Turn      int             // in which turn the game stands since
	Decisions int             // how many were taken back
	Shown     [card.Sides]int // how many cards each seat had come to see by them
	Unknown   int             `json:",omitempty"` // by how many of them it is not known
	Agreed    bool            // the other player was asked, and agreed
	Log       int             // how many lines the game's log had then
}

// The names of the buckets inside a game's bucket.
const (
	inLines  = "lines"
	inStates = "states"
	inCuts   = "cuts"
	inMarks  = "marks" // older games lack it
)

// The keys and buckets inside a game's bucket.
var (
	headerKey    = []byte("header")
	recordKey    = []byte("record") // what changes with every step
	linesBucket  = []byte(inLines)
	statesBucket = []byte(inStates)
	cutsBucket   = []byte(inCuts)
	marksBucket  = []byte(inMarks)
)

// A record is what changes with every step.
type record struct {
	Status
	Updated time.Time
	Lines   uint64 `json:",omitempty"` // 1 + how many there are; 0: version 1 wrote it
	Marks   uint64 `json:",omitempty"` // 1 + how many of them have a mark; 0: the game was begun before that was counted
}

// NewGame saves a new game without lines. state is its first checkpoint.
func (s *Store) NewGame(h Header, st Status, state []byte) (ID, error) {
	o := &op{Kind: opNew, Header: &h, Status: st, state: packed(state)}
	err := s.do(o)
	return o.Game, err
}

// Append saves a step in one transaction: when it returns, the step is on the
// disk. It refuses a step that does not begin where the lines end. After the end of a
// game a backup is made.
func (s *Store) Append(id ID, st Step) error {
	err := s.do(&op{Kind: opStep, Game: id, N: st.N, Keys: st.Keys, Marks: st.Marks, Status: st.Status, state: packed(st.State)})
	if err == nil && st.Status.Ended {
		s.BackupSoon()
	}
	return err
}

func packed(state []byte) []byte {
	if state == nil {
		return nil
	}
	return Pack(state)
}

// Truncate takes back all lines from n on; they are kept as a Cut. st is where
// the game then stands.
func (s *Store) Truncate(id ID, n int, st Status) error { return s.TakeBack(id, n, st, nil) }

// TakeBack is Truncate by a player: the Cut says what the lines had shown, if they had.
func (s *Store) TakeBack(id ID, n int, st Status, taken *Taken) error {
	return s.do(&op{Kind: opUndo, Game: id, N: n, Status: st, Taken: taken})
}

// Header reads what a game started from.
func (s *Store) Header(id ID) (h Header, err error) {
	err = s.view(id, func(g *gameBucket) error { return g.getJSON(nil, headerKey, &h) })
	return h, err
}

// Lines reads the lines of a game. A line that is damaged or missing is "", and
// the error names the first one.
func (s *Store) Lines(id ID) (keys []string, err error) {
	verr := s.view(id, func(g *gameBucket) error {
		keys, err = g.lines()
		return nil
	})
	if verr != nil {
		return nil, verr
	}
	return keys, err
}

func (g *gameBucket) lines() (keys []string, err error) {
	keys = make([]string, g.count())
	for n := range keys {
		key, bad := g.get(linesBucket, number(uint64(n)))
		if bad != nil && err == nil {
			err = card.Because("game %s, line %s: %s", "partie %s, ligne %s : %s", g.id, n, bad)
		}
		keys[n] = string(key)
	}
	return keys, err
}

// Checkpoint reads the newest good checkpoint after at most n lines, and the
// number of lines it stands after; nil if there is none.
func (s *Store) Checkpoint(id ID, n int) (state []byte, at int, err error) {
	err = s.view(id, func(g *gameBucket) error {
		c := g.in(statesBucket).Cursor()
		for k, _ := c.Last(); k != nil; k, _ = c.Prev() {
			if at = int(numberOf(k)); at > n {
				continue
			}
			data, err := g.get(statesBucket, k)
			if err != nil {
				continue
			}
			if state, err = Unpack(data); err == nil {
				return nil
			}
		}
		state, at = nil, 0
		return nil
	})
	return state, at, err
}

// Cuts reads what undos took back, oldest first.
func (s *Store) Cuts(id ID) (cuts []Cut, err error) {
	err = s.view(id, func(g *gameBucket) (err error) {
		cuts, err = g.cuts()
		return err
	})
	return cuts, err
}

func (g *gameBucket) cuts() (cuts []Cut, err error) {
	err = g.in(cutsBucket).ForEach(func(k, _ []byte) error {
		var c Cut
		if err := g.getJSON(cutsBucket, k, &c); err != nil {
			return err
		}
		cuts = append(cuts, c)
		return nil
	})
	return cuts, err
}

// Marks reads the marks of a game's lines from number from on: the first that is
// followed by no gap and no damage. A game saved before there were marks has none:
// from is then the number of its lines.
func (s *Store) Marks(id ID) (marks []Mark, from int, err error) {
	err = s.view(id, func(g *gameBucket) error {
		marks, from = g.marks()
		return nil
	})
	return marks, from, err
}

func (g *gameBucket) marks() (marks []Mark, from int) {
	from = g.count()
	marks = make([]Mark, from)
	for from > 0 && g.getJSON(marksBucket, number(uint64(from-1)), &marks[from-1]) == nil {
		from--
	}
	return marks[from:], from
}

// view reads in the bucket of a game.
func (s *Store) view(id ID, do func(*gameBucket) error) (err error) {
	defer asError(&err)
	return s.db.View(func(tx *bolt.Tx) error {
		b := tx.Bucket(gamesBucket).Bucket(number(uint64(id)))
		if b == nil {
			return noGame(id)
		}
		return do(&gameBucket{b, id})
	})
}
