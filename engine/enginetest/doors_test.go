package enginetest

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// The state is written through its doors only (game.State.Edit, Change, Mark, Tally, Count, Debts and its
// other methods), so that what is remembered of it is refreshed. In the rooms above it
// each assignment must end at a door that leads to what is assigned. Frames are the
// machine's: it refreshes at each step.
var doored = []string{"engine/position", "engine/rules", "engine/scene", "engine/puzzle", "engine/bot", "engine/replay", "engine/tool", "engine"}

func TestDoors(t *testing.T) {
	compiled := exports(t)
	for _, room := range doored {
		fset, files := parsed(t, room)
		for _, bad := range doorless(t, compiled, fset, room, files) {
			t.Error(bad)
		}
	}
}

// doors are the methods of a State whose pointer may be written through, each with the
// fields to which it leads; none is all.
var doors = map[string][]string{"Edit": nil, "Change": nil, "Mark": markFields, "Tally": tallyFields, "Count": countFields, "Debts": debtFields}

var (
	markFields  = strings.Fields("Moved Battled Attacked Searched Counted WeaponBy Weapons DeviceBy Devices")
	tallyFields = strings.Fields("Deployed Drained Reacted FiredIn")
	debtFields  = strings.Fields("Segment Exists Pending Damage")
	countFields = strings.Fields("Generation Activated Ordered Attacks Limits First Spare Mute Seen Topped TimeUp Majority Ended Winner Why")
)

// The finder finds each way round the doors, and lets each way through them pass.
func TestDoorsFindTheirWay(t *testing.T) {
	const head = "package x\nimport \"cantina/engine/game\"\nimport \"slices\"\nvar _ = slices.Sort[[]int]\ntype G struct{ S *game.State }\nfunc do(g *G, s *game.State, f *game.Frame, id game.CardID) {\n"
	compiled := exports(t)
	for body, bad := range map[string]bool{
		"g.S.Turn = 1":              true,
		"g.S.Turn++":                true,
		"s.Battle.At = id":          true,
		"s.Row[0] = id":             true,
		"s.C(id).Flags |= game.Hit": true,
		"c := s.C(id); c.At = 0":    true,
		"c := s.Edit(id); if id > 1 { c = s.C(1) }; c.At = 0":   true,
		"c := &s.Cards[id]; c.At = 0":                           true,
		"b := &s.Battle; b.At = id":                             true,
		"row := s.Row; row[0] = id":                             true,
		"row := s.Row[1:]; slices.Sort(row)":                    true,
		"slices.Reverse(s.Row)":                                 true,
		"_ = append(s.Row[:0], id)":                             true,
		"s.Row = append(s.Change().Row, id)":                    true,
		"*s.C(id) = game.Card{}":                                true,
		"for i := range s.Limits { s.Limits[i].When = 0 }":      true,
		"func(c *game.Card) { c.At = 0 }(s.C(id))":              true,
		"s.Debts().At = id":                                     true,
		"s.Debts().Damage[0]--":                                 false,
		"s.Tally(id).Moved = s.Turn":                            true,
		"s.Mark(id).Deployed = s.Turn":                          true,
		"s.Tally(id).Deployed = s.Turn":                         false,
		"s.Mark(id).At = 0":                                     true,
		"s.Count().Turn = 1":                                    true,
		"c := s.Mark(id); c.Flags = 0":                          true,
		"*s.Mark(id) = game.Card{}":                             true,
		"n := &s.C(id).Moved; *n = 1":                           true,
		"s.Mark(id).Moved = s.Turn":                             false,
		"n := &s.Mark(id).Moved; *n = 1":                        false,
		"s.Count().Limits = append(s.Limits, game.Limit{})":     false,
		"s.Change().Turn = 1":                                   false,
		"s.Change().Battle.Changed[0]++":                        false,
		"s.Edit(id).Flags |= game.Hit":                          false,
		"c := s.Edit(id); c.At, c.Of = 0, 0":                    false,
		"b := &s.Change().Battle; b.At = id":                    false,
		"c := *s.C(id); c.At = 0":                               false,
		"s.Change().Row = slices.Delete(s.Row, 0, 1)":           false,
		"s.Change().Row = append(s.Row[:1], s.Row[2:]...)":      false,
		"row := slices.Clone(s.Row); row[0] = id":               false,
		"n := &game.State{}; n.Turn = 1":                        false,
		"f.Step++":                                              false,
		"e := s.Log[0]; e.Turn = 1":                             false,
		"var list []game.CardID; list = append(list, s.Row...)": false,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", head+body+"\n}", parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if found := doorless(t, compiled, fset, "x", []*ast.File{f}); len(found) > 0 != bad {
			t.Errorf("%s: found %q", body, found)
		}
	}
}

