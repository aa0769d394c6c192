package app

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// problemLines is how much of the log stands in a report.
const problemLines = 60

// problemItem is the menu's entry that reports a problem.
func (p *program) problemItem() *fyne.MenuItem {
	return fyne.NewMenuItem(say.T("problem.menu"), p.askProblem)
}

// askProblem asks what went wrong, and writes it into one file with all that is needed to see it
// again.
func (p *program) askProblem() {
	words := widget.NewMultiLineEntry()
	words.SetPlaceHolder(say.T("problem.words"))
	words.Wrapping = fyne.TextWrapWord
	text := say.T("problem.holds")
	if t, ok := p.screen.(*table); ok && !t.over() {
		text += " " + say.T("problem.hands")
	}
	body := container.NewBorder(left(text), nil, nil, nil, container.New(room(560, 140), words))
	p.ask(say.T("problem.title"), body,
		choice{label: say.T("problem.write"), main: true, do: func() { p.writeProblem(words.Text) }},
		choice{label: say.T("app.cancel")})
	p.win.Canvas().Focus(words)
}

// writeProblem writes a report beside the saved games.
func (p *program) writeProblem(words string) {
	var text bytes.Buffer
	p.problem(&text, words)
	file := ""
	p.do(func() (err error) {
		dir := os.TempDir()
		if p.store != nil {
			dir = filepath.Join(filepath.Dir(p.store.Path()), "reports")
			if err = os.MkdirAll(dir, 0o700); err != nil {
				return err
			}
		}
		f, err := os.CreateTemp(dir, "problem-"+p.now().Format("20060102-150405")+"-*.txt")
		if err != nil {
			return err
		}
		file = f.Name()
		_, err = f.Write(text.Bytes())
		if cerr := f.Close(); err == nil {
			err = cerr
		}
		return err
	}, func(err error) {
		if err != nil {
			p.fail(say.T("problem.failed"), err)
			return
		}
		p.tell("problem.title", say.T("problem.done", file))
	})
}

// problem writes the report: what the player says, the program and its machine, and of a game at the
// table what lies before the seat in front and the whole of it as a replay.
func (p *program) problem(w io.Writer, words string) {
	fmt.Fprintf(w, "Cantina: a problem\n\n%s\n\n", words)
	fmt.Fprintf(w, "program %s, cards %016x, %s, %s/%s\n", Version, p.cat.Hash(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	if b, ok := debug.ReadBuildInfo(); ok {
		for _, s := range b.Settings {
			if s.Key == "vcs.revision" || s.Key == "vcs.modified" {
				fmt.Fprintf(w, "%s %s\n", s.Key, s.Value)
			}
		}
	}
	size := p.win.Canvas().Size()
	fmt.Fprintf(w, "window %.0fx%.0f, scale %g, language %s, screen %T, look %+v\n", size.Width, size.Height, p.win.Canvas().Scale(), say.Lang().Code(), p.screen, p.opts)
	t, ok := p.screen.(*table)
	if c, covered := p.screen.(*curtain); covered {
		t, ok = c.t, true
	}
	if !ok {
		return
	}
	h := t.s.Header()
	fmt.Fprintf(w, "game %d, decision %d, begun by %s; orders %+v %+v\n", t.s.ID(), t.s.Decisions(), h.Program, t.s.Orders(card.Dark), t.s.Orders(card.Light))
	if err := t.s.Fault(); err != nil {
		fmt.Fprintf(w, "fault: %v\n", err)
	}
	v := t.s.View()
	fmt.Fprintf(w, "turn %d, %s, seat %s, decides %s\n", v.Turn, v.Phase, v.Seat, v.Decider)
	if d := v.Prompt; d != nil {
		fmt.Fprintf(w, "asked: %s (%s)\n", d.Prompt[card.English], d.Rule)
		for i := range d.Options {
			fmt.Fprintf(w, "  %s\n", d.Options[i].Key)
		}
	}
	fmt.Fprintf(w, "\nLog of this seat, its end:\n")
	for _, l := range lastLines(v.Log) {
		fmt.Fprintf(w, "%3d %s\n", l.Turn, l.Say[card.English])
	}
	fmt.Fprintf(w, "\nThe game (cantina replay FILE, from the next line on):\n")
	if err := t.s.Replay(w); err != nil {
		fmt.Fprintf(w, "the replay cannot be written: %v\n", err)
	}
}

// lastLines is the end of a log.
func lastLines(log []game.LogLine) []game.LogLine { return log[max(0, len(log)-problemLines):] }
