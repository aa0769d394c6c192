package gametext

// What is said of captured starships.

type (
	BattleEnded struct { // battle.end
		head
		At Place
	}
	UseBeam struct { // weapon.device.tractor-beam: as at the end of a battle there
		step
		Cards Filter
	}
	CanceledUnlessCaptured struct{ rule }
	WithCarrier            struct{ post }
)

func init() {
	say[Head, BattleEnded]("if a battle just ended {At}", "si une bataille vient de se terminer {At}")
	say[Step, UseBeam]("use {Cards} as if a battle just ended there", "utiliser {Cards} comme si une bataille venait de s'y terminer")
	say[Rule, CanceledUnlessCaptured]("canceled if that starship is stolen or released", "annulé si ce vaisseau est volé ou relâché")
	say[Post, WithCarrier]("present with starship carrying this", "présent|présente|présents|présentes avec le vaisseau qui porte cette carte")
}
