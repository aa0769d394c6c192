package catalog

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// What a person writes is far below these bounds. They are asked before a file is parsed:
// the TOML library takes time and memory by the square of how deep a file is nested.
const (
	MaxDeckFile  = 256 << 10
	MaxSceneFile = 1 << 20
	MaxCardFile  = 2 << 20
	MaxReplay    = 8 << 20
	MaxNesting   = 50
	MaxProblems  = 100 // of a file: nobody reads more

	maxCards = 2000     // of a file
	maxCard  = 64 << 10 // bytes of one
	maxWrong = 20       // problems of one
)

// ReadFile reads a file of at most so many bytes. What is no file (a pipe, a device) is
// refused: it might have no end.
func ReadFile(name string, most int) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errNoFile}
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	return readAll(f, name, most)
}

var errNoFile = card.Because("it is no file", "ce n’est pas un fichier")

// Unreadable is the problem of a file that ReadFile could not read.
func Unreadable(name string, err error, help string) Problem {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		err = path.Err
	}
	return Problem{File: name, Msg: "cannot be read: " + err.Error(), Help: help}
}

// readIn is ReadFile of a file system.
func readIn(fsys fs.FS, name string, most int) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errNoFile}
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	return readAll(f, name, most)
}

// readAll reads at most so many bytes and closes the file.
func readAll(f io.ReadCloser, name string, most int) ([]byte, error) {
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(data) > most {
		err = &fs.PathError{Op: "read", Path: name, Err: card.Because("it is larger than %s KB", "il dépasse %s Ko", most>>10)}
	}
	return data, err
}

func larger(most int) string { return fmt.Sprintf("larger than %d KB", most>>10) }

// TooLarge tells whether a source has more than so many bytes, and says so.
func TooLarge(file, src string, most int) (p Problem, large bool) {
	if len(src) <= most {
		return Problem{}, false
	}
	return Problem{File: file, Msg: "the file is " + larger(most), Help: "no such file needs to be that large"}, true
}

// TOMLBounds says where a TOML file is nested deeper than MaxNesting, or has more than so
// many keys; ok if it is not and has not.
func TOMLBounds(src string, keys int) (at int, msg card.Text, ok bool) {
	depth, dots := 0, 0
	for i := 0; i < len(src); {
		switch c := src[i]; c {
		case '#':
			n := strings.IndexByte(src[i:], '\n')
			if n < 0 {
				return 0, card.Text{}, true
			}
			i += n
			continue
		case '"', '\'':
			i = afterString(src, i)
			continue
		case '[', '{':
			depth++
		case ']', '}':
			depth = max(0, depth-1)
		case '.':
			dots++
		case '\n':
			dots = 0
		case '=':
			if keys--; keys < 0 {
				return i, card.T("the file has too many keys", "ce fichier a trop de clefs"), false
			}
		}
		if depth+dots > MaxNesting {
			return i, card.Say("this is nested deeper than %s levels", "ceci est imbriqué sur plus de %s niveaux", MaxNesting), false
		}
		i++
	}
	return 0, card.Text{}, true
}

// afterString is where the TOML string that begins at i ends. One on a line of its own
// ends with the line, if its quote is missing.
func afterString(src string, i int) int {
	q := src[i]
	end := string([]byte{q, q, q})
	if strings.HasPrefix(src[i:], end) {
		for i += 3; i < len(src); i++ {
			switch {
			case src[i] == '\\' && q == '"':
				i++
			case src[i] == q && strings.HasPrefix(src[i:], end):
				for i += 3; i < len(src) && src[i] == q; i++ { // a quote may stand before the three
				}
				return i
			}
		}
		return len(src)
	}
	for i++; i < len(src); i++ {
		switch c := src[i]; {
		case c == '\\' && q == '"':
			i++
		case c == q || c == '\n':
			return i + 1
		}
	}
	return len(src)
}

// Brief cuts a text that may be of any length to what an error shows of it.
func Brief(s string) string { return gametext.Brief(s) }
