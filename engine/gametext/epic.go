package gametext

// What is said of Epic Events and of what is blown away (chapter 22 of the rules).

type (
	EpicTotal struct { // value.cumulative
		quantity
		Title string
	}
	BlownLoss struct { // epic.blown-away.loss
		quantity
		Whose Whose
		Cards Filter
	}
	BestPilot struct { // of those of one starship, permanent ones included (epic.ds2)
		amount
		Cards Filter
	}
	Escape struct { // each as its player chooses (epic.ds2.escape)
		step
		Cards Filter
	}
)

func (EpicTotal) agrees() agreement { return agreement{} }
func (BlownLoss) agrees() agreement { return agreement{fem: true} }

func init() {
	say[Amount, BestPilot]("highest ability of a pilot of {Cards}", "la plus haute habileté d'un pilote de {Cards}")
	say[Step, Escape]("{Cards} escapes|escape sector by sector", "{Cards} s'échappe|s'échappent de secteur en secteur")
	say[Quantity, EpicTotal]("total of {Title}", "le total de {Title}")
	say[Quantity, BlownLoss]("{Whose} loss if {Cards} is|are blown away", "{Whose:votre perte|la perte de l'adversaire} si {Cards} est|sont anéanti|anéantie|anéantis|anéanties")
}
