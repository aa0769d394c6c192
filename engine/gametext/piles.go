package gametext

// Steps that move cards from and to piles, by units of Force or by name, and what is
// told about draws and drains.

type (
	AtEndOfThisTurn struct { // state.inactive.scheduled
		step
		Do Step
	}
	NewTarget struct { // action.target.retarget
		step
		By Agent
	}
)

// Standing rules.
type (
	AddsPlaces struct { // leave.lost-capacity
		rule
		N     int
		Cards Filter
	}
)

func init() {
	say[Step, AtEndOfThisTurn]("at the end of this turn, {Do}", "à la fin de ce tour, {Do}")
	say[Step, NewTarget]("{By?} chooses|choose a new target for that action", "{By?} choisit|choisir|choisissent une nouvelle cible pour cette action")

	say[Rule, AddsPlaces]("adds {N} pilot place|places to {Cards}", "{this} ajoute {N} place|places de pilote à {Cards}")
}
