package store

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	bolt "go.etcd.io/bbolt"
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
		if err := s.view(games[i].ID, func(b *bolt.Bucket) error { return exportGame(out, games[i].ID, b) }); err != nil {
			return err
		}
	}
	return out.Flush()
}

func exportGame(out io.Writer, id ID, b *bolt.Bucket) error {
	fmt.Fprintf(out, "\ngame %d\n", id)
	for _, key := range [][]byte{headerKey, recordKey} {
		if data, err := unseal(b.Get(key)); err == nil {
			fmt.Fprintf(out, "%s %s\n", key, data)
		}
	}
	b.Bucket(linesBucket).ForEach(func(_, v []byte) error {
		key, err := unseal(v)
		if err == nil {
			fmt.Fprintf(out, "line %s\n", key)
		}
		return err
	})
	b.Bucket(statesBucket).ForEach(func(k, v []byte) error {
		if data, err := unseal(v); err == nil {
			fmt.Fprintf(out, "state %d %s\n", numberOf(k), base64.StdEncoding.EncodeToString(data))
		}
		return nil
	})
	_, err := fmt.Fprintln(out, "end")
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
	n   uint64
	rec []byte
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
		if _, err := unsealState(seal(data)); err != nil {
			return fmt.Errorf("state %d: %w", n, err)
		}
		g.states = append(g.states, savedState{n, seal(data)})
		return nil
	}
	return fmt.Errorf("unknown word %q; expected header, record, line, state or end", word)
}

// addGame saves a game that was read from text.
func (s *Store) addGame(g *saved) error {
	id, err := s.NewGame(g.header, g.record.Status, nil)
	if err != nil {
		return err
	}
	return s.update(id, func(b *bolt.Bucket) error {
		if err := s.put(b, Step{Keys: g.lines, Status: g.record.Status}); err != nil {
			return err
		}
		for _, st := range g.states {
			if err := b.Bucket(statesBucket).Put(number(st.n), st.rec); err != nil {
				return err
			}
		}
		return s.putRecord(b, g.record)
	})
}
