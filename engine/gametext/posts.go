package gametext

import "cantina/engine/card"

// Posts narrow a filter, or say at which place something happens. The place
// words have the meanings of the rulebook's chapter on presence.

type (
	Present      struct{ post } // present at that location (place.present-text)
	PresentThere struct{ post } // present at the location in question
	PresentWith  struct {
		post
		Cards Filter
	}
	RelatedTo struct { // location.related
		post
		Cards Filter
	}
	OnSystem struct { // place.on
		post
		System string
	}
	NotOnSystem struct {
		post
		System string
	}
	Alone      struct{ post } // place.alone
	ThisPilots struct{ post }
	ThisAboard struct{ post }
	Aboard     struct {
		post
		Cards Filter
	}
	CarryingThis struct{ post } // what this lies on
	CarriedBy    struct {
		post
		Cards Filter
	}
	PilotedBy struct {
		post
		Cards Filter
	}
	WithStat struct {
		post
		Stat Stat
		Cmp  Cmp
		N    card.Num
	}
	NotImmuneTo struct { // action.immune
		post
		Title string
	}
	Fighting struct{ post }
	OnTable  struct{ post }
	InPile   struct {
		post
		Whose Whose
		Pile  Pile
	}
)

func init() {
	say[Post, Present]("present", "présent|présente|présents|présentes")
	say[Post, PresentThere]("present there", "présent|présente|présents|présentes là-bas")
	say[Post, PresentWith]("present with {Cards}", "présent|présente|présents|présentes avec {Cards}")
	say[Post, RelatedTo]("related to {Cards}", "connexe|connexes à {Cards}")
	say[Post, OnSystem]("on {System}", "sur {System}")
	say[Post, NotOnSystem]("not on {System}", "hors de {System}")
	say[Post, Alone]("alone", "seul|seule|seuls|seules")
	say[Post, ThisPilots]("this pilots", "")
	say[Post, ThisAboard]("this is aboard", "à_bord_duquel|à_bord_de_laquelle|à_bord_desquels|à_bord_desquelles {this} se trouve")
	say[Post, Aboard]("aboard {Cards}", "à bord de {Cards}")
	say[Post, CarryingThis]("carrying this", "qui porte|portent cette carte")
	say[Post, CarriedBy]("carried by {Cards}", "porté|portée|portés|portées par {Cards}")
	say[Post, PilotedBy]("piloted by {Cards}", "piloté|pilotée|pilotés|pilotées par {Cards}")
	say[Post, WithStat]("with {Stat} {Cmp} {N}", "de {Stat bare} {Cmp:<|>|} {N}")
	say[Post, NotImmuneTo]("not immune to {Title}", "non immunisé|immunisée|immunisés|immunisées contre {Title}")
	say[Post, Fighting]("in battle", "dans la bataille")
	say[Post, OnTable]("on table", "sur la table")
	say[Post, InPile]("in {Whose} {Pile}", "dans {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
}

func (ThisPilots) french(w *writer, host agreement, space bool) { w.steers("pilote", host, space) }
func (ThisDrives) french(w *writer, host agreement, space bool) { w.steers("conduit", host, space) }

// steers says of a title when it counts, of other cards which they are: "« Red 3 » quand
// elle le pilote", "tout ce qu'elle pilote".
func (w *writer) steers(verb string, host agreement, space bool) {
	if host.named {
		w.put("quand", space)
		w.subjectOf(true)
		w.put(host.choose([]string{"le", "la", "les", "les"}), true)
	} else {
		w.put("que", space)
		w.subjectOf(true)
	}
	w.put(verb, true)
}
