package gametext

// Steps that move cards from and to piles, by units of Force or by name, and what is
// told about draws and drains.

type (
	AtEndOfThisTurn struct { // state.inactive.scheduled
		step
		Do Step
	}
	NewTarget struct{ step } // action.target.retarget
)

// Draws (destiny.*).
type ()

// Drains (drain.*) and other standing rules.
type (
	DrainLimit struct { // drain.limit
		rule
		Who Who
		N   int
	}
	HalfDrains struct { // ex.drain.7
		rule
		Who Who
	}
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
	say[Step, NewTarget]("choose a new target for that action", "choisir une nouvelle cible pour cette action")

	say[Rule, DrainLimit]("{Who} loses|lose no more than {N} Force from each Force drain or insert card", "{Who} ne perd|perdez pas plus de {N} Force par drain de Force ou carte insérée")
	say[Rule, HalfDrains]("{Who} loses|lose half as much Force from each Force drain (rounded up)", "{Who} perd|perdez moitié moins de Force par drain de Force (arrondi au supérieur)")
	say[Rule, AddsPlaces]("adds {N} pilot place|places to {Cards}", "{this} ajoute {N} place|places de pilote à {Cards}")
	say[Rule, MustUseFirst]("{N} Force must be used before {Cards} is|are played", "{N} Force doit|doivent@N être utilisée|utilisées@N avant que {Cards} soit|soient joué|jouée|joués|jouées")
}
