package rulebook

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
)

// dotted is what an id looks like.
var dotted = regexp.MustCompile(`^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$`)

// cited are the ids in string literals of the Go code that rules and checks decks,
// with a place for each. Names of files look the same; they are left out.
func cited(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, dir := range []string{"../rules/*.go", "../../decks/*.go"} {
		files, _ := filepath.Glob(dir)
		if len(files) == 0 {
			t.Fatalf("no Go files in %s", dir)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING {
					return true
				}
				s, _ := strconv.Unquote(lit.Value)
				if ext := filepath.Ext(s); dotted.MatchString(s) && ext != ".txt" && ext != ".toml" && ext != ".scene" {
					out[s] = set.Position(lit.Pos()).String()
				}
				return true
			})
		}
	}
	return out
}

func TestCitedRulesExist(t *testing.T) {
	b := Embedded()
	ids := cited(t)
	if len(ids) < 60 {
		t.Fatalf("only %d ids are cited: does the search still find them?", len(ids))
	}
	for id, at := range ids {
		if b.Lookup(id) == nil {
			t.Errorf("%s cites %q: no chapter of assets/rulebook has it", at, id)
		}
	}
}

func TestReferencesLead(t *testing.T) {
	b := Embedded()
	check := func(at string, texts [card.Langs][]Para) {
		for _, p := range append(texts[card.English], texts[card.French]...) {
			for _, s := range p.Spans {
				if (s.Rule != "" || dotted.MatchString(s.Text)) && b.Lookup(s.Rule) == nil {
					t.Errorf("%s: the reference `%s` leads nowhere", at, s.Text)
				}
				if s.Rule != "" && (s.Label[0] == "" || s.Label[1] == "") {
					t.Errorf("%s: the reference `%s` says nothing", at, s.Text)
				}
			}
		}
	}
	for _, c := range b.Chapters() {
		check(c.Title[0], c.Intro)
		for _, i := range c.Items {
			check(i.ID, i.Body)
		}
	}
}

func TestTitlesInBothLanguages(t *testing.T) {
	same := map[string]bool{} // what has the same name in both
	for _, s := range strings.Fields("Attrition Attrition Conditions Restrictions Relations Participants Actions Passer Transit") {
		same[s] = true
	}
	b := Embedded()
	for _, c := range b.Chapters() {
		if c.Title[0] == "" || c.Title[0] == c.Title[1] {
			t.Errorf("chapter %d: %q in English and %q in French", c.No, c.Title[0], c.Title[1])
		}
	}
	alike := 0
	for _, i := range b.Items() {
		if i.Title[0] == "" || i.Title[1] == "" || len(i.Body[0]) == 0 {
			t.Errorf("%s: %q, %q, %d paragraphs", i.ID, i.Title[0], i.Title[1], len(i.Body[0]))
		}
		if i.Title[0] == i.Title[1] && !same[i.Title[0]] && !i.Term {
			alike++
		}
		if i.Section[0] != "" && i.Section[0] == i.Section[1] && !same[i.Section[0]] {
			t.Errorf("%s stands under %q, which has no French", i.ID, i.Section[0])
		}
	}
	if alike > 30 { // names: Tatooine, Jedi ...
		t.Errorf("%d titles are the same in both languages: is the French file read?", alike)
	}
}

func TestNothingOfTheWorkshopIsLeft(t *testing.T) {
	tags := regexp.MustCompile(`\[|\]|\b([Ss]eeds?|[Ee]xtracts?|Conflict|[Ee]ngine|[Cc]hapter \d+)\b`)
	for _, i := range Embedded().Items() {
		for _, p := range i.Body[card.English] {
			for _, s := range p.Spans {
				if m := tags.FindString(s.Text); m != "" && s.Rule == "" {
					t.Errorf("%s: %q in %q", i.ID, m, s.Text)
				}
			}
		}
	}
}
