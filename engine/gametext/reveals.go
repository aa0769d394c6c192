package gametext

// Cards that a text shows to both players.

type (
	Reveal struct { // pile.look
		step
		Cards Filter `bind:"cards"`
		From  From
	}
)

func init() {
	say[Step, Reveal]("reveal {Cards} {From}", "révéler {Cards} {From}")
}
