package game

import (
	"cantina/engine/card"
)

// A CardID names one copy of a card for the length of a game. 0 is no card.
type CardID int16

// A Zone is where a card is. The zones below Table are piles with an order
// (zone.list); their last card is the top one.
type Zone uint8

const (
	Reserve Zone = iota // Reserve Deck
	Force               // Force Pile
	Used                // Used Pile
	Lost                // Lost Pile
	Hand
	Out                 // out of play
	Drawn               // destiny drawn and not yet resolved; still Life Force (destiny.life-force)
	Playing             // an Interrupt being played (interrupt.not-on-table), or a card being deployed
	Sabacc              // his sabacc hand; Life Force too (sabacc.life-force)
	Piles               // how many piles a player has
	Row     = Piles     // a location in the row
	Table   = Piles + 1 // at a location, on a card, or on a side of the table
	Under   = Piles + 2 // below another card: a converted location (location.converting.under), what was stacked from hand or pile (state.stacked)
	Insert  = Piles + 3 // in an opponent's Reserve Deck, as no part of it (insert.not-part)
	Zones   = Piles + 4
)

// ZoneNames names the zones.
var ZoneNames = [Zones]card.Text{
	card.T("Reserve Deck", "Réserve"), card.T("Force Pile", "pile de Force"), card.T("Used Pile", "pile utilisée"),
	card.T("Lost Pile", "pile perdue"), card.T("hand", "main"), card.T("out of play", "hors jeu"),
	card.T("destiny", "destinée"), card.T("being played", "en train d’être joué"), card.T("sabacc hand", "main de sabacc"), card.T("row of locations", "rangée de localisations"),
	card.T("table", "table"), card.T("under a card", "sous une carte"), card.T("inserted", "insérée"),
}

// Flags are states a card may be in.
type Flags uint32

const (
	Hit        Flags = 1 << iota // turned sideways, must be forfeited (weapon.hit)
	Fought                       // takes part in the battle in progress
	Excluded                     // excluded from the battle in progress (battle.exclude)
	Undercover                   // an undercover spy
	Captive
	Missing
	FaceDown
	Crashed
	Bombing // a starfighter on a bombing run, above a site (move.bombing-run)
	Collapsed
	BlownAway
	Flipped
	Returned // revived or returned; does not rejoin its battle (battle.participants.leave)
	Imprisoned
	Frozen    // a captive in carbonite
	Loose     // a captive that fights, for the battle in progress (battle.participants.captive-text)
	Aside     // not among those of the local battle in progress (battle.local)
	Suspended // an Effect out of function (state.suspended-effect)
	OnStack   // stacked on a card from the table (state.stacked)
	Defends   // attacked by a creature, as if active (creature.attack.inactive)
	Converted // has changed sides, and is still the same person (convert.character)
	Crossed   // has crossed over, and is another person now (cross.identity)
	Bereft    // has lost its unique permanent persons (steal.ship.permanent-unique)
	FaceUp    // seen by both: of a sabacc hand that is revealed (sabacc.reveal), stacked open (pile.look)
	Reached   // an Utinni Effect that its target has reached (utinni.reach)
	Leftward  // a Mobile Effect that goes down the row (effect.mobile)
	Completed // a Jedi Test that its apprentice has passed (jedi-test.complete)
	Brought   // a captive that its escort has delivered to a prison (move.prisoner)
	Shut      // a creature with its mouth closed (location.cave-rules)
	Lacking   // an Objective for whose captive nobody was there (start.captive-start)
	Racing    // an Epic Event by which a Podrace is on (podrace.event)
	Damaged   // a Podracer (podrace.damage)
)

// Sworn are the states that tell how a card has come to its owner: it keeps them
// wherever it goes.
const Sworn = Converted | Crossed

