package widgets

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
	"cantina/widgets/say"
)

// Tables on which cards are in all the states that a game brings about.
const (
	captives = `dark: at "Cloud City: Security Tower": Stormtrooper with "Leia Organa" [captive], "Boba Fett" with "Han Solo" [frozen]   at Kessel: "Imperial-Class Star Destroyer"
light: at "Cloud City: Security Tower": "Luke Skywalker" [imprisoned], "Obi-Wan Kenobi" [frozen]   effect "Y-wing" [captured] { pilot "Rebel Pilot" } on "Imperial-Class Star Destroyer"
locations: dark "Cloud City: Security Tower", dark Kessel
phase: dark deploy`
	turned = `dark: at "Tatooine: Mos Eisley": Luke Skywalker [crossed over], Stormtrooper with Blaster [stolen], White Baron [converted]   effect "House Gnasher" on "Rebel Trooper"
light: at "Tatooine: Mos Eisley": "Rebel Trooper"   at "Tatooine: Cantina": Incom T-16 Skyhopper [crashed]
locations: light "Tatooine: Mos Eisley", light "Tatooine: Cantina"
phase: dark deploy`
	adrift = `dark: at "Cloud City: Security Tower": Stormtrooper [missing], Darth Vader   at Tatooine: Executor   at "Executor: Holotheatre": Stormtrooper   table: House Shelf   force: 9
light: at "Cloud City: Security Tower": Rebel Trooper [undercover]
locations: dark "Cloud City: Security Tower", dark Tatooine, dark "Tatooine: Cantina" [collapsed], dark "Tatooine: Mos Eisley" [blown away], dark "Executor: Holotheatre"
phase: dark control
> dark use "House Shelf" 3 on "Darth Vader"`
	skies = `dark: at Bespin: Executor   at "Death Star": TIE Fighter
locations: dark "Cloud City: Security Tower", dark Clouds, light Clouds, light Bespin, dark "Asteroid Field", dark "Death Star" [parsec 4], light "Death Star: Trench"
phase: dark deploy`
	freed = `dark: at "Jabba's Palace: Dungeon": Bossk with Leia Organa [captive]   reserve: 9   force: 3
light: at "Jabba's Palace: Dungeon": Luke Skywalker   reserve: 9   force: 5
locations: dark "Jabba's Palace: Dungeon"
phase: light battle
next destiny: light 5
> light battle at "Jabba's Palace: Dungeon"
> light yes
> dark forfeit Bossk`
	council = `dark: at "Coruscant: Galactic Senate": Lott Dod
light: at "Coruscant: Galactic Senate": Yarua, Mas Amedda
phase: dark deploy`
	school = `light: at "Dagobah: Bog Clearing": Obi-Wan Kenobi, "Luke Skywalker" with Great Warrior [completed]   hand: A Jedi's Strength
locations: light "Dagobah: Bog Clearing", light "Dagobah: Training Area"
phase: light deploy
> light deploy "A Jedi's Strength" on "Dagobah: Training Area"
go: light battle`
	unscathed = `dark:  at "Tatooine: Cantina": DS-61-2, DS-61-3   force: 4
light: at "Tatooine: Cantina": Obi-Wan Kenobi   reserve: 20
phase: dark battle
next destiny: dark 2
> dark battle at "Tatooine: Cantina"
> dark yes
> light no
go on`
	orbiting = `dark: at Naboo: TIE Fighter
locations: dark "Death Star" [parsec 5, in orbit], light Naboo
phase: dark deploy`
)

