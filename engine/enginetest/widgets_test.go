package enginetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// What is drawn is many small widgets, not one that knows everything: most methods of a type in
// widgets/, and for the large ones of today how many they have. These numbers may only sink.
const mostMethods = 30

var largeWidgets = map[string]int{"Builder": 84, "Rulebook": 44, "cardPane": 42, "tableau": 31}

// widgetFiles are the parsed files of widgets/, test files left out.
func widgetFiles(t *testing.T) (out []*ast.File) {
	t.Helper()
	names, err := filepath.Glob("../../widgets/*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no files in widgets/: %v", err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	return out
}

// named is the name of the type that a receiver or a field has, pointer or not; "" if it has none.
func named(x ast.Expr) string {
	if p, ok := x.(*ast.StarExpr); ok {
		x = p.X
	}
	if id, ok := x.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

func TestWidgetsStaySmall(t *testing.T) {
	methods := map[string]int{}
	for _, f := range widgetFiles(t) {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				methods[named(fn.Recv.List[0].Type)]++
			}
		}
	}
	for name, n := range methods {
		switch most, large := largeWidgets[name]; {
		case large && n < most:
			t.Errorf("%s has %d methods now: let largeWidgets say so, or take it out at %d", name, n, mostMethods)
		case large && n > most:
			t.Errorf("%s has %d methods, and may have %d: give the new ones to a part of it", name, n, most)
		case !large && n > mostMethods:
			t.Errorf("%s has %d methods, more than %d: make two types of it", name, n, mostMethods)
		}
	}
	for name := range largeWidgets {
		if methods[name] == 0 {
			t.Errorf("there is no %s any more: take it out of largeWidgets", name)
		}
	}
}

// TestNoPartHoldsTheTable: the parts of a table read the tableau and ask through their functions
// and the house, so that each can be understood alone.
func TestNoPartHoldsTheTable(t *testing.T) {
	for _, f := range widgetFiles(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if s, ok := spec.Type.(*ast.StructType); ok && spec.Name.Name != "tableRenderer" {
				for _, field := range s.Fields.List {
					if named(field.Type) == "Table" {
						t.Errorf("%s holds the whole Table", spec.Name.Name)
					}
				}
			}
			return true
		})
	}
}
