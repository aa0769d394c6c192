package game

import (
	"iter"

	"cantina/engine/card"
)

// A View is what one seat may know: everything drawn, logged, previewed or given
// to a bot goes through it. Hidden cards appear only as counts.
type View struct {
	Status
	Seat    card.Side
	Common  bool // what both seats see, for a question that is answered while both look on (Both)
	Players [card.Sides]PlayerView
	Groups  []GroupView
	Battle  *BattleView
	Sabacc  *SabaccView
	Duel    *DuelView
	Attempt *AttemptView
	Attack  *AttackView // the attack of or on a creature in progress, nil without one
	Race    *RaceView
	Senate  *SenateView
	Prompt  *Decision     // nil when the game is over; without options when the other seat decides
	Further []FurtherText // texts of locations at work at others
	Shown   []CardView    // cards that the seat must choose among and that lie nowhere in sight, in a searched pile, say; and those that are revealed
	Log     []LogLine
}

// A PlayerView is one player's part of the table.
type PlayerView struct {
	Hand       []CardView // own cards only; see Status.Hands
	Reserve    int        // how many, -1 if nobody may count them (pile.count)
	Force      int
	Barred     int // how many of them, at the bottom, are not his to use or draw (life.use)
	Used       int
	UsedOpen   []CardView // its top card, where the Used Pile lies face up (pile.look)
	LostCount  int
	Lost       []CardView // top card last; the top card only for the opponent's eyes and one's own (pile.look)
	Out        []CardView // out of play, public
	Drawn      []CardView // destinies face up and unresolved
	Playing    []CardView // an Interrupt being played
	Beside     []CardView // cards on this side of the table
	LifeForce  int        // -1 where the Reserve Deck may not be counted
	Generation int        // Force that this player's icons, modifiers and himself generate now
	Activated  int        // activated this turn (active player)
	Entitled   int        // of how many (active player)
}

// A GroupView is the locations of one system, or of one ship, side by side.
type GroupView struct {
	Name      string
	Locations []LocationView
}

// A Link is how a location hangs together with the next one in the row.
type Link uint8

const (
	Apart    Link = iota
	OnFoot        // adjacent sites: landspeed leads from one to the other (location.adjacent)
	BySector      // a sector, and the system or sector beside it: sector movement does
)

// A Sector is a kind of sector.
type Sector uint8

const (
	NoSector  Sector = iota
	Clouds           // over the sites of a planet (location.sector.cloud)
	Asteroids        // beyond its system (location.sector.asteroid)
	Depths           // inside the second Death Star (location.sector.ds2)
)

// A LocationView is one location with the cards at it.
type LocationView struct {
	Card     CardView
	Next     Link     // to the location after it
	Ship     CardID   // the starship or vehicle whose site it is, if that is on table
	Adjacent []CardID // locations one step from it
	Related  []CardID // locations related to it

	Mobile bool     // a mobile system: it is where Parsec and Orbits say (location.mobile)
	Parsec card.Num // its position
	Orbits CardID   // the system it orbits, 0 in deep space

	Sector Sector // which kind of sector it is, if it is one
	Height int    // of a sector: how many of its kind it takes to get there, from the ground to a cloud, from the system to the others
	Trench bool   // under trench rules (location.trench-rules)

	Belly                CardID // the creature whose belly it is, 0 none (location.cave-rules)
	Collapsed, BlownAway bool
	Rotated              bool // the printed sides are exchanged: icons and texts of Dark are Light's
	Converted            int  // versions of it that lie under this one (location.converting.under)

	Cards    [card.Sides][]CardView // at it, not aboard anything
	Icons    [card.Sides]int        // Force icons now
	Drain    [card.Sides]int        // what a Force drain by that player would be, -1 if he may not
	Power    [card.Sides]card.Num   // total power there now
	Ability  [card.Sides]card.Num
	Presence [card.Sides]bool
	Controls int8 // 1 + side, 0 nobody
}

// A FurtherText is what the text of a location says to a player at another one, too
// (ruling.expand-the-empire).
type FurtherText struct {
	At     CardID // where it works
	Of, By CardID // whose text it is; the card that says that it works there
	To     card.Side
	Says   []card.Text // sentence by sentence
}

