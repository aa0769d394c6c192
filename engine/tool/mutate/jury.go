package mutate

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A jury is the cases of a program, and which of them pass the place of each mutant.
type jury struct {
	command func(no int) *exec.Cmd // the program, with a mutant at work from the start
	cost    []time.Duration        // of each case
	passing map[int][]int          // the cases that pass a mutant's place, alarms last and the cheap ones first
	late    int                    // the first of the alarms, which come after all others
	early   map[int]bool           // the mutants whose place is passed before there is any case
	idle    chan *juror
}

// A juror is a running program, which is asked about one mutant after the other.
type juror struct {
	cmd   *exec.Cmd
	ask   io.WriteCloser
	hear  *bufio.Reader
	died  *bytes.Buffer
	hello []int
}

// assemble asks each case, without any mutant, which mutants' places it passes. All must pass.
func assemble(command func(no int) *exec.Cmd, most int) (*jury, error) {
	j := &jury{command: command, passing: map[int][]int{}, early: map[int]bool{}, idle: make(chan *juror, most)}
	one, err := j.call(0)
	if err != nil {
		return nil, err
	}
	j.late = one.hello[1]
	for _, no := range one.hello[2:] {
		j.early[no] = true
	}
	for no := range one.hello[0] {
		began := time.Now()
		word, rest, err := one.answer(0, no)
		if err != nil || word != "passed" {
			return nil, fmt.Errorf("a case fails without any mutant; mend it first: %s", cmp.Or(rest, oneLine(one.died.String())))
		}
		j.cost = append(j.cost, time.Since(began))
		for _, n := range figures(rest) {
			j.passing[n] = append(j.passing[n], no)
		}
	}
	for _, cases := range j.passing {
		j.cheapFirst(cases)
	}
	j.idle <- one
	for range most - 1 {
		j.idle <- nil // called when there is work
	}
	return j, nil
}

func (j *jury) cheapFirst(cases []int) {
	slices.SortStableFunc(cases, func(a, b int) int {
		if (a < j.late) != (b < j.late) {
			return cmp.Compare(a, b)
		}
		return cmp.Compare(j.cost[a], j.cost[b])
	})
}

// noticed is who noticed a mutant, or ""; an alarm only where no other case did.
func (j *jury) noticed(no int) string {
	one := <-j.idle
	if j.early[no] {
		j.idle <- one
		return j.fresh(no)
	}
	defer func() { j.idle <- one }()
	if len(j.passing[no]) == 0 {
		return ""
	}
	if one == nil {
		var err error
		if one, err = j.call(0); err != nil {
			return err.Error()
		}
	}
	by, alive := one.verdict(no, j.passing[no])
	if !alive {
		one.dismiss()
		one = nil
	}
	return by
}

// fresh asks all cases about a mutant that is at work from the start.
func (j *jury) fresh(no int) string {
	one, err := j.call(no)
	if err != nil {
		return err.Error()
	}
	defer one.dismiss()
	all := make([]int, len(j.cost))
	for i := range all {
		all[i] = i
	}
	j.cheapFirst(all)
	by, _ := one.verdict(no, all)
	return by
}

// call starts a program.
func (j *jury) call(no int) (*juror, error) {
	one := &juror{cmd: j.command(no), died: &bytes.Buffer{}}
	one.cmd.Stderr = one.died
	var err error
	if one.ask, err = one.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := one.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	one.hear = bufio.NewReader(out)
	if err := one.cmd.Start(); err != nil {
		return nil, err
	}
	line, err := one.hear.ReadString('\n')
	if one.hello = figures(line); err != nil || len(one.hello) < 2 {
		one.dismiss()
		return nil, errors.New("the program does not begin: " + oneLine(firstLine(one.died.String())))
	}
	return one, nil
}

// verdict is who of some cases noticed a mutant, or "", and whether the program goes on.
func (one *juror) verdict(no int, cases []int) (by string, alive bool) {
	word, rest, err := one.answer(no, cases...)
	switch {
	case err != nil:
		one.cmd.Wait()
		return "the program stops: " + oneLine(firstLine(one.died.String())), false
	case word == "passed":
		return "", true
	}
	return rest, word == "noticed"
}

// answer asks about a mutant, and returns the first word of the answer and the others.
func (one *juror) answer(no int, cases ...int) (word, rest string, err error) {
	question := []byte(strconv.Itoa(no))
	for _, c := range cases {
		question = fmt.Append(question, " ", c)
	}
	one.ask.Write(append(question, '\n')) // who does not listen does not answer either
	line, err := one.hear.ReadString('\n')
	word, rest, _ = strings.Cut(strings.TrimSpace(line), " ")
	return word, rest, err
}

func (one *juror) dismiss() {
	one.ask.Close()
	one.cmd.Process.Kill()
	one.cmd.Wait()
}

// dismiss ends all programs.
func (j *jury) dismiss() {
	for range cap(j.idle) {
		if one := <-j.idle; one != nil {
			one.dismiss()
		}
	}
}

func figures(text string) (list []int) {
	for _, word := range strings.Fields(text) {
		if n, err := strconv.Atoi(word); err == nil {
			list = append(list, n)
		}
	}
	return list
}

func firstLine(s string) string { line, _, _ := strings.Cut(s, "\n"); return line }

// at is a program with mutant no at work.
func at(no int, cmd *exec.Cmd) *exec.Cmd {
	cmd.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(no), "GOMAXPROCS=1")
	return cmd
}