// Each state is marked on the card, and told beside it: its word, what holds the card,
// what it means, and its rule under the title that the rulebook has in that language.
func TestStates(t *testing.T) {
	for _, c := range []struct{ scene, title, key, en, fr string }{
		{captives, "Leia Organa", "captive", "Captive – Stormtrooper", "Captif – Stormtrooper"},
		{captives, "Han Solo", "frozen", "Frozen", "Gelé"},
		{captives, "Han Solo", "captive", "Captive – Boba Fett", "Captif – Boba Fett"},
		{captives, "Luke Skywalker", "imprisoned", "Prisoner – Cloud City: Security Tower", "Prisonnier – Cloud City: Security Tower"},
		{captives, "Obi-Wan Kenobi", "unattended", "Unattended captive – Cloud City: Security Tower", "Captif sans gardien – Cloud City: Security Tower"},
		{captives, "Obi-Wan Kenobi", "frozen", "Frozen", "Gelé"},
		{captives, "Y-wing", "captured", "Captured – Imperial-Class Star Destroyer", "Capturé – Imperial-Class Star Destroyer"},
		{school, "A Jedi's Strength", "training", "Training – Luke Skywalker (Mentor: Obi-Wan Kenobi)", "Entraînement – Luke Skywalker (Mentor\u00a0: Obi-Wan Kenobi)"},
		{school, "Great Warrior", "completed", "Completed – Luke Skywalker", "Réussi – Luke Skywalker"},
		{school, "Obi-Wan Kenobi", "mentor", "Mentor", "Mentor"},
		{school, "Luke Skywalker", "apprentice", "Apprentice", "Apprenti"},
		{turned, "Luke Skywalker", "crossed", "Crossed over – Dark", "Autre camp – Obscur"},
		{turned, "Blaster", "stolen", "Stolen – Dark", "Volé – Obscur"},
		{turned, "White Baron", "converted", "Converted – Dark", "Converti – Obscur"},
		{turned, "House Gnasher", "attached", "Attached – Rebel Trooper", "Accrochée – Rebel Trooper"},
		{turned, "Incom T-16 Skyhopper", "crashed", "Crashed", "Accidenté"},
		{adrift, "Rebel Trooper", "undercover", "Undercover", "Clandestin"},
		{adrift, "Tatooine: Cantina", "collapsed", "Collapsed", "Effondré"},
		{adrift, "Tatooine: Mos Eisley", "blownaway", "Blown away", "Anéantie"},
		{adrift, "Darth Vader", "stacked", "Stacked – House Shelf", "Empilée – House Shelf"},
		{skies, "Asteroid Field", "asteroids", "Asteroid sector, level 1", "Secteur d’astéroïdes, niveau 1"},
		{skies, "Death Star: Trench", "trench", "Trench", "Tranchée"},
		{skies, "Death Star", "deepspace", "Deep space, parsec 4", "Espace profond, parsec 4"},
		{council, "Coruscant: Galactic Senate", "senate", "The Senate, Dark 4, Light 5", "Le Sénat, Obscur 4, Lumineux 5"},
		{council, "Yarua", "majority", "In a senate majority", "En majorité au Sénat"},
		{freed, "Leia Organa", "captive", "Captive – Jabba's Palace: Dungeon", "Captif – Jabba's Palace: Dungeon"},
		{aRace, "Ben Quadinaros' Podracer", "damaged", "Damaged", "Endommagé"},
		{unscathed, "Obi-Wan Kenobi", "immune", "Immune", "Immunisé"},
		{orbiting, "Death Star", "orbit", "In orbit – Naboo, parsec 5", "En orbite – Naboo, parsec 5"},
	} {
		r := played(t, c.scene)
		for l, head := range [card.Langs]string{c.en, c.fr} {
			r.tb.SetLang(card.Lang(l))
			r.told(c.title, c.key, head)
		}
	}
}

// told checks that a card is marked as being in a state, and that the rows beside it tell
// the state whole.
func (r *rig) told(title, key, head string) {
	r.Helper()
	c := r.card(title)
	st := states[slices.IndexFunc(states, func(s state) bool { return s.key == key })]
	if c.rim == nil || !r.tb.statesOf(c.view).has(key) {
		r.Errorf("%s is not marked as %s", title, key)
	}
	rows := r.tb.lens.explained(c.view, 300, 1)
	at := slices.IndexFunc(rows, func(w row) bool { return w.left == head && w.icon == st.icon })
	if at < 0 {
		r.Errorf("%s: %+v do not say %q", title, rows, head)
		return
	}
	var means []string
	for at++; at < len(rows) && rows[at].rule == ""; at++ {
		means = append(means, rows[at].left)
	}
	if got, want := strings.Join(means, " "), r.tb.say("means."+key); got != want {
		r.Errorf("%s means %q, want %q", title, got, want)
	}
	if name := rulebook.Embedded().Lookup(st.rule).Title[r.tb.lang]; at == len(rows) || rows[at].rule != st.rule || !strings.Contains(rows[at].left, name) {
		r.Errorf("%s: %+v do not name %s", title, rows, st.rule)
	}
}

