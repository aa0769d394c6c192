package store

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"cantina/engine/card"
)

// setAside moves a damaged file out of the way.
func (o *opening) setAside(damage error) error {
	o.rep.Damage = card.Why(damage)
	if o.wreck == nil {
		if wreck, free, err := mapped(o.file); err == nil {
			o.wreck, o.free = wreck, free
		}
	}
	aside := freeName(o.file, "cantina-damaged-%d.db")
	if o.rep.SetAside == "" {
		writeFile(mendingPath(o.file), func(w io.Writer) error { // else no later start can go on with it
			_, err := io.WriteString(w, filepath.Base(aside))
			return err
		})
	}
	if err := os.Rename(o.file, aside); err != nil {
		return card.Because("%s is damaged (%s) and cannot be set aside: %s", "%s est endommagé (%s) et ne peut pas être mis de côté : %s", o.file, damage, err)
	}
	if o.rep.SetAside == "" {
		o.rep.SetAside = aside
	}
	o.missing = true
	return nil
}

// mendingPath is the file that names the damaged one as long as it is searched.
func mendingPath(file string) string { return strings.TrimSuffix(file, ".db") + ".mending" }

// unfinished goes on with the mending that an earlier start did not finish: the power went.
// Its journal may be one that knows the backup alone.
func (o *opening) unfinished() {
	if o.wreck != nil {
		return
	}
	f, _, err := openFile(mendingPath(o.file))
	if err != nil {
		return
	}
	defer f.Close()
	name := make([]byte, 1<<12) // no name is longer
	n, _ := io.ReadFull(f, name)
	name = name[:n]
	aside := filepath.Join(filepath.Dir(o.file), filepath.Base(string(name)))
	wreck, free, err := mapped(aside)
	if err != nil {
		return
	}
	o.again, o.wreck, o.free = true, wreck, free
	o.rep.Damage = card.Say("mending it was not finished the last time; what was damaged is kept as %s",
		"sa réparation n’était pas finie la dernière fois ; ce qui était endommagé est gardé sous le nom %s", aside)
}
