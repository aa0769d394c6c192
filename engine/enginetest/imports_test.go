package enginetest

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// runs says what each room may import of the house, test files left out. A name
// that ends in "/" stands for everything below it, "*" for everything.
var runs = map[string][]string{
	"assets":                    nil,
	"engine/card":               nil,
	"engine/gametext":           {"engine/card"},
	"engine/catalog":            {"assets", "engine/card", "engine/gametext"},
	"engine/game":               {"engine/card"},
	"engine/position":           {"engine/card", "engine/gametext", "engine/catalog", "engine/game"}, // what is so
	"engine/rules":              {"engine/card", "engine/gametext", "engine/catalog", "engine/game", "engine/position"},
	"engine/rulebook":           {"assets", "engine/card"},
	"engine/scene":              append(below("engine/rules"), "decks"),                                                        // scenes show the rules of deck construction too
	"engine/puzzle":             append(below("engine/rules"), "assets", "engine/scene"),                                       // the prover plays on copies of the rules' games
	"engine/lesson":             {"assets", "engine/card", "engine/catalog", "engine/game", "engine/rulebook", "engine/scene"}, // what the rules say it asks a scene's table
	"engine/replay":             append(below("engine/rules"), "engine/scene"),                                                 // a game from a position
	"engine/bot":                {"engine/card", "engine/game"},                                                                // players see a View, through the door
	"engine/coach":              {"engine/card", "engine/game", "engine/bot"},                                                  // advises as the plain player plays
	"engine/enginetest":         append(below("engine/rules"), "decks", "engine/rulebook", "engine/scene", "engine/replay", "engine/bot"),
	"engine/enginetest/tables":  append(below("engine/rules"), "engine/scene"),
	"engine":                    below("engine/rules"),
	"engine/tool":               {"assets", "decks", "decks/", "engine/"},
	"engine/tool/":              {"engine/card", "engine/gametext", "engine/catalog", "engine/rules", "engine/scene"}, // mutants
	"engine/tool/mutate/jury":   {"engine/catalog", "engine/enginetest", "engine/enginetest/tables", "engine/game", "engine/scene", "engine/tool/mutate/trial"},
	"engine/tool/mutate/hunter": {"engine/catalog", "engine/card", "engine/game", "engine/rules", "engine/scene", "engine/bot", "decks", "engine/tool/mutate/trial"},
	"engine/cmd":                {"engine/tool"},
	"decks":                     append(below("engine/rules"), "decks/find"), // which locations can start is one question
	"decks/find":                below("engine/rules"),                       // a noun of game text means the same there, and what can start a game
	"widgets/":                  {"assets", "widgets/", "engine/card", "engine/game", "engine/rulebook"},
	"app/store":                 {"engine/card", "engine/game"},
	"app/session":               append(door, "app/store", "engine/replay", "engine/scene", "engine/bot", "engine/coach"), // the program plays a seat, and looks a game through
	"app/art":                   nil,
	"app/locale":                nil,
	"app":                       append(door, "assets", "app/", "decks", "decks/", "engine/coach", "engine/scene", "engine/lesson", "engine/puzzle", "widgets/"),
	"":                          {"*"},
}

// door is what sees a game from outside, and never the rules behind it.
var door = []string{"engine", "engine/card", "engine/catalog", "engine/game"}

func below(room string) []string {
	return []string{room, "engine/position", "engine/card", "engine/gametext", "engine/catalog", "engine/game"}
}

// golist runs go list on the whole module.
func golist(t *testing.T, format string, more ...string) []string {
	t.Helper()
	args := append([]string{"list", "-tags", "ci", "-f", format}, more...)
	cmd := exec.Command("go", args...)
	cmd.Dir = "../.."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v", strings.Join(args, " "), err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// room is the path of a package of the module, and whether it is one.
func room(path string) (string, bool) {
	if path == "cantina" {
		return "", true
	}
	return strings.CutPrefix(path, "cantina/")
}

func allows(rules []string, path string) bool {
	return slices.ContainsFunc(rules, func(r string) bool {
		return r == "*" || r == path || strings.HasSuffix(r, "/") && (strings.HasPrefix(path, r) || path+"/" == r)
	})
}

func TestImportsRunOneWay(t *testing.T) {
	for _, line := range golist(t, `{{.ImportPath}} {{join .Imports " "}}`, "./...") {
		words := strings.Fields(line)
		from, _ := room(words[0])
		rules, ok := runs[from]
		if !ok {
			for name, r := range runs {
				if allows([]string{name}, from) && name != "" {
					rules, ok = r, true
				}
			}
		}
		if !ok {
			t.Errorf("package %q is in no room of the house: add it to the design and to this test", from)
		}
		for _, path := range words[1:] {
			if to, ours := room(path); ours && !allows(rules, to) {
				t.Errorf("%s imports %s", from, to)
			}
		}
	}
}

// TestEngineNeedsNoGUI keeps Fyne and the database away from everything that the
// program without a window is made of.
func TestEngineNeedsNoGUI(t *testing.T) {
	for _, path := range golist(t, "{{.ImportPath}}", "-deps", "./engine/...", "./decks/...") {
		if strings.HasPrefix(path, "fyne.io/") || strings.HasPrefix(path, "go.etcd.io/bbolt") {
			t.Errorf("engine/ reaches %s", path)
		}
	}
}

// TestOnlyAppOpensWindows keeps C and OpenGL away from everything that can be
// tested without them, and the database in its one room.
func TestOnlyAppOpensWindows(t *testing.T) {
	for _, line := range golist(t, `{{.ImportPath}} {{join .Imports " "}}`, "./...") {
		words := strings.Fields(line)
		from, _ := room(words[0])
		for _, path := range words[1:] {
			if path == "fyne.io/fyne/v2/app" && from != "app" {
				t.Errorf("%s imports %s", from, path)
			}
			if strings.HasPrefix(path, "go.etcd.io/bbolt") && from != "app/store" {
				t.Errorf("%s imports %s", from, path)
			}
		}
	}
}
