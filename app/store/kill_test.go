package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"
)

// childEnv makes the test binary play a part: a second process with the file.
const childEnv = "CANTINA_TEST_CHILD"

func TestMain(m *testing.M) {
	switch os.Getenv(childEnv) {
	case "append":
		appendForEver(os.Args[1])
	case "backup":
		backUpForEver(os.Args[1])
	case "decks":
		saveForEver(os.Args[1])
	case "migrate":
		migrateOnce(os.Args[1])
	case "hold":
		hold(os.Args[1])
	default:
		os.Exit(m.Run())
	}
}

// child starts the test binary in a part and waits for its first line.
func child(t *testing.T, part, path string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0], path)
	cmd.Env = append(os.Environ(), childEnv+"="+part)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Fatal("the child said nothing")
	}
	return cmd, lines
}

func lineOf(n int) string { return fmt.Sprintf("dark play %d", n*n) }

// appendForEver appends decisions to game 1 and says the number of each after it
// was acknowledged; every tenth is a checkpoint.
func appendForEver(path string) {
	s, rep, err := Open(path)
	if err != nil || !rep.Empty() {
		fmt.Fprintln(os.Stderr, rep, err)
		os.Exit(1)
	}
	lines, _ := s.Lines(1)
	for n := len(lines); ; n++ {
		st := Step{N: n, Keys: []string{lineOf(n)}}
		if n%10 == 9 {
			st.State = []byte(lineOf(n))
		}
		if err := s.Append(1, st); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(n)
	}
}

func hold(path string) {
	if _, _, err := Open(path); err != nil {
		os.Exit(1)
	}
	fmt.Println("open")
	io.Copy(io.Discard, os.Stdin) // until the test is over
}

// TestKilledAtAnyMomentNothingIsLost kills a process that appends decisions, at
// random moments, again and again on the same file.
func TestKilledAtAnyMomentNothingIsLost(t *testing.T) {
	times := 200
	if testing.Short() {
		times = 20
	}
	path := tempPath(t)
	s := open(t, path)
	newGame(t, s)
	s.Close()
	rng := rand.New(rand.NewPCG(3, 4))
	last, total := -1, 0
	without := map[int]bool{}
	for i := range times {
		cmd, lines := child(t, "append", path)
		timer := time.AfterFunc(time.Duration(rng.IntN(5000))*time.Microsecond, func() { cmd.Process.Kill() })
		for ok := true; ok; ok = lines.Scan() {
			if n, err := strconv.Atoi(lines.Text()); err == nil {
				last = n
			}
		}
		cmd.Wait()
		timer.Stop()

		s, rep, err := Open(path)
		if err != nil || !rep.Empty() {
			t.Fatalf("kill %d: %+v, %v", i, rep, err)
		}
		keys, err := s.Lines(1)
		if err != nil || len(keys) <= last || len(keys) > last+2 {
			t.Fatalf("kill %d: %d lines after decision %d was acknowledged, %v", i, len(keys), last, err)
		}
		for n := total; n < len(keys); n++ {
			if keys[n] != lineOf(n) {
				t.Fatalf("kill %d: line %d is %q", i, n, keys[n])
			}
		}
		if rep.redone > 0 { // a step that only the journal had comes back without its checkpoint
			without[len(keys)] = true
		}
		want := len(keys) / 10 * 10
		for without[want] {
			want -= 10
		}
		if state, n, _ := s.Checkpoint(1, len(keys)); n != want || n > 0 && string(state) != lineOf(n-1) {
			t.Fatalf("kill %d: checkpoint %q after %d of %d", i, state, n, len(keys))
		}
		total, last = len(keys), len(keys)-1
		s.Close()
	}
	t.Logf("%d kills, %d decisions, %d steps that the journal had and the file not", times, total, len(without))
}

func TestSecondInstanceIsTurnedAway(t *testing.T) {
	path := tempPath(t)
	open(t, path).Close()
	cmd, _ := child(t, "hold", path)
	defer func() { cmd.Process.Kill(); cmd.Wait() }()
	if _, _, err := Open(path); !errors.Is(err, ErrRunning) {
		t.Errorf("%v; want ErrRunning", err)
	}
}
