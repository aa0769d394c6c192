package gametext

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"cantina/engine/card"
)

// Any text is read or refused without panic; what is read prints in both languages,
// reads back as the same tree, and Format settles at once.
func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/*valid/*.txt")
	for _, file := range files {
		b, _ := os.ReadFile(file)
		for l := range strings.Lines(string(b)) {
			f.Add(l)
		}
	}
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > 400 {
			return
		}
		c := Context{Type: card.Interrupt}
		clauses, errs := Parse(src, c)
		for _, e := range errs {
			e.Explain("fuzz", src, 0)
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
