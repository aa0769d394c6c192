package store

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
)

// Every cause in the source is said in two languages, with as many places for its
// arguments as it has arguments.
func TestCausesAreSaidInBothLanguages(t *testing.T) {
	files := token.NewFileSet()
	pkgs, err := parser.ParseDir(files, ".", func(f fs.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") }, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range pkgs["store"].Files {
		ast.Inspect(file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok || len(call.Args) < 2 || !slices.Contains([]string{"because", "c.bad", "card.Say", "card.T"}, nameOf(call.Fun)) {
				return true
			}
			en, fr := literal(call.Args[0]), literal(call.Args[1])
			if en == "" && fr == "" {
				return true // its arguments are variables
			}
			n++
			at := files.Position(call.Pos())
			if fr == "" || en == fr && strings.Trim(en, "%s: ") != "" {
				t.Errorf("%v: %q is not said in French", at, en)
			}
			if nameOf(call.Fun) != "card.T" && (strings.Count(en, "%s") != len(call.Args)-2 || strings.Count(fr, "%s") != len(call.Args)-2 || strings.Count(en+fr, "%") != 2*len(call.Args)-4) {
				t.Errorf("%v: %q, %q with %d arguments", at, en, fr, len(call.Args)-2)
			}
			return true
		})
	}
	if n < 40 {
		t.Errorf("%d causes were found", n)
	}
}

// nameOf is how a function is called: "because", "c.bad".
func nameOf(fun ast.Expr) string {
	switch f := fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		if x, ok := f.X.(*ast.Ident); ok {
			return x.Name + "." + f.Sel.Name
		}
	}
	return ""
}

func literal(e ast.Expr) string {
	if lit, ok := e.(*ast.BasicLit); ok {
		s, _ := strconv.Unquote(lit.Value)
		return s
	}
	return ""
}

// What a damaged file's report says in French has no word of the English one, wherever the
// damage is.
func TestDamageIsToldInBothLanguages(t *testing.T) {
	path, _ := filled(t, 30)
	whole, _ := os.ReadFile(path)
	rng := rand.New(rand.NewPCG(5, 6))
	said := map[string]bool{}
	for range 3000 {
		data := slices.Clone(whole)
		if i := rng.IntN(len(data)); rng.IntN(20) == 0 {
			data = data[:i]
		} else {
			data[i] ^= 1 << rng.IntN(8)
		}
		err := verifyPages(data)
		if err == nil {
			continue
		}
		text := why(err)
		said[text[card.French]] = true
		for _, word := range []string{"game", "line", "is ", "the ", "damaged", "file", "number"} {
			if strings.Contains(text[card.French], word) {
				t.Fatalf("%q says %q", text[card.French], word)
			}
		}
	}
	if len(said) < 20 {
		t.Errorf("%d kinds of damage", len(said))
	}
}
