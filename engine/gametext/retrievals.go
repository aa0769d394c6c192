package gametext

// What is retrieved otherwise than from the top of the Lost Pile onto the Used Pile.

type (
	RetrieveTopmost struct { // life.retrieve.specific: nobody chooses
		step
		Cards Filter
	}
)

func init() {
	say[Step, RetrieveTopmost]("retrieve topmost {Cards one} into hand",
		"récupérer en main le|la|les|les premier|première|premiers|premières {Cards bare} de votre pile perdue en partant du dessus")
}
