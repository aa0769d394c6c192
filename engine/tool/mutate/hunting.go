package mutate

import (
	"bufio"
	"io"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

func (b *build) hunter() string { return filepath.Join(b.dir, "hunter") }

// A hunting asks the program that looks for games in which mutants show, one after the other.
// It is started when it is first needed, and again where a mutant has stopped it.
type hunting struct {
	command string
	seed    uint64

	sync.Mutex
	cmd  *exec.Cmd
	ask  io.WriteCloser
	hear *bufio.Reader
}

// find is a game in which a mutant shows, or "".
func (h *hunting) find(no int) string {
	h.Lock()
	defer h.Unlock()
	if h.cmd == nil {
		if err := h.start(); err != nil {
			h.stop()
			return "  the hunter does not begin: " + err.Error() + "\n"
		}
	}
	io.WriteString(h.ask, strconv.Itoa(no)+"\n") // who does not listen does not answer either
	found, err := h.until(".")
	if err != nil {
		h.stop()
		return "  the hunter stops with it\n"
	}
	return found
}

func (h *hunting) start() (err error) {
	h.cmd = exec.Command(h.command, strconv.FormatUint(h.seed, 10))
	if h.ask, err = h.cmd.StdinPipe(); err != nil {
		return err
	}
	out, err := h.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	h.hear = bufio.NewReader(out)
	if err := h.cmd.Start(); err != nil {
		return err
	}
	_, err = h.until("ready")
	return err
}

// until are the lines before one.
func (h *hunting) until(last string) (string, error) {
	var b strings.Builder
	for {
		line, err := h.hear.ReadString('\n')
		if err != nil || strings.TrimSuffix(line, "\n") == last {
			return b.String(), err
		}
		b.WriteString(line)
	}
}

// stop ends the program.
func (h *hunting) stop() {
	if h.cmd != nil && h.cmd.Process != nil {
		h.cmd.Process.Kill()
		h.cmd.Wait()
	}
	h.cmd = nil
}

func (h *hunting) end() {
	h.Lock()
	defer h.Unlock()
	h.stop()
}
