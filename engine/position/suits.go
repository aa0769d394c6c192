package position

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// What may be said of which cards. A sentence that says something of cards of which it never
// can be so would do nothing, and is refused.

// sorts is a set of types of card; a piece of the hologame is of a sort of its own
// (location.dejarik-rules).
type sorts uint32

const (
	persons    = sorts(1) << card.Character
	creatures  = sorts(1) << card.Creature
	starships  = sorts(1) << card.Starship
	vehicles   = sorts(1) << card.Vehicle
	weapons    = sorts(1) << card.Weapon
	devices    = sorts(1) << card.Device
	effects    = sorts(1) << card.Effect
	interrupts = sorts(1) << card.Interrupt
	places_    = sorts(1) << card.Location
	epics      = sorts(1) << card.EpicEvent
	tests      = sorts(1) << card.JediTest
	pieces     = sorts(1) << card.Types
	everything = pieces<<1 - 1

	ships     = starships | vehicles
	movers    = persons | ships
	beside    = interrupts | sorts(1)<<card.Objective | sorts(1)<<card.AdmiralsOrder | sorts(1)<<card.DefensiveShield // they lie at no location
	placed    = everything &^ beside
	moving    = movers | creatures | weapons | devices | effects | places_ // with seekers, artillery, mobile Effects and systems
	forfeited = movers | weapons | pieces                                  // no device has a forfeit value
	fighting  = movers | weapons | devices | pieces
	shot      = weapons | persons                                                 // who has a weapon built in fires it: characters only
	priced    = movers | creatures | weapons | devices | effects | epics | pieces // what costs Force to deploy
	equipment = weapons | devices
)

// numbered are the sorts of card that have each number, or could be given it. A ship has no
// ability of its own: its pilots have, those built in, too (ship.permanent-pilot).
var numbered = [card.Stats]sorts{
	card.Destiny: everything, card.Power: movers | pieces, card.Ability: persons | pieces, card.Armor: movers, card.Maneuver: movers,
	card.Hyperspeed: starships | places_, card.Landspeed: persons | creatures | vehicles | weapons | effects,
	card.Deploy:  priced | interrupts, // which may be a piece
	card.Forfeit: forfeited | creatures, card.Ferocity: creatures, card.Parsec: places_, card.Politics: persons, card.Defense: movers | creatures,
}

// suiting are the sorts of card on which a kind of modifier works; of one that is not in it
// the rules ask of all cards.
var suiting = map[ModKind]sorts{
	ModImmune: movers | weapons | pieces, ModImmuneExactly: movers | weapons | pieces, ModImmuneOr: movers | weapons | pieces, ModImmunity: movers | weapons | pieces, ModNoImmune: movers | weapons | pieces,
	ModSuspend: everything &^ interrupts, ModNoHiding: fighting, ModExclude: fighting, ModUnder: persons, ModNight: places_, ModRotate: places_, ModAsleep: persons | creatures, ModMissing: persons, ModPowered: weapons,
	ModUnlinked: places_ | ships, ModPeaceful: places_, ModNotUnique: everything &^ (sorts(1) << card.Objective), ModCancelCard: effects | epics | equipment | creatures, ModUsed: interrupts, ModMatching: persons, ModCountsAs: persons,
	ModFireFree: shot, ModPlayFree: interrupts, ModFireCost: shot, ModTwice: shot, ModFiresAgain: shot, ModUnusable: equipment, ModPassesFree: equipment, ModHandsOn: equipment,
	ModMoveFree: moving, ModMoveCost: moving, ModNoMove: moving, ModMayMove: moving, ModNoEntry: moving, ModReact: moving, ModCompany: moving, ModNoReactAway: moving, ModMoveNot: moving, ModMoveOnly: moving,
	ModFlightFree: movers, ModShuttleFree: movers, ModReactDeploy: movers | equipment, ModDeployFree: priced, ModDeployFor: priced, ModDeployHere: priced | interrupts, ModDeployTo: priced | interrupts,
	ModBarred: everything &^ (sorts(1) << card.Objective), ModNoBattle: fighting | creatures, ModAnyWeapons: movers, ModAnyDevices: movers, ModDisarmed: movers, ModNoArms: persons,
	ModFromHand: movers, ModWithheld: forfeited, ModKept: forfeited, ModSatisfies: forfeited, ModSparesAttrition: forfeited,
	ModNoLandspeed: persons | creatures | vehicles | equipment, ModOnFoot: persons, ModEscortsMany: persons, ModNoDestinyAbility: movers | pieces, ModRun: starships,
	ModTurncoat: persons, ModFixed: places_, ModNotStolen: movers | creatures | equipment, ModAdmits: weapons, ModSpares: creatures, ModNotAttacked: creatures, ModPreys: creatures, ModBelly: creatures, ModIfUnable: fighting, ModDeploySquadron: starships,
	ModNotCanceled: interrupts | effects,
	ModX:           effects | epics,
	ModNoSteal:     persons,
	ModNoPlay:      interrupts | sorts(1)<<card.DefensiveShield,
}

