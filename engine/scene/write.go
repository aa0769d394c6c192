package scene

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Write is the text of the position at which a game stands: a scene without steps, which
// builds that position. unsaid is what no scene can say of it, found by reading the text back
// and comparing card by card; empty, what may be done, what each seat sees and every number
// are the same. Not of a position is what only tells the past: the log, how much Force was
// activated, who began, how many battles there have been, and the number that a copy has.
func Write(s *game.State, cat *catalog.Catalog) (text string, unsaid []string) {
	w := &writer{s: s, cat: cat, copies: map[game.CardID]int{}}
	rows := w.rows()
	var sides [card.Sides]string
	for side := range card.Sides {
		sides[side] = w.side(side)
	}
	effects := w.effects()
	var b strings.Builder
	for side, fields := range sides {
		fmt.Fprintf(&b, "%-6s %s\n", card.Side(side).String()+":", fields)
	}
	for _, e := range effects {
		b.WriteString(e + "\n")
	}
	if rows != "" {
		fmt.Fprintf(&b, "locations: %s\n", rows)
	}
	fmt.Fprintf(&b, "phase: %s %s\nturn: %d\nseed: %d\n", s.Active, s.Phase, s.Turn, s.Rand)
	if s.Options.Edition != "" {
		fmt.Fprintf(&b, "edition: %s\n", s.Options.Edition)
	}
	if s.Options.Clock {
		b.WriteString("clock: on\n")
	}
	for side, set := range s.Options.Ask {
		if words, err := set.MarshalText(); err == nil && set != 0 {
			fmt.Fprintf(&b, "asked: %s %s\n", card.Side(side), words)
		}
	}
	return b.String(), w.compare(b.String())
}

// A writer writes a position. order are the cards in the order in which build makes them,
// copies the number that each gets then.
type writer struct {
	s      *game.State
	cat    *catalog.Catalog
	order  []game.CardID
	copies map[game.CardID]int
}

func (w *writer) printed(id game.CardID) *catalog.Card { return w.cat.Get(w.s.SlugOf(id)) }

// made notes that build makes a card next.
func (w *writer) made(id game.CardID) {
	n := 1
	for _, other := range w.order {
		if a, b := w.s.C(id), w.s.C(other); a.Def == b.Def && a.Back == b.Back {
			n++
		}
	}
	w.order, w.copies[id] = append(w.order, id), n
}

// name is a card as the line of a side names it.
func (w *writer) name(id game.CardID, line card.Side) string {
	k := w.printed(id)
	text := k.Title
	if w.cat.ByTitle(text, k.Side) != k || strings.Contains(text, `"`) {
		text = k.Slug
	}
	return w.of(k.Side, line) + strconv.Quote(text)
}

func (w *writer) of(side, line card.Side) string {
	if side != line {
		return side.String() + " "
	}
	return ""
}

// only is a card on table as it can be told from all others there.
func (w *writer) only(id game.CardID) string {
	k := w.printed(id)
	for i := range w.s.Cards {
		o := game.CardID(i)
		if o == 0 || o == id || !w.s.OnTable(o) {
			continue
		}
		fold, other := catalog.Fold(k.Title), w.printed(o)
		if catalog.Fold(other.Title) == fold || slices.ContainsFunc(other.Personas, func(p string) bool { return catalog.Fold(p) == fold }) {
			return fmt.Sprintf("%q", fmt.Sprintf("%s#%d", k.Slug, w.copies[id]))
		}
	}
	return strconv.Quote(k.Title)
}

// rows are the locations, in their order, each with those that lie under it.
func (w *writer) rows() string {
	var list []string
	for _, id := range w.s.Row {
		words := ""
		for at := id; at != 0; at = w.beneath(at) {
			if words != "" {
				words += " over "
			}
			w.made(at)
			words += w.printed(at).Side.String() + " " + w.name(at, w.printed(at).Side) + w.states(at)
		}
		list = append(list, words)
	}
	return strings.Join(list, ",\n           ")
}

// beneath is the location under a converted one, or 0.
func (w *writer) beneath(id game.CardID) game.CardID {
	for _, o := range w.s.Below(id) {
		if w.printed(o).Type == card.Location && !w.s.C(o).Is(game.FaceDown) {
			return o
		}
	}
	return 0
}

// states are the words for what a card is and has done this turn, in brackets.
func (w *writer) states(id game.CardID) string {
	c := w.s.C(id)
	var words []string
	left := c.Flags
	for i := len(flagWords) - 1; i >= 0; i-- { // those that imply others stand last
		if f := flagWords[i]; left&f.flag == f.flag {
			words, left = append(words, f.word), left&^f.flag
		}
	}
	for m, turn := range turnMarks(c) {
		if turn == w.s.Turn && turn > 0 && !(c.Zone == game.Row && (mark(m) == drained || mark(m) == battled)) {
			words = append(words, markWords[m])
		}
	}
	if w.printed(id).Type == card.Location {
		words = append(words, w.locationStates(id)...)
	}
	if c.Stolen() {
		words = append(words, "stolen")
	}
	if len(words) == 0 {
		return ""
	}
	return " [" + strings.Join(words, ", ") + "]"
}

