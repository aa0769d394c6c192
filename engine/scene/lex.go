package scene

import "strings"

type kind byte

const (
	bare   kind = iota // a word or number
	quoted             // "a title"
	punct              // one of : , ; { } [ ]
	eol
)

// A token is a word, a title in quotes or a mark. pos and end are byte offsets in
// the file; text is without quotes.
type token struct {
	span
	kind kind
	text string
}

const marks = ":,;{}[]"

// lex splits one logical line, src[from:to], into tokens. open is the offset of a
// quote that is not closed, or -1.
func lex(src string, from, to int) (toks []token, open int) {
	open = -1
	for i := from; i < to; {
		switch c := src[i]; {
		case c == ' ' || c == '\t' || c == '\r':
			i++
		case c == '\n':
			i++
		case c == '#' && (i == 0 || strings.IndexByte(" \t\n", src[i-1]) >= 0):
			for i < to && src[i] != '\n' {
				i++
			}
		case c == '"':
			n := strings.IndexAny(src[i+1:to], "\"\n")
			if n < 0 || src[i+1+n] == '\n' {
				if open < 0 {
					open = i
				}
				if n < 0 {
					n = to - i - 1
				}
				toks = append(toks, token{span{i, i + 1 + n}, quoted, src[i+1 : i+1+n]})
				i += 1 + n
				continue
			}
			toks = append(toks, token{span{i, i + n + 2}, quoted, src[i+1 : i+1+n]})
			i += n + 2
		case strings.IndexByte(marks, c) >= 0:
			toks = append(toks, token{span{i, i + 1}, punct, src[i : i+1]})
			i++
		default:
			j := i
			for j < to && strings.IndexByte(" \t\r\n\""+marks, src[j]) < 0 {
				j++
			}
			toks = append(toks, token{span{i, j}, bare, src[i:j]})
			i = j
		}
	}
	return append(toks, token{span{to, to}, eol, ""}), open
}

// lines cuts src into logical lines: a line with those below it that begin with a
// space. Empty lines and comments are left out.
func lines(src string) []span {
	var out []span
	for at := 0; at < len(src); {
		end := len(src)
		if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
			end = at + i
		}
		line := src[at:end]
		text := strings.TrimSpace(line)
		switch {
		case text == "" || strings.HasPrefix(text, "#"):
		case (line[0] == ' ' || line[0] == '\t') && len(out) > 0:
			out[len(out)-1].end = end
		default:
			out = append(out, span{at + strings.Index(line, text), end}) // the first may begin with a space
		}
		at = end + 1
	}
	return out
}
