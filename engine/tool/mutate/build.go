package mutate

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Judge draws mutants of the code and judges them; tell is told each verdict
// as it falls.
func (p *Program) Judge(d Draw, tell func(Verdict)) ([]Verdict, error) {
	known, err := Known()
	if err != nil {
		return nil, err
	}
	sites, module, err := p.sites()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if d.Of == nil {
		sites = drawn(sites, d.Seed, func(s site) string { return s.Key() })
	} else if sites, err = within(sites, d.Of); err != nil {
		return nil, err
	} else {
		d.N = len(sites)
	}
	b := &build{Program: p, dir: dir, module: module}
	list, err := b.make(sites, d.N)
	if err != nil {
		return nil, err
	}
	if err := b.rehearse(); err != nil {
		return nil, err
	}
	return inOrder(list, d.N, tell, func(s numbered) (Verdict, bool) {
		if d.Only != nil && !d.Only[s.Key()] {
			return Verdict{Mutant: s.Mutant, Passed: true}, true
		}
		v := Verdict{Mutant: s.Mutant}
		v.By, v.Why = b.noticed(s.no, known.Why(s.Key()))
		return v, true
	}), nil
}

// within are the sites of files, by their names, each of which has some.
func within(sites []site, files []string) (out []site, err error) {
	for _, file := range files {
		n := len(out)
		for _, s := range sites {
			if filepath.Base(s.file) == file {
				out = append(out, s)
			}
		}
		if len(out) == n {
			return nil, fmt.Errorf("no file %q of the rules has anything to change", file)
		}
	}
	return out, nil
}

// A build is the programs of the tests with mutants in them.
type build struct {
	*Program
	dir, module string
	limits      []time.Duration // by suite: how long a mutant may take
}

// make builds the tests with the first n of the sites that the compiler takes.
func (b *build) make(sites []site, n int) ([]numbered, error) {
	bad := map[int]bool{}
	for {
		var list []numbered
		for i, s := range sites {
			if len(list) < n && !bad[i+1] {
				list = append(list, numbered{s, i + 1})
			}
		}
		refused, err := b.compile(list)
		if err != nil || len(refused) == 0 {
			return list, err
		}
		for _, no := range refused {
			bad[no] = true
		}
	}
}

// A number of a mutant in guarded source.
var guardNumber = regexp.MustCompile(switchName + `\.(?:On|Pick\[[^\]]*\])\((\d+)`)

// compile builds every suite, or returns the mutants that the compiler refuses.
func (b *build) compile(list []numbered) (refused []int, err error) {
	overlay, err := b.overlay(list)
	if err != nil {
		return nil, err
	}
	cmd := b.command("build", append([]string{"-gcflags=-e", "-overlay", overlay}, b.Packages...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return b.blame(string(out))
	}
	for i, s := range b.Suites {
		cmd := b.command("test", "-c", "-vet=off", "-overlay", overlay, "-o", b.binary(i), s.Package)
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("the tests of %s do not build: %s", s.Package, out)
		}
	}
	return nil, nil
}

func (b *build) binary(i int) string { return filepath.Join(b.dir, fmt.Sprintf("suite%d.test", i)) }

// overlay writes the guarded files, and the file that tells the compiler of them.
func (b *build) overlay(list []numbered) (string, error) {
	replace := map[string]string{}
	lay := func(real string, data []byte) error {
		name := filepath.Join(b.dir, fmt.Sprintf("%d-%s", len(replace), filepath.Base(real)))
		replace[real] = name
		return os.WriteFile(name, data, 0o600)
	}
	if err := lay(filepath.Join(b.Root, switchName, "switch.go"), []byte(switchSource)); err != nil {
		return "", err
	}
	byFile := map[string][]numbered{}
	for _, s := range list {
		byFile[s.file] = append(byFile[s.file], s)
	}
	for file, sites := range byFile {
		src, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		if err := lay(file, guarded(src, sites, b.module)); err != nil {
			return "", err
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(b.dir, "overlay.json")
	return name, os.WriteFile(name, data, 0o600)
}

// blame finds the mutants in the lines of which the compiler complains.
func (b *build) blame(said string) (refused []int, err error) {
	var replaced struct{ Replace map[string]string }
	data, err := os.ReadFile(filepath.Join(b.dir, "overlay.json"))
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(data, &replaced); err != nil {
		return nil, err
	}
	for line := range strings.Lines(said) {
		parts := strings.SplitN(line, ":", 3)
		if len(parts) < 3 {
			continue
		}
		no, err := strconv.Atoi(parts[1])
		if err != nil {
			continue
		}
		file := parts[0]
		if real := replaced.Replace[filepath.Join(b.Root, file)]; real != "" {
			file = real
		}
		src, err := os.ReadFile(file)
		if err != nil {
			continue
		}
		if lines := strings.Split(string(src), "\n"); no <= len(lines) {
			for _, m := range guardNumber.FindAllStringSubmatch(lines[no-1], -1) {
				n, _ := strconv.Atoi(m[1]) // digits
				refused = append(refused, n)
			}
		}
	}
	if len(refused) == 0 {
		return nil, fmt.Errorf("the mutants do not build: %s", said)
	}
	return refused, nil
}

// rehearse runs the suites without a mutant: they must pass, and say how long it takes.
func (b *build) rehearse() error {
	for i := range b.Suites {
		began := time.Now()
		if by := b.run(i, 0, 10*time.Minute); by != "" {
			return fmt.Errorf("a test fails without any mutant; mend it first: %s", by)
		}
		b.limits = append(b.limits, 5*time.Since(began)+5*time.Second)
	}
	return nil
}

// noticed is the first test that fails with a mutant, or "" and why that is known. A known
// one is shown to the first suite only.
func (b *build) noticed(no int, known string) (by, why string) {
	for i := range b.Suites {
		if by := b.run(i, no, b.limits[i]); by != "" {
			return by, ""
		}
		if known != "" {
			break
		}
	}
	return "", known
}

var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// run runs a suite until its first failure. The limit is one of work: on a busy machine a
// suite is given more time, and only one that has worked so long never ends.
func (b *build) run(i, no int, limit time.Duration) string {
	for wait := limit; ; wait *= 4 {
		by, worked := b.attempt(i, no, wait)
		if by != b.endless(i) || worked >= limit || wait > 50*limit {
			return by
		}
	}
}

func (b *build) endless(i int) string { return b.Suites[i].Package + " never ends" }

// attempt runs a suite for some time, and tells how long it has worked.
func (b *build) attempt(i, no int, wait time.Duration) (by string, worked time.Duration) {
	ctx, stop := context.WithTimeout(context.Background(), wait)
	defer stop()
	args := []string{"-test.failfast"}
	if skip := b.Suites[i].Skip; skip != "" {
		args = append(args, "-test.skip", skip)
	}
	cmd := exec.CommandContext(ctx, b.binary(i), args...)
	cmd.Dir = filepath.Join(b.Root, b.Suites[i].Package)
	cmd.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(no), "GOMAXPROCS=1")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if p := cmd.ProcessState; p != nil {
		worked = p.UserTime() + p.SystemTime()
	}
	switch names := failed.FindAllStringSubmatch(out.String(), -1); {
	case err == nil:
		return "", worked
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return b.endless(i), worked
	case len(names) > 0:
		return names[len(names)-1][1], worked
	}
	return b.Suites[i].Package + " stops: " + oneLine(firstLine(out.String())), worked
}

func firstLine(s string) string { line, _, _ := strings.Cut(s, "\n"); return line }
