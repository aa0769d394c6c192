package game

import "cantina/engine/card"

// A Kind says what happened.
type Kind uint8

const (
	None Kind = iota
	GameStarted
	TurnStarted
	PhaseStarted
	Activated   // N Force
	ForceUsed   // N Force
	ForceLost   // Card, from zone From
	LossDue     // By must lose N Force; At is where it comes from
	RetrieveDue // By is about to retrieve N Force
	Retrieved   // Card, to zone From (an old record: the Reserve Deck stands for the Used Pile)
	DrewCard    // By drew Card into hand (secret)
	TookCard    // By took Card into hand from a pile
	PlacedCard  // Card put on pile From of its owner
	Reshuffled  // pile From of By
	Recirculated
	DeployStarted // By is deploying Card to At
	Deployed      // Card to At, on On or (N is the slot) aboard it; a location over On, or N beside On in the row
	Played        // By played the Interrupt Card, its function N, on On
	ActionStarted // By uses text N of Card, on On
	Canceled      // by the text of On: Card, or (N) what is a Canceling of Card
	MoveStarted
	Moved         // Card from On to At, in the way of the Verb N
	DrainStarted  // at At
	Drained       // at At for N
	BattleStarted // at At
	BattleSegment // N is the Segment
	BattleWon     // by By at At
	BattleEnded
	BothDrew     // both players have drawn N battle destinies each
	DestinyDrawn // By drew Card for destiny N, for On
	DestinyTotal // N of By, for Card
	Fired        // By fired weapon Card at On
	WasHit       // Card
	Missed
	Forfeited    // Card from At, for N
	WasLost      // Card lost from table
	TargetChosen // By chose Card for On, among N
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
	AttackTotal   // N is the ferocity of Card in the attack
	DefenseTotal  // N is the ferocity and defense value of the attacked Card
	VictimTotal   // N is the power of Card, which a creature attacks
	Withstood     // Card, an attack
	Unmet         // what the text of Card asks after its destiny
	Lasts         // the text of Card lasts, on On if on one card; N is an Until
	Eaten         // Card by the creature On
	AttackEnded
	Stolen       // Card by By, at At
	Transferred  // Card, from the card At to the card On
	Boarded      // Card is now aboard On, in the slot N
	Alighted     // Card got off On at At
	Answered     // By said yes to the Question N that On asks; no if N is below 0
	Numbered     // By chose the number N for On
	Declined     // By chose nothing more for On; N is 1 of a search, which may have found nothing
	Chose        // By chose Card for On, among N, where no text targets
	Inserted     // By inserted Card into the Reserve Deck of the opponent, or (N is 1) into his own
	DrewNone     // By could draw no destiny: his Reserve Deck is empty
	Wrecked      // the vehicle Card crashes
	WasConverted // Card, which is By's now, at At
	CrossedOver  // likewise
	RaceStarted  // the Podrace of the Epic Event Card, by By (podrace.start)
	Raced        // By places the race destiny Card on On: its race total is N now
	RaceWon      // the Podrace, by By with Card: its race total is N
	RaceOver     // the Podrace of the Epic Event Card
	PhaseEnded   // the phase N of By is over: not told
	Assured      // the action with Card succeeds without a draw, by On
	BeganWithout // Card, with which By wanted to start, and which cannot (start.location.illegal)

	SabaccDrew    // By drew Card into his sabacc hand (secret)
	SabaccPassed  // By draws no more sabacc cards
	SabaccShown   // By reveals Card, which counts N
	SabaccTotal   // of By, N
	SabaccPerfect // By has a perfect sabacc
	SabaccWon     // by By with Card, his character if he has targeted one, the sabacc On
	SabaccOver    // the sabacc Card, which nobody has won; N is 1 if it was broken off
	StakeWon      // Card by By: it is his now
	StakeLost     // Card, of By's sabacc hand

	DuelStarted   // of Card, By's duelist, with On at At
	DuelTotal     // N of By with Card
	DuelWon       // by By with Card over On at At
	DuelOver      // of Card with On without result
	CombatStarted // lightsaber combat, likewise
	CombatWon     // likewise
	CombatOver    // likewise
	CombatCard    // By uses the combat card Card for destiny N of On (duel.combat-card.use)
	AddedDuel     // By adds N duel destinies with Card
	WentMissing   // Card (missing.state)
	CavedIn       // the site Card (location.collapsed)
	LaidUnder     // N cards of By's from beside his deck under Card
	ReachedAim    // Card reaches the Utinni Effect On that targets it, at At
	LostToDrain   // By has lost N Force to a Force drain at At
	EpicTotal     // of By for the Epic Event Card, N
	EpicFailed    // the Epic Event or Jedi Test Card of By
	Repaired      // Card, by On (weapon.ion, podrace.damage)
	WasFrozen     // the captive Card, by On (captive.frozen)
	FastenedOn    // the creature Card to its host On (creature.attach)
	LetGo         // the creature Card of its host On (creature.attach.host-eaten)
	MajorityWon   // the senate majority by By, whose total politics at At is N
	MajorityLost  // the senate majority by By; nobody has it now
	TestPassed    // by Card, By's apprentice: the Jedi Test On (jedi-test.complete)
	Delivered     // the captive Card, into the prison At by its escort On, N > 0 not for the first time since it was captured; Than is its forfeit with him (move.prisoner)
	ExclusionDue  // Card is about to be excluded from battle by On (battle.exclude)
	HandDue       // By is about to look at cards of the opponent's hand with Card (pile.look)
	MouthShut     // of the creature Card (location.cave-rules)
	MouthOpened   // likewise
	LaidDown      // Card, face down on table by By (pile.look)
	WasDamaged    // the Podracer Card, by On (podrace.damage)
	JudgeMoved    // by a Ruling: Card from On, or else from zone From, to At, N the slot aboard it, or else to zone Than
	JudgeState    // likewise: Card is in the Condition N now, below 0 no longer
	JudgeCards    // likewise: N cards of By that nobody looks at from zone From to zone Than
	TypeNamed     // By names the card type N for On (type.type)
	BroughtTo     // Card has brought the Utinni Effect On, which it carries, to whom that targets, at At (utinni.reach)
	CameBack      // Card to At, where the Utinni Effect On awaits it (utinni.target)
	RunNoted      // where the target of the Utinni Effect Card sets out: At, N parsecs from it (utinni.target)
	ReturnDue     // of Card to At, by the Utinni Effect On (utinni.target)
	JudgePhase    // by a Ruling it is By's turn now, in the phase N
	Kinds
)