// A CardView is a card that the seat may see.
type CardView struct {
	ID         CardID // below 0 for a card of which the seat sees the back alone: it is good for this View's seat, and the rules do not know it
	Key        string // as in option keys: "stormtrooper#2"
	Def        *card.Def
	Owner      card.Side
	Copy       uint8 // which of equal cards on table, as the log numbers them; 0 needs no number
	FaceDown   bool
	Turned     bool // a double-sided card whose back is up; see Face
	Hit        bool
	Moved      bool // has made its regular move this turn
	Battled    bool
	Excluded   bool
	Captive    bool // lies on its escort, a captured starship on its holder; see Imprisoned
	Imprisoned bool // lies at a prison
	Frozen     bool
	Under      bool   // an undercover spy: he lies on the other side of his site (spy.going-under)
	Missing    bool   // until a search party finds him (missing.state)
	Crashed    bool   // a vehicle (vehicle.crashed)
	Shut       bool   // a creature with its mouth closed (location.cave-rules)
	Damaged    bool   // a Podracer (podrace.damage)
	Aims       bool   // an Utinni Effect that targets something (utinni.target)
	Targeted   bool   // by an Utinni Effect on table
	Apprentice bool   // of a Jedi Test on table, and no Jedi yet (jedi-test.apprentice)
	Mentor     bool   // of a Jedi Test not yet completed (jedi-test.mentor)
	Training   bool   // a Jedi Test not yet completed (jedi-test.attempt)
	Completed  bool   // a Jedi Test that its apprentice has passed (jedi-test.complete)
	Pupil      CardID // of a Jedi Test: the apprentice
	Teacher    CardID // of one not yet completed: the mentor, 0 if it needs none
	Bombing    bool   // a starfighter above a site, on a bombing run (move.bombing-run)
	Stolen     bool   // or won: not its owner's from the start (steal.owner)
	Converted  bool   // has changed sides, and is still the same person (convert.character)
	Crossed    bool   // has crossed over, and is another person now (cross.identity)
	Suspended  bool   // an Effect out of function (state.suspended-effect)
	Stacked    bool   // lies on a card without being in play (state.stacked)
	Covered    bool   // lies face down; the seat may know what it is
	Fights     bool   // takes part in the battle in progress
	Barred     bool   // would take no part in a battle now: it has battled this turn, or a text forbids it
	Spares     bool   // it fights, and by a text its forfeit takes nothing off attrition
	Immune     bool   // attrition is left against its owner, and does not take it (battle.attrition.immunity)
	Landed     bool
	Piloted    bool
	Unpiloted  bool                 // a starship or vehicle at a location without a pilot or driver (ship.unpiloted)
	Now        [card.Stats]card.Opt // numbers as they are now
	On         []CardView           // weapons, devices, Effects on it
	Slots      []SlotView           // places aboard
}

// All gives every card that the seat sees, each before what lies on it: its hand, the
// row, what lies beside the table, and the piles as far as they lie open.
func (v *View) All() iter.Seq[*CardView] {
	return func(yield func(*CardView) bool) {
		if !each(v.Players[v.Seat].Hand, yield) {
			return
		}
		for i := range v.Groups {
			for j := range v.Groups[i].Locations {
				l := &v.Groups[i].Locations[j]
				if !one(&l.Card, yield) || !each(l.Cards[card.Dark], yield) || !each(l.Cards[card.Light], yield) {
					return
				}
			}
		}
		for i := range v.Players {
			p := &v.Players[i]
			for _, list := range [][]CardView{p.Beside, p.Playing, p.Drawn, p.UsedOpen, p.Lost, p.Out} {
				if !each(list, yield) {
					return
				}
			}
		}
		if v.Sabacc != nil {
			for i := range v.Sabacc.Sides {
				if !each(v.Sabacc.Sides[i].Hand, yield) {
					return
				}
			}
		}
		each(v.Shown, yield)
	}
}

// each gives the cards of a list, one a card, with what lies on them; they stop where
// yield does.
func each(list []CardView, yield func(*CardView) bool) bool {
	for i := range list {
		if !one(&list[i], yield) {
			return false
		}
	}
	return true
}

func one(c *CardView, yield func(*CardView) bool) bool {
	if !yield(c) || !each(c.On, yield) {
		return false
	}
	for i := range c.Slots {
		if !each(c.Slots[i].Cards, yield) {
			return false
		}
	}
	return true
}

// Face is what is printed on the side that lies up; nil if the seat may not see it.
func (v *CardView) Face() *card.Def {
	if v.Def == nil {
		return nil
	}
	return v.Def.Face(v.Turned)
}

// A SlotView is one kind of place aboard, with who sits there.
type SlotView struct {
	Slot     card.Slot
	Capacity int // how many fit, one more than there are if no limit is; shared places count under the first slot that may use them
	Cards    []CardView
}

// A BattleView is the battle in progress, itemised.
type BattleView struct {
	At      CardID
	By      card.Side
	Segment Segment
	Sides   [card.Sides]BattleSide
}

// A BattleSide is one player's part in a battle.
type BattleSide struct {
	Power     Sum // total power so far, by card and modifier
	Destinies int // how many battle destinies he may draw as things stand
	Drawn     int
	Destiny   card.Num
	Attrition card.Num // against this player, still pending
	Idle      bool     // it takes none of his cards: those that he has left are immune to it, or may not be forfeited (battle.attrition.satisfy)
	Fixed     card.Num // against this player, in all
	Exists    bool
	Damage    int // battle damage still to be satisfied
	Ability   card.Num
}

