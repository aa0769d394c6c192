package store

import (
	"bufio"
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"cantina/engine/card"
	"cantina/engine/game"

	bolt "go.etcd.io/bbolt"
)

// someGames fills a store with all that an export carries: game 1 with marks from line 2
// on, undone lines and checkpoints, game 2 in the trash, game 3 with odd lines, preferences.
func someGames(t *testing.T) *Store {
	t.Helper()
	s := open(t, tempPath(t))
	s.copies.Wait()
	at := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	var minutes atomic.Int64 // a backup asks for the time, too
	s.now = func() time.Time { return at.Add(time.Duration(minutes.Add(1)) * time.Minute) }
	for i, keys := range [][]string{{"dark activate 3", "light pass"}, {"a"}, {"", "é\n\"x\"", "\r", "end"}} {
		h := testHeader
		h.Created = at.Add(time.Duration(i) * time.Hour)
		id, err := s.NewGame(h, Status{Turn: 1}, []byte("state 0"))
		if err == nil {
			err = s.Append(id, Step{Keys: keys, Status: Status{Turn: 2}})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	marks := []Mark{{Turn: 3, Kind: game.AskTarget, Forced: true, Shown: [card.Sides]int{2, 1}}, {Turn: 4, Kind: game.AskAction}}
	for _, err := range []error{
		s.Append(1, Step{N: 2, Keys: []string{"c", "d"}, Marks: marks, State: []byte("state 4"), Status: Status{Turn: 3}}),
		s.Truncate(1, 3, Status{Turn: 3}),
		s.Append(1, Step{N: 3, Keys: []string{"e"}, Marks: marks[:1], State: []byte("state of e"), Status: Status{Turn: 4, Ended: true, Winner: 1}}),
		s.Delete(2),
		s.SetPref(PrefLang, "fr"),
		s.SetPref(PrefTable, map[string]int{"Scale": 2}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func export(t *testing.T, s *Store, decks ...DeckFile) string {
	t.Helper()
	var text bytes.Buffer
	did, err := s.Export(&text, decks)
	if err != nil || len(did.Problems) > 0 {
		t.Fatal(did, err)
	}
	return text.String()
}

func noDeck(DeckFile) (bool, error) { return false, errors.New("a deck from nowhere") }

// restored imports a text that is whole.
func restored(t *testing.T, s *Store, text string, want Imported) {
	t.Helper()
	did, err := s.Import(strings.NewReader(text), false, noDeck)
	if err != nil || fmt.Sprint(did) != fmt.Sprint(want) {
		t.Fatalf("%+v, %v; want %+v", did, err, want)
	}
}

// gameText is the block of a game in an export, without its number and its end.
func gameText(t *testing.T, text string, n int) string {
	t.Helper()
	_, block, ok := strings.Cut(text, fmt.Sprintf("\ngame %d\n", n))
	block, _, _ = strings.Cut(block, "\nend ")
	if !ok {
		t.Fatalf("no game %d in\n%s", n, text)
	}
	return block
}

func TestExportCarriesEverything(t *testing.T) {
	s := someGames(t)
	deck := DeckFile{"mine.toml", "name = \"Mine\"\n[cards]\n"}
	text := export(t, s, deck)
	other := open(t, tempPath(t))
	var decks []DeckFile
	did, err := other.Import(strings.NewReader(text), false, func(d DeckFile) (bool, error) { decks = append(decks, d); return true, nil })
	if err != nil || fmt.Sprint(did) != fmt.Sprint(Imported{Games: 3, Decks: 1, Prefs: 2}) || !slices.Equal(decks, []DeckFile{deck}) {
		t.Fatalf("%+v, %v, decks %q", did, err, decks)
	}
	if again := export(t, other, deck); gameText(t, again, 1) != gameText(t, text, 1) {
		t.Errorf("exported again:\n%s\nwant\n%s", again, text)
	}
	wantLines(t, other, 1, "dark activate 3", "light pass", "c", "e")
	if marks, from, _ := other.Marks(1); from != 2 || len(marks) != 2 || marks[1].Turn != 3 {
		t.Errorf("marks %v from %d", marks, from)
	}
	if cuts, _ := other.Cuts(1); len(cuts) != 1 || cuts[0].N != 3 || !slices.Equal(cuts[0].Keys, []string{"d"}) {
		t.Errorf("undone lines %v", cuts)
	}
	for n, want := range map[int]string{3: "state 0", 4: "state of e"} {
		if state, _, _ := other.Checkpoint(1, n); string(state) != want {
			t.Errorf("checkpoint %q after %d lines, want %q", state, n, want)
		}
	}
	if trash, _ := other.Trash(); len(trash) != 1 || trash[0].N != 1 {
		t.Errorf("trash %v", trash)
	}
	wantLines(t, other, 3, "", "é\n\"x\"", "\r", "end")
	was, _ := s.Games()
	is, _ := other.Games()
	for i := range was {
		if was[i] != is[i] {
			t.Errorf("game %+v, want %+v", is[i], was[i])
		}
	}
	var lang string
	if !other.Pref(PrefLang, &lang) || lang != "fr" {
		t.Errorf("language %q", lang)
	}
}

// What is here already is not added again, whatever has become of it since.
func TestImportKnowsWhatIsHere(t *testing.T) {
	s := someGames(t)
	text := export(t, s)
	all := Imported{Known: 3}
	restored(t, s, text, all)
	s.SetPref(PrefLang, "en")
	s.Append(3, Step{N: 4, Keys: []string{"later"}})
	restored(t, s, text, all)
	s.Truncate(3, 2, Status{})
	s.Append(3, Step{N: 2, Keys: []string{"other"}})
	restored(t, s, text, all)
	var lang string
	if s.Pref(PrefLang, &lang); lang != "en" {
		t.Errorf("the preference that was here became %q", lang)
	}
	s.Delete(1)
	restored(t, s, text, Imported{Known: 3, Back: 1})
	if trash, _ := s.Trash(); len(trash) != 1 || trash[0].ID != 2 {
		t.Errorf("trash %v", trash)
	}
}

// A game that went on since comes back to where it was; one that went on in two ways is
// two games.
func TestImportGoesOn(t *testing.T) {
	s := someGames(t)
	before := export(t, s)
	s.Append(3, Step{N: 4, Keys: []string{"later"}, Marks: []Mark{{Turn: 9}}, State: []byte("state 5"), Status: Status{Turn: 9}})
	s.Append(3, Step{N: 5, Keys: []string{"undone"}})
	s.Truncate(3, 5, Status{Turn: 9})
	after := export(t, s)

	other := open(t, tempPath(t))
	restored(t, other, before, Imported{Games: 3, Prefs: 2})
	restored(t, other, after, Imported{Known: 2, Longer: 1})
	if gameText(t, export(t, other), 3) != gameText(t, after, 3) {
		t.Errorf("%s\nwant\n%s", export(t, other), after)
	}
	other.Truncate(3, 4, Status{})
	other.Append(3, Step{N: 4, Keys: []string{"another way"}})
	restored(t, other, after, Imported{Known: 3})

	third := open(t, tempPath(t))
	restored(t, third, before, Imported{Games: 3, Prefs: 2})
	third.Append(3, Step{N: 4, Keys: []string{"another way"}})
	restored(t, third, after, Imported{Known: 2, Games: 1})
	restored(t, third, after, Imported{Known: 3})
	wantLines(t, third, 3, "", "é\n\"x\"", "\r", "end", "another way")
}

// A text that is cut short anywhere is refused, and nothing of it is taken; asked for what
// is whole, it gives the games before the cut.
func TestImportRefusesWhatIsCutShort(t *testing.T) {
	text := export(t, someGames(t))
	s := open(t, tempPath(t))
	for n := range len(text) {
		_, err := s.Import(strings.NewReader(text[:n]), false, noDeck)
		if damage := (*TextDamage)(nil); !errors.As(err, &damage) && !errors.Is(err, errNoText) {
			t.Fatalf("cut to %d bytes: %v", n, err)
		}
	}
	if games, _ := s.Games(); len(games) > 0 {
		t.Fatalf("games %v", games)
	}
	cut := text[:strings.Index(text, "\ngame 3\n")+40] // game 1 and, in the trash, 2
	_, err := s.Import(strings.NewReader(cut), false, noDeck)
	damage := (*TextDamage)(nil)
	if !errors.As(err, &damage) || damage.Whole != 2 || damage.Games != 3 || !strings.Contains(err.Error(), "cut short") {
		t.Fatal(err)
	}
	did, err := s.Import(strings.NewReader(cut), true, noDeck)
	if err != nil || did.Games != 2 || len(did.Problems) != len(damage.Faults) {
		t.Fatal(did, err)
	}
	wantLines(t, s, 1, "dark activate 3", "light pass", "c", "e")
}

// A text of which one byte is another one is refused, and its other games are whole.
func TestImportRefusesWhatIsDamaged(t *testing.T) {
	text := []byte(export(t, someGames(t), DeckFile{"mine.toml", "name = \"Mine\""}))
	s := open(t, tempPath(t))
	for n := range text {
		bad := bytes.Clone(text)
		bad[n] ^= 1 << (n % 8)
		_, err := s.Import(bytes.NewReader(bad), false, noDeck)
		damage := (*TextDamage)(nil)
		if !errors.As(err, &damage) && !errors.Is(err, errNoText) {
			t.Fatalf("byte %d: %v", n, err)
		}
		if damage != nil && damage.Whole < 2 {
			t.Fatalf("byte %d: %d games are whole: %v", n, damage.Whole, err)
		}
	}
}

// A damaged record is left out and told; all others are written, and what is written can
// be restored.
func TestExportGoesOnAfterDamage(t *testing.T) {
	s := someGames(t)
	s.db.Update(func(tx *bolt.Tx) error {
		g := gameIn(tx, 1)
		g.in(linesBucket).Put(number(1), []byte("damaged"))
		g.in(statesBucket).Put(number(4), seal(placeOf(1, statesBucket, number(4)), []byte("no state")))
		g.in(cutsBucket).Put(number(1), []byte("damaged"))
		gameIn(tx, 2).Put(headerKey, []byte("damaged"))
		return tx.Bucket(prefsBucket).Put([]byte(PrefTable), []byte("damaged"))
	})
	var text bytes.Buffer
	did, err := s.Export(&text, nil)
	if err != nil || did.Games != 3 || did.Prefs != 1 {
		t.Fatal(did, err)
	}
	problems := ""
	for _, p := range did.Problems {
		problems += p[card.English] + "\n"
	}
	for _, want := range []string{"game 1: line 1 is damaged", "game 1: the checkpoint after 4 lines", "game 1: undone decisions", "game 2, its header", `preference "table"`} {
		if !strings.Contains(problems, want) {
			t.Errorf("%s\nwant %q", problems, want)
		}
	}
	other := open(t, tempPath(t))
	got, err := other.Import(bytes.NewReader(text.Bytes()), false, noDeck)
	if err != nil || got.Games != 2 || len(got.Problems) != 2 {
		t.Fatal(got, err)
	}
	wantLines(t, other, 1, "dark activate 3", "", "c", "e")
	wantLines(t, other, 2, "", "é\n\"x\"", "\r", "end") // game 2 was lost
	if got, _ := s.Import(bytes.NewReader(text.Bytes()), false, noDeck); got.Known+got.Games != 2 {
		t.Error(got)
	}
}

// Exports of version 1 are read still.
func TestImportOfVersion1(t *testing.T) {
	var packed bytes.Buffer
	packed.Write(Pack([]byte("state 3")))
	old := "cantina saves 1\n\ngame 4\nheader {\"Program\":\"0.1.0\",\"Seed\":7,\"Names\":[\"Ana\",\"Bob\"]}\n" +
		"record {\"Turn\":3,\"Seat\":1}\nline dark activate 3\nline \nline é\nstate 3 " + base64.StdEncoding.EncodeToString(packed.Bytes()) + "\nend\n"
	s := open(t, tempPath(t))
	restored(t, s, old, Imported{Games: 1})
	restored(t, s, old, Imported{Known: 1})
	wantLines(t, s, 1, "dark activate 3", "", "é")
	if state, n, _ := s.Checkpoint(1, 99); string(state) != "state 3" || n != 3 {
		t.Errorf("checkpoint %q after %d", state, n)
	}
	if games, _ := s.Games(); games[0].Turn != 3 {
		t.Errorf("%+v", games)
	}
}

// blockOf adds the end to a block.
func blockOf(lines string) string {
	var out bytes.Buffer
	w := &textWriter{did: &Exported{}, out: bufio.NewWriter(&out)}
	w.block.WriteString(lines)
	w.end()
	w.out.Flush()
	return out.String()
}

func TestFaultsOfATextAreTold(t *testing.T) {
	head := textHead + "\ngames 1\n"
	for text, want := range map[string]string{
		"":                                      "its first line must be",
		"hello":                                 "its first line must be",
		"cantina saves 4\n":                     "its first line must be",
		head + "frob 1\n":                       `line 3: "frob" stands outside a game`,
		head + "game x\n":                       `line 3: "x" is no number of a game`,
		head + "deck x\n":                       `line 3: "x" is no name of a deck`,
		head + "deck 1\ntext \"x\"\n":           `line 4: unknown word "text"; expected version`,
		head + "deck 1\nversion {\n":            "line 4: the version is damaged",
		head + "deck 0\nversion {}\n":           "line 4: a version that is one too many",
		head + "deck 1\ndraft {\n":              "line 4: the draft is damaged",
		head + "deck 1\nend 0\n":                "line 4: the checksum of the deck 1 is",
		head + "decks x\n":                      `line 3: "x" is no number of decks`,
		head + "decks 2\nsum 0\n":               "0 decks are there, and the text says that it holds 2",
		textHead2 + "\ngames 0\ndeck 1\n":       `line 3: "1" is no name of a deck`,
		head + "game 1\nfrob\n":                 `line 4: unknown word "frob"; expected header`,
		head + "game 1\nheader {\n":             "line 4: the header is damaged",
		head + "game 1\nstate x y\n":            `line 4: state "x": expected the number of lines`,
		head + "game 1\nstate 1 AAAA\n":         "line 4: state 1:",
		head + "game 1\nline x\n":               "line 4: expected a decision between quotes",
		head + "game 1\nmark 3 {}\nmark 5 {}\n": "line 5: mark 5: expected mark 4",
		head + "game 1\ncut {\"N\":-1}\n":       "line 4: more decisions were undone",
		head + "game 1\ngame 2\n":               `line 4: game 1 ends without "end"`,
		head + "game 1\nend 0\n":                `line 4: the checksum of game 1 is "0", not`,
		head + "game 1\n":                       "line 3: the text ends inside game 1",
		head + "prefs\npref lang\n":             "line 4: expected the name of a preference between quotes",
		head + "prefs\npref \"lang\" {\n":       `line 4: the preference "lang" is damaged`,
		head + "prefs\nline\n":                  `line 4: "line" has no place in the preferences`,
		head + "deck \"a\"\ntext x\n":           "line 4: expected the text of the deck between quotes",
		head:                                    `the text ends without its checksum; expected "sum"`,
		head + "sum 0\n":                        `line 3: the checksum of the text is "0", not`,
		head + "sum 0\nx\n":                     "line 4: the text goes on behind its checksum",
		head + "su":                             "line 3: the line is cut short",
		textHead + "\ngames x\n":                `line 2: "x" is no number of games`,
		textHead + "\n":                         "the text does not say how many games it holds",
		head + "sum 1\n":                        "0 games are there, and the text says that it holds 1",
		textHead1 + "\nline x":                  `line 2: "line" stands outside a game`,
		textHead1 + "\ngame 1\ntrash":           `line 3: unknown word "trash"`,
	} {
		s := open(t, tempPath(t))
		_, err := s.Import(strings.NewReader(text), false, noDeck)
		if !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%q: %v; want %s", text, err, want)
		}
		if len(fmt.Sprint(err)) > 1000 {
			t.Errorf("%q: an error of %d letters", text, len(fmt.Sprint(err)))
		}
	}
}

// bomb is a packed state that inflates to so many MB. Deflate says a MB of zeros behind
// zeros in the same bytes again and again.
func bomb(size int) string {
	var buf bytes.Buffer
	w, _ := flate.NewWriter(&buf, flate.BestCompression)
	zeros := make([]byte, 1<<20)
	w.Write(zeros)
	w.Flush()
	first := buf.Len()
	w.Write(zeros)
	w.Flush()
	more := bytes.Clone(buf.Bytes()[first:])
	buf.Write(bytes.Repeat(more, max(0, size-2)))
	return base64.StdEncoding.EncodeToString(buf.Bytes())
}

// A text of 4 MB may hold 3 GB of deflated zeros: no more of them are looked at than a
// state may have.
func TestDeflateBombs(t *testing.T) {
	s := open(t, tempPath(t))
	large := bomb(3 << 10)
	if len(large) < 3<<20 {
		t.Fatalf("a bomb of %d bytes", len(large))
	}
	small := bomb(15)
	for name, lines := range map[string]string{
		"one":  "state 0 " + large + "\n",
		"many": strings.Repeat("state 0 "+small+"\n", 4<<20/len(small)),
	} {
		text := textHead + "\ngames 1\n" + blockOf("game 1\nheader {}\n"+lines)
		if _, err := s.Import(strings.NewReader(text), false, noDeck); !strings.Contains(fmt.Sprint(err), "line 6: state 0: "+errInflated.Error()) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, packed := range []string{large, small} {
		data, _ := base64.StdEncoding.DecodeString(packed)
		var n counter
		if err := inflate(&n, data); err != errInflated || int(n) > min(maxState, maxRatio*len(data)+4096)+1 {
			t.Errorf("%d bytes of %d were looked at, %v", n, len(data), err)
		}
	}
}

type counter int

func (c *counter) Write(data []byte) (int, error) { *c += counter(len(data)); return len(data), nil }

// endless gives the same text again and again, so many times.
type endless struct {
	text  string
	times int
	left  string
}

func (e *endless) Read(to []byte) (int, error) {
	if e.left == "" {
		if e.times == 0 {
			return 0, io.EOF
		}
		e.times--
		e.left = e.text
	}
	n := copy(to, e.left)
	e.left = e.left[n:]
	return n, nil
}

// What is larger than anything that the program writes is refused, without being kept.
func TestSizesAreLimited(t *testing.T) {
	head := textHead + "\ngames 1\n"
	long := strings.Repeat("x", 1<<20)
	for name, c := range map[string]struct {
		head, more string
		times      int
		want       string
	}{
		"line":      {head + "game 1\nline ", long, 70, "line 4: it is larger than 64 MB"},
		"game":      {head + "game 1\n", "line \"" + long + "\"\n", 70, "game 1 is larger than 64 MB"},
		"decisions": {head + "game 1\n", "line\n", maxLines + 1, "the game has more than 1048576 decisions"},
		"games":     {head, "game 1\nend 12345678\n", maxGames + 1, "there are more than 20000 games"},
		"decks":     {head, "deck \"a\"\nend 12345678\n", maxDecks + 1, "there are more than 20000 decks"},
		"prefs":     {head + "prefs\n", "pref \"a\" 1\n", maxPrefs + 1, "there are more than 100 preferences"},
		"prefs 2":   {head, "prefs\nend 12345678\n", 2, "the preferences are there twice"},
	} {
		text, err := readText(io.MultiReader(strings.NewReader(c.head), &endless{text: c.more, times: c.times}), func(*block) error { return nil })
		if err != nil || len(text.faults) > maxFaults {
			t.Errorf("%s: %d faults, %v", name, len(text.faults), err)
		}
		if name == "games" || name == "decks" { // behind as many faults as are told
			if n := text.seen + text.decks; n != c.times || text.whole != 0 {
				t.Errorf("%s: %d, %d of them whole", name, n, text.whole)
			}
			continue
		}
		if said := (&TextDamage{Faults: text.faults}).Error(); !strings.Contains(said, c.want) {
			t.Errorf("%s: %s; want %s", name, said, c.want)
		}
	}
}

// Games that began in the same way are looked through one by one: there are not any number.
func TestGamesThatBeganAlikeAreLimited(t *testing.T) {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n", textHead1)
	for i := range maxAlike + 5 {
		fmt.Fprintf(&text, "game 1\nheader {}\nline %d\nend\n", i)
	}
	s := open(t, tempPath(t))
	did, err := s.Import(strings.NewReader(text.String()), false, noDeck)
	if err != nil || did.Games != maxAlike || len(did.Problems) != 5 {
		t.Error(did, err)
	}
}

// No text makes the reader panic, and what it gives of random changes of a good one is
// what stood in that.
func FuzzImport(f *testing.F) {
	rng := rand.New(rand.NewPCG(1, 2))
	head := textHead + "\ngames 1\n"
	f.Add([]byte(head + blockOf("game 1\nheader {}\nline \"a\"\nmark 0 {}\ncut {\"N\":1}\ntrash\nstate 0 "+bomb(2)+"\n") + "\nsum 0\n"))
	f.Add([]byte(head + blockOf("prefs\npref \"lang\" \"fr\"\n") + blockOf("deck \"a.toml\"\ntext \"x\"\n")))
	f.Add([]byte(head + "decks 1\n" + blockOf("deck 3\nversion {\"N\":1,\"Name\":\"A\",\"Text\":\"x\"}\ndraft {}\ntrash\n")))
	f.Add([]byte(textHead1 + "\ngame 1\nheader {}\nline a\nend\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		all := [][]byte{data}
		if len(data) > 0 {
			bad := bytes.Clone(data)
			bad[rng.IntN(len(bad))] ^= 1 << rng.IntN(8)
			all = append(all, bad)
		}
		for _, data := range all {
			_, err := readText(bytes.NewReader(data), func(b *block) error {
				if b.kind == wordGame {
					for from := range min(5, len(b.game.lines)+1) {
						n := from
						for _, o := range b.game.steps(from) {
							if o.N != n || len(o.Marks) > len(o.Keys) {
								t.Fatalf("a step from %d with %d keys and %d marks behind %d lines", o.N, len(o.Keys), len(o.Marks), n)
							}
							n += len(o.Keys)
						}
						if n != len(b.game.lines) {
							t.Fatalf("%d of %d lines", n, len(b.game.lines))
						}
					}
				}
				return nil
			})
			if err != nil && !errors.Is(err, errNoText) {
				t.Fatal(err)
			}
		}
	})
}
