package gametext

// What the text of creatures says: where they live, how fierce they are, whom they
// spare and what becomes of those they defeat.

type (
	Habitat struct { // creature.deploy
		rule
		Place Filter
	}
	FerocityDrawn struct { // creature.ferocity
		rule
		N  int
		By Change
	}
	Parasite struct { // creature.attach.target
		rule
		Cards Filter
	}
	CarriesOff struct { // creature.attacks.relocate
		rule
		Cards Filter
		Place Filter
	}
	Swallows struct { // creature.attacks.result
		rule
		Cards Filter
		By    Filter
	}
	Homing struct { // creature.move: it may go no other way meanwhile
		rule
		Cards Filter
	}
	Devour struct { // creature.attack.outside
		step
		Beast Filter
		Prey  Filter
	}
)

func init() {
	say[Rule, Habitat]("habitat is {Place}", "son habitat est {Place}")
	say[Rule, FerocityDrawn]("its ferocity is {N} destiny {By?}", "sa férocité est de {N} destinée|destinées@N {By?}")
	say[Rule, Parasite]("attacks by attaching to {Cards}", "attaque en s'attachant à {Cards}")
	say[Rule, Swallows]("{Cards} eaten by {By} is|are placed out of play", "{Cards each} dévoré|dévorée|dévorés|dévorées par {By} est|sont placé|placée|placés|placées hors jeu")
	say[Rule, Homing]("moves toward {Cards} whenever possible", "se déplace vers {Cards} chaque fois que possible")
	say[Step, Devour]("{Beast} attacks|attack {Prey}", "{Beast} attaque|attaquent {Prey}")
	say[Rule, CarriesOff]("{Cards} defeated by this is|are eaten or relocated to {Place}, as opponent of the victim chooses",
		"{Cards} vaincu|vaincue|vaincus|vaincues par cette carte est|sont dévoré|dévorée|dévorés|dévorées ou relocalisé|relocalisée|relocalisés|relocalisées à {Place}, au choix de l'adversaire de la victime")
}
