package decks

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
)

// Whatever is wrong in a deck file is told in French without a word of English: where,
// what, and how to mend it.
func TestMistakesAreToldInFrench(t *testing.T) {
	for _, c := range []struct{ src, fr string }{
		{"name = 3\nside = \"dark\"\n", "m.toml:1:1: name doit être un texte\n    écrivez-le entre guillemets : name = \"…\""},
		{"name = \"x\"\nside = \"grey\"\n", "m.toml:2:1: \"grey\" n’est pas un camp\n    écrivez side = \"light\" (lumineux) ou side = \"dark\" (obscur)"},
		{"name = \"x\"\nside = 1\n", "m.toml:2:1: side doit être un texte\n    écrivez-le entre guillemets : side = \"…\""},
		{"side = \"dark\"\n", "m.toml:1:1: le deck n’a pas de nom\n    ajoutez une ligne comme name = \"Rebel Strike\""},
		{"name = \"x\"\n", "m.toml:1:1: le deck ne dit pas son camp\n    ajoutez la ligne side = \"light\" (lumineux) ou side = \"dark\" (obscur)"},
		{"name = \"x\"\nside = \"dark\"\ncards = 3\n", "m.toml:3:1: cards doit être un tableau\n    écrivez [cards] seul sur une ligne, et dessous une ligne par carte"},
		{"name = \"x\"\nside = \"dark\"\n[[cards]]\nx = 2\n", "m.toml:3:3: cards doit être un tableau\n    écrivez [cards] seul sur une ligne, et dessous une ligne par carte"},
		{"name = \"x\"\nside = \"dark\"\n[cards]\nx = \"two\"\n", "m.toml:4:1: two n’est pas un nombre d’exemplaires\n    écrivez combien d’exemplaires, par exemple x = 2 ; supprimez la ligne s’il n’y en a pas"},
		{"name = \"x\"\nside = \"dark\"\n[card]\nx = 2\n", "m.toml:3:2: un deck n’a pas de clef \"card\"\n    vouliez-vous dire \"cards\" ?"},
		{"name = \"x\"\nside = \"dark\"\n[notes]\nde = \"x\"\n", "m.toml:4:1: \"de\" n’est pas une langue de la table\n    écrivez en ou fr"},
		{"name = \"x\"\nside = \"dark\"\n[notes]\nen = 3\n", "m.toml:4:1: en doit être un texte\n    écrivez-le entre guillemets : en = \"…\""},
		{"name = \"x\"\nside = \"dark\"\n[unknown]\n\"Y\" = {count = 1, numero = 2}\n", "m.toml:4:2: une carte inconnue n’a pas de clef \"numero\"\n    vouliez-vous dire \"number\" ?"},
		{"name = \"x\"\n[cards]\nx == 2\n", "m.toml:3:4: il faut une valeur, et non '='\n    " + tomlHelp},
		{"name = \"x\n", "m.toml:1:10: il manque le guillemet à la fin de la ligne\n    " + tomlHelp},
		{"[cards]\nx = 2\nx = 3\n", "m.toml:3:1: la clef cards.x existe déjà\n    " + tomlHelp},
		{"[cards]\nx = [1, 2", "m.toml:2:9: il faut une virgule ou ']', et non la fin du fichier\n    " + tomlHelp},
	} {
		_, mistakes := Parse("m.toml", c.src)
		if len(mistakes) != 1 {
			t.Errorf("%q: %v", c.src, English(mistakes))
			continue
		}
		m := mistakes[0]
		if got := m.Said()[card.French]; got != c.fr {
			t.Errorf("%q:\n%s\nwant\n%s", c.src, got, c.fr)
		}
		if en := m.Said()[card.English]; !strings.HasPrefix(en, m.Error()) || !strings.HasSuffix(en, m.Help) {
			t.Errorf("%q: in English %q, to commands %q, %q", c.src, en, m.Error(), m.Help)
		}
	}
	_, mistakes := LoadFile(filepath.Join(t.TempDir(), "none.toml"))
	if got := mistakes[0].Said()[card.French]; !strings.Contains(got, "none.toml: il n’y a pas de tel deck\n    donnez le chemin d’un fichier de deck") {
		t.Error(got)
	}
	_, mistakes = LoadFile(t.TempDir())
	if got := mistakes[0].Said()[card.French]; !strings.Contains(got, ": impossible à lire : ce n’est pas un fichier\n") {
		t.Error(got)
	}
}