// A Card is one copy of a card in a game: a place and a state. Turn marks are
// turn numbers; 0 is never.
//
// Whose it is has two answers. Its Owner is the player to whom it belongs now: "your"
// in texts, the one who deploys, moves and uses it, whose hand and piles it goes to
// and whose Life Force it is. Its Back is the player from whose deck it came: the side
// printed on it, to whom it returns after the game. They differ once it has been
// stolen, won, converted or has crossed over (card.owner, steal.owner, cross.def).
type Card struct {
	Def    int32     `json:"def,omitempty"`  // its definition: index of State.Slugs
	Owner  card.Side `json:"owner"`          // whose it is now (card.owner)
	Back   card.Side `json:"back"`           // whose deck it came from (card.side)
	Copy   uint8     `json:"copy,omitempty"` // 1, 2 ... among equal cards of the deck, for its key
	Zone   Zone      `json:"zone"`
	At     CardID    `json:"at,omitempty"`     // the location or card it lies at or on; 0 on a side of the table or in a pile
	Slot   card.Slot `json:"slot"`             // how it lies on At
	Beside card.Side `json:"beside"`           // whose side of the table, for a card that lies there
	Of     CardID    `json:"of,omitempty"`     // the location whose system a generic location belongs to (location.generic)
	Parsec int16     `json:"parsec,omitempty"` // where a mobile system is (move.death-star)
	Orbits CardID    `json:"orbits,omitempty"` // the system it orbits; 0 is deep space
	Flags  Flags     `json:"flags,omitempty"`
	Guard  CardID    `json:"guard,omitempty"`  // the escort or prison of a captive that fights, to which it returns
	Captor CardID    `json:"captor,omitempty"` // who has taken a captive into custody first since it was captured (capture.seize)
	Latter bool      `json:"latter,omitempty"` // its second printed destiny number counts (value.multi-destiny)
	Aim    CardID    `json:"aim,omitempty"`    // what an Utinni Effect targets (utinni.target); the apprentice of a Jedi Test (jedi-test.apprentice)
	Second CardID    `json:"second,omitempty"` // what else an Utinni Effect targets: both must reach it (utinni.target)
	From   CardID    `json:"from,omitempty"`   // the system that an Utinni Effect has noted: where its target set out (ruling.kessel-run)
	Due    bool      `json:"due,omitempty"`    // whether that is awaited there
	Mentor CardID    `json:"mentor,omitempty"` // who trains that apprentice in a test not yet completed (jedi-test.mentor)
	Since  int32     `json:"since,omitempty"`  // order of arrival; later is greater
	Depth  int16     `json:"depth,omitempty"`  // of an insert: how many cards of the deck of Beside lie below it

	Deployed int16     `json:"deployed,omitempty"` // turn of its deployment
	Moved    int16     `json:"moved,omitempty"`    // turn of its last regular move (move.regular.once)
	Battled  int16     `json:"battled,omitempty"`  // turn of its last battle (battle.once-per-card)
	Drained  int16     `json:"drained,omitempty"`  // turn of its last Force drain (drain.participants)
	Attacked int16     `json:"attacked,omitempty"` // turn of a creature's last attack that was due (creature.attacks)
	Counted  int16     `json:"counted,omitempty"`  // the X of a creature's text, since it attached (creature.attach); of an Utinni Effect the parsecs to From
	Searched int16     `json:"searched,omitempty"` // turn of its last search party (missing.search.bound)
	Reacted  int16     `json:"reacted,omitempty"`  // turn of its last react (react.once)
	Trained  int16     `json:"trained,omitempty"`  // turn in which a Jedi Test was last attempted (jedi-test.attempt)
	WeaponBy int16     `json:"weaponBy,omitempty"` // turn in which it last used a weapon
	Weapons  [3]CardID `json:"weapons,omitempty"`  // which weapons it used then (weapon.use)
	DeviceBy int16     `json:"deviceBy,omitempty"` // turn in which it last used a device
	Devices  [3]CardID `json:"devices,omitempty"`  // which devices it used then (weapon.device-use)
	FiredIn  int16     `json:"firedIn,omitempty"`  // number of the battle in which it was last fired (weapon.once-per-battle)
}

// Is tells whether all flags of f are set.
func (c *Card) Is(f Flags) bool { return c.Flags&f == f }

// Foreign tells whether a card is with the player whose back it has not (card.side).
func (c *Card) Foreign() bool { return c.Owner != c.Back }

// Stolen tells whether a card has been stolen, or won: what was converted or has crossed
// over was not (steal.owner).
func (c *Card) Stolen() bool { return c.Foreign() && c.Flags&Sworn == 0 }

// Shows tells whether a face of a double-sided card is up: 1 front, 2 back, 0 any.
func (c *Card) Shows(face int8) bool { return face == 0 || face == 2 == c.Is(Flipped) }