// A finder looks for writes to the state that go through no door.
type finder struct {
	fset *token.FileSet
	info *types.Info
	defs map[types.Object][]ast.Expr // what each local variable is ever set to; nil for what a loop or call gives it
	put  map[ast.Expr]bool           // calls whose result goes back through a door
	bad  []string
}

// exports is where the compiled packages lie that the engine is made of.
func exports(t *testing.T) map[string]string {
	t.Helper()
	compiled := map[string]string{}
	for _, line := range golist(t, "{{.ImportPath}} {{.Export}}", "-export", "-deps", "./engine/...") {
		path, file, _ := strings.Cut(line, " ")
		compiled[path] = file
	}
	return compiled
}

// typed is what the type checker finds out about a package.
func typed(t *testing.T, compiled map[string]string, fset *token.FileSet, room string, files []*ast.File) *types.Info {
	t.Helper()
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) })}
	if _, err := conf.Check("cantina/"+room, fset, files, info); err != nil {
		t.Fatal(err)
	}
	return info
}

// doorless names the writes of a package that go through no door.
func doorless(t *testing.T, compiled map[string]string, fset *token.FileSet, room string, files []*ast.File) []string {
	t.Helper()
	d := &finder{fset: fset, defs: map[types.Object][]ast.Expr{}, put: map[ast.Expr]bool{}, info: typed(t, compiled, fset, room, files)}
	for _, f := range files {
		ast.Inspect(f, d.note)
	}
	for _, f := range files {
		ast.Inspect(f, d.look)
	}
	slices.Sort(d.bad)
	return slices.Compact(d.bad)
}

// note collects what local variables are set to.
func (d *finder) note(n ast.Node) bool {
	set := func(lhs, rhs ast.Expr) {
		if id, ok := lhs.(*ast.Ident); ok {
			if o := d.object(id); o != nil {
				d.defs[o] = append(d.defs[o], rhs)
			}
		}
	}
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i := range n.Lhs {
			if len(n.Rhs) == len(n.Lhs) {
				set(n.Lhs[i], n.Rhs[i])
			} else {
				set(n.Lhs[i], nil)
			}
		}
	case *ast.ValueSpec:
		for i := range n.Values {
			set(n.Names[i], n.Values[i])
		}
	case *ast.RangeStmt:
		set(n.Key, nil)
		set(n.Value, nil)
	}
	return true
}

func (d *finder) object(id *ast.Ident) types.Object {
	if o := d.info.Defs[id]; o != nil {
		return o
	}
	return d.info.Uses[id]
}

// look reports the writes of a statement or call.
func (d *finder) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE {
			break
		}
		for i, l := range n.Lhs {
			d.write(l)
			if _, local := l.(*ast.Ident); !local && len(n.Rhs) == len(n.Lhs) && d.throughDoor(l) { // what it makes of a list goes back through the door
				d.put[n.Rhs[i]] = true
			}
		}
	case *ast.IncDecStmt:
		d.write(n.X)
	case *ast.UnaryExpr:
		if n.Op == token.AND && plain(d.info.Types[n.X].Type) { // where such a pointer leads is not followed
			d.write(n.X)
		}
	case *ast.CallExpr:
		if d.mutates(n) && !d.put[n] && d.ofState(n.Args[0]) {
			d.report(n)
		}
	}
	return true
}

func (d *finder) report(n ast.Node) {
	p := d.fset.Position(n.Pos())
	d.bad = append(d.bad, fmt.Sprintf("%s:%d:%d: the state is written, but not through a door of game.State that leads there", p.Filename, p.Line, p.Column))
}

