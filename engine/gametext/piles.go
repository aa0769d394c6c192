package gametext

// Steps that move cards from and to piles, by units of Force or by name, and what is
// told about draws and drains.

type (
	AtEndOfThisTurn struct { // state.inactive.scheduled
		step
		Do Step
	}
)

// Standing rules.
type (
	AddsPlaces struct { // leave.lost-capacity
		rule
		N     int
		Cards Filter
	}
	MustUseFirst struct { // action.cost
		rule
		N     int
		Cards Filter
	}
)

func init() {
	say[Step, AtEndOfThisTurn]("at the end of this turn, {Do}", "à la fin de ce tour, {Do}")

	say[Rule, AddsPlaces]("adds {N} pilot place|places to {Cards}", "{this} ajoute {N} place|places de pilote à {Cards}")
	say[Rule, MustUseFirst]("{N} Force must be used before {Cards} is|are played", "{N} Force doit|doivent@N être utilisée|utilisées@N avant que {Cards} soit|soient joué|jouée|joués|jouées")
}
