package enginetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const own = "carried by the program"

// readers are all places of the program that read what might be a file of any size, each
// with what bounds it. All others go through catalog.ReadFile, which says how much it reads.
var readers = map[string]string{
	"app/askpath.go os.Open":                             "a directory: maxFolder names of it",
	"app/display.go assets.Icons.ReadFile":               own,
	"app/exporting.go os.OpenFile":                       "a new file, to write",
	"app/saves.go os.Open":                               "store.Import reads it line by line, and bounds lines, games and states",
	"app/savesfile.go os.OpenFile":                       "a new file, to write",
	"app/store/backup.go os.Open":                        "a directory, to write its names to the disk",
	"app/store/backup.go os.OpenFile":                    "a file to write",
	"app/store/journal.go os.OpenFile":                   "the journal: maxJournalFile",
	"app/store/open.go os.OpenFile":                      "the database, when mapped has looked through it",
	"app/store/path.go os.Open":                          "maxFile",
	"app/store/record.go io.Copy":                        "maxState and maxRatio",
	"app/store/textread.go bufio.NewReaderSize":          "maxBlock",
	"decks/file.go starters.ReadFile":                    own,
	"decks/format.go formatFiles.ReadFile":               own,
	"decks/zip.go io.ReadAll":                            "catalog.MaxDeckFile of each file in a zip",
	"engine/tool/decks.go os.OpenFile":                   "a file to write",
	"engine/catalog/bounds.go io.ReadAll":                "as much as the caller of ReadFile says",
	"engine/catalog/bounds.go os.Open":                   "as much as the caller of ReadFile says",
	"engine/enginetest/scenes.go fs.ReadFile":            "scenes of tests",
	"engine/puzzle/read.go fs.ReadFile":                  own,
	"engine/lesson/read.go fs.ReadFile":                  own,
	"engine/rulebook/page.go fs.ReadFile":                own,
	"engine/rulebook/read.go toml.DecodeFS":              own,
	"engine/scene/files.go Files.ReadFile":               own,
	"engine/tool/check.go fs.ReadFile":                   own,
	"engine/tool/format.go assets.Cards.ReadFile":        own,
	"engine/tool/mutate/build.go os.ReadFile":            "Go files of this module, and its own",
	"engine/tool/mutate/cards.go fs.ReadFile":            own,
	"engine/tool/mutate/code.go os.Open":                 "what the compiler wrote",
	"engine/tool/mutate/hunter/main.go bufio.NewScanner": "questions of the program that started it, 64 KB a line",
	"engine/tool/mutate/hunter/main.go fs.ReadFile":      "scenes of tests",
	"engine/tool/mutate/hunting.go bufio.NewReader":      "answers of a program of its own",
	"engine/tool/mutate/jury.go bufio.NewReader":         "answers of a program of its own",
	"engine/tool/mutate/jury/main.go fs.ReadFile":        own,
	"engine/tool/mutate/trial/trial.go bufio.NewScanner": "questions of the program that started it, 1 MB a line",
	"engine/tool/mutate/code.go os.ReadFile":             "Go files of this module",
	"engine/tool/play.go bufio.NewScanner":               "lines of 64 KB",
	"widgets/fonts/fonts.go assets.Fonts.ReadFile":       own,
	"widgets/say/say.go fs.ReadFile":                     own,
}

// openers are the functions that read a file; a method ReadFile of anything does, too.
var openers = []string{"os.Open", "os.OpenFile", "io.ReadAll", "io.Copy", "bufio.NewReader", "bufio.NewReaderSize", "bufio.NewScanner",
	"toml.DecodeFS", "toml.DecodeFile", "image.Decode", "png.Decode", "jpeg.Decode"}

// TestReadersAreBounded: no file of any size is read whole.
func TestReadersAreBounded(t *testing.T) {
	const root = "../.."
	found := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && strings.HasPrefix(e.Name(), ".") && path != root:
			return filepath.SkipDir
		case e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if call := selected(s); slices.Contains(openers, call) || s.Sel.Name == "ReadFile" && call != "catalog.ReadFile" {
					found[filepath.ToSlash(name)+" "+call] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for where := range found {
		if readers[where] == "" {
			t.Errorf("%s: what bounds it? Read through catalog.ReadFile, or say it in this test", where)
		}
	}
	for where := range readers {
		if !found[where] {
			t.Errorf("%s reads no more: strike it out here", where)
		}
	}
}

// selected is how something is called: "os.Open", "assets.Fonts.ReadFile".
func selected(s *ast.SelectorExpr) string {
	switch x := s.X.(type) {
	case *ast.Ident:
		return x.Name + "." + s.Sel.Name
	case *ast.SelectorExpr:
		return selected(x) + "." + s.Sel.Name
	}
	return "." + s.Sel.Name
}