// Takes is the attrition left for which he must forfeit a card: none where it is idle.
func (s *BattleSide) Takes() card.Num {
	if s.Idle {
		return 0
	}
	return s.Attrition
}

// A SabaccView is the game of sabacc in progress.
type SabaccView struct {
	Card      CardID // the Interrupt that is played
	By        card.Side
	Low, High int       // what a wild card may count
	Wild      card.Text // which cards are wild,
	Clones    card.Text // which are clones,
	Stakes    card.Text // and which are at stake
	Sides     [card.Sides]SabaccSide
}

// A SabaccSide is one player's part in a game of sabacc. Of the other's hand a seat sees
// how many cards it has, until the hands are revealed.
type SabaccSide struct {
	Player CardID        // the character with whom he plays, 0 without one
	Cards  int           // how many he holds
	Passed bool          // he draws no more
	Hand   []CardView    // as far as the seat sees it
	Worth  []SabaccWorth // of Hand, card by card
	Plus   card.Num      // what the text of a character adds
	Total  card.Opt      // when all of that is chosen
}

// A DuelView is the duel or lightsaber combat in progress.
type DuelView struct {
	By     card.Side // who has initiated it
	At     CardID
	Combat bool // lightsaber combat
	Sides  [card.Sides]DuelSide
}

// A DuelSide is one player's part in a duel.
type DuelSide struct {
	Duelist CardID // 0 once he has left the table
	Due     int    // destinies still to be drawn
	Cards   int    // combat cards under his duelist
	Total   Sum    // as it stands: the duelist's number, each destiny, and what adds to them
	Won     bool
}

// A SabaccWorth is what a card counts in a sabacc hand, and why.
type SabaccWorth struct {
	N     card.Opt // none while that is still to be chosen
	Suit  Suit
	Stake bool // it is of what the winner takes
}

// A Suit is what a card is in a game of sabacc.
type Suit uint8

const (
	PlainCard   Suit = iota // counts its destiny number (sabacc.value)
	WildCard                // counts what its player chooses (sabacc.wild)
	PerhapsWild             // its player may make it wild (sabacc.variants)
	CloneCard               // counts what another card of the hand does (sabacc.clone)
)

// An AttemptView is an Epic Event that is being attempted: an Attack Run, or a text that
// draws Epic Event destiny; or a search party. All of it lies open.
type AttemptView struct {
	Card   CardID // the Epic Event or Jedi Test; the site that is searched
	By     card.Side
	Target CardID   // what would be blown away, 0 if nothing has been chosen
	Lead   CardID   // of an Attack Run the lead starfighter, 0 not named yet
	Wing   []CardID // its wingmen in the trench; of another attempt the starships that make it
	Foes   []CardID // the TIEs there
	Total  Sum      // as far as it has come; none before the destiny is drawn
	Goal   card.Num // what it must be more than

	Apprentice, Mentor CardID // of a Jedi Test (jedi-test.apprentice, jedi-test.mentor)

	Search bool // it is a search party: its members are the sources of its terms (missing.search.total)
}

// An AttackView is an attack in which a creature takes part (creature.attack.kinds). All of it lies open.
type AttackView struct {
	At    CardID
	Sides [2]AttackSide // who attacks, and who is attacked
}

// An AttackSide is one of the two in an attack.
type AttackSide struct {
	By    card.Side // whose it is; both may be one player's
	Who   CardID    // the creature, or its victim; 0 for the cards of a player who attacks a creature
	Beast bool      // its ferocity counts, and not power
	Guard bool      // and its defense value, as a player attacks it
	Total Sum       // not there before its ferocity has been drawn
}

// A RaceView is the Podrace in progress. All of it lies open.
type RaceView struct {
	Card  CardID // the Epic Event
	At    CardID // the arena
	Over  card.Num
	Sides [card.Sides][]RacerView // what each player races with: his Podracers, or else the arena
}

// A RacerView is a Podracer, or the arena for a player without one.
type RacerView struct {
	Racer   CardID
	Damaged bool
	Total   Sum // its race total: each race destiny, and what texts add to those
}

// A SenateView is the count at the Galactic Senate (senate.majority).
type SenateView struct {
	At    CardID
	Sides [card.Sides]Sum // total politics there, by character
	Has   int8            // 1 + the side that has the majority; 0 nobody
}

// A LogLine is one event as the seat may read it.
type LogLine struct {
	Turn int
	By   card.Side
	Kind Kind
	Card CardID // for hover and jump; 0 if hidden or none
	Def  *card.Def
	At   CardID
	N    card.Num  // how much, as in Event
	Than card.Num  // of a shot: the defense value that N was compared with; 0 with none
	With *card.Def // of a shot: the weapon
	Say  card.Text
}
