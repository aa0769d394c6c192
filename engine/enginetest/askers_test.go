package enginetest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// Asking and doing are two types (design, section 3): a Position and a Referee ask, a
// Game does. What asks never comes to a door through which the state is written.

// reading are the methods of a State that only look; whoever asks may call no other.
var reading = strings.Fields("All Below C Changed Check Clone Damage Dated Dealt Epoch Hash Host InPlay LifeForce On OnTable Pile Save SlugOf Top Unseen Where")

// asking are the types by which one asks.
var asking = []string{"cantina/engine/position.Position", "cantina/engine/position.Context", "cantina/engine/rules.Referee"}

func TestWhatAsksChangesNothing(t *testing.T) {
	compiled := exports(t)
	calls := 0
	for _, room := range []string{"engine/position", "engine/rules"} {
		fset, files := parsed(t, room)
		n, bad := changing(t, compiled, fset, room, files)
		for _, x := range bad {
			t.Error(x)
		}
		calls += n
	}
	if calls < 900 {
		t.Errorf("only %d questions to the state were looked at", calls)
	}
}

// The finder sees through what the state is reached by, and leaves what does alone.
func TestChangingIsFound(t *testing.T) {
	const head = "package x\nimport (\n\"cantina/engine/game\"\n\"cantina/engine/position\"\n)\ntype Game struct{ *position.Position }\nfunc do(g *Game, p *position.Position, c *position.Context, id game.CardID) {\n"
	compiled := exports(t)
	for body, bad := range map[string]bool{
		"p.S.Edit(id).At = 0":                      true,
		"c.P.S.ToPile(id, game.Used)":              true,
		"f := func() { p.S.Change().Turn++ }; f()": true,
		"s := p.S; s.Shuffle(0, game.Reserve, 0)":  true,
		"_ = p.S.C(id)":                            false,
		"g.S.ToPile(id, game.Used)":                false,
		"x := p.S.Clone(); x.Edit(id).At = 0":      false,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", head+body+"\n}\n", parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if _, found := changing(t, compiled, fset, "x", []*ast.File{f}); (len(found) > 0) != bad {
			t.Errorf("%s: found %v", body, found)
		}
	}
}

