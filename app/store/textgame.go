package store

import (
	"encoding/base64"
	"encoding/json"
	"strconv"
	"strings"

	"cantina/engine/card"
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
		return noWord(word, "header, record, line, state", "end")
	}
	switch word {
	case "mark":
		return g.mark(rest)
	case "cut":
		var c Cut
		err := readJSON(word, rest, &c)
		if err == nil && (c.N < 0 || c.N > maxLines || len(c.Keys) > maxLines) {
			err = card.Because("more decisions were undone than a game has", "plus de décisions ont été reprises qu’une partie n’en a")
		}
		g.cuts = append(g.cuts, c)
		return err
	case "trash":
		g.trash = true
		return nil
	}
	return noWord(word, "header, record, line, mark, cut, trash, state", "end")
}

// noWord refuses a word where others are expected.
func noWord(word, expected, last string) error {
	return card.Because("unknown word %s; expected %s or %s", "mot inconnu %s ; attendu : %s ou %s", quoted(word), expected, last)
}

func readJSON(word, text string, v any) error {
	if err := json.Unmarshal([]byte(text), v); err != nil {
		return card.Because("the %s is damaged: %s", "« %s » est endommagé : %s", word, err)
	}
	return nil
}

func (g *savedGame) line(version int, rest string) (err error) {
	key := rest
	switch {
	case len(g.lines) >= maxLines:
		return card.Because("the game has more than %s decisions", "la partie a plus de %s décisions", maxLines)
	case version == 1:
		key = strings.TrimSuffix(rest, "\r")
	case rest == "":
		g.lost = append(g.lost, len(g.lines))
	default:
		if key, err = strconv.Unquote(rest); err != nil {
			return card.Because("expected a decision between quotes", "attendu : une décision entre guillemets")
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
		return 0, "", card.Because("%s %s: expected the number of lines before it", "%s %s : attendu : le nombre de lignes avant", word, quoted(num))
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
		return card.Because("mark %s: expected mark %s", "marque %s : attendu : marque %s", n, g.from+len(g.marks))
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
		return card.Because("state %s: %s", "position %s : %s", n, err)
	}
	g.states = append(g.states, savedState{n, data})
	return nil
}
