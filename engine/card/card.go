package card

import (
	"slices"
	"strconv"
	"strings"
)

// A Type is a card's category (type.category).
type Type uint8

const (
	Character Type = iota
	Creature
	Starship
	Vehicle
	Weapon
	Device
	Effect
	Interrupt
	Location
	Objective
	AdmiralsOrder
	EpicEvent
	JediTest
	DefensiveShield
	Podracer
	Types // how many there are
)

// TypeNames names the categories.
var TypeNames = [Types]Text{
	T("character", "personnage"), T("creature", "créature"), T("starship", "vaisseau spatial"), T("vehicle", "véhicule"),
	T("weapon", "arme"), T("device", "équipement"), T("effect", "effet"), T("interrupt", "interruption"),
	T("location", "localisation"), T("objective", "objectif"), T("admiral's order", "ordre d’amiral"),
	T("epic event", "événement épique"), T("jedi test", "test Jedi"), T("defensive shield", "bouclier défensif"),
	T("podracer", "module de course"),
}

func (t Type) String() string { return TypeNames[t][English] }

// A Stat is one of the numbers a card may have.
type Stat uint8

const (
	Destiny Stat = iota
	Power
	Ability
	Armor
	Maneuver
	Hyperspeed
	Landspeed
	Deploy // deploy cost, in Force
	Forfeit
	Ferocity
	Parsec
	Politics
	Defense // defense value; printed on creatures, else derived (stat.defense-value)
	Stats   // how many there are
)

// StatNames names the numbers.
var StatNames = [Stats]Text{
	T("destiny", "destinée"), T("power", "puissance"), T("ability", "habileté"), T("armor", "blindage"),
	T("maneuver", "manœuvre"), T("hyperspeed", "hypervitesse"), T("landspeed", "vitesse terrestre"),
	T("deploy cost", "coût de déploiement"), T("forfeit", "valeur de perte"), T("ferocity", "férocité"),
	T("parsec", "parsec"), T("politics", "politique"), T("defense value", "valeur de défense"),
}

func (s Stat) String() string { return StatNames[s][English] }

// A Slot is a kind of place aboard a starship or vehicle (ship.capacity), or a
// way to lie on a card.
type Slot uint8

const (
	OnCard    Slot = iota // deployed on or carried by: weapons, devices, Effects
	Pilot                 // acts as pilot (or as driver of a combat vehicle)
	Driver                // drives a transport vehicle
	Passenger             // sits
	Astromech             // an astromech's own place
	VehicleBay
	StarfighterBay
	TIEBay
	Slots
)

// SlotNames names the places.
var SlotNames = [Slots]Text{
	T("on", "sur"), T("pilot", "pilote"), T("driver", "conducteur"), T("passenger", "passager"),
	T("astromech", "astromécano"), T("vehicle bay", "baie de véhicules"),
	T("starfighter bay", "baie de chasseurs"), T("TIE bay", "baie de TIE"),
}

func (s Slot) String() string { return SlotNames[s][English] }

// Capacity is how many cards fit in each kind of place aboard. Either counts the
// shared places of "N pilots or passengers" (ship.capacity.shared).
type Capacity struct {
	In     [Slots]int
	Either int
}

// Unlimited is the capacity of places that are never full.
const Unlimited = 999

// Places says how many places there are, in as few letters as a card's face has.
func Places(n int) string {
	if n >= Unlimited {
		return "∞"
	}
	return strconv.Itoa(n)
}

// Any tells whether anything fits aboard.
func (c Capacity) Any() bool { return c.Either > 0 || c.In != [Slots]int{} }

// A Permanent is a permanent pilot, astromech or weapon built into a card
// (ship.permanent-pilot, weapon.permanent).
type Permanent struct {
	Role    Slot // Pilot, Astromech, or OnCard for a weapon
	Ability Num
	Persona string // "" for an unnamed one
}

