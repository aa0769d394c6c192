package game

import "cantina/engine/card"

// A Verb is what an option does.
type Verb uint8

const (
	Pass Verb = iota
	VActivate
	VDraw
	VDeploy
	VPlay // an Interrupt
	VUse  // a clause of a card on table
	VFire
	VDrain
	VBattle
	VMove    // landspeed, location text
	VTransit // docking bay
	VHyper
	VLand
	VTakeOff
	VShuttle
	VEmbark
	VDisembark
	VSlot
	VTransfer
	VSector
	VAsteroid // draw asteroid destiny for Card
	VStar     // move a mobile system to parsec N
	VOrbit    // to or from a mobile system in orbit
	VRun      // into the trench by an Attack Run, or out of it
	VBomb     // a bombing run
	VTarget   // choose Card
	VDone     // no more targets
	VNumber   // choose N
	VYes
	VNo
	VForfeit
	VLose  // 1 Force from Zone
	VStart // a starting location
	VPlace // a place in the row
	VDock
	VReplace // another version of a persona (persona.replace)
	VForm
	VCarry
	VText // move by the text of a location
	VReact
	VSearch      // send a search party at the site Card
	VReactDeploy // deploy as a react
	VSite        // into or out of a starship's or vehicle's site
	VCover       // break the cover of a spy
	VSeize       // take Card into the custody of Target
	VImprison    // put Card into the prison Target
	VEscape      // Card goes to its owner's Used Pile
	VRally       // a released captive comes to its side of Target
	VHaul        // two carry the artillery Card to Target
	VLeave       // leave the frozen captive Card unattended at Target
	VRecall      // take the piece Card back to hand from a holosite
	VBury        // put Card face down under the ground of Target
	VAttack      // attack the creature Card
	VUnleash     // the creature Card attacks, as it must
	VBluff       // lay Card face down under the site Target (location.bluff-rules)
	VFlip        // turn up card N of those under the site Card
	VFree        // release the unattended frozen captive Card
	VRace        // draw race destiny for Card
	VConcede
	Verbs
)

// An Option is one answer to a Decision. Whether it shows hidden cards says Game.Learned when
// it has been taken: said before, it would tell what is hidden.
type Option struct {
	Key    string // readable and stable: it goes into saves and replays
	Verb   Verb
	Card   CardID    `json:",omitempty"` // what a person would drag
	Target CardID    `json:",omitempty"` // where to
	With   CardID    `json:",omitempty"` // a second card that comes along
	Slot   card.Slot `json:",omitempty"`
	Clause int16     `json:",omitempty"`
	N      int32     `json:",omitempty"`
	Zone   Zone      `json:",omitempty"`
	Cost   int32     `json:",omitempty"` // Force, the mover's own
	Covers card.Num  `json:",omitempty"` // of what its player owes in the battle, if he forfeits Card (battle.forfeit)
	Owed   card.Num  `json:",omitempty"` // what he owes; 0 where nothing is covered
	Vain   bool      `json:",omitempty"` // nothing can come of it, by all that the seat sees: a Force drain for 0 that no card answers
	Via    []CardID  `json:",omitempty"` // the locations on the way to Target, of a move that passes some (move.through)
	Say    card.Text // what it does, for menus and the text mode
	Text   card.Text // the sentence that is carried out, where its card has several
}

// Ask is the kind of a Decision.
type Ask uint8

const (
	AskAction  Ask = iota // a top-level action, or pass
	AskRespond            // a response, or pass
	AskTarget
	AskNumber
	AskYesNo
	AskLose
	AskForfeit
	AskPlace
	AskStart
	AskActivate
	AskDraw
	AskOrder
	Asks
)

// A Decision is what one player must now choose. It is made anew from the State
// whenever it is wanted and never stored.
type Decision struct {
	Seat    card.Side
	Kind    Ask
	Prompt  card.Text
	Rule    string // id of the rulebook's paragraph about this choice
	Source  CardID // the card whose text asks, or 0
	Event   Event  // what a response answers
	Left    int    // of an amount that is chosen one by one, how much is left, this one included; 0 elsewhere
	Idle    bool   // there is one answer only, and the seat is asked all the same (Options.Ask)
	Options []Option
}

// A Reason says why something is not legal now: the rule, the words, and the
// nearest fix where there is one. Does is the action that it speaks of, in words; the
// reasons of one action stand together, and it is empty where they speak of none. Phase is the
// phase, later in the player's own turn, for which it only must wait; Start none.
type Reason struct {
	Rule  string
	Say   card.Text
	Fix   card.Text
	Does  card.Text
	Phase Phase
}

// Same tells whether two reasons say the same, of whatever action.
func (r Reason) Same(other Reason) bool { return r.Rule == other.Rule && r.Say == other.Say }
