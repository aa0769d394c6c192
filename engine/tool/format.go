package tool

import (
	"fmt"
	"os"
	"strings"

	"cantina/assets"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// format rewrites the game text of card files. Without files it looks at the
// embedded ones and writes nothing.
func format(e *env, args []string) int {
	f := e.flags()
	diff := f.Bool("d", false, "show what would change, write nothing")
	files, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	read := func(name string) ([]byte, error) { return catalog.ReadFile(name, catalog.MaxCardFile) }
	if len(files) == 0 {
		*diff, read = true, assets.Cards.ReadFile
		names, _ := assets.Cards.ReadDir("cards")
		for _, n := range names {
			if strings.HasSuffix(n.Name(), ".toml") {
				files = append(files, "cards/"+n.Name())
			}
		}
	}
	changed, bad := 0, 0
	for _, name := range files {
		data, err := read(name)
		if err != nil {
			fmt.Fprintln(e.errw, err)
			bad++
			continue
		}
		src := string(data)
		out, errs := formatFile(src)
		for _, err := range errs {
			bad++
			fmt.Fprintln(e.out, strings.TrimRight(err.e.Explain(name, src, err.base), "\n"))
		}
		if out == src {
			continue
		}
		changed++
		fmt.Fprintln(e.out, name)
		if *diff {
			e.diff(src, out)
		} else if err := os.WriteFile(name, []byte(out), 0o644); err != nil {
			fmt.Fprintln(e.errw, err)
			bad++
		}
	}
	fmt.Fprintf(e.out, "fmt: %d of %s changed\n", changed, plural(len(files), "file"))
	return b2i(bad > 0 || *diff && changed > 0)
}

// A textError is an error of a card's text and where the text begins in the file.
type textError struct {
	e    *gametext.Error
	base int
}

// formatFile rewrites the text between rules = ”' and ”'.
func formatFile(src string) (string, []textError) {
	const open, shut = "\nrules = '''\n", "'''"
	var b strings.Builder
	var bad []textError
	at := 0
	for {
		i := strings.Index(src[at:], open)
		if i < 0 {
			break
		}
		from := at + i + len(open)
		n := strings.Index(src[from:], shut)
		if n < 0 {
			break
		}
		text, errs := gametext.Format(src[from : from+n])
		for _, err := range errs[:min(len(errs), catalog.MaxProblems-len(bad))] {
			bad = append(bad, textError{err, from})
		}
		b.WriteString(src[at:from] + text)
		at = from + n
	}
	return b.String() + src[at:], bad
}

// diff shows the lines that differ, each with its number.
func (e *env) diff(a, b string) {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i, j := 0, 0; i < len(x) || j < len(y); {
		if i < len(x) && j < len(y) && x[i] == y[j] {
			i, j = i+1, j+1
			continue
		}
		// The next line that both have again ends the difference.
		di, dj := len(x)-i, len(y)-j
	search:
		for n := 1; n < di+dj; n++ {
			for k := 0; k <= n; k++ {
				if i+k < len(x) && j+n-k < len(y) && x[i+k] == y[j+n-k] && x[i+k] != "" {
					di, dj = k, n-k
					break search
				}
			}
		}
		for k := range di {
			fmt.Fprintf(e.out, "%5d - %s\n", i+k+1, x[i+k])
		}
		for k := range dj {
			fmt.Fprintf(e.out, "%5d + %s\n", j+k+1, y[j+k])
		}
		i, j = i+di, j+dj
	}
}
