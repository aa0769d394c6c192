package tool

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// table prints what the seat sees.
func (t *terminal) table(v *game.View) {
	fmt.Fprintf(t.out, "== %s %d, %s, %s ==\n", card.T("Turn", "Tour")[t.lang], v.Turn, card.SideNames[v.Active][t.lang], game.PhaseNames[v.Phase][t.lang])
	words := card.T("%s: hand %d, Reserve %d, Force %d, Used %d, Lost %d, Life Force %d\n",
		"%s : main %d, Réserve %d, Force %d, utilisée %d, perdue %d, Force vitale %d\n")[t.lang]
	for side := range card.Sides {
		p := &v.Players[side]
		fmt.Fprintf(t.out, words, card.SideNames[side][t.lang], v.Hands[side], p.Reserve, p.Force, p.Used, p.LostCount, p.LifeForce)
		for _, c := range p.UsedOpen {
			t.card(c, "    "+card.T("Used Pile", "pile utilisée")[t.lang]+": ")
		}
		for _, c := range p.Beside {
			t.card(c, "    ")
		}
	}
	for _, g := range v.Groups {
		fmt.Fprintf(t.out, "-- %s\n", g.Name)
		for _, l := range g.Locations {
			fmt.Fprintf(t.out, "  %s [%d/%d]\n", name(l.Card), l.Icons[card.Dark], l.Icons[card.Light])
			for side := range card.Sides {
				for _, c := range l.Cards[side] {
					t.card(c, "    "+side.String()+" ")
				}
			}
		}
	}
	t.hand(v)
}

func name(c game.CardView) string {
	if c.Def == nil {
		return "?"
	}
	if _, copyNo, ok := strings.Cut(c.Key, "#"); ok {
		return c.Def.Title + " #" + copyNo
	}
	return c.Def.Title
}

// card prints a card with its numbers and what lies on it.
func (t *terminal) card(c game.CardView, indent string) {
	var nums []string
	for _, s := range []card.Stat{card.Power, card.Ability, card.Forfeit} {
		if c.Now[s].Has {
			nums = append(nums, card.StatNames[s][t.lang]+" "+c.Now[s].N.String())
		}
	}
	hit := ""
	if c.Hit {
		hit = card.T(" HIT", " TOUCHÉ")[t.lang]
	}
	fmt.Fprintf(t.out, "%s%s%s  %s\n", indent, name(c), hit, strings.Join(nums, ", "))
	for _, on := range c.On {
		t.card(on, indent+"  + ")
	}
	for _, s := range c.Slots {
		for _, in := range s.Cards {
			t.card(in, indent+"  "+card.SlotNames[s.Slot][t.lang]+": ")
		}
	}
}

func (t *terminal) hand(v *game.View) {
	fmt.Fprintf(t.out, "%s%s ", card.T("Hand", "Main")[t.lang], colon[t.lang])
	var all []string
	for _, c := range v.Players[t.seat].Hand {
		all = append(all, name(c))
	}
	fmt.Fprintln(t.out, strings.Join(all, ", "))
}

// named splits words into one or two cards that the seat sees: by title, key or
// the beginning of one.
func named(v *game.View, text string) (ids []game.CardID) {
	match := func(text string) game.CardID {
		fold := catalog.Fold(text)
		best := game.CardID(0)
		for c := range v.All() {
			if c.Def == nil {
				continue
			}
			switch {
			case c.Key == text || catalog.Fold(c.Def.Title) == fold:
				return c.ID
			case best == 0 && fold != "" && (strings.HasPrefix(catalog.Fold(c.Def.Title), fold) || strings.Contains(c.Key, text)):
				best = c.ID
			}
		}
		return best
	}
	words := strings.Fields(strings.ReplaceAll(text, `"`, ""))
	if id := match(strings.Join(words, " ")); id != 0 {
		return []game.CardID{id}
	}
	for n := len(words) - 1; n > 0; n-- {
		a, b := match(strings.Join(words[:n], " ")), match(strings.TrimPrefix(strings.Join(words[n:], " "), "at "))
		if a != 0 && b != 0 {
			return []game.CardID{a, b}
		}
	}
	return nil
}

// why says what bringing a card somewhere means, by the words of keys, and why it
// cannot be done now.
func (t *terminal) why(v *game.View, text string) {
	ids := named(v, text)
	if len(ids) == 0 {
		t.say(card.T("why CARD [TARGET]: you see no such card.", "why CARTE [CIBLE] : vous ne voyez pas cette carte."))
		return
	}
	ids = append(ids, 0)
	if meant := t.g.Meant(t.seat, ids[0], ids[1]); ids[1] != 0 && len(meant) > 0 {
		words := make([]string, len(meant))
		for i, v := range meant {
			words[i] = v.String()
		}
		fmt.Fprintf(t.out, "  %s:\n", strings.Join(words, ", "))
	}
	reasons := t.g.Why(t.seat, ids[0], ids[1])
	for i, r := range reasons {
		if r.Does[0] != "" && (i == 0 || r.Does != reasons[i-1].Does) {
			fmt.Fprintf(t.out, "  %s%s\n", r.Does[t.lang], colon[t.lang])
		}
		fmt.Fprintf(t.out, "  %s (%s)\n", r.Say[t.lang], r.Rule)
		if r.Fix[t.lang] != "" {
			fmt.Fprintf(t.out, "    -> %s\n", r.Fix[t.lang])
		}
	}
	if len(reasons) == 0 {
		t.say(card.T("Nothing forbids it.", "Rien ne l’interdit."))
	}
}

// explain itemises the numbers of a card.
func (t *terminal) explain(v *game.View, text string) {
	ids := named(v, text)
	if len(ids) == 0 {
		t.say(card.T("explain CARD: you see no such card.", "explain CARTE : vous ne voyez pas cette carte."))
		return
	}
	title := func(id game.CardID) card.Text {
		for c := range v.All() {
			if c.ID == id && c.Def != nil {
				return card.T(c.Face().Title, c.Face().Title)
			}
		}
		return card.T("a card", "une carte")
	}
	for s := range card.Stats {
		sum := t.g.Explain(ids[0], s)
		if !sum.Has {
			continue
		}
		fmt.Fprintf(t.out, "  %s %s: %s\n", card.StatNames[s][t.lang], sum.Total, sum.Reads(title)[t.lang])
	}
}
