package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// tells is one player's part of a bout in a line: his total, and card by card what it
// counts and why; * what the other may win, # a back.
func (s *boutSide) tells() string {
	out := []string{s.total}
	for _, c := range s.cards {
		switch {
		case c.view == nil:
			out = append(out, "#")
		case c.prize:
			out = append(out, fmt.Sprintf("%s* %s (%s)", c.view.Face().Title, c.n, c.how))
		default:
			out = append(out, fmt.Sprintf("%s %s (%s)", c.view.Face().Title, c.n, c.how))
		}
	}
	return strings.Join(out, "; ")
}

// A seat sees its own sabacc hand with what each card counts, and the other's backs, until
// both are revealed.
func TestSabaccHands(t *testing.T) {
	for _, c := range []struct {
		name, scene string
		seat        card.Side
		lang        card.Lang
		own, other  string
	}{
		{"own", aSabacc, card.Light, card.English, "?; Lando Calrissian 3 (wild, 1 to 6); Gold 5* 4 (its destiny, at stake); Cloud City: Guest Quarters ? (clone)", "?; #; #"},
		{"in French", aSabacc, card.Light, card.French, "?; Lando Calrissian 3 (joker, de 1 à 6); Gold 5* 4 (sa destinée, mise); Cloud City: Guest Quarters ? (clone)", "?; #; #"},
		{"the other seat", aSabacc, card.Dark, card.English, "", "?; #; #; #"},
		{"revealed", aSabaccWon, card.Light, card.English, "10; Lando Calrissian 6 (wild, 1 to 6); Gold 5* 4 (its destiny, at stake)", "4; Imperial Blaster* 3 (its destiny, at stake); Dengar's Modified Riot Gun* 1 (its destiny, at stake)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRig(t, gameOf(t, c.scene).View(c.seat))
			r.tb.SetLang(c.lang)
			b := boutOf(r.tb.tableau)
			if got := b.sides[0].tells(); c.own != "" && got != c.own {
				t.Errorf("own hand: %s\nwant %s", got, c.own)
			}
			if got := b.sides[1].tells(); got != c.other {
				t.Errorf("the other's hand: %s\nwant %s", got, c.other)
			}
			if len(r.tb.view.Shown) > 0 {
				t.Error("cards of the hands lie over the board once more")
			}
		})
	}
}

// The parts of the plate lie on it and apart, at every size of window, with six cards each.
func TestBoutPlan(t *testing.T) {
	r := newRig(t, gameOf(t, sixCards).View(card.Light))
	for _, s := range windows {
		r.tb.Resize(fyne.NewSize(s[0], s[1]))
		p := r.tb.plate.plan(boutOf(r.tb.tableau))
		if !r.tb.bands.Board.holds(p.plate) || p.plate.meets(r.tb.spread.stageRect()) {
			t.Errorf("%v: the plate %v is not on the board %v beside %v", s, p.plate, r.tb.bands.Board, r.tb.spread.stageRect())
		}
		for k := range p.cards {
			if len(p.cards[k]) != 6 {
				t.Fatalf("%d cards", len(p.cards[k]))
			}
			for i, at := range p.cards[k] {
				if !p.plate.holds(at) || at.bottom()+boutSays*r.tb.bands.U > p.halfs[k].bottom()+1 || i > 0 && at.meets(p.cards[k][i-1]) {
					t.Errorf("%v: card %d at %v of %v", s, i, at, p.halfs[k])
				}
			}
		}
	}
}

// A card on the plate is chosen by a click, and the plate says for what the game is.
func TestBoutIsPlayedOnItsPlate(t *testing.T) {
	r := played(t, aSabacc)
	r.tap("Gold 5")
	if got := fmt.Sprint(r.keys); !strings.Contains(got, "gold-5") {
		t.Errorf("chose %s", got)
	}
	want := []string{`Wild, 1 to 6: "Lando" or "Weather Vane" · Clones: locations or Ugnaughts`, "At stake: starfighters, weapons or devices"}
	if got := boutOf(r.tb.tableau).terms; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("the terms are %q", got)
	}
	r.tb.SetLang(card.French)
	if got := boutOf(r.tb.tableau).terms[1]; got != say.In(card.French, "sabacc.stakes", "les chasseurs stellaires, armes et équipements") {
		t.Errorf("in French %q", got)
	}
}

