package session

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/rules"
)

// tellers are how a sentence is said in two languages, English and French first.
var tellers = []string{"card.Because", "card.Say", "card.T", "c.bad", "t.bad", "in.bad"}

// What a player may be told is said in two languages wherever it is made, with as many
// places for its arguments as it has arguments; and no error here is made of English alone.
func TestCausesAreSaidInBothLanguages(t *testing.T) {
	n := 0
	for _, dir := range []string{".", "../store", ".."} {
		names, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, name := range names {
			if !strings.HasSuffix(name, "_test.go") {
				n += causesIn(t, name)
			}
		}
	}
	if n < 150 {
		t.Errorf("%d causes were found", n)
	}
}

// englishOnly are the files that refuse a command line, in English as all commands do.
var englishOnly = []string{"../saves.go", "../screenshot.go"}

// causesIn looks at each sentence of a file and counts them.
func causesIn(t *testing.T, name string) (n int) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(node ast.Node) bool {
		call, ok := node.(*ast.CallExpr)
		if !ok {
			return true
		}
		who, at := nameOf(call.Fun), files.Position(call.Pos())
		if (who == "fmt.Errorf" || who == "errors.New") && !slices.Contains(englishOnly, name) {
			t.Errorf("%v: an error in English alone", at)
		}
		if !slices.Contains(tellers, who) || len(call.Args) < 2 {
			return true
		}
		en, fr := literal(call.Args[0]), literal(call.Args[1])
		if en == "" && fr == "" {
			return true // its arguments are variables
		}
		n++
		if fr == "" || en == fr && strings.Trim(strings.ReplaceAll(en, "%s", ""), ":,.\n ") != "" {
			t.Errorf("%v: %q is not said in French", at, en)
		}
		if args := len(call.Args) - 2; who != "card.T" && (strings.Count(en, "%s") != args || strings.Count(fr, "%s") != args || strings.Count(en+fr, "%") != 2*args) {
			t.Errorf("%v: %q, %q with %d arguments", at, en, fr, args)
		}
		return true
	})
	return n
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

// What a session fails with has no English word in French, whatever failed: what others
// say is quoted.
func TestFailuresAreToldInFrench(t *testing.T) {
	boom := errors.New("index out of range")
	cause := atDecision(3, "dark pass", &rules.Illegal{Key: "dark pass"})
	for _, err := range []error{
		ErrNotNow, ErrNoUndo, ErrOlder, ErrShown, ErrAsk, store.ErrNoGame, store.ErrRunning, store.ErrNewer,
		&Fault{panicked{boom}}, &Failure{Cause: &Fault{boom}}, &Failure{Cause: cause, Stuck: store.ErrNoGame},
		&Closed{ID: 3, Program: "0.1.0", Replay: cause, Checkpoint: boom}, cause,
		rules.CannotStart{card.T("a", "b")},
	} {
		said := card.Why(err)
		if said[card.English] != err.Error() {
			t.Errorf("%q in English, and as an error %q", said[card.English], err)
		}
		fr := strings.ReplaceAll(said[card.French], "« index out of range »", "")
		for _, word := range []string{"the ", "game", "decision ", " is ", "index", "error"} {
			if strings.Contains(strings.ToLower(fr), word) || fr == said[card.English] {
				t.Errorf("%q says %q", said[card.French], word)
			}
		}
	}
}
