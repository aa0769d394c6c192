package mutate

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// A site is an expression of the code, and what it becomes in a mutant.
type site struct {
	Mutant
	file     string
	pos, end int    // bytes of the file
	after    string // source
	typ      string // of a constant: its type, as the file can say it; "" for a condition
	imports  string // the package that typ is of, if it is another
}

// A walker looks for sites in one file.
type walker struct {
	pkg   *types.Package
	info  *types.Info
	fset  *token.FileSet
	src   []byte
	name  string // the file, as it is shown
	path  string
	in    string // the function or variable
	seen  map[string]int
	sites []site

	identities []string               // types of which a value is a name
	leftOut    func(name string) bool // files and functions that are not changed
}

// file finds the sites of a file: in functions, and in the tables that variables hold.
func (w *walker) file(f *ast.File) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			w.in = funcName(d)
			if d.Body != nil && !w.leftOut(d.Name.Name) {
				w.walk(d.Body)
			}
		case *ast.GenDecl:
			if d.Tok != token.VAR {
				continue
			}
			for _, spec := range d.Specs {
				v := spec.(*ast.ValueSpec)
				w.in = v.Names[0].Name
				for _, x := range v.Values {
					w.walk(x)
				}
			}
		}
	}
}

func funcName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		t = p.X
	}
	if g, ok := t.(*ast.IndexExpr); ok {
		t = g.X
	}
	return types.ExprString(t) + "." + d.Name.Name
}

// walk finds the sites below a node.
func (w *walker) walk(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.DeclStmt: // a constant is changed where it is used
			if d, ok := n.Decl.(*ast.GenDecl); ok && d.Tok == token.CONST {
				return false
			}
		case *ast.ArrayType:
			w.walk(n.Elt)
			return false
		case *ast.CompositeLit:
			w.composite(n)
			return false
		case *ast.CallExpr:
			if name, ok := n.Fun.(*ast.Ident); ok && name.Name == "make" && len(n.Args) == 3 { // for how much room is made is nobody's business
				w.walk(n.Args[1])
				return false
			}
			return w.expr(n)
		case *ast.ReturnStmt:
			for _, x := range w.told(n.Results) {
				w.walk(x)
			}
			return false
		case *ast.IfStmt:
			if onlyPanics(n.Body) {
				return false // what the rules promise never happens
			}
			w.condition(n.Cond)
		case *ast.ForStmt:
			w.condition(n.Cond)
		case ast.Expr:
			return w.expr(n)
		}
		return true
	})
}

// told are the results of a return that somebody looks at: not the nought beside a false, which
// says that there is none.
func (w *walker) told(results []ast.Expr) []ast.Expr {
	last := len(results) - 1
	if last < 0 {
		return nil
	}
	if tv := w.info.Types[results[last]]; tv.Value == nil || tv.Value.Kind() != constant.Bool || constant.BoolVal(tv.Value) {
		return results
	}
	return slices.DeleteFunc(slices.Clone(results), func(x ast.Expr) bool {
		l, ok := x.(*ast.BasicLit)
		return ok && l.Value == "0"
	})
}

// composite goes into a literal; the indices of an array must stay constants.
func (w *walker) composite(n *ast.CompositeLit) {
	_, isMap := w.typeOf(n).Underlying().(*types.Map)
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if isMap {
				w.walk(kv.Key)
			}
			e = kv.Value
		}
		w.walk(e)
	}
}

func (w *walker) typeOf(e ast.Expr) types.Type {
	if t := w.info.TypeOf(e); t != nil {
		return t
	}
	return types.Typ[types.Invalid]
}

func onlyPanics(b *ast.BlockStmt) bool {
	if len(b.List) != 1 {
		return false
	}
	s, ok := b.List[0].(*ast.ExprStmt)
	if !ok {
		return false
	}
	call, ok := s.X.(*ast.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Fun.(*ast.Ident)
	return ok && name.Name == "panic"
}

// flipped are the comparisons that one becomes another.
var flipped = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL,
}

// expr finds what an expression itself may become, and tells whether to look into it.
func (w *walker) expr(e ast.Expr) bool {
	if tv, ok := w.info.Types[e]; ok && tv.Value != nil {
		w.constant(e, tv)
		return false
	}
	switch e := e.(type) {
	case *ast.UnaryExpr:
		if e.Op == token.NOT && w.plainBool(e) {
			w.add(e, "condition reversed", w.text(e.X), "", "")
		}
	case *ast.BinaryExpr:
		if !w.plainBool(e) {
			return true
		}
		if to, ok := flipped[e.Op]; ok {
			w.add(e, "comparison", w.text(e.X)+" "+to.String()+" "+w.text(e.Y), "", "")
			if w.names(e.Y) { // whether it is that one has just been changed
				w.walk(e.X)
				return false
			}
		} else {
			w.add(e, "condition dropped", w.text(e.X), "", "")
			w.add(e, "condition dropped", w.text(e.Y), "", "")
		}
	}
	return true
}

// condition reverses what is asked, unless it is reversed in its parts.
func (w *walker) condition(e ast.Expr) {
	switch e := e.(type) {
	case *ast.CallExpr, *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr:
		if w.plainBool(e) {
			w.add(e, "condition reversed", "!"+w.text(e), "", "")
		}
	}
}

