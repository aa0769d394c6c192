package gametext

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

type kind byte

const (
	word kind = iota
	number
	title
	punct
	newline // the end of a clause
)

// A token is a word, number, quoted title or mark. Low is what is compared: the
// word in lower case, the number as it is printed.
type token struct {
	kind     kind
	text     string // as written; a title without its quotes
	low      string
	pos, end int  // byte offsets
	glued    bool // nothing stands between it and the token before
	num      card.Num
}

// lex splits game text into tokens; each clause ends with a newline token. A line
// that begins with a space continues the clause above it; # begins a comment. It is
// long because each kind of token has its case.
func lex(s string) (toks []token, errs []*Error) {
	toks = make([]token, 0, len(s)/4+2)
	add := func(k kind, from, to int) {
		t := token{kind: k, text: s[from:to], pos: from, end: to}
		t.glued = len(toks) > 0 && toks[len(toks)-1].end == from
		switch k {
		case word:
			t.low = strings.ToLower(t.text)
		case title:
			t.text = s[from+1 : to-1]
			t.low = t.text
		default:
			t.low = t.text
		}
		toks = append(toks, t)
	}
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch start := i; {
		case r == '\n':
			for i < len(s) && (s[i] == '\n' || s[i] == '\r') {
				i++
			}
			if i < len(s) && s[i] != ' ' && s[i] != '\t' && s[i] != '#' && len(toks) > 0 && toks[len(toks)-1].kind != newline {
				add(newline, start, start)
			}
		case r == '#':
			for i < len(s) && s[i] != '\n' {
				i++
			}
		case unicode.IsSpace(r):
			i += n
		case r == '"':
			end := strings.IndexAny(s[i+1:], "\"\n")
			if end < 0 || s[i+1+end] == '\n' {
				errs = append(errs, &Error{Pos: i, Len: 1, Msg: "this quoted title is not closed on its line"})
				for i < len(s) && s[i] != '\n' {
					i++
				}
				break
			}
			i += end + 2
			add(title, start, i)
		case isDigit(s, i) || r == '½':
			var v card.Num
			if v, i = lexNumber(s, i); i > start {
				add(number, start, i)
				t := &toks[len(toks)-1]
				t.num, t.low = v, v.String()
				break
			}
			i = lexWord(s, start) // "1st"
			add(word, start, i)
		case unicode.IsLetter(r):
			i = lexWord(s, i)
			add(word, start, i)
		case strings.ContainsRune(",;:()<>=+-", r):
			i++
			if i < len(s) && s[i] == '=' && (r == '<' || r == '>') {
				i++
			}
			add(punct, start, i)
		default:
			i += n
			errs = append(errs, &Error{Pos: start, Len: n, Msg: "the character " + strconv.QuoteRune(r) + " has no meaning in game text"})
		}
	}
	if len(toks) > 0 && toks[len(toks)-1].kind != newline {
		add(newline, len(s), len(s))
		toks[len(toks)-1].glued = false
	}
	return toks, errs
}

func isDigit(s string, i int) bool { return i < len(s) && s[i] >= '0' && s[i] <= '9' }

// lexWord returns the end of the word at i. A hyphen, slash or apostrophe inside
// is part of it: X-wing, TIE/ln, Twi'lek, opponent's.
func lexWord(s string, i int) int {
	for i < len(s) {
		r, n := utf8.DecodeRuneInString(s[i:])
		if r == '-' || r == '/' || r == '\'' {
			next, _ := utf8.DecodeRuneInString(s[i+1:])
			if !unicode.IsLetter(next) && !unicode.IsDigit(next) {
				break
			}
		} else if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		i += n
	}
	return i
}

// lexNumber reads 3, 3.14, 1/2, 1 1/2, ½ and 1½. It returns i itself when digits
// begin a word ("1st") or the number is too large.
func lexNumber(s string, i int) (card.Num, int) {
	start := i
	for isDigit(s, i) {
		i++
	}
	whole, err := strconv.Atoi("0" + s[start:i])
	if err != nil || whole > 1e6 {
		return 0, start
	}
	v := card.Whole(whole)
	half := card.One / 2
	switch {
	case strings.HasPrefix(s[i:], "½"):
		return v + half, i + len("½")
	case strings.HasPrefix(s[i:], " 1/2") && !isDigit(s, i+4):
		return v + half, i + len(" 1/2")
	case whole == 1 && strings.HasPrefix(s[i:], "/2") && !isDigit(s, i+2):
		return half, i + len("/2")
	case i < len(s) && s[i] == '.' && isDigit(s, i+1):
		d := i + 1
		for i = d; isDigit(s, i); i++ {
		}
		hundredths, _ := strconv.Atoi((s[d:i] + "0")[:2])
		return v + card.Num(hundredths), i
	}
	if r, _ := utf8.DecodeRuneInString(s[i:]); unicode.IsLetter(r) {
		return 0, start
	}
	return v, i
}

// numText prints a number; French has a decimal comma.
func numText(n card.Num, l card.Lang) string {
	s := n.String()
	if l == card.French {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}