// A site at which the text of another one works, too, tells whose it is and what it says.
func TestFurtherText(t *testing.T) {
	r := played(t, `dark: at "Tatooine: Cantina": Stormtrooper   effect Expand The Empire on "Tatooine: Lars' Moisture Farm"
locations: dark "Tatooine: Cantina", dark "Tatooine: Lars' Moisture Farm", dark "Tatooine: Mos Eisley"
phase: dark control`)
	for l, want := range [card.Langs][]string{
		{"Dark, text of Tatooine: Lars' Moisture Farm", "Your weapon destiny draws here are +1."},
		{"Obscur, texte de Tatooine: Lars' Moisture Farm", "Vos destinées d’arme ici sont augmentées de 1."},
	} {
		r.tb.SetLang(card.Lang(l))
		rows := r.tb.lens.explained(r.card("Tatooine: Cantina").view, 600, 1)
		at := slices.IndexFunc(rows, func(w row) bool { return w.left == want[0] })
		if at < 0 || rows[at+1].left != want[1] {
			t.Errorf("%+v do not say %q", rows, want)
		}
		if rows := r.tb.lens.explained(r.card("Tatooine: Lars' Moisture Farm").view, 600, 1); slices.ContainsFunc(rows, func(w row) bool { return w.left == want[0] }) {
			t.Errorf("%+v: the site says it itself", rows)
		}
	}
}

// A state that lies on a row of cards is told of what holds them, too.
func TestHolders(t *testing.T) {
	for _, c := range []struct{ scene, title, head string }{
		{captives, "Stormtrooper", "Escorts Leia Organa"},
		{captives, "Imperial-Class Star Destroyer", "Holds Y-wing"},
		{captives, "Cloud City: Security Tower", "Its prisoners: Luke Skywalker"},
		{turned, "Rebel Trooper", "Host of House Gnasher"},
		{adrift, "Executor: Holotheatre", "Aboard"},
	} {
		r := played(t, c.scene)
		rows := r.tb.lens.explained(r.card(c.title).view, 300, 1)
		if !slices.ContainsFunc(rows, func(w row) bool { return w.left == c.head }) {
			t.Errorf("%s: %+v do not say %q", c.title, rows, c.head)
		}
	}
}

// A captive whose escort is lost lies at the site until it is chosen where it goes; the site is no escort.
func TestASiteEscortsNobody(t *testing.T) {
	r := played(t, `
dark:  at "Tatooine: Cantina": Stormtrooper with "Leia Organa" [captive], DS-61-2   reserve: 20
light: at "Tatooine: Cantina": Luke Skywalker with "Anakin's Lightsaber"   force: 4   reserve: 20
locations: dark "Tatooine: Cantina"
phase: light battle
next destiny: light 4, 4
> light battle at "Tatooine: Cantina"
> light fire "Anakin's Lightsaber" on Stormtrooper
> light yes
> dark forfeit Stormtrooper
? light rally "Leia Organa"
`)
	site := r.card("Tatooine: Cantina").view
	if !slices.Contains(r.tb.lens.held(site, "captive"), "Leia Organa") {
		t.Fatal("Leia does not lie at the site")
	}
	for _, row := range r.tb.lens.explained(site, 300, 1) {
		if strings.Contains(row.left, "Leia") {
			t.Errorf("of the site it is said %q", row.left)
		}
	}
}

// A location that is blown away lies face down: nothing that is printed on it is seen
// (location.blown-away).
func TestBlownAwayIsNameless(t *testing.T) {
	r := played(t, adrift)
	for title, down := range map[string]bool{"Tatooine: Mos Eisley": true, "Tatooine: Cantina": false} {
		if k := r.tb.faceKey(r.card(title).view, 200); k.look.FaceDown != down || k.def == nil {
			t.Errorf("%s: face down %t, want %t", title, k.look.FaceDown, down)
		}
	}
}

// Clouds are numbered from the ground upward.
func TestHeights(t *testing.T) {
	r := played(t, skies)
	var got []int
	for _, g := range r.tb.eye.row.Groups {
		for _, l := range g.Lanes {
			if l.View.Sector == game.Clouds {
				got = append(got, l.View.Height)
				if c := r.tb.pack.cards[l.View.Card.ID]; c.rim == nil {
					t.Errorf("%s at %d is not marked", l.View.Card.Key, l.View.Height)
				}
			}
		}
	}
	if !slices.Equal(got, []int{1, 2}) {
		t.Errorf("clouds lie at %v", got)
	}
}

// Every state has a word, a sentence and a rule in each language.
func TestEveryStateIsExplained(t *testing.T) {
	for i := range states {
		st := &states[i]
		for l := range card.Langs {
			for _, key := range []string{"is." + st.key, "means." + st.key} {
				if say.Words(l)[key] == "" {
					t.Errorf("no words for %s in %s", key, l.Code())
				}
			}
		}
		if it := rulebook.Embedded().Lookup(st.rule); it == nil {
			t.Errorf("the rule %s of %s is not in the rulebook", st.rule, st.key)
		}
	}
}