// plainBool tells whether an expression is of no bool type of its own, and no constant.
func (w *walker) plainBool(e ast.Expr) bool {
	tv := w.info.Types[e]
	b, ok := tv.Type.(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0 && tv.Value == nil
}

// constant changes a constant: a number by one, a truth into the other, a name into the
// next of its type.
func (w *walker) constant(e ast.Expr, tv types.TypeAndValue) {
	typ, imports, ok := w.sayable(tv.Type)
	if !ok || !tv.IsValue() {
		return
	}
	b := tv.Type.Underlying().(*types.Basic)
	switch {
	case b.Info()&types.IsBoolean != 0:
		w.add(e, "constant", "!"+w.text(e), typ, imports)
	case b.Info()&types.IsNumeric != 0 && literal(e):
		w.add(e, "constant", w.text(e)+" + 1", typ, imports)
		if b.Info()&types.IsUnsigned == 0 || constant.Sign(tv.Value) > 0 {
			w.add(e, "constant", w.text(e)+" - 1", typ, imports)
		}
	default:
		if other := w.neighbour(e, tv); other != "" {
			w.add(e, "constant", other, typ, imports)
		}
	}
}

// names tells whether a constant is a name: a number next to it is no nearer than any other.
func (w *walker) names(e ast.Expr) bool {
	tv := w.info.Types[e]
	named, ok := tv.Type.(*types.Named)
	return ok && tv.Value != nil && slices.Contains(w.identities, named.Obj().Name())
}

// literal tells whether a number stands in an expression.
func literal(e ast.Expr) (yes bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		l, ok := n.(*ast.BasicLit)
		yes = yes || ok && l.Kind == token.INT
		return !yes
	})
	return yes
}

// sayable is how the file can say the type of a constant.
func (w *walker) sayable(t types.Type) (typ, imports string, ok bool) {
	t = types.Default(t)
	if _, basic := t.Underlying().(*types.Basic); !basic {
		return "", "", false
	}
	named, is := t.(*types.Named)
	switch {
	case !is:
		return t.String(), "", true
	case named.Obj().Pkg() == w.pkg:
		return named.Obj().Name(), "", true
	case !named.Obj().Exported():
		return "", "", false
	}
	return alias(named.Obj().Pkg().Path()) + "." + named.Obj().Name(), named.Obj().Pkg().Path(), true
}

// alias is the name under which a guarded file knows a package.
func alias(path string) string {
	return "mutated_" + strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '_'
	}, path)
}

// neighbour is the next constant of the same type, as the file can say it.
func (w *walker) neighbour(e ast.Expr, tv types.TypeAndValue) string {
	named, ok := tv.Type.(*types.Named)
	if !ok {
		return ""
	}
	prefix := ""
	switch x := e.(type) {
	case *ast.Ident:
	case *ast.SelectorExpr:
		prefix = w.text(x.X) + "."
	default:
		return ""
	}
	scope, next, lowest := named.Obj().Pkg().Scope(), "", ""
	var nextVal, lowVal constant.Value
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if !ok || !types.Identical(c.Type(), named) || prefix != "" && !c.Exported() || c.Pkg() != w.pkg && prefix == "" {
			continue
		}
		v := c.Val()
		if constant.Compare(v, token.GTR, tv.Value) && (nextVal == nil || constant.Compare(v, token.LSS, nextVal)) {
			next, nextVal = name, v
		}
		if constant.Compare(v, token.LSS, tv.Value) && (lowVal == nil || constant.Compare(v, token.LSS, lowVal)) {
			lowest, lowVal = name, v
		}
	}
	if next == "" {
		next = lowest
	}
	if next == "" {
		return ""
	}
	return prefix + next
}

// text is the source of a node.
func (w *walker) text(n ast.Node) string {
	f := w.fset.File(n.Pos())
	return string(w.src[f.Offset(n.Pos()):f.Offset(n.End())])
}

// add notes a site. Before and after are shown with the line about them, so that a mutant
// can be told from its neighbours.
func (w *walker) add(e ast.Expr, kind, after, typ, imports string) {
	f := w.fset.File(e.Pos())
	from, to := f.Offset(e.Pos()), f.Offset(e.End())
	at := w.fset.Position(e.Pos())
	start := bytes.LastIndexByte(w.src[:from], '\n') + 1
	end := to + bytes.IndexByte(append(w.src[to:len(w.src):len(w.src)], '\n'), '\n')
	s := site{
		Mutant: Mutant{
			Where: fmt.Sprintf("%s:%d:%d", w.name, at.Line, at.Column), Within: filepath.Base(w.name) + " " + w.in, Kind: kind,
			Before: string(w.src[start:end]), After: string(w.src[start:from]) + after + string(w.src[to:end]),
		},
		file: w.path, pos: from, end: to, after: after, typ: typ, imports: imports,
	}
	key := s.Key()
	w.seen[key]++
	if n := w.seen[key]; n > 1 {
		s.Within += fmt.Sprintf(" (%d)", n)
	}
	w.sites = append(w.sites, s)
}
