package gametext

// What locations say of those who are there, who come and who go.

type (
	EnterFor struct { // move.ship-sites
		rule
		Cards Filter
		N     int
	}
	TransitTo struct { // move.docking-bay
		rule
		By Delta
	}
)

func init() {
	say[Rule, EnterFor]("{Cards} enters|enter or leaves|leave here for {N} Force", "{Cards} entre|entrent ici ou en sort|sortent pour {N} Force")
	say[Rule, TransitTo]("your docking bay transit to here is {By} Force", "votre transit par les aires de mise à quai vers ici coûte {By abs} Force de plus±moins")
}