// write reports a place that is assigned to, if it is of the state and not reached
// through a door.
func (d *finder) write(e ast.Expr) {
	if !d.throughDoor(e) {
		d.report(e)
	}
}

// throughDoor tells whether a place is reached through a door, or is not of the state.
func (d *finder) throughDoor(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return d.throughDoor(e.X)
	case *ast.StarExpr:
		return d.door(e.X, "")
	case *ast.SelectorExpr:
		if s := d.info.Selections[e]; s == nil || s.Kind() != types.FieldVal { // a variable of another package
			return true
		}
		if _, pointer := d.info.Types[e.X].Type.Underlying().(*types.Pointer); pointer {
			return d.door(e.X, e.Sel.Name)
		}
		return d.throughDoor(e.X)
	case *ast.IndexExpr:
		if _, slice := d.info.Types[e.X].Type.Underlying().(*types.Slice); slice {
			return !d.ofState(e.X)
		}
		return d.throughDoor(e.X)
	}
	return true
}

// door tells whether a pointer comes from a door that leads to a field, "" for all of
// them, or does not point into the state.
func (d *finder) door(e ast.Expr, field string) bool {
	if p, ok := d.info.Types[e].Type.Underlying().(*types.Pointer); !ok || !kept(p.Elem()) {
		return true
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return d.door(e.X, field)
	case *ast.UnaryExpr:
		return d.throughDoor(e.X)
	case *ast.CallExpr:
		s, ok := e.Fun.(*ast.SelectorExpr)
		if !ok || d.info.Selections[s] == nil {
			return false
		}
		leads, is := doors[s.Sel.Name]
		return is && (leads == nil || slices.Contains(leads, field))
	case *ast.Ident:
		sets := d.defs[d.object(e)]
		return len(sets) > 0 && !slices.ContainsFunc(sets, func(x ast.Expr) bool { return x == nil || !d.door(x, field) })
	}
	return false
}

// kept tells whether a type is one that the state consists of. Frames are the
// machine's.
func kept(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "cantina/engine/game" &&
		slices.Contains([]string{"State", "Card", "Battle", "Lasting", "Limit", "Date", "Asked", "Options"}, n.Obj().Name())
}

// plain tells whether a type is a number, a word or some numbers.
func plain(t types.Type) bool {
	if list, ok := t.Underlying().(*types.Array); ok {
		t = list.Elem()
	}
	_, basic := t.Underlying().(*types.Basic)
	return basic
}

// ofState tells whether a list is one of the state's own, and not reached through a door.
func (d *finder) ofState(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return d.ofState(e.X)
	case *ast.SliceExpr:
		return d.ofState(e.X)
	case *ast.SelectorExpr, *ast.IndexExpr:
		return !d.throughDoor(e)
	case *ast.CallExpr:
		s, ok := e.Fun.(*ast.SelectorExpr)
		return ok && s.Sel.Name == "Pile" && d.info.Selections[s] != nil
	case *ast.Ident:
		o := d.object(e)
		sets := d.defs[o]
		d.defs[o] = nil // a list that is set to a part of itself
		defer func() { d.defs[o] = sets }()
		return slices.ContainsFunc(sets, func(x ast.Expr) bool { return x != nil && d.ofState(x) })
	}
	return false
}

// mutates tells whether a call changes the list that it is given.
func (d *finder) mutates(c *ast.CallExpr) bool {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		_, builtin := d.info.Uses[f].(*types.Builtin)
		return builtin && slices.Contains([]string{"append", "copy", "clear"}, f.Name)
	case *ast.SelectorExpr:
		x, ok := f.X.(*ast.Ident)
		return ok && x.Name == "slices" && slices.ContainsFunc([]string{"Delete", "Insert", "Replace", "Sort", "Reverse", "Compact"},
			func(name string) bool {
				return strings.HasPrefix(f.Sel.Name, name) && f.Sel.Name != "Sorted" && f.Sel.Name != "SortedFunc"
			})
	}
	return false
}
