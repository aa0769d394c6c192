package scene

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// slotArg reads a slot from n words. more tells whether a longer try makes sense.
func (p *parser) slotArg(slot string, n int) (a arg, ok, more bool) {
	first := p.peek()
	a.span = first.span
	words := func() string {
		w := []string{}
		for range n {
			if p.peek().kind != bare {
				return ""
			}
			a.end = p.peek().end
			w = append(w, p.take().text)
		}
		return strings.Join(w, " ")
	}
	switch slot {
	case "side":
		a.side, ok = card.SideOf(p.take().text)
		return a, ok && first.kind == bare, false
	case "num":
		a.num, ok = number(p.take().text)
		return a, ok && first.kind == bare, false
	case "text":
		p.i++
		a.text = first.text
		return a, first.kind == quoted, false
	case "rules":
		for ok = true; ok; ok = p.is(",") {
			if p.peek().kind != bare {
				return a, false, false
			}
			a.rules = append(a.rules, p.take().text)
		}
		return a, p.peek().kind == eol, false
	case "names":
		a.names, ok = p.quietItems()
		return a, ok, false
	case "card", "place":
		return p.nameArg(a, n)
	}
	w := words()
	if w == "" {
		return a, false, false
	}
	return a, a.word(slot, w), n < 4
}

// word reads the words of the game.
func (a *arg) word(slot, w string) bool {
	switch slot {
	case "stat":
		for s := range card.Stats {
			if s.String() == w {
				a.stat = s
				return true
			}
		}
	case "pile":
		w = strings.TrimSuffix(w, " pile")
		for _, z := range piles {
			if z.word == w || z.zone == game.Reserve && w == "reserve deck" {
				a.zone = z.zone
				return true
			}
		}
	case "slot":
		for s := card.Pilot; s < card.Slots; s++ {
			if s.String() == w {
				a.slot = s
				return true
			}
		}
	case "phase":
		for f := range game.Phases {
			if f.String() == w {
				a.phase = f
				return true
			}
		}
	case "kind":
		i := slices.Index(askWords, w)
		a.ask = game.Ask(max(i, 0))
		return i >= 0
	case "state":
		for _, f := range flagWords {
			if f.word == w {
				a.flag = f.flag
				return true
			}
		}
		if slices.Contains(seenWords, w) {
			a.seen = w
			return true
		}
	}
	return false
}

// askWords are the kinds of decision.
var askWords = []string{
	game.AskAction: "action", game.AskRespond: "respond", game.AskTarget: "target", game.AskNumber: "number",
	game.AskYesNo: "yes or no", game.AskLose: "lose", game.AskForfeit: "forfeit", game.AskPlace: "place",
	game.AskStart: "start", game.AskActivate: "activate", game.AskDraw: "draw", game.AskOrder: "order",
}

// expected says what may stand in a slot.
func expected(slot string) string {
	var of []string
	switch slot {
	case "state":
		for _, f := range flagWords {
			of = append(of, f.word)
		}
		of = append(of, seenWords...)
	case "pile":
		for _, z := range piles {
			of = append(of, z.word)
		}
	case "stat":
		for s := range card.Stats {
			of = append(of, s.String())
		}
	case "slot":
		for s := card.Pilot; s < card.Slots; s++ {
			of = append(of, s.String())
		}
	case "phase":
		for f := range game.Phases {
			of = append(of, f.String())
		}
	case "kind":
		of = askWords
	case "text":
		return "words in quotes"
	case "names":
		return "cards between commas"
	case "rules":
		return "ids of rules between commas"
	case "num":
		return "a number"
	case "side":
		return "dark or light"
	default:
		return "a " + slot
	}
	return "a " + slot + " (" + strings.Join(of, ", ") + ")"
}
