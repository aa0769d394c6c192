package gametext

// Halves, even numbers and what provides ability (value.rounding, value.zero-even,
// value.all-provided), and numbers that stand for others (value.substituted).

type (
	IsEven struct {
		cond
		N Amount
	}
	AllProvided struct {
		cond
		Cards Filter
	}
	PowerIsPolitics struct { // value.substituted
		rule
		Cards Filter
	}
)

func init() {
	say[Cond, IsEven]("{N} is even", "{N} est un nombre pair")
	say[Cond, AllProvided]("all your ability here is provided by {Cards}", "toute votre habileté ici est fournie par {Cards}")
	say[Rule, PowerIsPolitics]("during battles here, {Cards} uses|use politics as power", "pendant les batailles ici, {Cards} utilise|utilisent la politique comme puissance")
}
