package decks

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// elided is a French word that lost its last letter before a straight quote: « n'est ».
var elided = regexp.MustCompile(`(?i)(^|[^\pL\pN'’])(c|d|j|l|m|n|s|t|qu|lorsqu|puisqu|jusqu|quelqu|aujourd)'[\pL%«]`)

// called is a deck by another name than the one that the window has for it.
var called = regexp.MustCompile(`\b(du|le|au) jeu\b`)

// What this package and its decks say in French is set as it is printed: ’ in n’est; and a deck is called one.
func TestFrenchHasItsApostrophes(t *testing.T) {
	n := 0
	for _, pattern := range []string{"*.go", "find/*.go"} {
		files, _ := filepath.Glob(pattern)
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			file, err := goparser.ParseFile(set, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(node ast.Node) bool {
				if text, ok := node.(*ast.BasicLit); ok && text.Kind == token.STRING {
					n++
					if elided.MatchString(text.Value) || called.MatchString(text.Value) {
						t.Errorf("%s: %s", set.Position(text.Pos()), text.Value)
					}
				}
				return true
			})
		}
	}
	for _, d := range Embedded() {
		for _, text := range []string{d.Plan[1], d.Notes[1]} {
			if found := elided.FindString(text); found != "" {
				t.Errorf("%s: %q", d.Name, found)
			}
		}
	}
	if n < 500 || !elided.MatchString("il n'y a") || elided.MatchString("the pool's cards") {
		t.Errorf("%d texts were read", n)
	}
}
