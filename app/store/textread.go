package store

import (
	"bufio"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// A TextFault is what is wrong with a line of an export.
type TextFault struct {
	Line int
	Msg  card.Text
}

// said is the fault with its line.
func (f TextFault) said() card.Text { return card.Say("line %s: %s", "ligne %s : %s", f.Line, f.Msg) }

// A block is a piece of an export: a game, a deck or the preferences.
type block struct {
	kind  string
	name  string // the number of the game, the name of the deck
	whole bool   // nothing is wrong with it so far
	sum   uint32 // of its lines
	size  int
	game  savedGame
	deck  DeckFile
	kept  *savedDeck // a deck with a number
	prefs []*op
}

// said is what the block is.
func (b *block) said() card.Text {
	switch b.kind {
	case wordGame:
		return card.Say("game %s", "la partie %s", b.name)
	case wordDeck:
		if b.kept != nil {
			return card.Say("the deck %s", "le deck %s", b.kept.said())
		}
		return card.Say("the deck %s", "le deck %s", quoted(b.deck.Name))
	}
	return card.T("the preferences", "les préférences")
}

// A textReader reads an export block by block, and goes on after a fault with the next
// block.
type textReader struct {
	in      *bufio.Reader
	version int
	n       int    // number of the line
	sum     uint32 // of all lines so far
	now     *block
	games   int  // how many the text says that there are, -1 if it does not
	kept    int  // how many kept decks it says that there are, -1 if it does not
	seen    int  // games that began
	whole   int  // and are whole
	decks   int  // that began
	stored  int  // those of them with a number
	prefs   bool // they have been
	done    bool
	faults  []TextFault
	give    func(*block) error // is given each block that is whole
}

// errNoText is a file that is something else.
var errNoText error = card.Because("this is no export of saved games: its first line must be %s",
	"ce n’est pas une exportation de parties enregistrées : sa première ligne doit être %s", strconv.Quote(textHead))

// readText reads an export and gives its whole blocks. The error is what give says, what
// the system says, or that it is no export; what is wrong with its lines is in the faults.
func readText(r io.Reader, give func(*block) error) (*textReader, error) {
	t := &textReader{in: bufio.NewReaderSize(r, 64<<10), games: -1, kept: -1, give: give}
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
func (t *textReader) bad(en, fr string, args ...any) {
	if t.now != nil {
		t.now.whole = false
	}
	if len(t.faults) < maxFaults {
		t.faults = append(t.faults, TextFault{t.n, card.Say(en, fr, args...)})
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
		t.bad("it is larger than %s MB", "elle dépasse %s Mo", maxBlock>>20)
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
			t.version = 3
		case textHead2:
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
	case t.version >= 2 && len(line) == len(whole):
		t.bad("the line is cut short", "la ligne est tronquée")
	case t.done:
		t.bad("the text goes on behind its checksum", "le texte continue après sa somme de contrôle")
	case word == wordGame || word == wordDeck || word == wordPrefs:
		t.begin(word, rest, whole)
	case line == "" && t.now == nil:
	case word == "end" && t.now != nil:
		return t.end(rest)
	case word == "games" && t.now == nil && t.games < 0:
		n, err := strconv.ParseUint(rest, 10, 31)
		if t.games = int(n); err != nil {
			t.bad("%s is no number of games", "%s n’est pas un nombre de parties", quoted(rest))
		}
	case word == "decks" && t.now == nil && t.kept < 0 && t.version >= 3:
		n, err := strconv.ParseUint(rest, 10, 31)
		if t.kept = int(n); err != nil {
			t.bad("%s is no number of decks", "%s n’est pas un nombre de decks", quoted(rest))
		}
	case word == "sum":
		t.now, t.done = nil, true
		if rest != fmt.Sprintf("%08x", before) {
			t.bad("the checksum of the text is %s, not %s", "la somme de contrôle du texte est %s, et non %s", quoted(rest), fmt.Sprintf("%08x", before))
		}
	case t.now == nil:
		t.bad("%s stands outside a game; expected %s", "%s se trouve hors d’une partie ; attendu : %s", quoted(word), strings.Join([]string{wordGame, wordDeck, wordPrefs}, ", "))
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
		t.bad("%s ends without \"end\"", "%s : il manque « end »", t.now.said())
	}
	t.now = &block{kind: word, name: name, whole: true, sum: crc32.ChecksumIEEE([]byte(line)), size: len(line)}
	switch word {
	case wordGame:
		t.seen++
		if _, err := strconv.ParseUint(name, 10, 64); err != nil {
			t.now.name = quoted(name)
			t.bad("%s is no number of a game", "%s n’est pas un numéro de partie", quoted(name))
		} else if t.seen > maxGames {
			t.bad("there are more than %s games", "il y a plus de %s parties", maxGames)
		}
	case wordDeck:
		t.decks++
		n, err := strconv.ParseUint(name, 10, 63)
		if err == nil && t.version >= 3 {
			if t.now.kept = (&savedDeck{id: DeckID(n)}); n > 0 {
				t.stored++
			}
		} else if t.now.deck.Name, err = strconv.Unquote(name); err != nil {
			t.bad("%s is no name of a deck; expected it between quotes", "%s n’est pas un nom de deck ; il se met entre guillemets", quoted(name))
		}
		if t.decks > maxDecks {
			t.bad("there are more than %s decks", "il y a plus de %s decks", maxDecks)
		}
	case wordPrefs:
		if t.prefs {
			t.bad("the preferences are there twice", "les préférences y sont deux fois")
		}
		t.prefs = true
	}
}

// end ends a block, and gives it if it is whole.
func (t *textReader) end(sum string) error {
	b := t.now
	if want := fmt.Sprintf("%08x", b.sum); t.version >= 2 && sum != want {
		t.bad("the checksum of %s is %s, not %s", "%s : la somme de contrôle est %s, et non %s", b.said(), quoted(sum), want)
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
		t.bad("the text ends inside %s; expected \"end\"", "le texte finit sans « end » ; en cours : %s", t.now.said())
	case t.version >= 2 && !t.done:
		t.bad("the text ends without its checksum; expected \"sum\"", "le texte finit sans sa somme de contrôle ; attendu : « sum »")
	}
	if t.version >= 3 && max(0, t.kept) != t.stored {
		t.bad("%s decks are there, and the text says that it holds %s", "%s decks s’y trouvent, et le texte dit en contenir %s", t.stored, max(0, t.kept))
	}
	switch {
	case t.version == 1 || t.games == t.seen:
	case t.games < 0:
		t.bad("the text does not say how many games it holds; expected a line \"games %s\"", "le texte ne dit pas combien de parties il contient ; attendu : une ligne « games %s »", t.seen)
	default:
		t.bad("%s games are there, and the text says that it holds %s", "%s parties s’y trouvent, et le texte dit en contenir %s", t.seen, t.games)
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
		err = card.Because("%s is larger than %s MB", "%s : plus de %s Mo", b.said(), maxBlock>>20)
	case b.kind == wordGame:
		err = b.game.read(t.version, word, rest)
	case b.kind == wordPrefs && word == "pref":
		err = b.pref(rest)
	case b.kept != nil:
		err = b.kept.read(word, rest)
	case b.kind == wordDeck && word == "text":
		if b.deck.Text, err = strconv.Unquote(rest); err != nil {
			err = card.Because("expected the text of the deck between quotes", "attendu : le texte du deck entre guillemets")
		}
	default:
		err = card.Because("%s has no place in %s", "%s n’a pas sa place ici : %s", quoted(word), b.said())
	}
	if err != nil {
		t.bad("%s", "%s", card.Why(err))
	}
}

func (b *block) pref(rest string) error {
	name, err := strconv.QuotedPrefix(rest)
	if err != nil {
		return card.Because("expected the name of a preference between quotes", "attendu : le nom d’une préférence entre guillemets")
	}
	value := json.RawMessage(strings.TrimSpace(rest[len(name):]))
	if len(b.prefs) >= maxPrefs {
		return card.Because("there are more than %s preferences", "il y a plus de %s préférences", maxPrefs)
	}
	if name, _ = strconv.Unquote(name); name == "" || len(value) > maxPref || !json.Valid(value) {
		return card.Because("the preference %s is damaged", "la préférence %s est endommagée", quoted(name))
	}
	b.prefs = append(b.prefs, &op{Kind: opPref, Name: name, Value: value})
	return nil
}
