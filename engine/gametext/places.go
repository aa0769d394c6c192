package gametext

// What locations say of those who are there, who come and who go.

type (
	EnterFor struct { // move.ship-sites
		rule
		Cards Filter
		N     int
	}
)

func init() {
	say[Rule, EnterFor]("{Cards} enters|enter or leaves|leave here for {N} Force", "{Cards} entre|entrent ici ou en sort|sortent pour {N} Force")
}
