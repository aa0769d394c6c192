package store

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A savedGame is a game as an export says it.
type savedGame struct {
	header *Header
	record record
	lines  []string
	lost   []int // numbers of the lines without a key
	marks  []Mark
	from   int // the number of the first mark's line
	states []savedState
	cuts   []Cut
	trash  bool
}

type savedState struct {
	n    int
	data []byte // packed
}

// read takes a line of a game.
func (g *savedGame) read(version int, word, rest string) error {
	switch word {
	case "header":
		g.header = &Header{}
		return readJSON(word, rest, g.header)
	case "record":
		return readJSON(word, rest, &g.record)
	case "line":
		return g.line(version, rest)
	case "state":
		return g.state(rest)
	}
	if version == 1 {
		return fmt.Errorf("unknown word %s; expected header, record, line, state or end", quoted(word))
	}
	switch word {
	case "mark":
		return g.mark(rest)
	case "cut":
		var c Cut
		err := readJSON(word, rest, &c)
		if err == nil && (c.N < 0 || c.N > maxLines || len(c.Keys) > maxLines) {
			err = errors.New("more decisions were undone than a game has")
		}
		g.cuts = append(g.cuts, c)
		return err
	case "trash":
		g.trash = true
		return nil
	}
	return fmt.Errorf("unknown word %s; expected header, record, line, mark, cut, trash, state or end", quoted(word))
}

func readJSON(word, text string, v any) error {
	if err := json.Unmarshal([]byte(text), v); err != nil {
		return fmt.Errorf("the %s is damaged: %v", word, err)
	}
	return nil
}

func (g *savedGame) line(version int, rest string) (err error) {
	key := rest
	switch {
	case len(g.lines) >= maxLines:
		return fmt.Errorf("the game has more than %d decisions", maxLines)
	case version == 1:
		key = strings.TrimSuffix(rest, "\r")
	case rest == "":
		g.lost = append(g.lost, len(g.lines))
	default:
		if key, err = strconv.Unquote(rest); err != nil {
			return errors.New("expected a decision between quotes")
		}
	}
	g.lines = append(g.lines, key)
	return nil
}

// numbered cuts a number of lines from the head of a line.
func numbered(word, rest string) (int, string, error) {
	num, rest, _ := strings.Cut(rest, " ")
	n, err := strconv.ParseUint(num, 10, 31)
	if err != nil || n > maxLines {
		return 0, "", fmt.Errorf("%s %s: expected the number of lines before it", word, quoted(num))
	}
	return int(n), rest, nil
}

func (g *savedGame) mark(rest string) error {
	n, rest, err := numbered("mark", rest)
	if err != nil {
		return err
	}
	if len(g.marks) == 0 {
		g.from = n
	}
	if n != g.from+len(g.marks) {
		return fmt.Errorf("mark %d: expected mark %d", n, g.from+len(g.marks))
	}
	g.marks = append(g.marks, Mark{})
	return readJSON("mark", rest, &g.marks[len(g.marks)-1])
}

func (g *savedGame) state(rest string) error {
	n, rest, err := numbered("state", rest)
	if err != nil {
		return err
	}
	data, err := base64.StdEncoding.DecodeString(rest)
	if err == nil {
		err = inflates(data)
	}
	if err != nil {
		return fmt.Errorf("state %d: %w", n, err)
	}
	g.states = append(g.states, savedState{n, data})
	return nil
}