func parsed(t *testing.T, room string) (*token.FileSet, []*ast.File) {
	t.Helper()
	fset := token.NewFileSet()
	at, names, _ := strings.Cut(golist(t, "{{.Dir}}|{{join .GoFiles \",\"}}", "./"+room)[0], "|")
	var files []*ast.File
	for _, name := range strings.Split(names, ",") {
		f, err := parser.ParseFile(fset, at+"/"+name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return fset, files
}

// changing names the calls of a package that change a state by way of what asks; n is how
// many calls on states it looked at.
func changing(t *testing.T, compiled map[string]string, fset *token.FileSet, room string, files []*ast.File) (n int, bad []string) {
	t.Helper()
	info := typed(t, compiled, fset, room, files)
	from := map[types.Object]ast.Expr{} // what local variables are set to
	for _, f := range files {
		ast.Inspect(f, func(x ast.Node) bool {
			if set, ok := x.(*ast.AssignStmt); ok && set.Tok == token.DEFINE && len(set.Lhs) == len(set.Rhs) {
				for i := range set.Lhs {
					if id, ok := set.Lhs[i].(*ast.Ident); ok {
						from[info.Defs[id]] = set.Rhs[i]
					}
				}
			}
			return true
		})
	}
	for _, f := range files {
		ast.Inspect(f, func(x ast.Node) bool {
			call, ok := x.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			s := info.Selections[call]
			if s == nil || s.Kind() != types.MethodVal || typeName(s.Recv()) != "cantina/engine/game.State" {
				return true
			}
			n++
			if by := reachedBy(info, from, call.X); !slices.Contains(reading, call.Sel.Name) && slices.Contains(asking, by) {
				bad = append(bad, fmt.Sprintf("%s: %s changes the state by way of a %s, which only asks", fset.Position(call.Pos()), call.Sel.Name, by))
			}
			return true
		})
	}
	return n, bad
}

// reachedBy is the type of the variable at the root of an expression.
func reachedBy(info *types.Info, from map[types.Object]ast.Expr, e ast.Expr) string {
	for range 20 {
		switch x := e.(type) {
		case *ast.SelectorExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		case *ast.Ident:
			if rhs := from[info.Uses[x]]; rhs != nil && typeName(info.TypeOf(x)) == "cantina/engine/game.State" {
				e = rhs
				continue
			}
			return typeName(info.TypeOf(x))
		default:
			return ""
		}
	}
	return ""
}

// typeName is the name of a type with its package, through a pointer.
func typeName(t types.Type) string {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := t.(*types.Named); ok && n.Obj().Pkg() != nil {
		return n.Obj().Pkg().Path() + "." + n.Obj().Name()
	}
	return ""
}

// What is remembered of a state notes the narrow aspects at which it looks: package
// position looks at them in aspects.go only, and at what State.Count, Tally and Debts lead to nowhere.
func TestAspectsAreNoted(t *testing.T) {
	fset, files := parsed(t, "engine/position")
	looks, bad := unnoted(typed(t, exports(t), fset, "engine/position", files), fset, files)
	for _, x := range bad {
		t.Error(x)
	}
	if looks < 10 {
		t.Errorf("only %d looks at narrow aspects were found", looks)
	}
}

// The finder of looks sees the narrow ones, and lets the others pass.
func TestUnnotedIsFound(t *testing.T) {
	compiled := exports(t)
	for body, bad := range map[string]bool{
		"_ = s.Turn":                        true,
		"_ = s.Phase":                       true,
		"_ = s.Battle.Damage":               true,
		"_ = s.Battle.At":                   false,
		"_ = s.Limits":                      true,
		"_ = s.Piles[0]":                    true,
		"_ = s.Pile(0, 0)":                  true,
		"_ = s.LifeForce(0)":                true,
		"_ = s.C(1).Moved":                  true,
		"_ = s.Cards[1].Zone == game.Lost":  true,
		"_ = s.Cards[1].Zone":               true,
		"_ = s.Cards[1].Zone < game.Row":    true,
		"_ = s.Cards[1].Zone == game.Table": false,
		"_ = s.Cards[1].At":                 false,
		"_ = s.Row":                         false,
		"_ = s.Host(1)":                     false,
		"_ = game.Battle{}.Winner":          false,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", "package x\nimport \"cantina/engine/game\"\nfunc look(s *game.State) {\n"+body+"\n}\n", parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if _, found := unnoted(typed(t, compiled, fset, "x", []*ast.File{f}), fset, []*ast.File{f}); (len(found) > 0) != bad {
			t.Errorf("%s: found %v", body, found)
		}
	}
}

// unnoted names the looks at narrow aspects of a state outside of aspects.go; looks is how
// many there are anywhere.
func unnoted(info *types.Info, fset *token.FileSet, files []*ast.File) (looks int, bad []string) {
	narrow := map[string][]string{
		"cantina/engine/game.State":  append([]string{"Turn", "Active", "Phase", "Piles", "Pile", "LifeForce", "Inserts"}, countFields...),
		"cantina/engine/game.Battle": debtFields,
		"cantina/engine/game.Card":   slices.Concat([]string{"Zone", "Depth"}, markFields, tallyFields),
	}
	for _, f := range files {
		tame := map[ast.Expr]bool{} // zones compared with one that is no pile
		ast.Inspect(f, func(x ast.Node) bool {
			if b, ok := x.(*ast.BinaryExpr); ok && (b.Op == token.EQL || b.Op == token.NEQ) {
				if zone, ok := b.Y.(*ast.SelectorExpr); ok && slices.Contains([]string{"Row", "Table", "Under"}, zone.Sel.Name) {
					tame[b.X] = true
				}
			}
			sel, ok := x.(*ast.SelectorExpr)
			if !ok || info.Selections[sel] == nil || tame[sel] || !slices.Contains(narrow[typeName(info.Selections[sel].Recv())], sel.Sel.Name) {
				return true
			}
			looks++
			if at := fset.Position(sel.Pos()); !strings.HasSuffix(at.Filename, "/aspects.go") {
				bad = append(bad, fmt.Sprintf("%s: looks at %s past aspects.go, so that what is remembered does not know it", at, sel.Sel.Name))
			}
			return true
		})
	}
	return looks, bad
}
