package gametext

// Steps that move cards from and to piles, by units of Force or by name, and what is
// told about draws and drains.

type (
	NewTarget struct { // action.target.retarget
		step
		By Agent
	}
)

func init() {
	say[Step, NewTarget]("{By?} chooses|choose a new target for that action", "{By?} choisit|choisir|choisissent une nouvelle cible pour cette action")
}