// The plate folds away by a key or a click and stays so while the game of sabacc lasts; what
// its cards are there to choose are buttons meanwhile.
func TestPlateFolds(t *testing.T) {
	r := played(t, aSabacc)
	id, wide, buttons := r.card("Gold 5").id, r.tb.plate.panel.at, len(r.tb.moves.buttons)
	r.tb.TypedRune('b')
	if r.tb.pack.cards[id] != nil || r.tb.plate.panel.at.H >= wide.H/4 {
		t.Errorf("folded, the plate is %v", r.tb.plate.panel.at)
	}
	if n := len(r.tb.moves.buttons); n <= buttons {
		t.Errorf("folded, %d buttons; unfolded, %d", n, buttons)
	}
	r.tb.SetView(r.tb.view)
	if !r.tb.isFolded() {
		t.Error("a new view has unfolded it")
	}
	r.tb.SetView(gameOf(t, aSabacc).View(card.Dark))
	if r.tb.isFolded() {
		t.Error("the other player has folded nothing")
	}
	r.tb.SetView(gameOf(t, aSabacc).View(card.Light))
	at := r.tb.plate.panel.at
	if h := r.tb.plate.panel.find(fyne.NewPos(at.W/2, at.H/2)); h == nil || h.Do == nil {
		t.Fatal("its title cannot be clicked")
	} else {
		h.Do()
	}
	if r.tb.isFolded() || r.tb.pack.cards[id] == nil {
		t.Error("a click on its title does not unfold it")
	}
	r.tb.plate.fold()
	r.tb.SetView(gameOf(t, aDuel).View(card.Light))
	if r.tb.isFolded() {
		t.Error("it is folded when the game of sabacc is over")
	}
}

// The sheet of a duel tells both totals, term by term, and what is still to be drawn.
func TestDuelSheet(t *testing.T) {
	r := newRig(t, gameOf(t, aDuel).View(card.Light))
	b := boutOf(r.tb.tableau)
	if r.tb.plated() != nil {
		t.Error("a duel has a plate over the board")
	}
	tells := func(s *boutSide) string {
		out := []string{s.who.Face().Title, s.total}
		for _, m := range s.sums {
			out = append(out, m.say+" "+m.n)
		}
		return strings.Join(out, "; ")
	}
	if got, want := tells(&b.sides[0]), "Obi-Wan Kenobi; 4; Destinies to draw 1; Combat card 4"; got != want {
		t.Errorf("own half: %s\nwant %s", got, want)
	}
	if got, want := tells(&b.sides[1]), "Darth Maul; 7; Destinies to draw 0; Destiny 3; Destiny +4"; got != want {
		t.Errorf("the other's half: %s\nwant %s", got, want)
	}
}

// While a Podrace is on each player's half tells what he races with, race destiny by race
// destiny, and what is added to them; a battle has the sheet until it is over.
func TestRaceSheet(t *testing.T) {
	v := gameOf(t, aRace).View(card.Light)
	r := newRig(t, v)
	tells := func(s *boutSide) string {
		out := []string{s.total}
		for _, m := range s.sums {
			out = append(out, m.say+" "+m.n)
		}
		return strings.Join(out, "; ")
	}
	for l, want := range [card.Langs][3]string{
		{"Podrace: more than 24 wins", "3; Anakin's Podracer 3; Luke Skywalker 1; Red 1 2", "5; Ben Quadinaros' Podracer 5; Damaged ; Scout Blaster 4; its text adds +1"},
		{"Course : plus de 24 gagne", "3; Anakin's Podracer 3; Luke Skywalker 1; Red 1 2", "5; Ben Quadinaros' Podracer 5; Endommagé ; Scout Blaster 4; son texte ajoute +1"},
	} {
		r.tb.SetLang(card.Lang(l))
		b := boutOf(r.tb.tableau)
		if got := [3]string{b.title, tells(&b.sides[0]), tells(&b.sides[1])}; got != want {
			t.Errorf("the sheet says %q\nwant %q", got, want)
		}
	}
	if r.tb.plated() != nil {
		t.Error("a Podrace has a plate over the board")
	}
	if r.tb.column.tab != battleTab || r.tb.column.tabName(battleTab) != "Course" {
		t.Errorf("the tab is %d, and called %q", r.tb.column.tab, r.tb.column.tabName(battleTab))
	}
	r.tb.column.openTab(logTab)
	r.tb.SetView(gameOf(t, aRace).View(card.Light))
	if r.tb.column.tab != logTab {
		t.Error("the sheet of a race that goes on has opened itself")
	}
	fought := *v
	fought.Battle = &game.BattleView{}
	r.tb.SetView(&fought)
	if boutOf(r.tb.tableau) != nil || r.tb.column.tab != battleTab {
		t.Error("a battle during a race has no sheet")
	}
	r.tb.SetView(v)
	if boutOf(r.tb.tableau) == nil || r.tb.column.tab != logTab {
		t.Error("after the battle the race has no sheet, or opens it")
	}
}