// A State is everything about a game.
type State struct {
	Slugs   []string                    `json:"slugs,omitempty"` // by definition: what the game calls its cards; Card.Def, Lasting.Def and the like index it
	Cards   []Card                      `json:"cards,omitempty"` // by CardID; Cards[0] is no card
	Piles   [card.Sides][Piles][]CardID `json:"piles"`
	Row     []CardID                    `json:"row,omitempty"`     // locations in table order (location.row)
	Inserts []CardID                    `json:"inserts,omitempty"` // insert cards in Reserve Decks (insert.not-part)
	Turn    int16                       `json:"turn,omitempty"`
	Active  card.Side                   `json:"active"` // whose turn it is
	Phase   Phase                       `json:"phase"`
	First   card.Side                   `json:"first"`           // who took the first turn
	Clock   int32                       `json:"clock,omitempty"` // counts arrivals and occurrences, for Card.Since and windows

	Generation int32              `json:"generation,omitempty"` // Force the active player may activate this turn (turn.activate.locked)
	Activated  int32              `json:"activated,omitempty"`  // how much of it he has
	Ordered    int32              `json:"ordered,omitempty"`    // what he has activated in his activate phase besides, by order of cards (turn.activate.forced)
	Lent       int32              `json:"lent,omitempty"`       // Force of the opponent's that he has used this turn (life.use)
	Drains     []CardID           `json:"drains,omitempty"`     // locations drained this turn (drain.once-per-location)
	Battles    []CardID           `json:"battles,omitempty"`    // locations battled at this turn (battle.once-per-location)
	Attacks    []CardID           `json:"attacks,omitempty"`    // locations at which a creature was attacked this turn (creature.attacked)
	Played     []int32            `json:"played,omitempty"`     // definitions of dotted cards played or deployed this turn (unique.dots)
	Starts     [card.Sides]CardID `json:"starts"`               // starting locations
	Battle     Battle             `json:"battle"`
	Lasting    []Lasting          `json:"lasting,omitempty"`
	Dates      []Date             `json:"dates,omitempty"` // since when modifiers of doubled numbers are at work (value.modifier)
	Limits     []Limit            `json:"limits,omitempty"`
	Spare      bool               `json:"spare,omitempty"` // a text has allowed more copies than the dots do (unique.excess)
	Topped     [card.Sides]CardID `json:"topped,omitzero"` // the foreign card last shown on top of each Reserve Deck (steal.reveal-top)
	Mute       []CardID           `json:"mute,omitempty"`  // cards on table whose text was canceled at the last decision (action.cancel.text-trigger)
	Frames     []Frame            `json:"-"`               // written by who knows the procedures: FrameFormat
	Rand       uint64             `json:"rand,omitempty"`  // state of the random generator (PCG)

	Majority int8 `json:"majority,omitempty"` // 1 + the side that had the senate majority at the last decision, for the log alone (senate.majority)

	Asked Asked `json:"asked"` // who is being asked what

	Seen   []uint64 `json:"seen,omitempty"`   // fingerprints of positions since Force was last lost or activated (win.loop)
	TimeUp bool     `json:"timeUp,omitempty"` // the game is over with this turn (win.time)

	Ended   bool      `json:"ended,omitempty"`
	Winner  int8      `json:"winner,omitempty"` // 1 + side; 0 with Ended is a draw
	Why     card.Text `json:"why"`
	Options Options   `json:"options"`

	Log []Event `json:"log,omitempty"` // what happened, oldest first; grows only

	epoch uint64          // how often it has changed; not saved, hashed or compared
	since [aspects]uint64 // the epoch at which each aspect of it changed last
	open  Aspects         // of these somebody holds a door's pointer and may write at any time
	moves uint64          // how often a card has come into play, left it or gone elsewhere in it
	deals uint64          // how often a card was made, or another card of it
}

// Asked says who is being asked, and what kind of question. It is kept so that
// the other seat's view tells it without looking at what the question depends on.
type Asked struct {
	Seat card.Side `json:"seat"`
	Kind Ask       `json:"kind"`
	Rule string    `json:"rule,omitempty"`
}

// Newest is the edition that reads rules in doubt as the newest rulebook does.
const Newest = "newest"

// Options are what the players agreed on before the game.
type Options struct {
	Clock   bool   `json:"clock,omitempty"`   // players may say that time is up (win.time)
	Edition string `json:"edition,omitempty"` // "" the seeds' reading of a rule in doubt, Newest the other

	// Shuffled games number their cards at random, so that the number of a card does not
	// tell where it stood in the list of its deck. Every game that is begun at the table,
	// in the terminal or by sim is one; the records of games that began before lack the
	// word, and are numbered in the order of the decks when they are played again.
	Shuffled bool `json:"shuffled,omitempty"`

	Ask [card.Sides]Occasions `json:"ask,omitzero"` // when a seat is asked though it has nothing but to pass
}

// C is the card with the given id, to read. The pointer is good until the next Clone.
func (s *State) C(id CardID) *Card { return &s.Cards[id] }

// Record writes an event into the log, of which nothing is remembered.
func (s *State) Record(e Event) { s.Log = append(s.Log, e) }

// Ask notes who is being asked, of which nothing is remembered.
func (s *State) Ask(a Asked) { s.Asked = a }

// See notes the fingerprint of a position, of which nothing is remembered.
func (s *State) See(fingerprint uint64) { s.Seen = append(s.Seen, fingerprint) }

// Top is the innermost frame.
func (s *State) Top() *Frame { return &s.Frames[len(s.Frames)-1] }

// Pile returns a player's pile, its top card last.
func (s *State) Pile(side card.Side, z Zone) []CardID { return s.Piles[side][z] }

// LifeForce counts a player's Life Force (life.def).
func (s *State) LifeForce(side card.Side) int {
	p := &s.Piles[side]
	return len(p[Reserve]) + len(p[Force]) + len(p[Used]) + len(p[Drawn]) + len(p[Sabacc])
}
