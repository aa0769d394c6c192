package store

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
)

// A TextFault is what is wrong with a line of an export.
type TextFault struct {
	Line int
	Msg  string
}

func (f TextFault) String() string { return fmt.Sprintf("line %d: %s", f.Line, f.Msg) }

// A block is a piece of an export: a game, a deck or the preferences.
type block struct {
	kind  string
	name  string // the number of the game, the name of the deck
	whole bool   // nothing is wrong with it so far
	sum   uint32 // of its lines
	size  int
	game  savedGame
	deck  DeckFile
	prefs []*op
}

func (b *block) String() string {
	switch b.kind {
	case wordGame:
		return "game " + b.name
	case wordDeck:
		return "the deck " + quoted(b.deck.Name)
	}
	return "the preferences"
}

// A textReader reads an export block by block, and goes on after a fault with the next
// block.
type textReader struct {
	in      *bufio.Reader
	version int
	n       int    // number of the line
	sum     uint32 // of all lines so far
	now     *block
	games   int // how many the text says that there are, -1 if it does not
	seen    int // games that began
	whole   int // and are whole
	decks   int
	prefs   bool // they have been
	done    bool
	faults  []TextFault
	give    func(*block) error // is given each block that is whole
}

// errNoText is a file that is something else.
var errNoText = errors.New("this is no export of saved games: its first line must be " + strconv.Quote(textHead))

// readText reads an export and gives its whole blocks. The error is what give says, what
// the system says, or that it is no export; what is wrong with its lines is in the faults.
func readText(r io.Reader, give func(*block) error) (*textReader, error) {
	t := &textReader{in: bufio.NewReaderSize(r, 64<<10), games: -1, give: give}
	for {
		line, err := t.line()
		if err == io.EOF {
			break
		} else if err == nil {
			err = t.take(line)
		}
		if err != nil {
			return t, err
		}
	}
	if t.version == 0 {
		return t, errNoText
	}
	t.finish()
	return t, nil
}

// bad notes a fault of the line, and that the block it stands in is not whole.
func (t *textReader) bad(format string, args ...any) {
	if t.now != nil {
		t.now.whole = false
	}
	if len(t.faults) < maxFaults {
		t.faults = append(t.faults, TextFault{t.n, fmt.Sprintf(format, args...)})
	}
}

