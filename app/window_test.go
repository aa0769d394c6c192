package app

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"cantina/app/store"
	"cantina/widgets"
)

// A desk is a display without a screen, with the real program on it.
type desk struct {
	t       testing.TB
	display string
	screen  string // the file in which the display keeps what it shows
	bin     string
	data    string
	cmd     *exec.Cmd
}

// newDesk starts a display of a size and builds the program.
func newDesk(t testing.TB, size string) *desk {
	t.Helper()
	if testing.Short() {
		t.Skip("short: no window is opened")
	}
	for _, name := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("%s is not installed: sh .ci/setup installs it", name)
		}
	}
	d := &desk{t: t, bin: filepath.Join(t.TempDir(), "cantina"), data: t.TempDir()}
	build := exec.Command("go", "build", "-o", d.bin, "cantina")
	build.Env = append(os.Environ(), "CGO_ENABLED=1")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	dir := t.TempDir()
	d.screen = filepath.Join(dir, "Xvfb_screen0")
	server := exec.Command("Xvfb", "-displayfd", "1", "-screen", "0", size+"x24", "-nolisten", "tcp", "-noreset", "-fbdir", dir)
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Process.Kill(); server.Wait() })
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Fatal("Xvfb did not start")
	}
	d.display = ":" + lines.Text()
	return d
}

// open starts the program.
func (d *desk) open() {
	d.t.Helper()
	d.cmd = exec.Command(d.bin)
	d.cmd.Env = append(os.Environ(), "DISPLAY="+d.display, "WAYLAND_DISPLAY=", "LC_ALL=C",
		"CANTINA_DATA="+d.data, "XDG_CONFIG_HOME="+d.data, "LIBGL_ALWAYS_SOFTWARE=1")
	d.cmd.Stderr = os.Stderr
	if err := d.cmd.Start(); err != nil {
		d.t.Fatal(err)
	}
	cmd := d.cmd
	d.t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
}

// kill ends the program as a pulled plug would.
func (d *desk) kill() {
	d.cmd.Process.Kill()
	d.cmd.Wait()
}

// do runs xdotool and returns what it says.
func (d *desk) do(args ...string) string {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.display)
	out, _ := cmd.Output()
	return strings.TrimSpace(string(out))
}

// title is the title of the window, which names the screen.
func (d *desk) title() string { return d.do("search", "--name", "^Cantina", "getwindowname") }

// until presses a key again and again until the title has words in it; without
// a key it waits. It gives up after a minute.
func (d *desk) until(words string, keys ...string) {
	d.t.Helper()
	d.each(0, words, keys...)
}

// once presses keys that must not come twice: it looks at the title for a while before it
// takes them for lost.
func (d *desk) once(words string, keys ...string) {
	d.t.Helper()
	d.each(15*time.Second, words, keys...)
}

// each presses keys until the title has words in it, not more often than every so long.
func (d *desk) each(pause time.Duration, words string, keys ...string) {
	d.t.Helper()
	var next time.Time
	for end := time.Now().Add(time.Minute); time.Now().Before(end); {
		if title := d.title(); title == words || words != "Cantina" && strings.Contains(title, words) {
			return
		}
		if len(keys) > 0 && !time.Now().Before(next) {
			d.do(append([]string{"mousemove", "700", "60", "key", "--delay", "60"}, keys...)...)
			next = time.Now().Add(pause)
		}
	}
	d.shot("stuck")
	d.t.Fatalf("the window says %q and never %q", d.title(), words)
}

// shot keeps a picture of the display for whoever looks for it.
func (d *desk) shot(name string) {
	if dir := os.Getenv("CANTINA_SHOTS"); dir != "" {
		exec.Command("import", "-display", d.display, "-window", "root", filepath.Join(dir, name+".png")).Run()
	}
}

// saved is the only game in the file, with its decisions; the program must not be running.
func (d *desk) saved() (store.Summary, []string) {
	d.t.Helper()
	st, rep, err := store.Open(filepath.Join(d.data, store.FileName))
	if err != nil || !rep.Empty() {
		d.t.Fatalf("%+v, %v", rep, err)
	}
	defer st.Close()
	games, err := st.Games()
	if err != nil || len(games) != 1 {
		d.t.Fatalf("%d games, %v", len(games), err)
	}
	keys, err := st.Lines(games[0].ID)
	if err != nil || len(keys) != games[0].N {
		d.t.Fatalf("%+v, and %q, %v", games[0], keys, err)
	}
	return games[0], keys
}

// careless turns off that waste is asked about: the keys below pass whatever is on offer.
func (d *desk) careless() {
	d.t.Helper()
	st, _, err := store.Open(filepath.Join(d.data, store.FileName))
	if err != nil {
		d.t.Fatal(err)
	}
	defer st.Close()
	o := widgets.DefaultOptions()
	o.Unwarned = true
	if err := st.SetPref(store.PrefTable, o); err != nil {
		d.t.Fatal(err)
	}
}

// TestTheWindow plays by keys in the real window, kills the program, and goes on.
func TestTheWindow(t *testing.T) {
	d := newDesk(t, "1366x768")
	d.careless()
	d.open()
	d.until("Cantina")
	d.shot("home")
	d.once("Learn", "Return") // the first start recommends it
	d.shot("learn")
	d.once("table and the five piles", "Return")
	d.shot("lesson")
	d.once("Learn", "Tab", "Tab", "Return")             // Next, Start again, Leave
	d.once("New game", "Escape", "shift+Tab", "Return") // before Learn, which is recommended until a game was played
	d.shot("setup")
	d.until("turn 1", "Return")
	d.shot("turn-1")
	for turn := 2; turn <= 4; turn++ { // all there is to activate, then pass; Enter lifts the curtain
		d.until(fmt.Sprintf("turn %d", turn), "1", "space", "Return")
	}
	d.shot("turn-4")
	d.kill()
	before, keys := d.saved()
	activations := 0 // how many decisions a turn has is chance, but each has this one
	for _, key := range keys {
		if strings.Contains(key, " activate ") {
			activations++
		}
	}
	if before.Turn < 4 || activations < 3 {
		t.Fatalf("%+v with %q", before, keys)
	}

	d.open()
	d.until("Cantina")
	d.until("decides", "Return") // the game played last has the focus
	d.shot("curtain")
	d.kill()
	if after, _ := d.saved(); after.N != before.N || after.Turn != before.Turn {
		t.Errorf("%+v; want %+v", after, before)
	}
}
