package rules

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// filter compiles a set of cards said in words into a test of one card.
func (p *compiler) filter(f gametext.Filter) matcher {
	var tests []matcher
	add := func(m matcher) { tests = append(tests, m) }
	switch f.Det {
	case gametext.DetThis:
		add(func(c *ctx, id game.CardID) bool { return id == c.self })
		f = gametext.Filter{Except: f.Except, Posts: f.Posts}
	case gametext.DetThat, gametext.DetThose:
		ref := f.Ref - 1
		add(func(c *ctx, id game.CardID) bool {
			return ref >= 0 && ref < len(c.bound) && slices.Contains(c.bound[ref].Cards, id)
		})
		f = gametext.Filter{Except: f.Except, Posts: f.Posts}
	}
	if f.Another {
		add(func(c *ctx, id game.CardID) bool { return id != c.self && !c.names(id) && !c.whereabouts(id) })
	}
	switch f.Owner {
	case "your":
		add(func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Owner == c.you })
	case "opponent's":
		add(func(c *ctx, id game.CardID) bool { return c.g.S.C(id).Owner != c.you })
	}
	words := f.Tests()
	model := slices.ContainsFunc(words, func(t string) bool { return strings.HasPrefix(t, "class ") })
	for _, t := range words {
		switch {
		case t == "kind starfighter" && model:
			add(isModel)
		case t != "rule card" && t != "rule anything":
			add(p.test(t))
		}
	}
	if len(f.Titles) > 0 {
		add(named(f.Titles))
	}
	if f.System != "" {
		sys := f.System
		add(func(c *ctx, id game.CardID) bool { return c.g.partOf(id, sys) })
	}
	if len(f.Or) > 0 {
		var or []matcher
		for _, x := range f.Or {
			or = append(or, p.filter(x))
		}
		add(func(c *ctx, id game.CardID) bool {
			for _, m := range or {
				if m(c, id) {
					return true
				}
			}
			return false
		})
	}
	for _, x := range f.Except {
		not := p.filter(x)
		add(func(c *ctx, id game.CardID) bool { return !not(c, id) })
	}
	for i, x := range f.Posts {
		if isPresentAt(f.Posts[i:]) { // "present at LOCATION" names its place itself
			add(func(c *ctx, id game.CardID) bool { return c.g.presentAt(id) == c.g.S.Where(id) })
			continue
		}
		fn := posts[reflect.TypeOf(x)]
		if fn == nil {
			panic(fmt.Sprintf("rules: no executor for %T after a noun", x))
		}
		add(fn(p, x))
	}
	switch len(tests) {
	case 0:
		return func(*ctx, game.CardID) bool { return true }
	case 1:
		return tests[0]
	}
	return func(c *ctx, id game.CardID) bool {
		for _, m := range tests {
			if !m(c, id) {
				return false
			}
		}
		return true
	}
}

// isModel goes with a noun that names a model, such as X-wing: a starfighter, or a
// squadron on table, for what happens to one of its ships happens to all. Off table
// what takes or places one ship does not find the three (ship.class.squadron).
func isModel(c *ctx, id game.CardID) bool {
	d := c.g.def(id)
	return d.Is("starfighter") || d.Is("squadron") && c.g.S.OnTable(id)
}

// isPresentAt tells whether places begin with "present at LOCATION".
func isPresentAt(list []gametext.Post) bool {
	if len(list) < 2 {
		return false
	}
	_, present := list[0].(gametext.Present)
	_, at := list[1].(gametext.AtLocation)
	return present && at
}

// names tells whether a card is one that the clause has chosen already, so that
// "another" does not mean it.
func (c *ctx) names(id game.CardID) bool {
	for i := range c.bound {
		if slices.Contains(c.bound[i].Cards, id) {
			return true
		}
	}
	return false
}

// whereabouts tells whether a location is where the card with the text, or one
// that the clause has chosen, already is: "another site" is not that one.
func (c *ctx) whereabouts(id game.CardID) bool {
	if c.g.def(id).Type != card.Location {
		return false
	}
	if c.here() == id {
		return true
	}
	for i := range c.bound {
		for _, x := range c.bound[i].Cards {
			if c.g.S.Where(x) == id {
				return true
			}
		}
	}
	return false
}

// named tests for a title or a persona. A title alone does not make a location
// of another card's persona (persona.contains).
func named(titles []string) matcher {
	return func(c *ctx, id game.CardID) bool {
		d := c.g.def(id)
		if c.g.S.C(id).Is(game.BlownAway) {
			return false // location.blown-away: unnamed
		}
		for _, t := range titles {
			if d.Named(t) || c.g.newest() && slices.Contains(d.Newest, t) {
				return true
			}
			for _, perm := range c.g.permanents(id) {
				if perm.Persona == t && perm.Role != card.OnCard {
					return true
				}
			}
		}
		return false
	}
}

// test compiles one test of the phrasebook's nouns and adjectives; "not" turns
// it round.
func (p *compiler) test(t string) matcher {
	if rest, ok := strings.CutPrefix(t, "not "); ok {
		m := p.test(rest)
		return func(c *ctx, id game.CardID) bool { return !m(c, id) }
	}
	m, ok := testOf(t)
	if !ok {
		panic(fmt.Sprintf("rules: %s: nothing carries out the test %q", p.text.def.Slug, t))
	}
	return m
}