// A Question is what a player said yes or no to.
type Question uint8

const (
	Plainly       Question = 1 + iota
	ToPay                  // Force that a text lets him use
	ToDrawBattle           // battle destiny
	ToDrawAgainst          // a destiny against a creature
	ToRetrieve             // cards at random
	ToAct                  // what a text lets him do
	ToAgreeOnDraw          // a draw, where a position comes again
	ToTheFirst             // of two ways between which a text lets him choose
	Questions
)

// A Canceling is what was canceled where it is no card: the number N of the event.
type Canceling uint8

const (
	CanceledCard Canceling = iota
	CanceledText
	CanceledDrain
	CanceledBattle
	CanceledDeployment
	CanceledMove
	CanceledReact
	CanceledDestiny
	CanceledStart // the start with it: something that must be done cannot be
	CanceledDuel
	CanceledCombat
	CanceledRetrieval
	CanceledLoss // Card stays on table
	Cancelings
)

// An Event is something that happened, or is about to. It is data: windows keep
// the one they are about, the log keeps all.
type Event struct {
	Kind   Kind      `json:"kind"`
	By     card.Side `json:"by"`
	Card   CardID    `json:"card,omitempty"`
	On     CardID    `json:"on,omitempty"`     // the other card: target, carrier, weapon
	At     CardID    `json:"at,omitempty"`     // the location
	Def    int32     `json:"def,omitempty"`    // 1 + definition of Card when it happened
	OnDef  int32     `json:"onDef,omitempty"`  // 1 + definition of On when it happened
	Copy   uint8     `json:"copy,omitempty"`   // which of equal cards Card is, for the log
	OnCopy uint8     `json:"onCopy,omitempty"` // and On
	Of     string    `json:"of,omitempty"`     // the system of At, where that is a generic location, for the log
	OnOf   string    `json:"onOf,omitempty"`   // and that of On
	From   Zone      `json:"from"`
	Why    Why       `json:"why"`
	N      card.Num  `json:"n,omitempty"`
	Than   card.Num  `json:"than,omitempty"`   // what N had to be more than, where it was compared, for the log
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
	ByDuel
	ByCombat   // lightsaber combat
	ByEpic     // an Epic Event (epic.destiny)
	ByTraining // a Jedi Test (jedi-test.destiny)
	ByRace     // a Podrace (podrace.event)
	ByMovement // what a place asks of who leaves it (epic.ds2.escape)
	Whys
)
