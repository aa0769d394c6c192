package mutate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"time"
)

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

// failing is the first test that fails with a mutant, or "".
func (b *build) failing(no int) string {
	for i := range b.Suites {
		if by := b.run(i, no, b.limits[i]); by != "" {
			return by
		}
	}
	return ""
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
	cmd := at(no, exec.CommandContext(ctx, b.binary(i), args...))
	cmd.Dir = filepath.Join(b.Root, b.Suites[i].Package)
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
