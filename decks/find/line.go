package find

import (
	"strings"
	"unicode/utf8"

	"cantina/engine/card"
)

// Bounds of a line.
const (
	maxLine  = 1000 // bytes
	maxDepth = 50   // brackets and NOTs within one another
	maxTold  = 10   // mistakes
)

// A Mistake is a part of a line that was not understood, and was left out, or that finds
// nothing: its bytes, what is wrong with it, and what may have been meant.
type Mistake struct {
	From, To int
	Text     card.Text
	Instead  string // what could stand there; "" if nothing is near
}

// A reader reads a line.
type reader struct {
	ix   *Index
	q    *Query
	src  string
	at   int
	deep int

	known map[reading]value
}

func (r *reader) mistake(from, to int, text card.Text, instead string) {
	if len(r.q.Mistakes) < maxTold {
		r.q.Mistakes = append(r.q.Mistakes, Mistake{From: from, To: to, Text: text, Instead: instead})
	}
}

// mended tells a mistake with what is nearest, which takes time to find: it is sought only for
// mistakes that are told.
func (r *reader) mended(from, to int, text card.Text, near func() string) {
	if len(r.q.Mistakes) < maxTold {
		r.mistake(from, to, text, near())
	}
}

func (r *reader) space() {
	for r.at < len(r.src) {
		c, n := utf8.DecodeRuneInString(r.src[r.at:])
		if c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\u00a0' && c != '\u202f' && c != ',' && c != ';' {
			return
		}
		r.at += n
	}
}

// joins are the words between and before terms; small letters are words of titles.
var joins = map[string]string{"AND": "and", "ET": "and", "&&": "and", "OR": "or", "OU": "or", "|": "or", "||": "or", "NOT": "not", "NON": "not"}

// join tells which joining word comes next, without taking it.
func (r *reader) join() (what string, end int) {
	end = r.at
	for end < len(r.src) && !strings.ContainsRune(" \t\n\r()\"", rune(r.src[end])) {
		end++
	}
	return joins[r.src[r.at:end]], end
}

// either reads terms joined by OR.
func (r *reader) either() node {
	var list some
	from := r.at
	for {
		if x := r.all(); x != nil {
			list = append(list, x)
		}
		r.space()
		what, end := r.join()
		if what != "or" {
			break
		}
		at := r.at
		r.at = end
		r.space()
		if r.at == len(r.src) || r.src[r.at] == ')' || len(list) == 0 {
			r.mistake(at, end, card.T("OR stands between two things", "OU se place entre deux choses"), "")
		}
		if r.at == from {
			break
		}
	}
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return list
}

// all reads terms of which every one must hold.
func (r *reader) all() node {
	var list every
	for {
		r.space()
		if r.at == len(r.src) || r.src[r.at] == ')' {
			break
		}
		what, end := r.join()
		if what == "or" {
			break
		}
		if what == "and" {
			at := r.at
			r.at = end
			r.space()
			if len(list) == 0 || r.at == len(r.src) || r.src[r.at] == ')' {
				r.mistake(at, end, card.T("AND stands between two things", "ET se place entre deux choses"), "")
			}
			continue
		}
		if x := r.one(); x != nil {
			list = append(list, x)
		}
	}
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return list
}

// one reads one term: not something, something in brackets, a phrase, a field or a word.
func (r *reader) one() node {
	from := r.at
	if r.deep >= maxDepth {
		r.mistake(from, len(r.src), card.T("too many brackets within one another", "trop de parenthèses les unes dans les autres"), "")
		r.at = len(r.src)
		return nil
	}
	r.deep++
	defer func() { r.deep-- }()
	what, end := r.join()
	rest := r.src[r.at:]
	switch {
	case what == "not":
		r.at = end
		return r.negated(from, end)
	case rest[0] == '-' && len(rest) > 1 && !strings.ContainsRune(" -\t,;", rune(rest[1])):
		r.at++
		return r.negated(from, r.at)
	case rest[0] == '(':
		r.at++
		return r.bracket(from)
	case isQuote(rest):
		return r.phrase(anyField, from)
	}
	return r.term()
}

func (r *reader) negated(from, end int) node {
	r.space()
	if r.at == len(r.src) || r.src[r.at] == ')' {
		r.mistake(from, end, card.T("NOT stands before something", "NON se place devant quelque chose"), "")
		return nil
	}
	if x := r.one(); x != nil {
		return none{x}
	}
	return nil
}

// bracket reads to the closing bracket; at the end of the line it need not be there.
func (r *reader) bracket(from int) node {
	x := r.either()
	r.space()
	if r.at < len(r.src) && r.src[r.at] == ')' {
		r.at++
	} else {
		r.mistake(from, from+1, card.T("this bracket is not closed", "cette parenthèse n’est pas fermée"), "")
	}
	return x
}

// isQuote tells whether a text begins with a quotation mark.
func isQuote(s string) bool {
	return strings.HasPrefix(s, `"`) || strings.HasPrefix(s, "«") || strings.HasPrefix(s, "“")
}