// line reads a line. One that is larger than a block may be is read to its end and is "".
func (t *textReader) line() (string, error) {
	var all []byte
	size := 0
	for {
		part, err := t.in.ReadSlice('\n')
		if size += len(part); size <= maxBlock {
			all = append(all, part...)
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		if err != nil && (err != io.EOF || size == 0) {
			return "", err
		}
		break
	}
	t.n++
	if size > maxBlock {
		t.bad("it is larger than %d MB", maxBlock>>20)
		return "", nil
	}
	return string(all), nil
}

// take takes the next line, with what ends it.
func (t *textReader) take(whole string) error {
	line := strings.TrimSuffix(whole, "\n")
	if t.version == 0 {
		switch strings.TrimSuffix(line, "\r") {
		case textHead:
			t.version = 2
		case textHead1:
			t.version = 1
		default:
			return errNoText
		}
		t.sum = crc32.ChecksumIEEE([]byte(whole))
		return nil
	}
	word, rest, _ := strings.Cut(line, " ")
	before := t.sum
	t.sum = crc32.Update(t.sum, crc32.IEEETable, []byte(whole))
	switch {
	case t.version == 2 && len(line) == len(whole):
		t.bad("the line is cut short")
	case t.done:
		t.bad("the text goes on behind its checksum")
	case word == wordGame || word == wordDeck || word == wordPrefs:
		t.begin(word, rest, whole)
	case line == "" && t.now == nil:
	case word == "end" && t.now != nil:
		return t.end(rest)
	case word == "games" && t.now == nil && t.games < 0:
		n, err := strconv.ParseUint(rest, 10, 31)
		if t.games = int(n); err != nil {
			t.bad("%s is no number of games", quoted(rest))
		}
	case word == "sum":
		t.now, t.done = nil, true
		if rest != fmt.Sprintf("%08x", before) {
			t.bad("the checksum of the text is %s, not %08x", quoted(rest), before)
		}
	case t.now == nil:
		t.bad("%s stands outside a game; expected %q, %q or %q", quoted(word), wordGame, wordDeck, wordPrefs)
	default:
		t.within(word, rest, whole)
	}
	return nil
}

// quoted is a word of the text as an error shows it.
func quoted(s string) string {
	if r := []rune(s); len(r) > 40 {
		s = string(r[:40]) + "…"
	}
	return strconv.Quote(s)
}

// begin begins a block; one that has not ended is cut short.
func (t *textReader) begin(word, name, line string) {
	if t.now != nil {
		t.bad("%v ends without \"end\"", t.now)
	}
	t.now = &block{kind: word, name: name, whole: true, sum: crc32.ChecksumIEEE([]byte(line)), size: len(line)}
	switch word {
	case wordGame:
		t.seen++
		if _, err := strconv.ParseUint(name, 10, 64); err != nil {
			t.now.name = quoted(name)
			t.bad("%s is no number of a game", quoted(name))
		} else if t.seen > maxGames {
			t.bad("there are more than %d games", maxGames)
		}
	case wordDeck:
		t.decks++
		var err error
		if t.now.deck.Name, err = strconv.Unquote(name); err != nil {
			t.bad("%s is no name of a deck; expected it between quotes", quoted(name))
		} else if t.decks > maxDecks {
			t.bad("there are more than %d decks", maxDecks)
		}
	case wordPrefs:
		if t.prefs {
			t.bad("the preferences are there twice")
		}
		t.prefs = true
	}
}

// end ends a block, and gives it if it is whole.
func (t *textReader) end(sum string) error {
	b := t.now
	if want := fmt.Sprintf("%08x", b.sum); t.version == 2 && sum != want {
		t.bad("the checksum of %v is %s, not %s", b, quoted(sum), want)
	}
	if t.now = nil; !b.whole {
		return nil
	}
	if b.kind == wordGame {
		t.whole++
	}
	return t.give(b)
}

// finish says what is missing at the end.
func (t *textReader) finish() {
	switch {
	case t.now != nil:
		t.bad("the text ends inside %v; expected \"end\"", t.now)
	case t.version == 2 && !t.done:
		t.bad("the text ends without its checksum; expected \"sum\"")
	}
	switch {
	case t.version == 1 || t.games == t.seen:
	case t.games < 0:
		t.bad("the text does not say how many games it holds; expected a line \"games %d\"", t.seen)
	default:
		t.bad("%d games are there, and the text says that it holds %d", t.seen, t.games)
	}
}

// within takes a line of a block. What is wrong with it is told once a block.
func (t *textReader) within(word, rest, line string) {
	b := t.now
	b.sum = crc32.Update(b.sum, crc32.IEEETable, []byte(line))
	b.size += len(line)
	var err error
	switch {
	case !b.whole:
	case b.size > maxBlock:
		err = fmt.Errorf("%v is larger than %d MB", b, maxBlock>>20)
	case b.kind == wordGame:
		err = b.game.read(t.version, word, rest)
	case b.kind == wordPrefs && word == "pref":
		err = b.pref(rest)
	case b.kind == wordDeck && word == "text":
		if b.deck.Text, err = strconv.Unquote(rest); err != nil {
			err = errors.New("expected the text of the deck between quotes")
		}
	default:
		err = fmt.Errorf("%s has no place in %v", quoted(word), b)
	}
	if err != nil {
		t.bad("%v", err)
	}
}

func (b *block) pref(rest string) error {
	name, err := strconv.QuotedPrefix(rest)
	if err != nil {
		return errors.New("expected the name of a preference between quotes")
	}
	value := json.RawMessage(strings.TrimSpace(rest[len(name):]))
	if len(b.prefs) >= maxPrefs {
		return fmt.Errorf("there are more than %d preferences", maxPrefs)
	}
	if name, _ = strconv.Unquote(name); name == "" || len(value) > maxPref || !json.Valid(value) {
		return fmt.Errorf("the preference %s is damaged", quoted(name))
	}
	b.prefs = append(b.prefs, &op{Kind: opPref, Name: name, Value: value})
	return nil
}