// locationStates are where a mobile system is, what happened at a location this turn, and
// whether the game started with it.
func (w *writer) locationStates(id game.CardID) (words []string) {
	c := w.s.C(id)
	if c.Parsec != 0 {
		words = append(words, fmt.Sprintf("parsec %d", c.Parsec))
	}
	if c.Orbits != 0 {
		words = append(words, "in orbit")
	}
	if slices.Contains(w.s.Drains, id) {
		words = append(words, markWords[drained])
	}
	if slices.Contains(w.s.Battles, id) {
		words = append(words, markWords[battled])
	}
	if slices.Contains(w.s.Starts[:], id) {
		words = append(words, startingWord)
	}
	return words
}

// side are the fields of a side's line: what lies at locations, beside the table, in piles.
func (w *writer) side(side card.Side) string {
	var fields []string
	field := func(what string, cards []string) {
		if len(cards) > 0 {
			fields = append(fields, what+": "+strings.Join(cards, ", "))
		}
	}
	for _, loc := range w.s.Row {
		var here []game.CardID
		for _, id := range w.s.On(loc) {
			if w.s.C(id).Beside == side {
				here = append(here, id)
			}
		}
		field("at "+w.only(loc), w.items(here, side))
	}
	var beside []game.CardID
	for id, c := range w.s.All {
		if c.Zone == game.Table && c.At == 0 && c.Beside == side {
			beside = append(beside, id)
		}
	}
	slices.SortFunc(beside, func(a, b game.CardID) int { return int(w.s.C(a).Since - w.s.C(b).Since) })
	field("table", w.items(beside, side))
	for _, z := range piles {
		cards := w.pile(side, z.zone)
		if len(cards) == 0 && z.zone == game.Reserve {
			cards = []string{"0"} // without a word a scene fills it
		}
		if z.zone != game.Sabacc {
			field(z.word, cards)
		}
	}
	return strings.Join(fields, "\n       ")
}

// pile are the cards of a pile, the top one first, which build lays from the bottom up.
func (w *writer) pile(side card.Side, z game.Zone) (cards []string) {
	last, n := "", 0
	flush := func() {
		switch {
		case n == 1:
			cards = append(cards, last)
		case n > 1:
			cards = append(cards, fmt.Sprintf("%d %s", n, last))
		}
	}
	for _, id := range w.s.Pile(side, z) {
		w.made(id)
		if is := w.name(id, side); is != last {
			flush()
			last, n = is, 0
		}
		n++
	}
	flush()
	slices.Reverse(cards)
	return cards
}

// items are cards with what lies on them and who is aboard.
func (w *writer) items(ids []game.CardID, line card.Side) (list []string) {
	for _, id := range ids {
		list = append(list, w.item(id, line))
	}
	return list
}

func (w *writer) item(id game.CardID, line card.Side) string {
	w.made(id)
	text := w.name(id, line) + w.states(id)
	if w.printed(id).Type == card.Objective { // what is beside its deck
		for _, under := range w.s.Below(id) {
			w.made(under)
			text += " with " + w.name(under, line)
		}
	}
	on := w.s.On(id)
	for _, o := range on {
		if w.s.C(o).Slot == card.OnCard && !w.carries(o) {
			w.made(o)
			text += " with " + w.name(o, line) + w.states(o)
		}
	}
	var seats []string
	for slot := card.Pilot; slot < card.Slots; slot++ {
		var who []game.CardID
		for _, o := range on {
			if w.s.C(o).Slot == slot {
				who = append(who, o)
			}
		}
		if len(who) > 0 {
			seats = append(seats, slot.String()+" "+strings.Join(w.items(who, line), ", "))
		}
	}
	if len(seats) > 0 {
		text += " { " + strings.Join(seats, "; ") + " }"
	}
	return text
}

// carries tells whether somebody is aboard a card; what else lies on it an effect says.
func (w *writer) carries(id game.CardID) bool {
	return slices.ContainsFunc(w.s.On(id), func(o game.CardID) bool { return w.s.C(o).Slot != card.OnCard })
}

// effects are lines for what lies on cards that lie on cards themselves.
func (w *writer) effects() (lines []string) {
	for at := 0; at < len(w.order); at++ { // it grows
		under := w.order[at]
		if !w.s.OnTable(under) {
			continue
		}
		for _, id := range w.s.On(under) {
			if w.s.C(id).Slot == card.OnCard && !slices.Contains(w.order, id) {
				line := w.printed(id).Side
				lines = append(lines, fmt.Sprintf("%-6s effect %s on %s", line.String()+":", w.item(id, line), w.only(under)))
			}
		}
	}
	return lines
}

// compare reads the text back and says what is not as it was.
func (w *writer) compare(text string) (unsaid []string) {
	scenes, problems := Parse("position", text)
	if len(problems) > 0 {
		return []string{problems[0].Error()}
	}
	scenes[0].Title = "A position"
	built, err := scenes[0].state(w.cat)
	if err != nil {
		return []string{err.Error()}
	}
	d := &comparison{writer: w, built: built, as: make([]game.CardID, len(w.s.Cards))}
	for i, id := range w.order {
		d.as[id] = game.CardID(i + 1)
	}
	d.cards()
	d.lists()
	d.going()
	return d.unsaid
}
