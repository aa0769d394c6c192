package gametext

// Cards that a text shows to both players, and which stay where they are.

type (
	Reveal struct { // pile.look
		step
		Cards  Filter `bind:"cards"`
		Chance Chance
		From   From
	}
)

// Shown tells whether cards are those which the text has just revealed.
func (f *Filter) Shown() bool {
	for _, p := range f.Posts {
		if p == Post(BeIn{What: JustRevealed}) {
			return true
		}
	}
	return false
}

func init() {
	say[Step, Reveal]("reveal {Cards} {Chance?} {From}", "révéler {Cards} {From} {Chance?}")
}
