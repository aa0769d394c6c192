package tool

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// What a command returns.
const (
	fine    = 0
	finding = 1
	usage   = 2
)

// A command is one word of the command line.
type command struct {
	name, args, what string
	run              func(*env, []string) int
}

// An env is what a command talks to.
type env struct {
	in        io.Reader
	out, errw io.Writer
	cmd       *command
	win       Window
}

// commands are all commands, in the order that help shows them. audit is in a
// file of its own.
var commands []command

func init() {
	commands = []command{
		{"check", "", "look for problems in all cards, decks, scenes and words of the window", check},
		{"cards", "[find [-lang fr] [-n N] QUERY] [-set SET] [-missing] [-update] [-facts DIR] [-wanted DIR] [-draw N -seed S [-not FILE] [-texts DIR]]",
			"find cards by a line of words and fields; count the whole cards of each set; rank what the others lack; draw unwritten ones", cards},
		{"show", "[-lang fr] CARD", "print a card", show},
		{"words", "[-lang fr] [WORD]", "list the phrases of game text, and how many cards use each", words},
		{"fmt", "[-d] [FILE…]", "rewrite the game text of card files to its one spelling", format},
		{"scene", "[-v] [-trace] [-cards DIR] [FILE…]", "play scenes", scenes},
		{"lessons", "[FILE…]", "play lessons: solutions reach their goals, wrong tries do not", lessons},
		{"rules", "[-json] [-missing]", "list every rule with the scenes named after it", rulesWithScenes},
		{"seeds", "[-missing] [DIR]", "list what the seed documents ask with the scenes that show it", seeds},
		{"meetings", "[-missing | -crossings]", "list what the texts of cards name, with a scene in which both have a part; list with what others scenes cross each mechanic", meetings},
		{"rule", "[-lang fr] [-all] ID|WORDS", "print a paragraph of the rulebook, found by its id or by words", rule},
		{"sim", "[-games N] [-seed N] [-parallel N] [-check] [-ends] [-edition newest] [-random | DECK DECK]", "let random players play", sim},
		{"pace", "[-games N] [-seed N] [-random]", "count how often two players at one machine are disturbed, by what they have ordered", pace},
		{"play", "[-seed N] [-lang fr] [-record FILE] [DECK DECK]", "play in the terminal, both seats", play},
		{"replay", "[-v] FILE", "play a recorded game again and compare", replayFile},
		{"deck", "[-lang fr] check|show|stats DECK… | convert [-as FORMAT] [-force] FROM TO | diff A B",
			"check decks, print them or their numbers, write one in another format, compare two; a DECK is a starter, a kept deck or a file", deck},
		{"puzzles", "[-lang fr] | check [-v] [-update DIR] [NAME|FILE…] | find [-games N] [-seed N]",
			"list the puzzles; prove them; look for positions of random games that could be some", puzzles},
		{"mutate", "[-seed N] [-v] [-tests] [-hunt] [-again FILE] -cards N | -rules N | -of SLUG | -in FILE", "change texts or rules in small ways and print what no scene notices", mutants},
		{"audit", "DIR", "compare the cards with a reference", func(e *env, args []string) int { return Audit(args, e.out) }},
	}
}

// Run runs one command; args begins with its word.
func Run(args []string, in io.Reader, out, errw io.Writer) int {
	return RunWith(Window{}, args, in, out, errw)
}

// A Window is what the program with a window can do more. Without one all of it is nil.
type Window struct {
	Kept    Kept                             // there is a database
	Writers func(l card.Lang) []decks.Writer // in which forms it writes a deck
}

// RunWith is Run with what a window can do more.
func RunWith(win Window, args []string, in io.Reader, out, errw io.Writer) int {
	e := &env{in: in, out: out, errw: errw, win: win}
	if len(args) == 0 {
		e.help(errw)
		return usage
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		e.help(out)
		return fine
	}
	for i := range commands {
		if commands[i].name == args[0] {
			e.cmd = &commands[i]
			return e.cmd.run(e, args[1:])
		}
	}
	fmt.Fprintf(errw, "there is no command %q", args[0])
	if near := catalog.Nearest(args[0], Names()); near != "" {
		fmt.Fprintf(errw, "; did you mean %q?", near)
	}
	fmt.Fprintln(errw)
	return usage
}

// Names are the words that Run knows.
func Names() []string {
	names := make([]string, len(commands))
	for i, c := range commands {
		names[i] = c.name
	}
	return names
}

func (e *env) help(w io.Writer) {
	fmt.Fprintln(w, "The commands of Cantina. \"COMMAND -h\" tells more of one.")
	for _, c := range commands {
		fmt.Fprintf(w, "  %-7s %s\n", c.name, c.what)
	}
}

// flags returns the flag set of the command.
func (e *env) flags() *flag.FlagSet {
	f := flag.NewFlagSet(e.cmd.name, flag.ContinueOnError)
	f.SetOutput(e.errw)
	f.Usage = func() {
		fmt.Fprintf(f.Output(), "%s %s\n%s\n", e.cmd.name, e.cmd.args, e.cmd.what)
		f.PrintDefaults()
	}
	return f
}

// parse reads flags, also those after the other words. If the command is to stop,
// stop is true and code its status.
func (e *env) parse(f *flag.FlagSet, args []string) (rest []string, code int, stop bool) {
	for {
		for _, a := range args {
			if a == "-h" || a == "-help" || a == "--help" {
				f.SetOutput(e.out)
			}
		}
		if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
			return nil, fine, true
		} else if err != nil {
			return nil, usage, true
		}
		if f.NArg() == 0 {
			return rest, fine, false
		}
		rest = append(rest, f.Arg(0))
		args = f.Args()[1:]
	}
}

// bad says how the command is used.
func (e *env) bad(format string, args ...any) int {
	fmt.Fprintf(e.errw, format+"\n", args...)
	fmt.Fprintf(e.errw, "usage: %s %s\n", e.cmd.name, e.cmd.args)
	return usage
}

// catalog returns the embedded cards; their problems are for "check" to tell.
func (e *env) catalog() *catalog.Catalog {
	cat, _ := catalog.Embedded()
	return cat
}

// lang reads a language code.
func (e *env) lang(code string) (card.Lang, bool) {
	for l := range card.Langs {
		if l.Code() == strings.ToLower(code) {
			return l, true
		}
	}
	e.bad("there is no language %q; en and fr are spoken", code)
	return 0, false
}

// plural says "1 problem", "3 problems".
func plural(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}
