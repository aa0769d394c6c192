package tables

import (
	"fmt"
	"reflect"
	"strings"
	"unicode"

	"cantina/engine/card"
)

// A print is the fingerprint of what is noted, and, if it is to be told, that in words.
type print struct {
	sum   uint64
	tells bool
	lines []string
}

const prime = 0x9E3779B97F4A7C15

func (p *print) number(n uint64) {
	p.sum = (p.sum ^ n) * prime
	p.sum ^= p.sum >> 29
}

func (p *print) word(s string) {
	var n uint64
	for i := range len(s) {
		if n = n<<8 | uint64(s[i]); i%8 == 7 {
			p.number(n)
			n = 0
		}
	}
	p.number(n<<8 | uint64(len(s)&255))
}

// say notes a line that is also told.
func (p *print) say(line string) {
	p.word(line)
	p.told(line)
}

func (p *print) told(line string) {
	if p.tells {
		p.lines = append(p.lines, line)
	}
}

// names are the names and numbers in a sentence: what is left of it however it is said.
func names(s string) string {
	var b strings.Builder
	for i, w := range strings.Fields(s) {
		if strings.ContainsFunc(w, unicode.IsDigit) || i > 0 && strings.ContainsFunc(w, unicode.IsUpper) {
			b.WriteString(strings.Trim(w, ".,:;()") + " ")
		}
	}
	return b.String()
}

// value notes whatever a seat is shown, field by field, but for words.
func (p *print) value(v reflect.Value) { noterOf(v.Type())(p, v) }

// A noter notes values of one type.
type noter func(*print, reflect.Value)

// noters are made once for each type.
var noters = map[reflect.Type]noter{}

func noterOf(t reflect.Type) noter {
	if n := noters[t]; n != nil {
		return n
	}
	var n noter
	noters[t] = func(p *print, v reflect.Value) { n(p, v) } // of a type that has itself in it
	n = makeNoter(t)
	noters[t] = n
	return n
}

func makeNoter(t reflect.Type) noter {
	switch {
	case t == reflect.TypeFor[card.Text]():
		return func(*print, reflect.Value) {}
	case t == reflect.TypeFor[*card.Def]():
		return func(p *print, v reflect.Value) {
			if d := v.Interface().(*card.Def); d != nil {
				p.word(d.Slug)
			}
		}
	}
	switch t.Kind() {
	case reflect.Bool:
		return func(p *print, v reflect.Value) { p.number(truth(v.Bool())) }
	case reflect.String:
		return func(p *print, v reflect.Value) { p.word(v.String()) }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(p *print, v reflect.Value) { p.number(uint64(v.Int())) }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return func(p *print, v reflect.Value) { p.number(v.Uint()) }
	case reflect.Pointer:
		to := noterOf(t.Elem())
		return func(p *print, v reflect.Value) {
			if p.number(truth(v.IsNil())); !v.IsNil() {
				to(p, v.Elem())
			}
		}
	case reflect.Slice, reflect.Array:
		of := noterOf(t.Elem())
		return func(p *print, v reflect.Value) {
			p.number(uint64(v.Len()))
			for i := range v.Len() {
				of(p, v.Index(i))
			}
		}
	case reflect.Struct:
		var fields []noter
		for i := range t.NumField() {
			fields = append(fields, noterOf(t.Field(i).Type))
		}
		return func(p *print, v reflect.Value) {
			for i, note := range fields {
				if f := v.Field(i); !f.IsZero() { // a new field alarms where it says something only
					p.word(t.Field(i).Name)
					if f.Kind() < reflect.Complex64 || f.Kind() == reflect.String {
						p.told(fmt.Sprintf("%s.%s: %v", t.Name(), t.Field(i).Name, f))
					}
					note(p, f)
				}
			}
			p.number(0)
		}
	}
	panic("no seat is shown a " + t.String())
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
