package decks

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// What a folder or a zip may hold: more is told and left out.
const (
	maxFiles = 5000
	maxZip   = 64 << 20
)

// A Source is a file that decks were looked for in.
type Source struct {
	Name     string
	Text     string // as it was read
	Imported *Imported
	Problem  card.Text // why it was not read, none if it was
}

// ImportFile reads decks from a file, a folder or a zip: a source for each file.
func ImportFile(name string, cat *catalog.Catalog) ([]Source, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return importFolder(name, cat), nil
	case info.Mode().IsRegular() && strings.EqualFold(filepath.Ext(name), ".zip"):
		if info.Size() > maxZip {
			return nil, card.Because("%s: the zip has more than %s MB", "%s : l’archive dépasse %s Mo", name, maxZip>>20)
		}
		data, err := catalog.ReadFile(name, maxZip)
		if err != nil {
			return nil, err
		}
		return ReadZip(data, cat)
	}
	return []Source{sourceOf(name, func() ([]byte, error) { return catalog.ReadFile(name, catalog.MaxDeckFile) }, cat)}, nil
}

// sourceOf reads one file.
func sourceOf(name string, read func() ([]byte, error), cat *catalog.Catalog) Source {
	s := Source{Name: name}
	data, err := read()
	if err != nil {
		s.Problem = card.Why(err)
		return s
	}
	s.Text = string(data)
	s.Imported = Import(name, s.Text, cat)
	return s
}

// importFolder reads the files of a folder, not those of folders in it.
func importFolder(dir string, cat *catalog.Catalog) (all []Source) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return []Source{{Name: dir, Problem: card.Why(err)}}
	}
	files = slices.DeleteFunc(files, func(e fs.DirEntry) bool { return e.IsDir() || strings.HasPrefix(e.Name(), ".") })
	for i, e := range files {
		if i >= maxFiles {
			return append(all, tooMany(dir))
		}
		name := filepath.Join(dir, e.Name())
		all = append(all, sourceOf(name, func() ([]byte, error) { return catalog.ReadFile(name, catalog.MaxDeckFile) }, cat))
	}
	return all
}

func tooMany(name string) Source {
	return Source{Name: name, Problem: card.Say("it has more than %s files: the rest is left out", "il a plus de %s fichiers : le reste est laissé de côté", maxFiles)}
}

// WriteZip writes decks into one zip, each as a file of ours.
func WriteZip(w io.Writer, all []*Deck, cat *catalog.Catalog) error {
	z := zip.NewWriter(w)
	had := map[string]bool{}
	for _, d := range all {
		base := FileName(d.Name)
		name := base
		for n := 2; had[strings.ToLower(name)]; n++ {
			name = fmt.Sprintf("%s-%d", base, n)
		}
		had[strings.ToLower(name)] = true
		f, err := z.Create(name + ".toml")
		if err == nil {
			_, err = io.WriteString(f, d.TOML(cat))
		}
		if err != nil {
			return err
		}
	}
	return z.Close()
}

// FileName is the name of a deck as every system takes it for a file.
func FileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`<>:"/\|?*.`, r) {
			return '-'
		}
		return r
	}, name)
	if r := []rune(strings.TrimSpace(name)); len(r) > 60 {
		name = string(r[:60])
	}
	if name = strings.Trim(name, " -"); name == "" {
		return "deck"
	}
	return name
}

// ReadZip reads the decks of a zip. A file in it that inflates to more than a deck is not
// read, a zip in it is no deck, and where it says that it lies is no place on the disk.
func ReadZip(data []byte, cat *catalog.Catalog) (all []Source, err error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, card.Because("this is no zip, or a damaged one: %s", "ce n’est pas une archive zip, ou elle est endommagée : %s", err)
	}
	for _, f := range z.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		if len(all) >= maxFiles {
			return append(all, tooMany("zip")), nil
		}
		all = append(all, sourceOf(catalog.Brief(path.Base(strings.ReplaceAll(f.Name, `\`, "/"))), func() ([]byte, error) { return unzip(f) }, cat))
	}
	return all, nil
}

// unzip inflates a file of a zip, no more of it than a deck has.
func unzip(f *zip.File) ([]byte, error) {
	in, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, catalog.MaxDeckFile+1))
	if err == nil && len(data) > catalog.MaxDeckFile {
		err = card.Because("it is larger than %s KB", "il dépasse %s Ko", catalog.MaxDeckFile>>10)
	}
	return data, err
}
