package gametext

// What locations say of those who are there, who come and who go.

type (
	EnterFor struct { // move.ship-sites
		step
		Cards Filter
		N     int
	}
	MayNotEnter struct {
		step
		Who Who
	}
	TransitTo struct { // move.docking-bay
		step
		By Delta
	}
	GenerationHere struct {
		step
		By Change
	}
	IconsCanceled struct { // presence.battleground
		step
		Dark, Light int
	}
	MovesFreeHere struct { // move.cost
		step
		Cards Filter
	}
	Rotated struct { // location.text-side
		step
		Cards Filter
	}
	PseudoDrain struct{ step } // presence.pseudo
	BlowAway    struct {       // location.blown-away
		step
		Cards Filter
	}
	AtSameAndRelated struct{ post } // place.same-and-related
	Occupies         struct {
		cond
		Who   Who
		Place Filter
	}
	OccupiesWith struct { // presence.occupy-with
		cond
		Who   Who
		Place Filter
		Cards Filter
	}
	ControlsWith struct {
		cond
		Who   Who
		Place Filter
		Cards Filter
	}
	SiteOf struct { // location.ship-site.unique
		post
		Ship Filter
	}
)

func init() {
	say[Step, EnterFor]("{Cards} enters|enter or leaves|leave here for {N} Force", "{Cards} entre|entrent ici ou en sort|sortent pour {N} Force")
	say[Step, MayNotEnter]("{Who} may not move here", "{Who} ne peut|pouvez pas se|vous déplacer ici")
	say[Step, TransitTo]("your docking bay transit to here is {By} Force", "votre transit par les aires de mise à quai vers ici est de {By} Force")
	say[Step, GenerationHere]("your Force generation here is {By}", "votre génération de Force ici est de {By}")
	say[Step, IconsCanceled]("cancel {Dark} dark Force icon|icons@Dark and {Light} light Force icon|icons@Light here", "annule ici {Dark} icône|icônes de Force du côté obscur et {Light} icône|icônes de Force du côté lumineux")
	say[Step, Rotated]("{Cards} is|are rotated", "{Cards} est|sont tourné|tournée|tournés|tournées")
	say[Step, MovesFreeHere]("{Cards} moves|move free to or from here", "{Cards} se déplace|déplacent gratuitement vers ici ou depuis ici")
	say[Step, PseudoDrain]("initiate Force drains", "engager des drains de Force")
	say[Step, BlowAway]("{Cards} is|are blown away", "{Cards} est|sont anéanti|anéantie|anéantis|anéanties")
	say[Post, AtSameAndRelated]("at same and related sites", "au même site et aux sites liés")
	say[Cond, Occupies]("{Who} occupies|occupy {Place}", "{Who} occupe|occupez {Place}")
	say[Cond, OccupiesWith]("{Who} occupies|occupy {Place} with {Cards}", "{Who} occupe|occupez {Place} avec {Cards}")
	say[Cond, ControlsWith]("{Who} controls|control {Place} with {Cards}", "{Who} contrôle|contrôlez {Place} avec {Cards}")
	say[Post, SiteOf]("of {Ship}", "de {Ship}")
}