const tomlHelp = "une ligne s’écrit CLEF = VALEUR : un texte entre guillemets, un nombre d’exemplaires, ou [cards] au-dessus d’une liste de cartes"

// What a player is told of his decks is said in both languages wherever it is made: no
// other words than those of card.T, card.Say and card.Count go into a mistake or a problem.
func TestDecksSpeakBothLanguages(t *testing.T) {
	names, _ := filepath.Glob("*.go")
	more, _ := filepath.Glob("find/*.go")
	names = append(names, more...)
	said := 0
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		file, err := goparser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			who, _ := f.X.(*ast.Ident)
			switch {
			case who != nil && who.Name == "card" && (f.Sel.Name == "T" || f.Sel.Name == "Say") && len(call.Args) > 1:
				en, fr := word(call.Args[0]), word(call.Args[1])
				if en != "" && !slices.Contains(inBoth, en) && (fr == "" || fr == en) {
					t.Errorf("%v: %q is not said in French", set.Position(call.Pos()), en)
				}
				if strings.Count(en, "%") != strings.Count(fr, "%") || f.Sel.Name == "Say" && strings.Count(en, "%s") != len(call.Args)-2 {
					t.Errorf("%v: %q, %q with %d arguments", set.Position(call.Pos()), en, fr, len(call.Args)-2)
				}
				said++
			case who != nil && (who.Name == "fmt" && f.Sel.Name == "Errorf" || who.Name == "errors" && f.Sel.Name == "New"):
				t.Errorf("%v: an error in English alone", set.Position(call.Pos()))
			}
			return true
		})
	}
	if said < 50 {
		t.Errorf("%d sentences were found", said)
	}
}

// inBoth are words that are the same in both languages.
var inBoth = []string{"errata", "note", "type", "unique", "%", "force>=2", "class:x-wing", "system:tatooine", "persona:luke"}

// word is a literal text, "" if it is none.
func word(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok {
		return ""
	}
	s, _ := strconv.Unquote(lit.Value)
	return s
}

// TestTOMLWords reads the sources of the TOML library: each of its messages has French,
// with as many places for arguments, and none of ours has become stale.
func TestTOMLWords(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/BurntSushi/toml").Output()
	if err != nil {
		t.Fatal(err)
	}
	messages := tomlMessages(t, strings.TrimSpace(string(dir)))
	var have []string
	for _, w := range tomlWords {
		have = append(have, w.english)
		if !slices.Contains(messages, w.english) {
			t.Errorf("the library does not say %q", w.english)
		}
		if en, fr := len(tomlVerb.FindAllString(w.english, -1)), strings.Count(w.french, "%s"); fr > en || w.french == "" {
			t.Errorf("%q, %q", w.english, w.french)
		}
	}
	for _, m := range messages {
		if !slices.Contains(have, m) {
			t.Errorf("the library says %q, which is not said in French", m)
		}
	}
}

// tomlMessages are what the library's lexer, parser and errors say to who writes TOML.
func tomlMessages(t *testing.T, dir string) (out []string) {
	speaks := regexp.MustCompile(`^(errorf|Errorf|panicf|panicItemf|Sprintf)$`)
	for _, name := range []string{"lex.go", "parse.go", "error.go"} {
		file, err := goparser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || f.Name.Name == "String" || name == "error.go" && f.Name.Name != "Error" || name != "error.go" && f.Name.Name == "bug" {
				continue
			}
			if r := receiver(f); r == "ParseError" || r == "errUnsafeFloat" || r == "errParseDuration" || r == "itemType" {
				continue // the first one wraps the others; the others speak of types that no deck file is read into
			}
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					if sel, ok := n.Fun.(*ast.SelectorExpr); ok && speaks.MatchString(sel.Sel.Name) {
						for _, a := range n.Args {
							if s := word(a); strings.Contains(s, " ") {
								out = append(out, s)
								break
							}
						}
					}
				case *ast.ReturnStmt:
					for _, r := range n.Results {
						if s := word(r); f.Name.Name == "Error" && s != "" {
							out = append(out, s)
						}
					}
				case *ast.KeyValueExpr:
					if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Message" && word(n.Value) != "" {
						out = append(out, word(n.Value))
					}
				}
				return true
			})
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// receiver is the type of a method.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return ""
	}
	id, _ := f.Recv.List[0].Type.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}