// A Def is a card as printed: facts, shared and never changed. What happens to a
// copy of it in a game is a game.Card.
type Def struct {
	Slug    string // its key in the catalog, e.g. "darth-vader"
	Title   string // without marks of uniqueness
	Side    Side   // its back
	Set     string // e.g. "Premiere"
	Number  string // set_number as other programs use it, e.g. "1_168"
	Rarity  string
	Errata  bool // the text is the mended one: a card of the first print may read otherwise
	Older   Text // how the text before its errata reads, as far as that is known
	Dots    int  // 0 any number, 1 unique, 2 and 3 restricted (unique.dots)
	Diamond int  // at most so many at one system (unique.diamond)

	Type     Type
	Kinds    []string // "imperial"; "used", "lost"; "site"; "capital"; "transport"; weapon class
	Class    string   // model: "X-wing", "TIE/ln", "Imperial-class Star Destroyer"
	Icons    []string // "pilot", "warrior", "nav computer", "scomp link" ...
	Traits   []string // characteristics: "leader", "stormtrooper", "spy" ... (char.list)
	Personas []string // "Vader"; the title itself is not repeated here
	Newest   []string // further personas as the newest rulebook has them (persona.palpatine)
	Groups   []string // group names that mean it too and are no personas: "Skywalker" (persona.skywalker)
	Matching []string
	Parts    []string // the titles that a combination card joins (type.combo)
	Words    []string // printed beside the numbers: "Force-Attuned", "Dark Jedi" ...

	Num       [Stats]Opt  // printed numbers
	Destiny2  Opt         // the second printed destiny number (value.multi-destiny)
	Force     [Sides]int  // Force icons of a location, for each player
	System    string      // a location's system, or "" (its own title for a system)
	Capacity  Capacity    // places aboard
	Permanent []Permanent // permanent pilots and astromechs
	Defending string      // the word before a creature's defense value: "Vicious Howl" (creature.ferocity)
	Enclosed  bool        // starships always; vehicles whose lore says so (vehicle.open-enclosed)

	// Front and Back are the faces of a double-sided card as cards of their own: each
	// with its title, numbers and text. Both are nil for all other cards
	// (type.double-sided).
	Front, Back *Def

	Says   func() Lines        // reads the game text; nil for a card that has none
	SaysTo func() [Sides]Lines // of a location: what it says to each player, without saying to whom

	Calls func(word string, trait bool, l Lang) string // says a kind, or a characteristic; nil says it as it is
}

// Lines are a game text as the phrasebook prints it, one line a clause, in each language.
type Lines [Langs][]string

// Text is the card's game text in a language. It is read when it is first asked for.
func (d *Def) Text(l Lang) []string {
	if d.Says == nil {
		return nil
	}
	return d.Says()[l]
}

// TextFor is what a location says to a player.
func (d *Def) TextFor(s Side, l Lang) []string {
	if d.SaysTo == nil {
		return nil
	}
	return d.SaysTo()[s][l]
}

// Called says one of the card's kinds in a language, or (trait) one of its characteristics.
func (d *Def) Called(word string, trait bool, l Lang) string {
	if d.Calls == nil {
		return word
	}
	return d.Calls(word, trait, l)
}

// Is tells whether the card has kind k: "site", "starfighter", "used" ...
func (d *Def) Is(k string) bool { return slices.Contains(d.Kinds, k) }

// Has tells whether the card has the icon.
func (d *Def) Has(icon string) bool { return slices.Contains(d.Icons, icon) }

// Trait tells whether the card has the characteristic by print.
func (d *Def) Trait(t string) bool { return slices.Contains(d.Traits, t) }

// Named tells whether name is the card's title, one of its personas, or a group of
// them.
func (d *Def) Named(name string) bool {
	return d.Title == name || d.Unmarked() == name || slices.Contains(d.Personas, name) || slices.Contains(d.Parts, name) || slices.Contains(d.Groups, name)
}

// Face is the side that lies up: the card itself unless it is double-sided.
func (d *Def) Face(turned bool) *Def {
	switch {
	case d.Back == nil:
		return d
	case turned:
		return d.Back
	}
	return d.Front
}

// Titles are what the card is called: its title, and the two that a combination
// card joins (type.combo).
func (d *Def) Titles() []string {
	return append(d.Parts[:len(d.Parts):len(d.Parts)], d.Unmarked())
}

// Unmarked is the title without the mark "(V)", which is no part of it: a virtual card is
// another version of the printed one (virtual.title).
func (d *Def) Unmarked() string { return strings.TrimSuffix(d.Title, " (V)") }

// Virtual tells whether the card is a virtual one, as its mark says.
func (d *Def) Virtual() bool { return d.Unmarked() != d.Title }

// Marks are the uniqueness marks before the title: "•", "••", "<>".
func (d *Def) Marks() string {
	m := ""
	for range d.Dots {
		m += "•"
	}
	for range d.Diamond {
		m += "<>"
	}
	return m
}
