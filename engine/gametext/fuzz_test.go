package gametext

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"cantina/engine/card"
)

// placed is how an error begins: file, line, column.
var placed = regexp.MustCompile(`^fuzz:[1-9]\d*:[1-9]\d*: .`)

// FuzzParse: any text, on a card of any type, is read or refused with the place of the
// mistake; what is read prints in both languages, reads back as the same tree, and Format
// settles at once.
func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/*valid/*.txt")
	for _, file := range files {
		b, _ := os.ReadFile(file)
		for l := range strings.Lines(string(b)) {
			f.Add(l, uint8(card.Interrupt))
		}
	}
	f.Fuzz(func(t *testing.T, src string, of uint8) {
		if len(src) > 400 {
			return
		}
		c := Context{Type: card.Type(of) % card.Types}
		clauses, errs := Parse(src, c)
		for _, e := range errs {
			if text := e.Explain("fuzz", src, 0); e.Pos < 0 || e.Pos > len(src) || e.Len < 0 || e.Msg == "" || !placed.MatchString(text) {
				t.Fatalf("of %d bytes %d and %d more are wrong: %s", len(src), e.Pos, e.Len, text)
			}
		}
		once, errs1 := Format(src)
		twice, errs2 := Format(once)
		if len(errs1) == 0 && (len(errs2) > 0 || once != twice) {
			t.Fatalf("Format does not settle: %q, then %q, then %q", src, once, twice)
		}
		for _, cl := range clauses {
			Sentence(cl, card.French)
			en := Print(cl, card.English)
			again, errs := Parse(en, c)
			if len(errs1) > 0 {
				continue
			}
			if len(again) != 1 {
				t.Fatalf("%q prints %q, which is not one clause: %v", src, en, errs)
			}
			if a, b := bare(cl), bare(again[0]); !reflect.DeepEqual(a, b) {
				t.Fatalf("%q prints %q, read back as\n%#v\nnot\n%#v", src, en, b, a)
			}
		}
	})
}

// bare returns a clause without places in the text.
func bare(c Clause) Clause {
	c.Pos, c.End = 0, 0
	strip(reflect.ValueOf(&c).Elem())
	return c
}

func strip(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			x := reflect.New(v.Elem().Type()).Elem()
			x.Set(v.Elem())
			strip(x)
			v.Set(x)
		}
	case reflect.Slice:
		for i := range v.Len() {
			strip(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				strip(v.Field(i))
			}
		}
		if f, ok := v.Addr().Interface().(*Filter); ok {
			f.Pos, f.Len = 0, 0
		}
	}
}
