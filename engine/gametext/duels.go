package gametext

import "cantina/engine/card"

// What is said of duels and lightsaber combat: who fights whom, with how many destinies,
// and the cards that stand in for those (chapter 19 of the rules). The steps after it say
// what the result is; where nobody wins there is none.

type (
	Duels struct { // duel.def, duel.saber-combat
		step
		Cards Filter
		How   Contest
		Foe   Filter
		N     int
		With  Footing
		Odds  Odds

		Loser  int `bind:"loser"` // and Winner the one after it
		Winner int `bind:"winner"`
	}
	LaidAs struct { // duel.combat-card
		into
		Cards Filter
		What  LaidCard
	}
)

// A LaidCard is what a card is that its player lays face down under another one.
type LaidCard uint8

const (
	CombatCard LaidCard = iota
	ProbeCard           // under a system (house: the Hidden Base)
)

// A Contest is what two characters fight out.
type Contest uint8

const (
	InDuel   Contest = iota
	InCombat         // duel.saber-combat
)

// A Footing is what each player adds to the destinies that he draws.
type Footing uint8

const (
	NothingElse Footing = iota
	WithPower
	WithAbility
)

// Odds are how many destinies the opponent draws in a duel, where they are not as many; or
// against which number destinies are drawn.
type Odds interface{ isOdds() }
type odds struct{}

func (odds) isOdds() {}

type AgainstDraws struct {
	odds
	N Amount
}

func init() {
	words[Contest](card.T("duels|duel", "affronte en duel|affrontent en duel"), card.T("fights lightsaber combat against|fight lightsaber combat against", "affronte au sabre laser|affrontent au sabre laser"))
	words[Footing](card.T("destiny", "destinée|destinées"), card.T("destiny plus power", "destinée plus la puissance|destinées plus la puissance"),
		card.T("destiny plus ability", "destinée plus l'habileté|destinées plus l'habileté"))

	say[Step, Duels]("{Cards} {How} {Foe} with {N} {With} {Odds?}", "{Cards} {How} {Foe} avec {N} {With} {Odds?}")
	say[Odds, AgainstDraws]("against {N}", "contre {N}")
	words[LaidCard](card.T("a combat card", "carte de combat"), card.T("a probe card", "carte de sonde"))
	say[Into, LaidAs]("under {Cards} as {What}", "sous {Cards} comme {What}")
}
