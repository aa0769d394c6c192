package position

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// test compiles one test of the nouns and adjectives of a filter.
func (comp *Compiler) test(f gametext.Filter, t gametext.Test) Matcher {
	m, ok := testOf(t.Look, t.Value)
	if !ok {
		comp.Refuse(f, fmt.Sprintf("nothing tells whether a card is %s", t.Value), "this is no mistake of the card: a word of the tables has no meaning yet")
		return func(*Context, game.CardID) bool { return false }
	}
	if t.Not {
		return func(c *Context, id game.CardID) bool { return !m(c, id) }
	}
	return m
}

// printed makes a test of printed facts only.
func printed(do func(*card.Def) bool) Matcher {
	return func(c *Context, id game.CardID) bool { return do(c.P.Def(id)) }
}

// testOf compiles the test of a noun: what to look at, and a value.
func testOf(look gametext.Look, arg string) (Matcher, bool) {
	switch look {
	case gametext.LookAny:
		return func(*Context, game.CardID) bool { return true }, true
	case gametext.LookType:
		for t := range card.Types {
			if t.String() == arg {
				if t == card.Character { // weapon.seeker.as-target
					return func(c *Context, id game.CardID) bool {
						return c.P.Def(id).Type == t || c.Fire&game.FireSeekers != 0 && ruledNouns["seeker"](c, id)
					}, true
				}
				if t == card.Weapon { // weapon.permanent
					return func(c *Context, id game.CardID) bool { return c.P.Def(id).Type == t || c.builtIn == id }, true
				}
				if t == card.Effect || t == card.Interrupt { // location.dejarik-rules: a piece is neither
					return func(c *Context, id game.CardID) bool { return c.P.Def(id).Type == t && !c.P.Piece(id) }, true
				}
				if t == card.Location { // battle.besieged: the ship is the place of the battle
					return func(c *Context, id game.CardID) bool { return c.P.Def(id).Type == t || id != 0 && c.P.Siege() == id }, true
				}
				return printed(func(d *card.Def) bool { return d.Type == t }), true
			}
		}
	case gametext.LookKind:
		if arg == "normal" { // type.effect: "an Effect" is the normal subtype only
			return func(c *Context, id game.CardID) bool {
				d := c.P.Def(id)
				return d.Type == card.Effect && !c.P.Piece(id) && !slices.ContainsFunc(d.Kinds, func(k string) bool {
					return slices.Contains([]string{"immediate", "mobile", "political", "starting", "utinni"}, k)
				})
			}, true
		}
		if of, ok := ownerKind(arg); ok { // a permanent weapon of a character is a character weapon
			return func(c *Context, id game.CardID) bool {
				return hasWord(c.P.Def(id).Kinds, arg) || c.builtIn == id && c.P.Def(id).Type == of
			}, true
		}
		if arg == "rebel" || arg == "imperial" {
			return func(c *Context, id game.CardID) bool { return c.P.allegiance(id, arg) }, true
		}
		return func(c *Context, id game.CardID) bool {
			return hasWord(c.P.Def(id).Kinds, arg) || arg == "site" && id != 0 && c.P.Siege() == id || c.sectors && arg == "system" && c.P.IsSector(id)
		}, true
	case gametext.LookTrait, gametext.LookSpecies:
		switch {
		case arg == "male":
			return printed(male), true
		case strings.HasSuffix(arg, " squadron"):
			return ofSquadron(arg), true
		}
		return func(c *Context, id game.CardID) bool {
			d := c.P.Def(id)
			return c.P.HasTrait(id, arg) || c.P.countsAs(id, arg, c.Self) || d.Type == card.Location && HasWordIn(d.Title, arg) // card.leads-to-location-attrs
		}, true
	case gametext.LookIcon:
		return func(c *Context, id game.CardID) bool { return c.P.hasIcon(id, arg) }, true
	case gametext.LookClass:
		return func(c *Context, id game.CardID) bool {
			if c.model != "" {
				return ClassIs(c.model, arg)
			}
			return ClassIs(c.P.Def(id).Class, arg)
		}, true
	case gametext.LookWord:
		return printed(func(d *card.Def) bool { return HasWordIn(d.Title, arg) }), true
	case gametext.LookRule:
		m, ok := ruledNouns[arg]
		return m, ok
	}
	return nil, false
}