// quoted reads what stands in quotes, and tells whether they are closed.
func (r *reader) quoted() (text string, closed bool) {
	_, n := utf8.DecodeRuneInString(r.src[r.at:])
	r.at += n
	from := r.at
	for r.at < len(r.src) {
		c, n := utf8.DecodeRuneInString(r.src[r.at:])
		r.at += n
		if c == '"' || c == '»' || c == '”' {
			return strings.TrimSpace(r.src[from : r.at-n]), true
		}
	}
	return strings.TrimSpace(r.src[from:]), false
}

func (r *reader) phrase(f *Field, from int) node {
	text, closed := r.quoted()
	if !closed {
		r.mistake(from, r.at, card.T("these quotes are not closed", "ces guillemets ne sont pas fermés"), r.src[from:r.at]+`"`)
	}
	return r.words(f, colon, []value{{text: text, exact: closed, from: from, to: r.at}}, from)
}

// word reads a word, up to a space, a bracket or an operator.
func (r *reader) word() string {
	from := r.at
	for r.at < len(r.src) {
		if _, n := operator(r.src[r.at:]); n > 0 && r.at > from {
			break
		}
		c, n := utf8.DecodeRuneInString(r.src[r.at:])
		if strings.ContainsRune(" \t\n\r\u00a0\u202f()\"«»“”", c) && r.at > from {
			break
		}
		r.at += n
		if strings.ContainsRune("()\"«»“”", c) {
			break
		}
	}
	return r.src[from:r.at]
}

// An op is how a field stands to a value.
type op uint8

const (
	colon op = iota // contains, is
	equal
	unequal
	less
	atMost
	more
	atLeast
)

var operators = []struct {
	sign string
	op   op
}{{"!=", unequal}, {"<=", atMost}, {">=", atLeast}, {"≠", unequal}, {"≤", atMost}, {"≥", atLeast}, {":", colon}, {"==", equal}, {"=", equal}, {"<", less}, {">", more}}

// operator tells with which comparison a text begins, and how long it is.
func operator(s string) (op, int) {
	for _, x := range operators {
		if strings.HasPrefix(s, x.sign) {
			return x.op, len(x.sign)
		}
	}
	return 0, 0
}

// term reads a field with what is asked of it, or a bare word.
func (r *reader) term() node {
	from := r.at
	name := r.word()
	end := r.at
	f := fieldNamed(name)
	at := r.at
	for at < len(r.src) && r.src[at] == ' ' {
		at++
	}
	o, n := operator(r.src[at:])
	switch {
	case f != nil && n > 0:
		r.at = at + n
		if o2, n2 := operator(r.src[r.at:]); o == colon && n2 > 0 && f.number != nil { // "power:>=3", as a completion leaves it
			o, r.at = o2, r.at+n2
		}
		return r.asked(f, o, from)
	case f == nil && n > 0 && at == end: // a title may have a colon: "Tatooine: Cantina"
		r.at += n
		if o != colon || !r.ix.begins(name) {
			r.mended(from, end, card.Say("there is no field “%s”", "il n’y a pas de champ « %s »", brief(name)), func() string {
				if near := nearestField(name, r.q.Lang); near != "" {
					return near + r.src[end:r.at]
				}
				return ""
			})
			r.values(nil)
			return nil
		}
	}
	return r.words(anyField, colon, []value{{text: name, from: from, to: end}}, from)
}

// asked reads the values of a field.
func (r *reader) asked(f *Field, o op, from int) node {
	opEnd := r.at
	if r.at < len(r.src) && r.src[r.at] == ' ' {
		r.at++
	}
	values := r.values(f)
	if len(values) == 0 {
		r.mistake(from, opEnd, card.Say("its value is missing (%s)", "il manque la valeur (%s)", f.What), "")
		return nil
	}
	return r.words(f, o, values, from)
}

// values reads one value or several with commas between.
func (r *reader) values(f *Field) (list []value) {
	for r.at < len(r.src) {
		from := r.at
		rest := r.src[r.at:]
		switch {
		case rest[0] == ' ' || rest[0] == ')':
			return list
		case isQuote(rest):
			text, closed := r.quoted()
			if !closed {
				r.mistake(from, r.at, card.T("these quotes are not closed", "ces guillemets ne sont pas fermés"), r.src[from:r.at]+`"`)
			}
			list = append(list, value{text: text, exact: closed, from: from, to: r.at})
		case rest[0] == '(' && f != nil && f.relation != nil:
			r.at++
			r.deep++
			x := r.deeper(from)
			r.deep--
			list = append(list, value{text: r.src[from:r.at], sub: x, from: from, to: r.at})
		default:
			for r.at < len(r.src) {
				c, n := utf8.DecodeRuneInString(r.src[r.at:])
				if strings.ContainsRune(" \t\n\r\u00a0\u202f(),\"«»“”", c) {
					break
				}
				r.at += n
			}
			if r.at == from {
				if rest[0] != ',' {
					return list
				}
			} else {
				list = append(list, value{text: r.src[from:r.at], from: from, to: r.at})
			}
		}
		if r.at >= len(r.src) || r.src[r.at] != ',' {
			return list
		}
		r.at++
	}
	return list
}

func (r *reader) deeper(from int) node {
	if r.deep >= maxDepth {
		r.mistake(from, len(r.src), card.T("too many brackets within one another", "trop de parenthèses les unes dans les autres"), "")
		r.at = len(r.src)
		return nil
	}
	return r.bracket(from)
}
