package app

import (
	"fmt"
	"io"
	"os"

	"cantina/app/store"
	"cantina/engine/card"
)

const savesUsage = `saves: look after the saved games; the window must be closed
  saves            list them
  saves check      check the file; a damaged one is set aside for its newest good backup
  saves export FILE    write all games as text
  saves restore FILE   add the games of such a text
`

// Saves is the command that looks after the saved games. It returns the exit
// status: 0 success, 1 a finding, 2 bad usage.
func Saves(args []string, out, errw io.Writer) int {
	word := "list"
	if len(args) > 0 {
		word = args[0]
	}
	want := map[string]int{"list": 1, "check": 1, "export": 2, "restore": 2}[word]
	switch {
	case word == "-h" || word == "-help" || word == "--help":
		fmt.Fprint(out, savesUsage)
		return 0
	case want == 0 || len(args) > 0 && len(args) != want:
		fmt.Fprint(errw, savesUsage)
		return 2
	}
	path, err := store.DefaultPath()
	if err != nil {
		fmt.Fprintf(errw, "saves: %v\n", err)
		return 1
	}
	st, rep, err := store.Open(path)
	if err != nil {
		fmt.Fprintf(errw, "saves: %v\n", err)
		return 1
	}
	defer st.Close()
	status := 0
	if !rep.Empty() {
		fmt.Fprintln(errw, reportText(rep))
		status = 1
	}
	switch word {
	case "list", "check":
		err = listSaves(st, out, word == "check")
	case "export":
		err = exportSaves(st, args[1], out)
	case "restore":
		err = restoreSaves(st, args[1], out)
	}
	if err != nil {
		fmt.Fprintf(errw, "saves: %v\n", err)
		return 1
	}
	return status
}

func listSaves(st *store.Store, out io.Writer, only bool) error {
	games, err := st.Games()
	if err != nil {
		return err
	}
	for _, g := range games {
		if !only {
			fmt.Fprintf(out, "%4d  %s  %s – %s  %s, %d decisions\n", g.ID, g.Updated.Local().Format("2006-01-02 15:04"),
				g.Decks[card.Dark], g.Decks[card.Light], stateText(g), g.N)
		}
	}
	_, err = fmt.Fprintf(out, "saves: %d games, %d backups, %s\n", len(games), len(store.Backups(st.Path())), st.Path())
	return err
}

func exportSaves(st *store.Store, file string, out io.Writer) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	err = st.Export(f)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		_, err = fmt.Fprintf(out, "saves: exported to %s\n", file)
	}
	return err
}

func restoreSaves(st *store.Store, file string, out io.Writer) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	n, err := st.Import(f)
	if err != nil {
		return fmt.Errorf("%s: %w (%d games before it were restored)", file, err, n)
	}
	_, err = fmt.Fprintf(out, "saves: %d games restored\n", n)
	return err
}
