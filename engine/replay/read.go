package replay

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// An Error is a replay that cannot be read: where, what, and how to mend it.
type Error struct {
	File string
	Line int
	Msg  string
	Help string
}

func (e *Error) Error() string {
	s := fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Msg)
	if e.Help != "" {
		s += "\n  " + e.Help
	}
	return s
}

var _ error = (*Error)(nil)

// Read reads a replay. The error is an *Error.
func Read(file, src string) (*Replay, error) {
	p := &reader{Replay: &Replay{file: file}}
	if problem, large := catalog.TooLarge(file, src, catalog.MaxReplay); large {
		return nil, p.bad(problem.Help, "%s", problem.Msg)
	}
	for side := range card.Sides {
		p.Setup.Decks[side].Side = side
	}
	lines := strings.Split(src, "\n")
	for i, l := range lines {
		p.no = i + 1
		l = strings.TrimRightFunc(l, unicode.IsSpace)
		if l == "" || strings.HasPrefix(strings.TrimSpace(l), "#") {
			continue
		}
		if err := p.read(l); err != nil {
			return nil, err
		}
	}
	p.no = len(lines)
	switch {
	case p.state == atTop:
		return nil, p.bad("a replay begins with \"cantina replay 1\"", "the file is empty")
	case p.state < inMoves:
		return nil, p.bad("after the decks stands a line \"moves\", then one line a decision", "there is no line \"moves\"")
	}
	return p.Replay, nil
}

type state uint8

const (
	atTop state = iota
	inHeader
	inDeck
	inPosition
	inMoves
	ended
)

type reader struct {
	*Replay
	no    int
	state state
	deck  card.Side
}

func (p *reader) bad(help, format string, args ...any) error {
	return &Error{p.file, p.no, catalog.Brief(fmt.Sprintf(format, args...)), help}
}

// read takes one line that is neither empty nor a comment.
func (p *reader) read(l string) error {
	if p.state == atTop {
		var v int
		if _, err := fmt.Sscanf(l, "cantina replay %d", &v); err != nil {
			return p.bad("the first line of a replay is \"cantina replay 1\"", "this is not a replay")
		}
		if v != Version {
			return p.bad(fmt.Sprintf("this program reads version %d", Version), "the replay has version %d", v)
		}
		p.state = inHeader
		return nil
	}
	if p.state == inMoves { // where nothing is set in
		l = strings.TrimSpace(l)
	}
	key, rest, _ := strings.Cut(l, " ")
	switch {
	case p.state == ended:
		return p.bad("", "nothing may follow the line \"end\"")
	case p.state == inMoves && key == "end":
		h, err := strconv.ParseUint(rest, 16, 64)
		if err != nil {
			return p.bad("16 hexadecimal digits", "%q is no hash", rest)
		}
		p.Hash, p.state = h, ended
		return nil
	case p.state == inMoves:
		p.Add(l)
		p.line = append(p.line, p.no)
		return nil
	case p.state == inDeck && strings.HasPrefix(l, " "):
		return p.card(strings.Fields(l))
	case p.state == inPosition && strings.HasPrefix(l, "  "):
		p.Position += l[2:] + "\n"
		return nil
	}
	return p.header(key, strings.TrimSpace(rest))
}

// header reads a line above the moves.
func (p *reader) header(key, rest string) (err error) {
	switch key {
	case "catalog":
		if p.Catalog, err = strconv.ParseUint(rest, 16, 64); err != nil {
			return p.bad("16 hexadecimal digits", "%q is no hash", rest)
		}
	case "seed":
		if p.Setup.Seed, err = strconv.ParseUint(rest, 10, 64); err != nil {
			return p.bad("a whole number", "%q is no seed", rest)
		}
	case "edition":
		p.Setup.Options.Edition = rest
	case "clock":
		p.Setup.Options.Clock = true
	case "shuffled":
		p.Setup.Options.Shuffled = true
	case "ask":
		word, occasions, _ := strings.Cut(rest, " ")
		side, ok := card.SideOf(word)
		if !ok {
			return p.bad("for example: ask dark phases results", "%q is no side", word)
		}
		if err := p.Setup.Options.Ask[side].UnmarshalText([]byte(occasions)); err != nil {
			return p.bad("for example: ask dark phases results", "%v", err)
		}
	case "deck":
		return p.deckLine(rest)
	case "position":
		if rest != "" {
			return p.bad("its lines stand below it, each after two spaces", "%q is not understood", rest)
		}
		p.state = inPosition
	case "moves":
		p.state = inMoves
	default:
		return p.bad("expected catalog, seed, edition, clock, shuffled, ask, deck, position or moves", "%q is no line of a replay's header", key)
	}
	return nil
}

// deckLine reads `dark "Imperial Might" start tatooine-mos-eisley`.
func (p *reader) deckLine(rest string) error {
	word, rest, _ := strings.Cut(rest, " ")
	side, ok := card.SideOf(word)
	quotedName, err := strconv.QuotedPrefix(rest)
	if !ok || err != nil {
		return p.bad(`for example: deck dark "Imperial Might" start tatooine-mos-eisley`, "this deck line is not understood")
	}
	name, _ := strconv.Unquote(quotedName)
	d := &p.Setup.Decks[side]
	*d = card.Deck{Name: name, Side: side}
	for tail := strings.Fields(rest[len(quotedName):]); len(tail) > 0; tail = tail[2:] {
		i := slices.Index(choices[:], tail[0])
		if i < 0 || len(tail) == 1 {
			return p.bad("only \"start SLUG\", \"effect SLUG\" and \"interrupt SLUG\" may follow the name", "%q is not understood", strings.Join(tail, " "))
		}
		*chosen(d)[i] = tail[1]
	}
	p.state, p.deck = inDeck, side
	return nil
}

// maxCopies is how many copies of a card a line names at most.
const maxCopies = 200

// card reads "3 stormtrooper" or "stormtrooper", with "outside" before what lies beside the
// deck.
func (p *reader) card(f []string) error {
	deck := &p.Setup.Decks[p.deck]
	list, n := &deck.Cards, 1
	if len(f) > 1 && f[0] == beside {
		list, f = &deck.Outside, f[1:]
	}
	if len(f) == 2 {
		var err error
		if n, err = strconv.Atoi(f[0]); err != nil || n < 1 || n > maxCopies {
			return p.bad("for example: 3 stormtrooper", "%q is no number of cards", f[0])
		}
		f = f[1:]
	}
	if len(f) != 1 {
		return p.bad("for example: 3 stormtrooper", "a line of a deck is a number and a slug")
	}
	if len(deck.Cards)+len(deck.Outside)+n > rules.MaxDeck {
		return p.bad("leave some out", "a deck has no more than %d cards", rules.MaxDeck)
	}
	for range n {
		*list = append(*list, f[0])
	}
	return nil
}
