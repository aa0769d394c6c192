package store

import (
	"bufio"
	"cmp"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// textHead is the first line of an export.
const textHead = "cantina saves 1"

// Export writes all games as text: a block of lines for each game, a word at the
// head of each line. Damaged games are written as far as they can be read.
func (s *Store) Export(w io.Writer) error {
	games, err := s.Games()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, textHead)
	for i := len(games) - 1; i >= 0; i-- { // oldest first, as they came
		if err := s.view(games[i].ID, func(g *gameBucket) error { return exportGame(out, g) }); err != nil {
			return err
		}
	}
	return out.Flush()
}

func exportGame(out io.Writer, g *gameBucket) error {
	fmt.Fprintf(out, "\ngame %d\n", g.id)
	for _, key := range [][]byte{headerKey, recordKey} {
		if data, err := g.get(nil, key); err == nil {
			fmt.Fprintf(out, "%s %s\n", key, data)
		}
	}
	keys, err := g.lines()
	for _, key := range keys {
		fmt.Fprintf(out, "line %s\n", key)
	}
	if err != nil {
		return err
	}
	g.in(statesBucket).ForEach(func(k, _ []byte) error {
		if data, err := g.get(statesBucket, k); err == nil {
			fmt.Fprintf(out, "state %d %s\n", numberOf(k), base64.StdEncoding.EncodeToString(data))
		}
		return nil
	})
	_, err = fmt.Fprintln(out, "end")
	return err
}

// saved is a game while its text is read.
type saved struct {
	header Header
	record record
	lines  []string
	states []savedState
}

type savedState struct {
	n    int
	data []byte // packed
}

// Import adds the games of an export, each under a new id. An error names the
// line; what came before it is saved.
func (s *Store) Import(r io.Reader) (games int, err error) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 64<<20)
	var g *saved
	for n := 1; in.Scan(); n++ {
		line := in.Text()
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case n == 1:
			if line != textHead {
				err = fmt.Errorf("this is no export of saved games: its first line must be %q", textHead)
			}
		case line == "":
		case word == "game" && g == nil:
			g = &saved{}
		case g == nil:
			err = fmt.Errorf("%q stands outside a game; expected \"game\"", word)
		case word == "end":
			if err = s.addGame(g); err == nil {
				games++
			}
			g = nil
		default:
			err = g.read(word, rest)
		}
		if err != nil {
			return games, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := in.Err(); err != nil {
		return games, err
	}
	if g != nil {
		return games, fmt.Errorf("the text ends inside a game; expected \"end\"")
	}
	return games, nil
}

// read takes one line of a game.
func (g *saved) read(word, rest string) error {
	switch word {
	case "header":
		return json.Unmarshal([]byte(rest), &g.header)
	case "record":
		return json.Unmarshal([]byte(rest), &g.record)
	case "line":
		g.lines = append(g.lines, rest)
		return nil
	case "state":
		num, text, _ := strings.Cut(rest, " ")
		n, err := strconv.ParseUint(num, 10, 31)
		if err != nil {
			return fmt.Errorf("state %q: expected the number of lines before it", num)
		}
		data, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			return err
		}
		if _, err := unpack(data); err != nil {
			return fmt.Errorf("state %d: %w", n, err)
		}
		g.states = append(g.states, savedState{int(n), data})
		return nil
	}
	return fmt.Errorf("unknown word %q; expected header, record, line, state or end", word)
}

// addGame saves a game that was read from text: its lines in pieces that end with a
// checkpoint each.
func (s *Store) addGame(g *saved) error {
	o := &op{Kind: opNew, Header: &g.header, Status: g.record.Status, At: g.record.Updated}
	if err := s.do(o); err != nil {
		return err
	}
	slices.SortFunc(g.states, func(a, b savedState) int { return cmp.Compare(a.n, b.n) })
	from := 0
	for _, st := range append(g.states, savedState{n: len(g.lines)}) {
		if st.n > len(g.lines) || st.data == nil && st.n == from {
			continue
		}
		step := &op{Kind: opStep, Game: o.Game, N: from, Keys: g.lines[from:st.n], Status: g.record.Status, At: g.record.Updated, state: st.data}
		if err := s.do(step); err != nil {
			return err
		}
		from = st.n
	}
	return nil
}
