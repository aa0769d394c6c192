package gametext

// What is said of captured starships, and of whom starships take up.

type (
	UseBeam struct { // weapon.device.tractor-beam: as at the end of a battle there
		step
		Cards Filter
	}
	PickUp struct { // capture.choice, if the character is the opponent's
		step
		By    Filter
		Cards Filter
	}
)

func init() {
	say[Step, PickUp]("{By} picks|pick up {Cards} (captured if opponent's)", "{By} recueille|recueillent {Cards} (en captivité s'il|si_elle|s'ils|si_elles@Cards est|sont@Cards à l'adversaire)")
	say[Step, UseBeam]("use {Cards} as if a battle just ended there", "utiliser {Cards} comme si une bataille venait de s'y terminer")
}
