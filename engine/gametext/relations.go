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
	AtSame struct {
		post
		place
		Spot Spot
		As   Model
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
		Are   Being
	}
	HeldBy struct { // location.control, location.occupy
		post
		Who  Who
		Hold Hold
		With Aid
	}
)

// Being is how cards are at a location.
type Being uint8

const (
	AreThere   Being = iota // place.at
	ArePresent              // presence.present
	AreOnly                 // and no other active character is (place.at)
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

// A Model is whose place is meant; nothing said, that of the card that carries the text.
type Model interface{ isModel() }
type model struct{}

func (model) isModel() {}

type AsOf struct {
	model
	Cards Filter
}

// An Aid says with which cards a location is held (presence.occupy-with), or something is
// attempted (cross.def).
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
	CardsAre struct { // one of them, or else none
		cond
		Cards Filter
		Be    Copula
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
	say[Model, AsOf]("as {Cards}", "{Cards que}")
	say[Post, AtSame]("at same {Spot} {As?}", "")
	say[Post, AtRelated]("at related {Area}", "{Area}")
	words[Being](card.T("is|are", "se trouve|se trouve|se trouvent|se trouvent"), card.T("is present|are present", "est présent|est présente|sont présents|sont présentes"),
		card.T("is the only character|are the only characters", "est le seul personnage|est le seul personnage|sont les seuls personnages|sont les seuls personnages"))
	say[Post, Where]("where {Cards} {Are}", "")
	say[Post, HeldBy]("{Who} {Hold} {With?}", "que {Who} {Hold} {Hold:||pas|pas} {With?}")

	say[Place, Here]("here", "ici")
	say[Place, AtLocation]("at {Place}", "à {Place}")
	say[Place, AtSame]("at same {Spot} {As?}", "")
	say[Place, AtRelated]("at related {Area}", "{Area}")
	say[Place, Where]("where {Cards} {Are}", "")

	say[Cond, SelfIs]("{Is}", "{this} est {Is}")
	say[Cond, SelfIsNot]("not {Is}", "{this} n'est pas {Is}")
	say[Cond, CardsAre]("{Cards} {Be} {Is}", "")
	say[Cond, Holds]("{Who} {Hold} {Place held} {With?}", "")
	say[Cond, And]("{A} and {B}", "")
	say[Cond, Or]("either {A} or {B}", "")
}

// "Either" opens what "or" closes, so that "and" beside it needs no brackets: "either A or
// B and C" is A, or both others; the other meaning is said "C and either A or B".
func (x And) french(w *writer, _ agreement, space bool) {
	was := w.soit
	w.soit = true
	w.joined(x.A, "et", x.B, space)
	w.soit = was
}

// french says "soit ..., soit ..." where "ou" would leave open what belongs together.
func (x Or) french(w *writer, _ agreement, space bool) {
	_, left := x.A.(And)
	_, right := x.B.(And)
	if !w.soit && !left && !right {
		w.joined(x.A, "ou", x.B, space)
		return
	}
	if ofThis(x.A) && ofThis(x.B) { // "cette carte est soit ..., soit ... et ..."
		w.subjectOf(space)
		w.put("est soit", true)
		w.beings(x.A)
		w.put(",", false)
		w.put("soit", true)
		w.beings(x.B)
		w.me = true
		return
	}
	was := w.plain
	w.plain = true
	w.put("soit", space)
	w.spaced(reflect.ValueOf(&x.A).Elem(), "", agreement{}, true)
	w.put(",", false)
	w.put("soit", true)
	w.spaced(reflect.ValueOf(&x.B).Elem(), "", agreement{}, true)
	w.plain = was
}

// ofThis tells whether conditions say only what the card with the text is.
func ofThis(c Cond) bool {
	switch c := c.(type) {
	case SelfIs:
		return !relative(c.Is)
	case And:
		return ofThis(c.A) && ofThis(c.B)
	}
	return false
}

// beings says what the card with the text is, after its verb.
func (w *writer) beings(c Cond) {
	switch c := c.(type) {
	case SelfIs:
		w.spaced(reflect.ValueOf(&c.Is).Elem(), "", agreement{fem: true}, true)
	case And:
		w.beings(c.A)
		w.put("et", true)
		w.beings(c.B)
	}
}

// joined says "A et que B", after "si" "A et si B", and after "soit" "A et B".
func (w *writer) joined(a Cond, word string, b Cond, space bool) {
	si := w.si
	w.spaced(reflect.ValueOf(&a).Elem(), "", agreement{}, space)
	w.put(word, true)
	switch {
	case w.plain:
	case si:
		w.put("si", true)
	default:
		w.put("que", true)
	}
	w.spaced(reflect.ValueOf(&b).Elem(), "", agreement{}, true)
}

func (x AtSame) french(w *writer, _ agreement, space bool) { w.same(x.Spot, x.As, space) }

// french says "où se trouve Luke", but "où Luke est présent".
func (x Where) french(w *writer, _ agreement, space bool) {
	w.put("où", space)
	cards, are := reflect.ValueOf(x.Cards), reflect.ValueOf(x.Are)
	if x.Are == AreThere {
		w.spaced(are, "", agreeWith(cards, w.l), true)
		w.spaced(cards, "", agreement{}, true)
		return
	}
	w.spaced(cards, "", agreement{}, true)
	w.spaced(are, "", agreeWith(cards, w.l), true)
}

// french says "aucun droïde n'est ici", but "« Luke » n'est pas ici".
func (x CardsAre) french(w *writer, _ agreement, space bool) {
	cards, join := reflect.ValueOf(x.Cards), ""
	if x.Be == AreNotSo {
		join = "none"
	}
	w.spaced(cards, join, agreement{}, space)
	host := agreeWith(cards, w.l)
	w.spaced(reflect.ValueOf(x.Be), "", host, true)
	if x.Be == AreNotSo && !x.Cards.someone() {
		w.put("pas", true)
	}
	is := reflect.ValueOf(&x.Is).Elem()
	w.lean(is, host, true)
	w.spaced(is, "", host, true)
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
