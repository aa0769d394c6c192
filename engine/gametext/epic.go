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
)

func (EpicTotal) agrees() agreement { return agreement{} }
func (BlownLoss) agrees() agreement { return agreement{fem: true} }

func init() {
	say[Quantity, EpicTotal]("total of {Title}", "le total de {Title}")
	say[Quantity, BlownLoss]("{Whose} loss if {Cards} is|are blown away", "{Whose:votre perte|la perte de l'adversaire} si {Cards} est|sont anéanti|anéantie|anéantis|anéanties")
}
