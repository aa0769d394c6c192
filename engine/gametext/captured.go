package gametext

// What is said of captured starships.

type (
	UseBeam struct { // weapon.device.tractor-beam: as at the end of a battle there
		step
		Cards Filter
	}
)

func init() {
	say[Step, UseBeam]("use {Cards} as if a battle just ended there", "utiliser {Cards} comme si une bataille venait de s'y terminer")
}
