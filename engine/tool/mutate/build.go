package mutate

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
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
	jury, err := assemble(b.court, runtime.GOMAXPROCS(0))
	if err != nil {
		return nil, err
	}
	defer jury.dismiss()
	if err := b.rehearse(); err != nil {
		return nil, err
	}
	var hunt *hunting
	if p.Hunter != "" {
		hunt = &hunting{command: b.hunter(), seed: d.Seed}
		defer hunt.end()
	}
	return inOrder(list, d.N, tell, func(s numbered) (Verdict, bool) {
		if d.Only != nil && !d.Only[s.Key()] {
			return Verdict{Mutant: s.Mutant, Passed: true}, true
		}
		v := Verdict{Mutant: s.Mutant, By: jury.noticed(s.no)}
		if v.By == "" {
			v.Why = known.Why(s.Key())
		}
		if v.By == "" && v.Why == "" {
			v.By = b.failing(s.no)
		}
		if v.By == "" && v.Why == "" && hunt != nil {
			v.Found = hunt.find(s.no)
		}
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

// A build is the programs of the cases and of the tests with mutants in them.
type build struct {
	*Program
	dir, module string
	limits      []time.Duration // by suite: how long a mutant may take
}

// make builds the programs with the first n of the sites that the compiler takes.
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

// compile builds the cases and every suite, or returns the mutants that the compiler refuses.
func (b *build) compile(list []numbered) (refused []int, err error) {
	overlay, err := b.overlay(list)
	if err != nil {
		return nil, err
	}
	cmd := b.command("build", append([]string{"-gcflags=-e", "-overlay", overlay}, b.Packages...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return b.blame(string(out))
	}
	if out, err := b.command("build", "-overlay", overlay, "-o", b.cases(), b.Cases).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the cases do not build: %s", out)
	}
	if b.Hunter != "" {
		if out, err := b.command("build", "-overlay", overlay, "-o", b.hunter(), b.Hunter).CombinedOutput(); err != nil {
			return nil, fmt.Errorf("the hunter does not build: %s", out)
		}
	}
	for i, s := range b.Suites {
		cmd := b.command("test", "-c", "-vet=off", "-overlay", overlay, "-o", b.binary(i), s.Package)
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("the tests of %s do not build: %s", s.Package, out)
		}
	}
	return nil, nil
}

func (b *build) cases() string { return filepath.Join(b.dir, "cases") }

// court is the program of the cases.
func (b *build) court(no int) *exec.Cmd { return at(no, exec.Command(b.cases())) }

func (b *build) binary(i int) string { return filepath.Join(b.dir, fmt.Sprintf("suite%d.test", i)) }

// overlay writes the guarded files, and the file that tells the compiler of them.
func (b *build) overlay(list []numbered) (string, error) {
	replace := map[string]string{}
	lay := func(real string, data []byte) error {
		name := filepath.Join(b.dir, fmt.Sprintf("%d-%s", len(replace), filepath.Base(real)))
		replace[real] = name
		return os.WriteFile(name, data, 0o600)
	}
	if err := lay(filepath.Join(b.Root, filepath.FromSlash(b.Trial), "trial.go"), trialSource); err != nil {
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
		if err := lay(file, guarded(src, sites, path.Join(b.module, b.Trial))); err != nil {
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
