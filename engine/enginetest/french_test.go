package enginetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// typewritten is what an English keyboard makes of French: a straight apostrophe, or a sign that can
// be torn from its word at the end of a line, where a space that does not break belongs.
var typewritten = regexp.MustCompile(`(?:^|[^\pL])(?:[ldnscjmtLDNSCJMT]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)'[\pL«%]|\S [;:?!»]|« `)

// asTyped are sentences in which that is meant: what a player types, or what is replaced.
var asTyped = map[string]bool{" : ": true, "« ": true, " »": true, " ;": true, " :": true, " !": true, " ?": true, ">=3, :2..4": true, "Kal'Falnl C'ndros": true}

// TestFrenchIsSetInSource: a French sentence in the source, which is what stands beside an English
// one, is set as French is printed. Game text is set where it is printed (gametext.Print).
func TestFrenchIsSetInSource(t *testing.T) {
	n := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() {
			if strings.HasPrefix(name, ".") && name != ".." || name == "gametext" || name == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(x ast.Node) bool {
			var list []ast.Expr
			switch x := x.(type) {
			case *ast.CallExpr:
				list = x.Args
			case *ast.CompositeLit:
				list = x.Elts
			}
			for i := 1; i < len(list); i++ {
				text, ok := literal(list[i])
				if _, pair := literal(list[i-1]); !ok || !pair {
					continue
				}
				n++
				if m := typewritten.FindString(text); m != "" && !asTyped[text] {
					t.Errorf("%s: %q in %q", files.Position(list[i].Pos()), m, text)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n < 2000 {
		t.Errorf("only %d sentences were found", n)
	}
}

// literal is the text of a string in the source, or of several that are put together.
func literal(x ast.Expr) (string, bool) {
	switch x := x.(type) {
	case *ast.BasicLit:
		return strings.Trim(x.Value, "\"`"), x.Kind == token.STRING
	case *ast.BinaryExpr:
		a, isA := literal(x.X)
		b, isB := literal(x.Y)
		return a + b, isA || isB
	}
	return "", false
}
