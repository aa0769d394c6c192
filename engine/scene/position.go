package scene

import (
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// piles are the words for zones that are piles.
var piles = []struct {
	word string
	zone game.Zone
}{
	{"reserve", game.Reserve}, {"force", game.Force}, {"used", game.Used}, {"lost", game.Lost},
	{"hand", game.Hand}, {"out", game.Out}, {"sabacc hand", game.Sabacc},
}

// flagWords are the states a card may be in.
var flagWords = []struct {
	word string
	flag game.Flags
}{
	{"hit", game.Hit}, {"participating", game.Fought}, {"excluded", game.Excluded}, {"undercover", game.Undercover},
	{"captive", game.Captive}, {"captured", game.Captive}, {"missing", game.Missing}, {"face down", game.FaceDown}, {"crashed", game.Crashed},
	{"collapsed", game.Collapsed}, {"blown away", game.BlownAway}, {"flipped", game.Flipped}, {"returned", game.Returned},
	{"imprisoned", game.Captive | game.Imprisoned}, {"frozen", game.Captive | game.Frozen},
	{"bombing", game.Bombing}, {"converted", game.Converted}, {"crossed over", game.Crossed},
	{"completed", game.Completed}, {"mouth closed", game.Shut}, {"damaged", game.Damaged},
}

// markWords are what a card may have done this turn.
var markWords = [...]string{moved: "moved", battled: "battled", drained: "drained", deployed: "deployed", reacted: "reacted"}

// startingWord tells of a location that its player started with it.
const startingWord = "starting"

// fieldWords begin a field of a position line.
var fieldWords = []string{"at", "effect", "table", "hand", "force", "used", "lost", "reserve", "out", "deck", "start", "outside"}

// position reads the fields of a line of dark or light.
func (p *parser) position(s *Scene, side card.Side) {
	for p.peek().kind != eol {
		t := p.take()
		f := put{span: t.span, side: side}
		ok := true
		switch {
		case t.kind != bare:
			ok = false
		case t.text == "at":
			f.kind = atPlace
			f.place, ok = p.name(side)
		case t.text == "effect":
			if p.effect(&f) {
				s.puts = append(s.puts, f)
				continue
			}
			return
		case t.text == "table":
			f.kind = onSide
		case t.text == "deck":
			f.kind, s.decks = inDeck, true
		case t.text == "start":
			f.kind, s.decks = startWith, true
		case t.text == "outside":
			f.kind, s.decks = besideDeck, true
		default:
			ok = false
			for _, z := range piles {
				if z.word == t.text {
					f.kind, f.zone, ok = inPile, z.zone, true
				}
			}
		}
		if !ok {
			if p.found == p.bad {
				help := "one of: " + strings.Join(fieldWords, ", ")
				if near := catalog.Nearest(t.text, fieldWords); near != "" {
					help = "did you mean " + strconv.Quote(near) + "?"
				}
				p.fail(t.span, help, "%q is no part of a position", t.text)
			}
			return
		}
		if !p.is(":") {
			p.wanted(`":"`)
			return
		}
		if f.items, ok = p.items(side, f.kind == inPile || f.kind == inDeck || f.kind == besideDeck); !ok {
			return
		}
		s.puts = append(s.puts, f)
	}
}

// effect reads "CARD on CARD".
func (p *parser) effect(f *put) bool {
	it, ok := p.item(f.side, false)
	if !ok {
		return false
	}
	if !p.is("on") {
		p.wanted(`"on"`)
		return false
	}
	f.kind, f.items = onCard, []item{it}
	f.place, ok = p.name(f.side)
	return ok
}

// items reads cards between commas.
func (p *parser) items(side card.Side, blanks bool) (out []item, ok bool) {
	for {
		it, ok := p.item(side, blanks)
		if !ok {
			return nil, false
		}
		out = append(out, it)
		if !p.is(",") {
			return out, true
		}
	}
}

// maxLaid is how many cards a scene may lay: as many as two decks may have.
const maxLaid = 2 * rules.MaxDeck

// item reads a card with its states and what lies on it.
func (p *parser) item(side card.Side, blanks bool) (item, bool) {
	it := item{}
	if n, err := strconv.Atoi(p.peek().text); err == nil && n >= 0 && p.peek().kind == bare {
		if p.cur.laid += min(n, maxLaid+1); p.cur.laid > maxLaid {
			p.fail(p.peek().span, "lay fewer", "a scene has no more than %d cards", maxLaid)
			return it, false
		}
		if t := p.toks[p.i+1]; blanks && (t.kind == eol || t.kind == punct || p.fieldAt(p.i+1)) {
			it.blank, it.span = n, p.take().span
			return it, true
		}
		p.i++
		it.count = n
	}
	var ok bool
	if it.name, ok = p.name(side); !ok {
		return it, false
	}
	for {
		switch {
		case p.is("["):
			ok = p.states(&it, false)
		case p.is("with"):
			var w item
			if w, ok = p.carried(side); ok {
				it.with = append(it.with, w)
			}
		case p.is("{"):
			ok = p.aboard(&it, side)
		default:
			return it, true
		}
		if !ok {
			return it, false
		}
	}
}

// carried reads a card that lies on another: what follows it belongs to the other,
// but for its own states.
func (p *parser) carried(side card.Side) (it item, ok bool) {
	if it.name, ok = p.name(side); ok && p.is("[") {
		ok = p.states(&it, false)
	}
	return it, ok
}

// fieldAt tells whether a field begins at token i.
func (p *parser) fieldAt(i int) bool {
	t := p.toks[i]
	if t.kind != bare {
		return false
	}
	if t.text == "at" || t.text == "effect" {
		return true
	}
	for _, w := range fieldWords {
		if w == t.text && p.toks[i+1].text == ":" && p.toks[i+1].kind == punct {
			return true
		}
	}
	return false
}

// name reads a title, quoted or in bare words, perhaps with the side before it.
func (p *parser) name(side card.Side) (name, bool) {
	n := name{span: p.peek().span, side: side}
	if s, ok := card.SideOf(p.peek().text); ok && p.peek().kind == bare {
		n.side, n.own = s, true
		p.i++
	}
	if t := p.peek(); t.kind == quoted {
		p.i++
		n.text, n.end = t.text, t.end
		return n, true
	}
	for p.peek().kind == bare && !p.fieldAt(p.i) {
		if w := p.peek().text; n.text != "" && (w == "with" || w == "on" || w == "over") {
			break
		}
		t := p.take()
		n.text, n.end = strings.TrimSpace(n.text+" "+t.text), t.end
	}
	if n.text == "" {
		p.wanted("the title of a card")
		return n, false
	}
	return n, true
}

// states reads "hit, undercover]"; in a change also "not hit".
func (p *parser) states(it *item, change bool) bool {
	for {
		at := p.peek().span
		words := ""
		for p.peek().kind == bare {
			at.end = p.peek().end
			words = strings.TrimSpace(words + " " + p.take().text)
		}
		found := false
		flags, state := &it.flags, words
		if rest, not := strings.CutPrefix(words, "not "); not && change {
			flags, state = &it.unset, rest
		}
		for _, f := range flagWords {
			if f.word == state {
				*flags |= f.flag
				found = true
			}
		}
		if n, ok := strings.CutPrefix(words, "parsec "); ok {
			if i, err := strconv.Atoi(n); err == nil {
				it.parsec, found = int16(i), true
			}
		}
		if words == "stolen" && !change {
			it.taken, found = true, true
		}
		if words == startingWord && !change {
			it.started, found = true, true
		}
		if words == "in orbit" {
			it.orbits, found = true, true
		}
		for m, w := range markWords {
			if w == words {
				it.marks = append(it.marks, mark(m))
				found = true
			}
		}
		if !found {
			p.fail(at, "the states are: "+strings.Join(stateNames(), ", "), "there is no state %q", words)
			return false
		}
		if p.is("]") {
			return true
		}
		if !p.is(",") {
			p.wanted(`"," or "]"`)
			return false
		}
	}
}

func stateNames() []string {
	var all []string
	for _, f := range flagWords {
		all = append(all, f.word)
	}
	return append(append(all, markWords[:]...), "parsec N", "in orbit", "stolen", startingWord)
}

// slot reads the name of a place aboard.
func (p *parser) slot() (card.Slot, bool) {
	for s := card.Pilot; s < card.Slots; s++ {
		words := strings.Fields(s.String())
		fits := true
		for k, w := range words {
			fits = fits && p.i+k < len(p.toks) && p.toks[p.i+k].kind == bare && strings.EqualFold(p.toks[p.i+k].text, w)
		}
		if fits {
			p.i += len(words)
			return s, true
		}
	}
	return 0, false
}

// aboard reads `pilot "Admiral Motti"; passenger Stormtrooper }`.
func (p *parser) aboard(it *item, side card.Side) bool {
	for {
		slot, ok := p.slot()
		if !ok {
			p.wanted("a place aboard (pilot, driver, passenger, astromech, vehicle bay, starfighter bay, TIE bay)")
			return false
		}
		items, ok := p.items(side, false)
		if !ok {
			return false
		}
		it.aboard = append(it.aboard, seats{slot, items})
		if p.is("}") {
			return true
		}
		if !p.is(";") {
			p.wanted(`";" or "}"`)
			return false
		}
	}
}

// locations reads `dark "Tatooine: Mos Eisley" [collapsed], light "Tatooine: Cantina" over dark "Tatooine: Cantina"`.
func (p *parser) locations(s *Scene) {
	for {
		var l place
		for at := &l; ; at = at.over {
			var ok bool
			if at.item, ok = p.carried(card.Dark); !ok {
				return
			}
			if !p.is("over") {
				break
			}
			at.over = &place{}
		}
		s.locations = append(s.locations, l)
		if !p.is(",") {
			return
		}
	}
}
