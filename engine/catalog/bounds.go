package catalog

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"
)

// What a person writes is far below these bounds. They are asked before a file is parsed:
// the TOML library takes time and memory by the square of how deep a file is nested.
const (
	MaxDeckFile  = 256 << 10
	MaxSceneFile = 1 << 20
	MaxCardFile  = 8 << 20
	MaxReplay    = 8 << 20
	MaxNesting   = 50
	MaxProblems  = 100 // of a file: nobody reads more
)

// ReadFile reads a file of at most so many bytes. What is no file (a pipe, a device) is
// refused: it might have no end.
func ReadFile(name string, most int) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New(name + " is no file")
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(data) > most {
		err = errors.New(name + " is " + larger(most))
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
func TOMLBounds(src string, keys int) (at int, msg string, ok bool) {
	depth, dots := 0, 0
	for i := 0; i < len(src); {
		switch c := src[i]; c {
		case '#':
			n := strings.IndexByte(src[i:], '\n')
			if n < 0 {
				return 0, "", true
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
				return i, "the file has too many keys", false
			}
		}
		if depth+dots > MaxNesting {
			return i, fmt.Sprintf("this is nested deeper than %d levels", MaxNesting), false
		}
		i++
	}
	return 0, "", true
}

// afterString is where the TOML string that begins at i ends. One on a line of its own
// ends with the line, if its quote is missing.
func afterString(src string, i int) int {
	q := src[i : i+1]
	long := strings.HasPrefix(src[i:], q+q+q)
	if long {
		i += 2
	}
	for i++; i < len(src); i++ {
		switch {
		case src[i] == '\\' && q == `"`:
			i++
		case long && strings.HasPrefix(src[i:], q+q+q):
			for i += 3; i < len(src) && src[i] == q[0]; i++ { // a quote may stand before the three
			}
			return i
		case !long && (src[i] == q[0] || src[i] == '\n'):
			return i + 1
		}
	}
	return len(src)
}

// shown is how many letters of a line an error shows.
const shown = 200

// Brief cuts a text that may be of any length to what an error shows of it.
func Brief(s string) string {
	if len(s) <= shown {
		return s
	}
	n := 0
	for i := range s {
		if n++; n > shown {
			return s[:i] + "…"
		}
	}
	return s
}

// window is the part of the line src[start:end] around at that an error shows, and how
// many letters of it stand before at.
func window(src string, start, end, at int) (text string, before int) {
	from, to := start, end
	if utf8.RuneCountInString(src[start:min(end, start+8*shown)]) > shown {
		from, to = max(start, at-shown/2), min(end, at+shown/2-2)
		for n := 1; n < utf8.UTFMax && from > start && !utf8.RuneStart(src[from]); n++ { // what is no UTF-8 may be cut anywhere
			from--
		}
		for n := 1; n < utf8.UTFMax && to < end && !utf8.RuneStart(src[to]); n++ {
			to++
		}
	}
	text, before = src[from:to], utf8.RuneCountInString(src[from:at])
	if from > start {
		text, before = "…"+text, before+1
	}
	if to < end {
		text += "…"
	}
	return text, before
}
