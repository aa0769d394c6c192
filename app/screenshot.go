package app

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	fyneapp "fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/driver/desktop"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// Help is the lines about the commands of this package, for the list of commands.
const Help = `  screenshot [-size WxH] [-lang fr] [-seat light] [-scene FILE] [-seed N] [-moves N]
          [-deck NAME [-part cards|problems|figures|versions|notes] [-query LINE]] OUT.png
          draw a table, or a deck in the deck builder, without a display
  saves   list, check, export or restore the saved games
`

// shot is what a screenshot shows.
type shot struct {
	width, height int
	scale         float64
	lang          card.Lang
	seat          string // "" is the seat that decides
	scene         string
	seed          uint64
	moves         int
	deck          string // the deck builder with this starter deck, in the place of a table
	part          int    // of it
	query         string
	out           string
}

// Screenshot draws a table into a PNG file, without a display. It returns the
// exit status: 0 success, 1 a failure, 2 bad usage.
func Screenshot(args []string, out, errw io.Writer) int {
	s, err := shotOf(args, errw)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintf(errw, "screenshot: %v; screenshot -h tells more\n", err)
		return 2
	}
	if err := s.draw(); err != nil {
		fmt.Fprintf(errw, "screenshot: %v\n", err)
		return 1
	}
	fmt.Fprintf(out, "screenshot: %s, %d x %d\n", s.out, s.width, s.height)
	return 0
}

// shotOf reads the command line.
func shotOf(args []string, errw io.Writer) (shot, error) {
	var s shot
	f := flag.NewFlagSet("screenshot", flag.ContinueOnError)
	f.SetOutput(errw)
	size := f.String("size", "1366x768", "width and height in pixels")
	lang := f.String("lang", "en", "language, en or fr")
	f.Float64Var(&s.scale, "scale", 1, "pixels a unit")
	f.StringVar(&s.seat, "seat", "", "whose view, dark or light; without it that of the player who decides")
	f.StringVar(&s.scene, "scene", "", "draw where this scene ends; without it a game of the starter decks")
	f.Uint64Var(&s.seed, "seed", 6, "seed of the game")
	f.IntVar(&s.moves, "moves", 120, "decisions made in it by chance")
	f.StringVar(&s.deck, "deck", "", "draw the deck builder with this starter deck")
	part := f.String("part", "cards", "what the deck builder shows: "+strings.Join(shotParts, ", "))
	f.StringVar(&s.query, "query", "", "what the deck builder is to find")
	f.Usage = func() {
		fmt.Fprintln(errw, "screenshot [FLAGS] OUT.png: draw a table without a display")
		f.PrintDefaults()
	}
	if err := f.Parse(args); err != nil {
		return s, err
	}
	if f.NArg() != 1 {
		return s, fmt.Errorf("expected one file to draw into, there are %d", f.NArg())
	}
	s.out = f.Arg(0)
	if n, err := fmt.Sscanf(*size, "%dx%d", &s.width, &s.height); n != 2 || err != nil || s.width < 320 || s.height < 240 || s.width > 10000 || s.height > 10000 {
		return s, fmt.Errorf("-size %q: expected a width and a height such as 1366x768", *size)
	}
	if s.lang = card.LangOf(*lang); s.lang.Code() != *lang {
		return s, fmt.Errorf("-lang %q: expected en or fr", *lang)
	}
	if _, ok := card.SideOf(s.seat); !ok && s.seat != "" {
		return s, fmt.Errorf("-seat %q: expected dark or light", s.seat)
	}
	if s.part = slices.Index(shotParts, *part); s.part < 0 {
		return s, fmt.Errorf("-part %q: expected one of %s", *part, strings.Join(shotParts, ", "))
	}
	if s.scale < 0.5 || s.scale > 4 {
		return s, fmt.Errorf("-scale %v: expected 0.5 to 4", s.scale)
	}
	return s, nil
}

