package gametext

// What is said of Epic Events and of what is blown away (chapter 22 of the rules).

type (
	EpicTotal struct { // value.cumulative
		quantity
		Title string
		With  Firing // nil: whatever it fires
	}

	// A Firing is the weapon that an Epic Event fires.
	Firing      interface{ isFiring() }
	FiredWeapon struct {
		firing
		Cards Filter
	}
	firing    struct{}
	BlownLoss struct { // epic.blown-away.loss
		quantity
		Whose Whose
		Cards Filter
	}
	BestPilot struct { // permanent ones included (epic.ds2, epic.main-generator)
		amount
		Cards Filter
	}
	Escape struct { // each as its player chooses (epic.ds2.escape)
		step
		Cards Filter
	}
)

func (firing) isFiring() {}

func (EpicTotal) agrees() agreement { return agreement{} }
func (BlownLoss) agrees() agreement { return agreement{fem: true} }

func init() {
	say[Amount, BestPilot]("highest ability of a pilot of {Cards}", "la plus haute habileté d'un pilote de {Cards}")
	say[Step, Escape]("{Cards} escapes|escape sector by sector", "{Cards} s'échappe|s'échappent de secteur en secteur")
	say[Quantity, EpicTotal]("total of {Title} {With?}", "le total de {Title} {With?}")
	say[Firing, FiredWeapon]("with {Cards}", "avec {Cards}")
	say[Quantity, BlownLoss]("{Whose} loss if {Cards} is|are blown away", "{Whose:votre perte|la perte de l'adversaire} si {Cards} est|sont anéanti|anéantie|anéantis|anéanties")
}
