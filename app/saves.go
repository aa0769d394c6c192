package app

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"cantina/app/store"
	"cantina/engine/card"
)

const savesUsage = `saves: look after the saved games; the window must be closed
  saves                         list them
  saves check                   check the file; a damaged one is set aside and mended
  saves export [-force] FILE    write all that is saved, and your decks, as text; -force over a file that is there
  saves restore [-whole] FILE   add what such a text holds and is not here yet; -whole also of a damaged one, what is whole
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
	cmd, file, on, err := savesArgs(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(out, savesUsage)
		return 0
	}
	if err != nil {
		fmt.Fprintf(errw, "%v\n%s", err, savesUsage)
		return 2
	}
	s := &saves{out: out, errw: errw}
	path, err := store.DefaultPath()
	if err == nil {
		err = s.open(path, func() error { return cmd.run(s, file, on) })
	}
	if err != nil {
		s.tell("saves: %v", err)
	}
	if s.found {
		return 1
	}
	return 0
}

// savesArgs reads the words behind saves.
func savesArgs(args []string) (cmd *savesCommand, file string, on bool, err error) {
	f := flag.NewFlagSet("saves", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	word, rest := "list", []string(nil)
	if len(args) > 0 {
		word, rest = args[0], args[1:]
	}
	for i := range savesCommands {
		if savesCommands[i].word == word {
			cmd = &savesCommands[i]
		}
	}
	if cmd == nil {
		if err = f.Parse(args); err == nil {
			err = fmt.Errorf("saves: there is no word %q", word)
		}
		return nil, "", false, err
	}
	if cmd.flag != "" {
		f.BoolVar(&on, cmd.flag, false, "")
	}
	var files []string
	for { // flags may also follow the file
		if err := f.Parse(rest); err != nil {
			return nil, "", false, err
		}
		if f.NArg() == 0 {
			break
		}
		files, rest = append(files, f.Arg(0)), f.Args()[1:]
	}
	switch {
	case cmd.file && len(files) == 1:
		file = files[0]
	case cmd.file:
		err = fmt.Errorf("saves %s: expected one file, got %d", word, len(files))
	case len(files) > 0:
		err = fmt.Errorf("saves %s: expected no file, got %q", word, files[0])
	}
	return cmd, file, on, err
}

// tell says what is not well.
func (s *saves) tell(format string, args ...any) {
	s.found = true
	fmt.Fprintf(s.errw, format+"\n", args...)
}

// open does something with the open file.
func (s *saves) open(path string, do func() error) (err error) {
	var rep store.Report
	if s.st, rep, err = store.Open(path); err != nil {
		return err
	}
	defer s.st.Close()
	if !rep.Empty() {
		s.tell("%s", reportText(rep))
	}
	return do()
}

// list lists the games.
func (s *saves) list(_ string, _ bool) error {
	games, err := s.st.Games()
	for _, g := range games {
		fmt.Fprintf(s.out, "%4d  %s  %s – %s  %s, %d decisions\n", g.ID, g.Updated.Local().Format("2006-01-02 15:04"),
			g.Decks[card.Dark], g.Decks[card.Light], stateText(g), g.N)
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
	_, err = fmt.Fprintf(s.out, "saves: %d games, %d backups, %s\n", len(games), len(store.Backups(s.st.Path())), s.st.Path())
	return err
}

// restore adds what an export holds.
func (s *saves) restore(file string, onlyWhole bool) error {
	if info, err := os.Stat(file); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no file: give the name of an export", file) // it might have no end
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	did, err := s.st.Import(f, onlyWhole, putDeck)
	if damage := (*store.TextDamage)(nil); errors.As(err, &damage) && damage.Whole > 0 {
		return fmt.Errorf("%s: %w\n  %d of its %d games are whole; to restore those: saves restore -whole %s", file, err, damage.Whole, damage.Games, file)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for _, problem := range did.Problems {
		s.tell("%s: %s", file, problem)
	}
	_, err = fmt.Fprintf(s.out, "saves: %d games restored, %d brought further, %d were here already; %d taken out of the trash; %d decks, %d preferences\n",
		did.Games, did.Longer, did.Known, did.Back, did.Decks, did.Prefs)
	return err
}
