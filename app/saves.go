package app

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/widgets/say"
)

const savesUsage = `saves: look after the saved games; the window must be closed
  saves                         list them
  saves check                   check the file; a damaged one is set aside and mended
  saves export [-force] FILE    write all that is saved, games and decks with all versions, as text; -force over a file that is there
  saves restore [-whole] FILE   add what such a text holds and is not here yet; -whole also of a damaged one, what is whole
  saves decks                   list the kept decks, and those in the trash
  saves zip [-force] FILE       write all kept decks into one zip
  saves take [-try] FILE        keep the decks of a file, a folder or a zip, of any known format; -try only tells
each of them with -lang fr in French
`

// A savesCommand is a word that follows saves.
type savesCommand struct {
	word string
	file bool   // a file follows
	flag string // that it knows
	run  func(*saves, string, bool) error
}

var savesCommands = []savesCommand{
	{"list", false, "", (*saves).list},
	{"check", false, "", (*saves).count},
	{"export", true, "force", (*saves).export},
	{"restore", true, "whole", (*saves).restore},
	{"decks", false, "", (*saves).decks},
	{"zip", true, "force", (*saves).zip},
	{"take", true, "try", (*saves).take},
}

// A saves is one run of the command.
type saves struct {
	st        *store.Store
	out, errw io.Writer
	found     bool // something is not well
}

// Saves is the command that looks after the saved games. It returns the exit
// status: 0 success, 1 a finding, 2 bad usage.
func Saves(args []string, out, errw io.Writer) int {
	cmd, do, err := savesArgs(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(out, savesUsage)
		return 0
	}
	if err != nil {
		fmt.Fprintf(errw, "%v\n%s", err, savesUsage)
		return 2
	}
	say.SetLang(do.lang)
	s := &saves{out: out, errw: errw}
	path, err := store.DefaultPath()
	if err == nil {
		err = s.open(path, func() error { return cmd.run(s, do.file, do.on) })
	}
	if err != nil {
		s.tell("saves", card.Why(err))
	}
	if s.found {
		return 1
	}
	return 0
}

// A savesLine is what the words behind saves say, beside the command.
type savesLine struct {
	file string
	on   bool // the flag of the command
	lang card.Lang
}

// savesArgs reads the words behind saves.
func savesArgs(args []string) (cmd *savesCommand, do savesLine, err error) {
	f := flag.NewFlagSet("saves", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	lang := f.String("lang", "en", "")
	word, rest := "list", args
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		word, rest = args[0], args[1:]
	}
	for i := range savesCommands {
		if savesCommands[i].word == word {
			cmd = &savesCommands[i]
		}
	}
	if cmd == nil {
		return nil, do, fmt.Errorf("saves: there is no word %q", word)
	}
	if cmd.flag != "" {
		f.BoolVar(&do.on, cmd.flag, false, "")
	}
	var files []string
	for { // flags may also follow the file
		if err := f.Parse(rest); err != nil {
			return nil, do, err
		}
		if f.NArg() == 0 {
			break
		}
		files, rest = append(files, f.Arg(0)), f.Args()[1:]
	}
	switch do.lang = card.LangOf(*lang); {
	case do.lang.Code() != *lang:
		err = fmt.Errorf("saves: -lang %q: expected en or fr", *lang)
	case cmd.file && len(files) == 1:
		do.file = files[0]
	case cmd.file:
		err = fmt.Errorf("saves %s: expected one file, got %d", word, len(files))
	case len(files) > 0:
		err = fmt.Errorf("saves %s: expected no file, got %q", word, files[0])
	}
	return cmd, do, err
}

// tell says what is not well.
func (s *saves) tell(of string, what card.Text) {
	s.found = true
	fmt.Fprintln(s.errw, card.Say("%s: %s", "%s : %s", of, what)[say.Lang()])
}

// done says what was done.
func (s *saves) done(en, fr string, args ...any) error {
	_, err := fmt.Fprintln(s.out, card.Say(en, fr, args...)[say.Lang()])
	return err
}

// open does something with the open file.
func (s *saves) open(path string, do func() error) (err error) {
	var rep store.Report
	if s.st, rep, err = openStore(path); err != nil {
		return err
	}
	defer s.st.Close()
	if !rep.Empty() {
		s.found = true
		fmt.Fprintln(s.errw, reportText(rep))
	}
	return do()
}

// list lists the games.
func (s *saves) list(_ string, _ bool) error {
	games, err := s.st.Games()
	for _, g := range games {
		fmt.Fprintf(s.out, "%4d  %s  %s – %s  %s, %s\n", g.ID, g.Updated.Local().Format("2006-01-02 15:04"),
			g.Decks[card.Dark], g.Decks[card.Light], stateText(g), card.Count(g.N, card.T("decision", "décision"), card.T("decisions", "décisions"))[say.Lang()])
	}
	if err != nil {
		return err
	}
	return s.count("", false)
}

// count says how much there is.
func (s *saves) count(string, bool) error {
	games, err := s.st.Games()
	if err != nil {
		return err
	}
	kept, err := s.st.Decks()
	if err != nil {
		return err
	}
	return s.done("saves: games: %s, backups: %s, decks: %s, %s", "saves : parties : %s, sauvegardes : %s, decks : %s, %s", len(games), len(store.Backups(s.st.Path())), len(kept), s.st.Path())
}

// restore adds what an export holds.
func (s *saves) restore(file string, onlyWhole bool) error {
	if info, err := os.Stat(file); err == nil && !info.Mode().IsRegular() {
		return card.Because("%s is no file: give the name of an export", "%s n’est pas un fichier : donnez le nom d’une exportation", file) // it might have no end
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	did, err := s.st.Import(f, onlyWhole, func(d store.DeckFile) (bool, error) { return putDeck(s.st, d) })
	if damage := (*store.TextDamage)(nil); errors.As(err, &damage) && damage.Whole > 0 {
		return card.Because("%s: %s\n  %s of its %s games are whole; to restore those: saves restore -whole %s",
			"%s : %s\n  parties entières : %s sur %s ; pour les restaurer : saves restore -whole %s", file, err, damage.Whole, damage.Games, file)
	}
	if err != nil {
		return card.Because("%s: %s", "%s : %s", file, err)
	}
	for _, problem := range did.Problems {
		s.tell(file, problem)
	}
	return s.done("saves: games restored: %s, brought further: %s, here already: %s, taken out of the trash: %s; decks: %s, preferences: %s",
		"saves : parties restaurées : %s, prolongées : %s, déjà ici : %s, sorties de la corbeille : %s ; decks : %s, préférences : %s",
		did.Games, did.Longer, did.Known, did.Back, did.Decks, did.Prefs)
}
