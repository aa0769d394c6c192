package gametext

// What the text of creatures says: where they live, how fierce they are, whom they
// spare and what becomes of those they defeat.

type (
	Habitat struct { // creature.deploy
		step
		Place Filter
	}
	FerocityDrawn struct { // creature.ferocity
		step
		N int
	}
	FerocityDrawnPlus struct {
		step
		N  int
		By Delta
	}
	Spares struct { // creature.attacks.target
		step
		Cards Filter
	}
	NoLandspeed struct {
		step
		Cards Filter
	}
	CarriesOff struct { // creature.attacks.relocate
		step
		Cards Filter
		Place Filter
	}
	JumpOff struct{ step } // vehicle.creature.jump
)

func init() {
	say[Step, Habitat]("habitat is {Place}", "l'habitat est {Place}")
	say[Step, FerocityDrawn]("its ferocity is {N} destiny", "sa férocité est de {N} destinée|destinées@N")
	say[Step, FerocityDrawnPlus]("its ferocity is {N} destiny {By}", "sa férocité est de {N} destinée|destinées@N {By}")
	say[Step, Spares]("does not attack {Cards}", "n'attaque pas {Cards}")
	say[Step, NoLandspeed]("{Cards} may not use landspeed", "{Cards} ne peut|peuvent pas utiliser sa|leur vitesse terrestre")
	say[Step, CarriesOff]("{Cards} defeated by this is|are eaten or relocated to {Place}, as opponent of the victim chooses",
		"{Cards} vaincu|vaincue|vaincus|vaincues par cette carte est|sont dévoré|dévorée|dévorés|dévorées ou relocalisé|relocalisée|relocalisés|relocalisées à {Place}, au choix de l'adversaire de la victime")
	say[Step, JumpOff]("characters aboard may jump off if this is lost", "les personnages à bord peuvent sauter si cette carte est perdue")
}
