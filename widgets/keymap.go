package widgets

import (
	"strings"
	"unicode"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A Keymap tells which letters do what at a table.
type Keymap uint8

const (
	OwnKeys    Keymap = iota // letters of the table; what has none is found in the list
	ActionKeys               // besides, a key for each thing that is done in every turn
	Keymaps    = iota
)

// actionKeys are the keys of ActionKeys in the order of a turn, each with the key of its words:
// help.NAME. Their letters are the same in each language: hands remember them.
var actionKeys = [...]struct {
	key  rune
	name string
}{{'a', "activate"}, {'r', "drain"}, {'b', "battle"}, {'t', "destiny"}, {'d', "draw"}, {'n', "phase"}, {'v', "plate"}}

// A KeyRow is a key, or several, and what it does, for people to read.
type KeyRow struct{ Key, Say string }

// KeyRows are the keys of a table.
func KeyRows(m Keymap, l card.Lang) (rows []KeyRow) {
	add := func(key, words string) { rows = append(rows, KeyRow{key, say.In(l, "help."+words+".say")}) }
	if m == ActionKeys {
		for _, k := range actionKeys {
			add(string(unicode.ToUpper(k.key)), k.name)
		}
	}
	for _, k := range helpKeys {
		key := say.In(l, "help."+k+".key")
		if m == ActionKeys {
			switch k {
			case "plate": // told above
				continue
			case "list":
				key = "/"
			}
		}
		add(key, k)
	}
	return rows
}

// actionKey does what a letter does by the map in force, and tells whether it does anything.
func (k *keys) actionKey(r rune) bool {
	if k.opt.Keys != ActionKeys {
		return false
	}
	switch unicode.ToLower(r) {
	case 'a':
		k.takeOne(game.VActivate, unicode.IsLower(r)) // an order may pass after the first
	case 'r':
		k.takeOne(game.VDrain, false)
	case 'b':
		k.takeOne(game.VBattle, false)
	case 't':
		k.takeDestiny()
	case 'd':
		k.takeOne(game.VDraw, false)
	case 'n':
		k.endPhase()
	case 'v':
		k.plate.fold()
	default:
		return false
	}
	return true
}

// takeOne chooses the option of a verb; of several amounts the least, or all; of several places
// one chooses in a menu.
func (k *keys) takeOne(v game.Verb, all bool) {
	var is []int
	amount := -1
	for i := range k.moves.opts {
		o := &k.moves.opts[i]
		if o.Verb != v {
			continue
		}
		is = append(is, i)
		if o.Card == 0 && (amount < 0 || (o.N > k.moves.opts[amount].N) == all) {
			amount = i
		}
	}
	switch {
	case amount >= 0:
		k.choose(amount)
	case len(is) == 0:
		k.phases.inform(k.say("keys.none", k.say("verb."+v.String())))
	case len(is) == 1:
		k.choose(is[0])
	default:
		b := k.bands.Board
		k.touch.chooseAmong(k.say("verb."+v.String()), is, b.midX()-120*k.bands.U, b.Y+40*k.bands.U)
		k.menu.pick(0)
	}
}

// takeDestiny draws the destiny that the question is about.
func (k *keys) takeDestiny() {
	for i := range k.moves.opts {
		o := &k.moves.opts[i]
		rule := k.view.Prompt.Rule
		asked := strings.Contains(rule, "destiny") || rule == "duel.combat-card.use" // use that card instead?
		if o.Verb == game.VAsteroid || asked && (o.Verb == game.VYes || o.Verb == game.VDone) {
			k.choose(i)
			return
		}
	}
	k.phases.inform(k.say("keys.none", k.say("keys.destiny")))
}

// endPhase passes to the next phase, or out of the turn.
func (k *keys) endPhase() {
	v := k.view
	switch {
	case k.prompt.hold != nil:
		k.prompt.hold()
	case k.prompt.mayGo(v.Phase + 1):
		k.house.rest()
		k.act.PassTo(v.Phase + 1)
	case v.Prompt != nil && v.Prompt.Kind == game.AskAction && v.Active == v.Seat && k.moves.pass >= 0 && !v.Fighting:
		k.choose(k.moves.pass)
	default:
		k.phases.inform(k.say("keys.none", k.say("keys.phase")))
	}
}