// printed makes a test of printed facts only.
func printed(f func(*card.Def) bool) matcher {
	return func(c *ctx, id game.CardID) bool { return f(c.g.def(id)) }
}

// testOf compiles the test of a noun: a word for what to look at, and a value.
func testOf(test string) (matcher, bool) {
	what, arg, _ := strings.Cut(test, " ")
	switch what {
	case "any":
		return func(*ctx, game.CardID) bool { return true }, true
	case "type":
		for t := range card.Types {
			if t.String() == strings.ToLower(arg) {
				if t == card.Character { // weapon.seeker.as-target
					return func(c *ctx, id game.CardID) bool {
						return c.g.def(id).Type == t || c.fire&game.FireSeekers != 0 && ruledNouns["seeker"](c, id)
					}, true
				}
				if t == card.Weapon { // weapon.permanent
					return func(c *ctx, id game.CardID) bool { return c.g.def(id).Type == t || c.builtIn == id }, true
				}
				if t == card.Effect || t == card.Interrupt { // location.dejarik-rules: a piece is neither
					return func(c *ctx, id game.CardID) bool { return c.g.def(id).Type == t && !c.g.piece(id) }, true
				}
				if t == card.Location { // battle.besieged: the ship is the place of the battle
					return func(c *ctx, id game.CardID) bool { return c.g.def(id).Type == t || id != 0 && c.g.siege() == id }, true
				}
				return printed(func(d *card.Def) bool { return d.Type == t }), true
			}
		}
	case "kind":
		if arg == "normal" { // type.effect: "an Effect" is the normal subtype only
			return func(c *ctx, id game.CardID) bool {
				d := c.g.def(id)
				return d.Type == card.Effect && !c.g.piece(id) && !slices.ContainsFunc(d.Kinds, func(k string) bool {
					return slices.Contains([]string{"immediate", "mobile", "political", "starting", "utinni"}, k)
				})
			}, true
		}
		if arg == "character" { // a permanent weapon of a character is a character weapon
			return func(c *ctx, id game.CardID) bool {
				return hasWord(c.g.def(id).Kinds, arg) || c.builtIn == id && c.g.def(id).Type == card.Character
			}, true
		}
		if arg == "rebel" || arg == "imperial" { // steal.ship.allegiance
			return func(c *ctx, id game.CardID) bool {
				other := map[string]string{"rebel": "imperial", "imperial": "rebel"}[arg]
				if d := c.g.def(id); d.Type == card.Starship && c.g.stolen(id) {
					return d.Is(other)
				}
				return c.g.def(id).Is(arg)
			}, true
		}
		return func(c *ctx, id game.CardID) bool {
			return hasWord(c.g.def(id).Kinds, arg) || arg == "site" && id != 0 && c.g.siege() == id || c.sectors && arg == "system" && c.g.isSector(id)
		}, true
	case "trait", "species":
		switch {
		case arg == "male":
			return printed(male), true
		case strings.HasSuffix(arg, " squadron"):
			return ofSquadron(arg), true
		}
		return func(c *ctx, id game.CardID) bool {
			d := c.g.def(id)
			return c.g.hasTrait(id, arg) || d.Type == card.Location && hasWordIn(d.Title, arg) // card.leads-to-location-attrs
		}, true
	case "icon":
		return func(c *ctx, id game.CardID) bool { return c.g.hasIcon(id, arg) }, true
	case "class":
		return printed(func(d *card.Def) bool { return classIs(d.Class, arg) }), true
	case "word", "title":
		return printed(func(d *card.Def) bool { return hasWordIn(d.Title, arg) }), true
	case "rule":
		m, ok := ruledNouns[strings.ToLower(arg)]
		return m, ok
	}
	return nil, false
}

func hasWord(list []string, w string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.EqualFold(s, w) })
}

// hasTrait tells whether a card has a characteristic, families included
// (char.trooper, char.guard).
func hasTrait(d *card.Def, t string) bool {
	if hasWord(d.Traits, t) {
		return true
	}
	for _, x := range d.Traits {
		switch x = strings.ToLower(x); strings.ToLower(t) {
		case "trooper":
			if strings.Contains(x, "trooper") || x == "biker scout" {
				return true
			}
		case "stormtrooper":
			if x == "sandtrooper" || x == "snowtrooper" || x == "biker scout trooper" || x == "death trooper" || x == "biker scout" {
				return true
			}
		case "scout":
			if strings.HasPrefix(x, "biker scout") {
				return true
			}
		case "marker":
			if strings.HasSuffix(x, " marker") {
				return true
			}
		case "guard":
			if strings.Contains(x, "guard") && x != "guardian" {
				return true
			}
		}
	}
	return false
}

// classIs compares a model: a reference to any part of it matches (type.subtype).
func classIs(class, want string) bool {
	return class != "" && strings.Contains(strings.ToLower(class), strings.ToLower(want))
}

// hasWordIn tells whether a title has words: whole, or in the plural or possessive,
// one after the other in this order (card.word-match).
func hasWordIn(title, w string) bool {
	have, want := strings.Fields(strings.ToLower(title)), strings.Fields(strings.ToLower(w))
	for i := range have {
		if i+len(want) > len(have) {
			break
		}
		fits := true
		for k, x := range want {
			h := strings.Trim(have[i+k], `:,;.!?"()`)
			fits = fits && (h == x || h == x+"s" || h == x+"es" || h == x+"'s" || h == x+"s'" || h == x+"’s")
		}
		if fits {
			return true
		}
	}
	return false
}
