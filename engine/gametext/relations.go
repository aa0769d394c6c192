package gametext

import "cantina/engine/card"

import "reflect"

// Relations: how a card stands to places and to other cards. The same words narrow a
// noun ("your alien present with Han"), make a condition ("while present with Han",
// "while your alien is present with Han") and, if they name locations, say where.

type (
	Here struct { // at the location of the card that carries the text
		post
		place
	}
	AtLocation struct { // place.at
		post
		place
		Place Filter
	}
	AtSame struct { // as the card that carries the text
		post
		place
		Spot Spot
	}
	AtSameAs struct {
		post
		place
		Spot  Spot
		Cards Filter
	}
	AtSameSiteOf struct { // if it is a site of that place
		post
		place
		System string
	}
	AtRelated struct { // location.related
		post
		place
		Area Area
	}
	Where struct {
		post
		place
		Cards Filter
	}
	WherePresent struct {
		post
		place
		Cards Filter
	}
	HeldBy struct { // location.control, location.occupy
		post
		Who  Who
		Hold Hold
		With Aid
	}
	Piloting struct { // ship.pilot.bonus
		post
		What Filter
	}
	Beside struct { // place.with
		post
		Cards Filter
	}
	Driving struct { // ship.driver
		post
		What Filter
	}
	InBattleWith struct {
		post
		Cards Filter
	}
)

// An Area is what is related to a location.
type Area uint8

const (
	Sites Area = iota
	SystemOrSectors
	Locations
)

// A Hold is what a player has of a location.
type Hold uint8

const (
	Controls Hold = iota
	Occupies
	ControlsNot
	OccupiesNot
)

// An Aid says with which cards a location is held (presence.occupy-with).
type Aid interface{ isAid() }
type aid struct{}

func (aid) isAid() {}

type WithCards struct {
	aid
	Cards Filter
}

// Conditions made of relations.
type (
	SelfIs struct {
		cond
		Is Post
	}
	SelfIsNot struct {
		cond
		Is Post
	}
	CardsAre struct {
		cond
		Cards Filter
		Is    Post
	}
	CardsAreNot struct { // none of them is
		cond
		Cards Filter
		Is    Post
	}
	Holds struct {
		cond
		Who   Who
		Hold  Hold
		Place Filter
		With  Aid
	}
	And struct {
		cond
		A, B Cond
	}
	Or struct {
		cond
		A, B Cond
	}
)

func init() {
	words[Area](card.T("sites", "aux sites connexes"), card.T("system or sectors", "au système ou aux secteurs connexes"), card.T("locations", "aux localisations connexes"))
	words[Hold](card.T("controls|control", "contrôle|contrôlez"), card.T("occupies|occupy", "occupe|occupez"),
		card.T("does not control|do not control", "ne contrôle|ne contrôlez"), card.T("does not occupy|do not occupy", "n'occupe|n'occupez"))
	say[Aid, WithCards]("with {Cards}", "avec {Cards}")

	say[Post, Here]("here", "ici")
	say[Post, AtLocation]("at {Place}", "à {Place}")
	say[Post, AtSame]("at same {Spot}", "{Spot}")
	say[Post, AtSameAs]("at same {Spot} as {Cards}", "{Spot} {Cards que}")
	say[Post, AtSameSiteOf]("at same {System} site", "au même site de {System}")
	say[Post, AtRelated]("at related {Area}", "{Area}")
	say[Post, Where]("where {Cards} is|are", "où se trouve|trouvent@Cards {Cards}")
	say[Post, WherePresent]("where {Cards} is|are present", "où {Cards} est|sont présent|présente|présents|présentes")
	say[Post, HeldBy]("{Who} {Hold} {With?}", "que {Who} {Hold} {Hold:||pas|pas} {With?}")
	say[Post, Piloting]("piloting {What}", "aux commandes de {What}")
	say[Post, Beside]("with {Cards}", "avec {Cards}")
	say[Post, Driving]("driving {What}", "au volant de {What}")
	say[Post, InBattleWith]("in battle with {Cards}", "dans une bataille avec {Cards}")

	say[Place, Here]("here", "ici")
	say[Place, AtLocation]("at {Place}", "à {Place}")
	say[Place, AtSame]("at same {Spot}", "{Spot}")
	say[Place, AtSameAs]("at same {Spot} as {Cards}", "{Spot} {Cards que}")
	say[Place, AtSameSiteOf]("at same {System} site", "au même site de {System}")
	say[Place, AtRelated]("at related {Area}", "{Area}")
	say[Place, Where]("where {Cards} is|are", "où se trouve|trouvent@Cards {Cards}")
	say[Place, WherePresent]("where {Cards} is|are present", "où {Cards} est|sont présent|présente|présents|présentes")

	say[Cond, SelfIs]("{Is}", "{this} est {Is}")
	say[Cond, SelfIsNot]("not {Is}", "{this} n'est pas {Is}")
	say[Cond, CardsAre]("{Cards} is|are {Is}", "{Cards} est|sont {Is}")
	say[Cond, CardsAreNot]("{Cards} is|are not {Is}", "{Cards none} n'est|ne_sont {Cards:|pas} {Is}")
	say[Cond, Holds]("{Who} {Hold} {Place held} {With?}", "")
	say[Cond, And]("{A} and {B}", "{A} et que^si {B}")
	say[Cond, Or]("{A} or {B}", "{A} ou que^si {B}")
}

// french says "ne contrôle aucun site", but "ne contrôle pas « Hoth »".
func (x Holds) french(w *writer, _ agreement, space bool) {
	who := reflect.ValueOf(x.Who)
	w.spaced(who, "", agreement{}, space)
	w.spaced(reflect.ValueOf(x.Hold), "", agreeWith(who, w.l), true)
	join := ""
	if x.Hold == ControlsNot || x.Hold == OccupiesNot {
		join = "none"
		if !x.Place.someone() {
			w.put("pas", true)
		}
	}
	w.filter(&x.Place, true, join)
	w.spaced(reflect.ValueOf(&x.With).Elem(), "", agreement{}, true)
}
