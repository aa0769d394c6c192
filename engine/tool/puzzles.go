package tool

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"cantina/decks"
	"cantina/engine"
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/puzzle"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// puzzles lists the puzzles, proves them, or looks for positions that could be some.
func puzzles(e *env, args []string) int {
	f := e.flags()
	games := f.Int("games", 20, "find: in how many random `games` to look")
	seed := f.Uint64("seed", 1, "find: of the first game")
	langCode := f.String("lang", "en", "the language of the list")
	update := f.String("update", "", "check: write what is proved into the files of this `directory`")
	verbose := f.Bool("v", false, "check: print solutions")
	words, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	l, ok := e.lang(*langCode)
	if !ok {
		return usage
	}
	switch {
	case len(words) == 0:
		return listPuzzles(e, l)
	case words[0] == "check":
		return checkPuzzles(e, words[1:], *update, *verbose)
	case words[0] == "find" && len(words) == 1:
		return findPuzzles(e, *games, *seed)
	}
	return e.bad("there is no %q of puzzles: check or find", strings.Join(words, " "))
}

func listPuzzles(e *env, l card.Lang) int {
	list, problems := puzzle.All()
	for _, err := range problems {
		fmt.Fprintln(e.out, err)
	}
	for _, z := range list {
		fmt.Fprintf(e.out, "%3d  %-34s %-26s grade %d, %s, %d positions\n", z.Order, z.Title[l], puzzle.ThemeNames[z.Theme][l], z.Grade, plural(z.Solutions, "solution"), z.Nodes)
	}
	return b2i(len(problems) > 0)
}

// checkPuzzles proves the puzzles of the program, those of which the names are given, or
// files.
func checkPuzzles(e *env, names []string, update string, verbose bool) int {
	all, problems := puzzle.All()
	var list []*puzzle.Puzzle
	for _, name := range names {
		for _, z := range all {
			if z.Slug == name {
				list = append(list, z)
			}
		}
		if !strings.HasSuffix(name, ".toml") {
			continue
		}
		data, err := catalog.ReadFile(name, catalog.MaxSceneFile)
		if err == nil {
			var z *puzzle.Puzzle
			if z, err = puzzle.Parse(filepath.Base(name), string(data)); err == nil {
				list = append(list, z)
			}
		}
		if err != nil {
			problems = append(problems, err)
		}
	}
	if len(names) == 0 {
		list = all
	}
	cat, _ := scene.Catalog() // as at the table
	proved := 0
	for _, z := range list {
		if verbose {
			tellAnswers(e, cat, z)
		}
		proof, err := z.Check(cat)
		if proof != nil && verbose {
			fmt.Fprintf(e.out, "%s: grade %d, %s, length %d, width %.1f, %.1f bits, %d positions\n%s", z.Slug, proof.Grade, plural(proof.Solutions, "solution"), proof.Length, proof.Width, proof.Bits, proof.Nodes, puzzle.Moves(proof.Line))
			for _, m := range proof.First {
				fmt.Fprintf(e.out, "  or: %s\n", m.Key)
			}
		}
		if err == nil {
			src, same := z.Written(proof)
			switch {
			case same:
			case update == "":
				err = fmt.Errorf("%s: it does not say what is proved of it; \"puzzles check -update DIR\" writes it", z.File)
			default:
				err = os.WriteFile(filepath.Join(update, z.File), []byte(src), 0o666)
			}
		}
		if err != nil {
			problems = append(problems, err)
			continue
		}
		proved++
	}
	for _, err := range problems {
		fmt.Fprintln(e.out, err)
	}
	fmt.Fprintf(e.out, "puzzles: %d proved, %d not\n", proved, len(problems))
	return b2i(len(problems) > 0)
}

// tellAnswers prints the verdict on each answer to the first decision of a puzzle.
func tellAnswers(e *env, cat *catalog.Catalog, z *puzzle.Puzzle) {
	t, err := z.Start(cat)
	if err != nil {
		return
	}
	p := puzzle.NewProver(t, puzzle.Bound)
	for _, a := range p.Survey(t.Game) {
		fmt.Fprintf(e.out, "  %-8s %s\n", a.Verdict, a.Key)
	}
}

// findPuzzles prints the positions of games that could be puzzles: of random decks,
// and of those that the program carries.
func findPuzzles(e *env, games int, seed uint64) int {
	cat := e.catalog()
	n := 0
	for i := range uint64(games) {
		r := rand.New(rand.NewPCG(seed+i, 1))
		setup := engine.Setup{Seed: seed + i, Options: game.Options{Shuffled: true}}
		for side := range card.Sides {
			setup.Decks[side] = someDeck(cat, side, setup.Seed, r).Dealt()
		}
		g, err := rules.New(cat, setup)
		if err != nil {
			continue
		}
		looked := 0
		for d := g.Decision(); d != nil && g.S.Turn < 13; d = g.Decision() { // later tables are too full to look through
			if looked < 24 && g.S.Turn > 3 && r.IntN(6) == 0 && d.Kind == game.AskAction && d.Seat == g.S.Active && len(d.Options) > 4 {
				looked++
				for _, c := range puzzle.Candidates(cat, g) {
					n++
					fmt.Fprintf(e.out, "# game %d, turn %d\n%s\n", setup.Seed, g.S.Turn, c.Text())
				}
			}
			o := d.Options[r.IntN(len(d.Options))]
			if r.IntN(4) > 0 { // mostly as people play, so that positions look like it
				key := bot.Plain{}.Choose(g.View(d.Seat))
				o = d.Options[slices.IndexFunc(d.Options, func(o game.Option) bool { return o.Key == key })]
			}
			if o.Verb == game.VConcede {
				continue
			}
			g.Take(&o)
		}
	}
	fmt.Fprintf(e.out, "# %s in %s\n", plural(n, "candidate"), plural(games, "game"))
	return fine
}

// someDeck is a random deck of a side, or one that the program carries.
func someDeck(cat *catalog.Catalog, side card.Side, seed uint64, r *rand.Rand) *decks.Deck {
	var own []*decks.Deck
	for _, name := range decks.EmbeddedNames() {
		if d, err := decks.LoadFile(name); err == nil && d.Side == side {
			own = append(own, d)
		}
	}
	if len(own) == 0 || r.IntN(3) == 0 {
		return decks.Random(cat, side, seed)
	}
	return own[r.IntN(len(own))]
}