// sorted are the sorts of card of which a modifier can be so.
func (m *Modifier) sorted() sorts {
	switch m.Kind {
	case ModStat, ModSet, ModForbid, ModLimited, ModDouble:
		all := sorts(0)
		for _, s := range m.Stats {
			all |= numbered[s]
		}
		if len(m.Stats) > 0 {
			return all
		}
	}
	if of, listed := suiting[m.Kind]; listed {
		return of
	}
	return everything
}

// names are what the cards of a catalog are called, and of which sorts those are.
type names struct {
	byTitle map[string][]*card.Def
	sorts   map[string]sorts
}

type theNames struct{} // the key of what a catalog keeps for namesOf

func namesOf(cat *catalog.Catalog) *names {
	return cat.Kept(theNames{}, func() any {
		n := &names{byTitle: map[string][]*card.Def{}, sorts: map[string]sorts{}}
		for _, k := range cat.All() {
			n.add(k.Def)
		}
		for _, x := range card.Identities { // cross.names
			n.sorts[x.Name] |= persons
			n.sorts[x.Group] |= persons
		}
		return n
	}).(*names)
}

func (n *names) add(d *card.Def) {
	for _, title := range d.Titles() {
		n.byTitle[title] = append(n.byTitle[title], d)
	}
	called := slices.Concat(d.Titles(), []string{d.Title}, d.Personas, d.Groups, d.Newest)
	if d.Back != nil {
		called = append(called, d.Back.Title)
	}
	for _, seat := range d.Permanent { // persona.contains
		if seat.Persona != "" {
			called = append(called, seat.Persona)
		}
	}
	for _, name := range called {
		n.sorts[name] |= sortOf(d)
	}
}

// sortOf is the sort of a card; one that could be a piece may be of two.
func sortOf(d *card.Def) sorts {
	s := sorts(1) << d.Type
	if (d.Type == card.Interrupt || d.Type == card.Effect) && (d.Trait("dejarik") || d.Trait("hologram")) {
		s |= pieces
	}
	return s
}

// sortsOf are the sorts of card that a filter may pick, as far as its words tell.
func (comp *Compiler) sortsOf(f *gametext.Filter) sorts {
	s := comp.coreOf(f)
	for _, x := range f.Posts {
		s &= comp.standing(x)
	}
	return s
}

// coreOf is sortsOf without the relations.
func (comp *Compiler) coreOf(f *gametext.Filter) sorts {
	s, typed := everything, false
	for _, t := range f.Tests() {
		if t.Look == gametext.LookType {
			typed = true
			if kind := sortCalled(t.Value); t.Not {
				s &^= kind
			} else {
				s &= kind
			}
		}
	}
	if f.Det == gametext.DetThis && !typed {
		s &= sortOf(comp.Text.Def)
	}
	if len(f.Titles) > 0 {
		named := sorts(0)
		for _, title := range f.Titles {
			of, known := comp.prog.names.sorts[title]
			if !known {
				of = everything
			}
			named |= of
		}
		s &= named
	}
	if len(f.Or) > 0 {
		either := sorts(0)
		for i := range f.Or {
			either |= comp.sortsOf(&f.Or[i])
		}
		s &= either
	}
	return s
}

// sortCalled is the sort of card that a word names.
func sortCalled(word string) sorts {
	for t := range card.Types {
		if t.String() == word {
			return sorts(1) << t
		}
	}
	return everything
}

// situated are the sorts of card that a situation can be of.
var situated = map[gametext.Situation]sorts{
	gametext.Present: placed, gametext.PresentThere: placed, gametext.PresentByScomp: placed, gametext.Alone: placed,
	gametext.Fighting: placed &^ places_, gametext.Defending: placed &^ places_, gametext.OnTable: everything &^ interrupts, gametext.Dueling: persons,
	gametext.InSaberCombat: persons, gametext.Attacked: movers | creatures, gametext.LeadingRun: starships, gametext.InMajority: persons,
	gametext.Passed: tests, gametext.HeldCaptive: persons | starships, gametext.Unarmored: movers,
}

// related are the sorts of card that a relation can be of.
var relating = map[gametext.Relation]sorts{
	gametext.BesideThem: placed, gametext.PresentWith: placed, gametext.InBattleWith: placed &^ places_, gametext.RelatedTo: places_ | ships,
	gametext.PilotedBy: ships, gametext.OrbitedBy: places_, gametext.Escorting: persons,
}

