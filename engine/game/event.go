package game

import "cantina/engine/card"

// A Kind says what happened.
type Kind uint8

const (
	None Kind = iota
	GameStarted
	TurnStarted
	PhaseStarted
	Activated  // N Force
	ForceUsed  // N Force
	ForceLost  // Card, from zone From
	LossDue    // By must lose N Force; At is where it comes from
	Retrieved  // Card
	DrewCard   // By drew Card into hand (secret)
	TookCard   // By took Card into hand from a pile
	PlacedCard // Card put on pile From of its owner
	Reshuffled // pile From of By
	Recirculated
	DeployStarted // By is deploying Card to At
	Deployed      // Card to At
	Played        // By played the Interrupt Card
	ActionStarted // By uses the text of Card
	Canceled      // Card or action
	MoveStarted
	Moved         // Card from On to At
	DrainStarted  // at At
	Drained       // at At for N
	BattleStarted // at At
	BattleSegment // N is the Segment
	BattleWon     // by By at At
	BattleEnded
	BothDrew     // both players have drawn N battle destinies each
	DestinyDrawn // By drew Card for destiny N
	DestinyTotal // N
	Fired        // By fired weapon Card at On
	WasHit       // Card
	Missed
	Forfeited    // Card from At, for N
	WasLost      // Card lost from table
	TargetChosen // By chose Card
	Revealed     // Card
	Peeked
	Added        // By adds N battle destinies
	Attrition    // against By, N
	BattleDamage // against By, N
	TotalPower   // of By, N
	GameOver
	Conceded
	Reacts        // Card reacts to At
	TimeIsUp      // said by By
	TurnedOver    // Card, a double-sided one; N is 1 if its back is up now
	Shown         // text only
	Found         // By finds the missing Card at At
	WentUnder     // Card went undercover
	CoverBroken   // Card is undercover no more
	Replaced      // Card takes the place of On
	Formed        // By formed the squadron Card at At
	WasExcluded   // Card from the battle
	AddedPower    // By adds N power destinies
	Captured      // Card by On, its escort or prison
	Escaped       // Card
	Released      // Card
	BlewAway      // the location Card
	Buried        // Card, face down at At
	Bluffed       // Card, face down at At (location.bluff-rules)
	Standing      // a text acts by itself as soon as it can
	LeaveDue      // Card is about to leave the table (leave.about-to)
	DestinyDue    // By is about to draw destiny (destiny.about-to)
	BattleDue     // By is about to initiate a battle at At (action.before)
	DrainDue      // By is about to initiate a Force drain at At (action.before)
	DeployDue     // By is about to deploy Card (action.before)
	MoveDue       // By is about to move Card (action.before)
	InsertShown   // Card has come to the top of a Reserve Deck (insert.reveal)
	Stacked       // Card is stacked on On
	Exchanged     // By exchanges Card for On
	DestinySum    // Card makes By's total battle destiny N
	WentOut       // Card is out of play (life.forbidden-cards)
	HandedOver    // the captive Card to On: an escort, a prison, a place
	AttackStarted // Card attacks On at At
	Hunted        // By attacks the creature Card at At
	PartyTotal    // N of By in the attack on a creature
	AttackTotal   // N for Card in the attack
	Eaten         // Card by the creature On
	AttackEnded
	Stolen  // Card by By, at At
	Wrecked // the vehicle Card crashes
	Kinds
)

// An Event is something that happened, or is about to. It is data: windows keep
// the one they are about, the log keeps all.
type Event struct {
	Kind   Kind      `json:"kind"`
	By     card.Side `json:"by"`
	Card   CardID    `json:"card,omitempty"`
	On     CardID    `json:"on,omitempty"`    // the other card: target, carrier, weapon
	At     CardID    `json:"at,omitempty"`    // the location
	Def    int32     `json:"def,omitempty"`   // 1 + definition of Card when it happened
	OnDef  int32     `json:"onDef,omitempty"` // 1 + definition of On when it happened
	From   Zone      `json:"from"`
	Why    Why       `json:"why"`
	N      card.Num  `json:"n,omitempty"`
	Frame  int16     `json:"frame,omitempty"`  // 1 + index of the frame of the action it speaks of
	Secret bool      `json:"secret,omitempty"` // only By may know Card
	Turn   int16     `json:"turn,omitempty"`
}

// Why is the reason of a destiny draw or a loss of Force.
type Why uint8

const (
	ByText Why = iota
	ByBattleDestiny
	ByWeapon
	ByPowerDestiny
	ByAttritionDestiny
	ByDrain
	ByBattleDamage
	ByReact // of Played: a card reacts
	ByCost  // a loss that is a price (life.lose.as-cost)
	Whys
)