// sheet says what stands on both halves of the sheet of a bout.
func sheet(b *bout) (out [2]string) {
	for k := range b.sides {
		s := &b.sides[k]
		parts := []string{s.label + " " + s.total}
		if s.who != nil {
			parts = append(parts, s.who.Face().Title)
		}
		for _, m := range s.sums {
			parts = append(parts, m.say+" "+m.n)
		}
		out[k] = strings.Join(parts, "; ")
	}
	return out
}

// In an attack of a creature or on one both halves of the sheet tell what is compared, term by term.
func TestHuntSheet(t *testing.T) {
	const hunting = `dark:  at "Tatooine: Cantina": House Gnasher
light: at "Tatooine: Cantina": Luke Skywalker with Blaster   reserve: 9   force: 3
locations: dark "Tatooine: Cantina"
phase: dark battle
> dark unleash "House Gnasher"`
	const hunted = `dark:  at "Tatooine: Cantina": House Gnasher   reserve: 9
light: at "Tatooine: Cantina": Luke Skywalker with Blaster, Rebel Trooper   reserve: 9   force: 4
locations: dark "Tatooine: Cantina"
phase: light battle
> light attack "House Gnasher"`
	for _, one := range []struct {
		scene string
		lang  card.Lang
		want  [2]string
	}{
		{hunting, card.English, [2]string{"power + destiny 3; Luke Skywalker; Printed 3", "ferocity 6; House Gnasher; Printed 6"}},
		{hunted, card.French, [2]string{"puissance + destinée 4; Luke Skywalker 3; Rebel Trooper +1", "férocité + défense 11; House Gnasher; Imprimé 6; Valeur de défense +5"}},
	} {
		g := gameOf(t, one.scene)
		r := newRig(t, g.View(card.Light))
		r.tb.SetLang(one.lang)
		b := boutOf(r.tb.tableau)
		if b == nil {
			t.Fatalf("no sheet; the prompt is %+v", g.View(card.Light).Prompt)
		}
		if got := sheet(b); got != one.want {
			t.Errorf("the sheet says %q\nwant %q", got, one.want)
		}
		if tab := r.tb.column; tab.tab != battleTab || tab.tabName(battleTab) != r.tb.say("tab.attack") {
			t.Errorf("the tab is %d, and called %q", tab.tab, tab.tabName(battleTab))
		}
	}
}

// While a party searches its sheet tells who is in it and what they add, and what the total must be
// more than.
func TestSearchSheet(t *testing.T) {
	r := played(t, `light: at "Tatooine: Mos Eisley": Luke Skywalker [missing], Rebel Trooper, Corporal Beezer, Rebel Pilot   reserve: 9
locations: dark "Tatooine: Mos Eisley"
phase: light control
> light search "Tatooine: Mos Eisley"
> light choose "Rebel Trooper"
> light choose "Corporal Beezer"`)
	a := r.tb.view.Attempt
	if a == nil || !a.Search || a.Goal != card.Whole(5) || a.Total.Has {
		t.Fatalf("the search is %+v", a)
	}
	got := ""
	var s boutSide
	s.itemise(r.tb.tableau, a.Total.Terms)
	for _, m := range s.sums {
		got += m.say + " " + m.n + "; "
	}
	if want := "Rebel Trooper 1; Corporal Beezer +2; "; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if tab := r.tb.column; tab.tab != battleTab || tab.tabName(battleTab) != "Search party" {
		t.Errorf("the tab is %d, and called %q", tab.tab, tab.tabName(battleTab))
	}
}
