package tool

import (
	"cmp"
	"fmt"
	"io/fs"
	"strings"

	"cantina/assets"
	"cantina/engine/catalog"
	"cantina/engine/scene"
	"cantina/engine/tool/mutate"
)

// mutants changes texts of cards or the code of the rules in small ways and prints what
// no scene notices.
func mutants(e *env, args []string) int {
	f := e.flags()
	seed := f.Uint64("seed", 1, "the seed that draws them")
	ofCards := f.Int("cards", 0, "draw so many mutants of card texts")
	ofRules := f.Int("rules", 0, "draw so many mutants of engine/rules and engine/position")
	of := f.String("of", "", "judge every mutant of these cards, by slug or by file (hoth-dark), between commas")
	in := f.String("in", "", "judge every mutant of these files of engine/rules and engine/position, by name (duel.go), between commas")
	again := f.String("again", "", "judge only those that an earlier output, in this file, says nobody noticed")
	hunt := f.Bool("hunt", false, "look for a game in which each survivor of the rules shows, and print it")
	tests := f.Bool("tests", false, "show what no scene notices of the rules to the tests of the rules, too")
	all := f.Bool("v", false, "say of each mutant who noticed it")
	rest, code, stop := e.parse(f, args)
	switch {
	case stop:
		return code
	case len(rest) > 0:
		return e.bad("%q is not expected", rest[0])
	case *ofCards < 0 || *ofRules < 0:
		return e.bad("a number of mutants is 1 or more")
	case *hunt && *ofRules == 0 && *in == "":
		return e.bad("only survivors of the rules are hunted: -rules 150 or -in FILE")
	case b2i(*ofCards > 0)+b2i(*ofRules > 0)+b2i(*of != "")+b2i(*in != "") != 1:
		return e.bad("say how many, and of what: -cards 200 or -rules 150; or -of SLUG, -in FILE")
	}
	draw := mutate.Draw{Seed: *seed, N: *ofCards + *ofRules}
	whole := *of + *in // one of them is empty
	if whole != "" {
		draw.Of = strings.Split(whole, ",")
	}
	if *again != "" {
		data, err := catalog.ReadFile(*again, catalog.MaxReplay)
		if err != nil {
			return e.bad("%v", err)
		}
		draw.Only = mutate.Survivors(string(data))
	}
	tell := func(v mutate.Verdict) {
		switch {
		case v.By == "" && v.Why == "":
			fmt.Fprintf(e.out, "%s%s\n", mutate.Unnoticed, v)
			if *hunt {
				fmt.Fprintf(e.out, "\n%s\n", cmp.Or(v.Found, "  no game was found in which it shows\n"))
			}
		case *all && v.By == "":
			fmt.Fprintf(e.out, "explained: %s\n\tfor %s\n", v, v.Why)
		case *all:
			fmt.Fprintf(e.out, "noticed: %s\n\tby %s\n", v, v.By)
		}
	}
	var list []mutate.Verdict
	var err error
	if *ofRules == 0 && *in == "" {
		list, err = cardTexts(e).Judge(draw, tell)
	} else {
		list, err = rulesCode(draw, *tests, *hunt, tell)
	}
	if err != nil {
		fmt.Fprintln(e.errw, "mutate:", err)
		return finding
	}
	sum, drawn := mutate.Count(list), fmt.Sprintf("seed %d", *seed)
	if whole != "" {
		drawn = whole
	}
	fmt.Fprintf(e.out, "mutate: %s, %s\n", drawn, sum)
	return b2i(sum.Survived > 0)
}

// cardTexts are the cards of the program, and all scenes.
func cardTexts(e *env) *mutate.Text {
	cards, err := fs.Sub(assets.Cards, "cards")
	if err != nil {
		panic(err) // it is embedded
	}
	return &mutate.Text{Cards: cards, More: []fs.FS{scene.Files},
		Scenes: embeddedScenes(func(text string) { fmt.Fprintln(e.errw, text) })}
}

// rulesCode judges mutants of the checkout about the current directory.
func rulesCode(draw mutate.Draw, tests, hunt bool, tell func(mutate.Verdict)) ([]mutate.Verdict, error) {
	root, err := mutate.Root(".")
	if err != nil {
		return nil, err
	}
	p := &mutate.Program{
		Root:     root,
		Packages: []string{"./engine/position", "./engine/rules"},
		LeaveOut: []string{
			"say*.go",                                                     // the sentences of the log
			"view*.go",                                                    // what a seat is shown: the suite asks it, in random games
			"frames_*.go", "load.go", "audit.go", "unsound*", "HasClause", // what is saved, and states that are damaged
			"redeal.go",                       // what may be hidden from a seat: TestRedealtIsWhatIsHidden asks it, with every scene
			"memo.go", "kept.go", "bitset.go", // what is remembered: the same answers, sooner
			"refuse.go", "rings.go", // what the checker of texts says
			"blend", // mixes numbers: any others would do
		},
		Names: []string{"CardID"},
		Trial: "engine/tool/mutate/trial",
		Cases: "./engine/tool/mutate/jury",
	}
	if hunt {
		p.Hunter = "./engine/tool/mutate/hunter"
	}
	if tests {
		p.Suites = []mutate.Suite{
			{Package: "./engine/scene", Skip: "^Test(Rules|Examples)$"}, // the jury has them
			{Package: "./engine/rules", Skip: "^Test(RandomGames|Damage|Remembered|ScenesSeeWhatIs|Asking|Yesterday|CompileAll)"},
			{Package: "./decks/find"}, // which cards a noun phrase speaks of
		}
	}
	return p.Judge(draw, tell)
}