// ownerKind is the type of card whose built-in weapon is of a kind of weapon
// (type.weapon, weapon.permanent).
func ownerKind(arg string) (card.Type, bool) {
	of := []card.Type{card.Character, card.Starship, card.Vehicle}
	i := slices.IndexFunc(of, func(t card.Type) bool { return t.String() == arg })
	return of[max(i, 0)], i >= 0
}

func hasWord(list []string, w string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.EqualFold(s, w) })
}

// hasTrait tells whether a card has a characteristic, families included
// (char.trooper, char.guard, char.list).
func hasTrait(d *card.Def, t string) bool {
	if hasWord(d.Traits, t) {
		return true
	}
	belongs := families[strings.ToLower(t)]
	return belongs != nil && slices.ContainsFunc(d.Traits, func(x string) bool { return belongs(strings.ToLower(x)) })
}

// families are the characteristics that other ones belong to.
var families = map[string]func(trait string) bool{
	"trooper": func(x string) bool { return strings.Contains(x, "trooper") || x == "biker scout" },
	"stormtrooper": func(x string) bool {
		return x == "sandtrooper" || x == "snowtrooper" || x == "death trooper" || strings.HasPrefix(x, "biker scout")
	},
	"scout":   func(x string) bool { return strings.HasPrefix(x, "biker scout") },
	"marker":  func(x string) bool { return strings.HasSuffix(x, " marker") },
	"guard":   func(x string) bool { return strings.Contains(x, "guard") && x != "guardian" },
	"blaster": func(x string) bool { return x == "blaster rifle" }, // char.list
	"rifle":   func(x string) bool { return x == "blaster rifle" },
}

// ClassIs compares a model: a reference to any part of it matches (type.subtype).
func ClassIs(class, want string) bool {
	return class != "" && strings.Contains(strings.ToLower(class), strings.ToLower(want))
}

// HasWordIn tells whether a title has words: whole, or in the plural or possessive,
// one after the other in this order (card.word-match).
func HasWordIn(title, words string) bool {
	for ; title != ""; _, title, _ = strings.Cut(title, " ") {
		if beginsWith(title, words) {
			return true
		}
	}
	return false
}

// beginsWith tells whether the first words of a title are these.
func beginsWith(title, words string) bool {
	for words != "" {
		var have, want string
		have, title, _ = strings.Cut(title, " ")
		want, words, _ = strings.Cut(words, " ")
		if !isWord(strings.Trim(have, `:,;.!?"()`), want) {
			return false
		}
	}
	return true
}

// isWord tells whether a word is another, or its plural or possessive.
func isWord(have, want string) bool {
	if len(have) < len(want) || !strings.EqualFold(have[:len(want)], want) {
		return false
	}
	switch strings.ToLower(have[len(want):]) {
	case "", "s", "es", "'s", "s'", "’s":
		return true
	}
	return false
}

// LiftTube tells whether a vehicle is a lift tube: by its title (card.word-match).
func LiftTube(d *card.Def) bool { return d.Type == card.Vehicle && HasWordIn(d.Title, "lift tube") }

// male: a character without any indication is male; one that is said to be both
// is both (char.gender).
func male(d *card.Def) bool {
	return d.Type == card.Character && (!hasWord(d.Traits, "female") || hasWord(d.Traits, "male"))
}

// ofSquadron tests for a squadron's designation: in print, or by piloting a starship
// or vehicle of the squadron, or being a gunner aboard it. A permanent pilot never
// has it (char.squadron-designation).
func ofSquadron(name string) Matcher {
	return func(c *Context, id game.CardID) bool {
		d := c.P.Def(id)
		if hasTrait(d, name) {
			return true
		}
		if d.Type != card.Character || !c.P.S.OnTable(id) {
			return false
		}
		host := c.P.S.Host(id)
		aboard := host != 0 && c.P.S.C(id).Slot != card.OnCard && hasTrait(c.P.Def(host), name)
		return aboard && (c.P.pilots(id, host) || c.P.HasTrait(id, "gunner"))
	}
}

// abilityFrom tells whether a character's ability lies between two numbers, whatever
// word is printed (type.character.sensitivity). No creature vehicle has so much.
func (c *Context) abilityFrom(id game.CardID, from, to int) bool {
	n, _ := c.P.Value(id, card.Ability)
	return n >= card.Whole(from) && n <= card.Whole(to)
}
