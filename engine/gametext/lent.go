package gametext

// Force of the opponent that a player uses as if it were his own.

type (
	UsesTheirs struct{ rule } // life.use
	UsedTheirs struct {
		cond
		N int
	}
)

func init() {
	say[Rule, UsesTheirs]("you may use Force from opponent's Force Pile", "vous pouvez utiliser de la Force de la pile de Force de l'adversaire")
	say[Cond, UsedTheirs]("you have used more than {N} of opponent's Force this turn", "vous avez utilisé plus de {N} Force de l'adversaire ce tour-ci")
}
