package replay

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// why says in plain words why a move is not legal now.
func why(g *rules.Game, key string) string {
	d := g.Decision()
	if d == nil {
		return "the game is over"
	}
	if game.IsRuling(key) {
		return whyNoRuling(g, key)
	}
	word := strings.Fields(key)
	if len(word) < 2 {
		return `a move says its side, then what it does, for example "dark pass"`
	}
	side, ok := card.SideOf(word[0])
	if !ok {
		return fmt.Sprintf("%q is no side; a move begins with dark or light", word[0])
	}
	verb, ok := game.VerbOf(word[1])
	if !ok {
		return fmt.Sprintf("nothing that can be done is called %q", word[1])
	}
	if d.Seat != side {
		return fmt.Sprintf("%s decides here: %s", d.Seat, d.Prompt[card.English])
	}
	ids, missing := named(g, word[2:])
	if missing != "" {
		return fmt.Sprintf("no card of this game is called %q", missing)
	}
	if reasons := reasons(g, side, verb, word, ids); len(reasons) > 0 {
		r := reasons[0]
		text := r.Say[card.English]
		if r.Rule != "" {
			text += " (" + r.Rule + ")"
		}
		return text
	}
	return fmt.Sprintf("what is asked here is something else: %s", d.Prompt[card.English])
}

// whyNoRuling says why a judge's change cannot be made now.
func whyNoRuling(g *rules.Game, key string) string {
	_, unlawful, err := g.Judge(key)
	switch {
	case err != nil:
		return err.Error()
	case len(unlawful) > 0:
		return fmt.Sprintf("%s (%s)", unlawful[0].Say[card.English], unlawful[0].Rule)
	}
	return ""
}

// named are the card and the target that a move names, 0 for none; missing is the
// first name that no card of the game has.
func named(g *rules.Game, words []string) (ids [2]game.CardID, missing string) {
	at := 0
	skip := false
	for _, w := range words {
		if w == "as" || w == "parsec" || w == "with" { // what follows is no card, or one that comes along
			skip = true
			continue
		}
		_, number := strconv.Atoi(w)
		if skip || number == nil || w == "at" || w == "on" || w == "aboard" || at == len(ids) {
			skip = false
			continue
		}
		for i := 1; i < len(g.S.Cards); i++ {
			if g.Key(game.CardID(i)) == w {
				ids[at] = game.CardID(i)
			}
		}
		if ids[at] == 0 && g.Cat.Get(strings.SplitN(w, "#", 2)[0]) == nil && strings.Contains(w, "-") {
			return ids, w
		}
		at++
	}
	return ids, ""
}

// reasons asks the rules.
func reasons(g *rules.Game, side card.Side, verb game.Verb, word []string, ids [2]game.CardID) []game.Reason {
	if verb == game.VActivate || verb == game.VDraw || verb == game.VNumber {
		if len(word) > 2 {
			if n, err := strconv.Atoi(word[2]); err == nil {
				return g.WhyNumber(side, verb, n)
			}
		}
		return nil
	}
	of := g.WhyVerb(side, verb, ids[0], ids[1])
	if len(of) > 0 && of[0].Does != (card.Text{}) { // they speak of that action
		return of
	}
	if r := g.Why(side, ids[0], ids[1]); len(r) > 0 {
		return r
	}
	return of
}