// shotParts are the parts of the deck builder, as the command calls them.
var shotParts = []string{"cards", "problems", "figures", "versions", "notes"}

// draw draws the table, or the deck builder, and writes the file.
func (s shot) draw() error {
	var g game.Game
	if s.deck == "" {
		var err error
		if g, err = s.game(); err != nil {
			return err
		}
	}
	say.SetLang(s.lang)
	a := fyneapp.NewWithID(ID)
	if _, real := a.Driver().(desktop.Driver); !real {
		a.NewWindow("") // the driver of tests wants one
	}
	size := fyne.NewSize(float32(float64(s.width)/s.scale), float32(float64(s.height)/s.scale))
	img, err := s.picture(a, g, size)
	if err != nil {
		return err
	}
	f, err := os.Create(s.out)
	if err != nil {
		return err
	}
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, img)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// picture is the table of a game, or without one the deck builder.
func (s shot) picture(a fyne.App, g game.Game, size fyne.Size) (image.Image, error) {
	if g != nil {
		seat, ok := card.SideOf(s.seat)
		if !ok {
			seat = g.Status().Decider
		}
		return widgets.Picture(g.View(seat), size, s.lang, float32(s.scale)), nil
	}
	cat, _ := catalog.Embedded()
	var names []string
	for _, d := range decks.Embedded() {
		names = append(names, d.Name)
		if catalog.Fold(d.Name) != catalog.Fold(s.deck) {
			continue
		}
		p := &program{app: a, cat: cat, opts: widgets.DefaultOptions(), post: func(f func()) { f() }, now: time.Now, atOnce: true}
		b := newBuilder(p, 0, d)
		b.line, b.tab = s.query, s.part
		b.w.SetQuery(s.query)
		b.content()
		return b.w.Capture(size, float32(s.scale)), nil
	}
	return nil, fmt.Errorf("-deck %q: expected one of %s", s.deck, strings.Join(names, ", "))
}

// game is what is drawn.
func (s shot) game() (game.Game, error) {
	cat, _ := catalog.Embedded()
	if s.scene != "" {
		return sceneGame(cat, s.scene)
	}
	h := store.Header{Seed: s.seed}
	for side := range card.Sides {
		h.Decks[side] = decks.Usual(side).Dealt()
	}
	g, err := session.Rules{Cat: cat}.New(h)
	if err != nil {
		return nil, err
	}
	return g, playRandomly(g, s.moves, s.seed)
}

// sceneGame plays the first scene of a file and returns where it ends.
func sceneGame(cat *catalog.Catalog, file string) (game.Game, error) {
	data, err := catalog.ReadFile(file, catalog.MaxSceneFile)
	if err != nil {
		return nil, err
	}
	scenes, problems := scene.Parse(file, string(data))
	if len(problems) > 0 {
		return nil, problems[0]
	}
	if len(scenes) == 0 {
		return nil, fmt.Errorf("%s: there is no scene in it", file)
	}
	res := scenes[0].Run(cat)
	if res.Game == nil {
		var text []string
		for _, p := range res.Failures {
			text = append(text, p.Error())
		}
		return nil, errors.New(strings.Join(text, "\n"))
	}
	return res.Game, nil
}

// playRandomly makes n choices by chance, fewer if the game ends. It stops only
// where the players see a decision, and prefers to do something over passing.
func playRandomly(g game.Game, n int, seed uint64) error {
	rng := rand.New(rand.NewPCG(seed, 1))
	for range n {
		d := g.Decision()
		if d == nil {
			return nil
		}
		var keys []string
		for i := range d.Options {
			if o := &d.Options[i]; o.Verb != game.VConcede {
				keys = append(keys, o.Key)
				if o.Verb != game.Pass {
					keys = append(keys, o.Key, o.Key)
				}
			}
		}
		key := keys[rng.IntN(len(keys))]
		if _, err := g.Choose(key); err != nil {
			return fmt.Errorf("%q: %w", key, err)
		}
	}
	return nil
}