// standing are the sorts of card that a relation can be said of.
func (comp *Compiler) standing(x gametext.Post) sorts {
	switch x := x.(type) {
	case gametext.Here, gametext.AtLocation, gametext.AtSame, gametext.AtRelated:
		return placed
	case gametext.Where, gametext.HeldBy:
		return places_
	case gametext.BeIn:
		if s, told := situated[x.What]; told {
			return s
		}
	case gametext.Stands:
		if s, told := relating[x.How]; told {
			return s
		}
	case gametext.WithStat:
		all := sorts(0)
		for _, s := range StatsOf[x.Stat] {
			all |= numbered[s]
		}
		if all != 0 {
			return all
		}
	}
	return everything
}

// possible refuses a filter whose relations can be said of none of the cards that its nouns
// or titles name: "an Interrupt here".
func (comp *Compiler) possible(f *gametext.Filter) {
	core := comp.coreOf(f)
	s := core
	for _, x := range f.Posts {
		if s &= comp.standing(x); s == 0 && core != 0 {
			bare := *f
			bare.Posts = nil
			good := gametext.Filter{Many: true, Nouns: []string{comp.standing(x).first()}, Posts: []gametext.Post{x}}
			immune := []gametext.Pred{gametext.Immune{To: gametext.TitlesNamed{Titles: []string{"Alter"}}}}
			comp.Refuse(x, fmt.Sprintf("nothing carries out %q: it is never so of %s, but of %s", said(x), said(bare), comp.standing(x)),
				fmt.Sprintf("right: %s\nwrong: %s", said(gametext.CardsDo{Cards: good, Do: immune}), said(gametext.CardsDo{Cards: *f, Do: immune})))
			return
		}
	}
}

// suits refuses what is said of cards of which it never can be so, where of is how those
// are named, and gives back what it came to. Nothing named is the card itself.
func (comp *Compiler) suits(x any, of *gametext.Filter, list []*Modifier) []*Modifier {
	who, whom := sortOf(comp.Text.Def), "this"
	if of != nil {
		who, whom = comp.sortsOf(of), said(*of)
	}
	if who == 0 { // told already
		return list
	}
	for _, m := range list {
		if good := m.sorted(); good&who == 0 {
			var part any = x
			if of != nil {
				part = *of
			}
			comp.Refuse(part, fmt.Sprintf("nothing carries out %q here: it is never so of %s, but of %s", said(x), whom, good), rightAndWrong(x, of, good))
			panic(stop{})
		}
	}
	return list
}

// rightAndWrong says a predicate, or what is not done to a number, of a kind of card that it
// suits, and of the one that it does not.
func rightAndWrong(x any, of *gametext.Filter, good sorts) string {
	if of == nil {
		return ""
	}
	about := func(f gametext.Filter) any {
		switch x := x.(type) {
		case gametext.Adds:
			what := x.To.(gametext.StatOfCards)
			what.Cards = f
			x.To = what
			return gametext.Does{Do: []gametext.Pred{x}}
		case gametext.StatOfCards:
			x.Cards = f
			return x
		case gametext.Turned:
			what := x.What.(gametext.StatOfCards)
			what.Cards = f
			x.What = what
			return x
		case gametext.AreAlso:
			if f.Many {
				f.Many = x.What.Many
			}
			return gametext.CardsDo{Cards: f, Do: []gametext.Pred{x}}
		}
		return gametext.CardsDo{Cards: f, Do: []gametext.Pred{x.(gametext.Pred)}}
	}
	right := gametext.Filter{Many: true, Nouns: []string{good.first()}}
	return fmt.Sprintf("right: %s\nwrong: %s", said(about(right)), said(about(*of)))
}

// nounFor is the noun of game text for a type of card.
func nounFor(t card.Type) string { return nounsFor()[t] }

var nounsFor = sync.OnceValue(func() (words [card.Types]string) {
	for t := range card.Types {
		words[t] = t.String()
		for _, n := range gametext.Nouns() {
			if strings.EqualFold(n.Word, words[t]) {
				words[t] = n.Word
				break
			}
		}
	}
	words[card.Effect] = "Effect"
	return words
})

// first is the noun of the first type in a set.
func (s sorts) first() string {
	for t := range card.Types {
		if s&(1<<t) != 0 {
			return nounFor(t)
		}
	}
	return "card"
}

// String lists the types in a set: "a character, a starship or a vehicle"; of many those
// that are not in it.
func (s sorts) String() string {
	var list, others []string
	for t := range card.Types {
		if s&(1<<t) != 0 {
			list = append(list, said(gametext.Filter{Det: gametext.DetA, Nouns: []string{nounFor(t)}}))
		} else {
			others = append(others, nounFor(t))
		}
	}
	if len(list) > len(others) {
		return "a card that is no " + or(others)
	}
	return or(list)
}

// or joins words: "a, b or c".
func or(list []string) string {
	n := len(list)
	if n < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n-1], ", ") + " or " + list[n-1]
}
