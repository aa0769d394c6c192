package app

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// export writes all that is saved as text. It is written beside the file and gets its
// name when all of it is on the disk.
func (s *saves) export(file string, force bool) error {
	file, err := exportable(s.st.Path(), file, force)
	if err != nil {
		return err
	}
	var did store.Exported
	err = s.replace(file, force, func(w io.Writer) (err error) { did, err = s.st.Export(w, s.ownDecks()); return err })
	if err != nil {
		return card.Because("the export was not written: %s", "l’exportation n’a pas été écrite : %s", err)
	}
	for _, problem := range did.Problems {
		s.tell("saves", problem)
	}
	return s.done("saves: exported to %s: games: %s (in the trash: %s), decks: %s, preferences: %s",
		"saves : exporté dans %s : parties : %s (dans la corbeille : %s), decks : %s, préférences : %s", file, did.Games, did.Trash, did.Decks, did.Prefs)
}

// replace writes a file beside its place and gives it its name when all of it is on the disk.
func (s *saves) replace(file string, force bool, write func(io.Writer) error) error {
	tmp, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".*.tmp")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	err = write(tmp)
	if err == nil {
		err = tmp.Sync()
	}
	if cerr := tmp.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		_, err = exportable(s.st.Path(), file, force) // also what came while it was written
	}
	if err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	return err
}

// exportable is the file to write an export to, behind a link; the error says why it may
// not be written.
func exportable(db, file string, force bool) (string, error) {
	to, err := filepath.EvalSymlinks(file)
	if errors.Is(err, fs.ErrNotExist) {
		if _, lerr := os.Lstat(file); lerr == nil {
			return "", card.Because("%s is a link to a file that is not there: give another name", "%s est un lien vers un fichier qui n’existe pas : donnez un autre nom", file)
		}
		return file, nil
	}
	if err != nil {
		return "", err
	}
	info, err := os.Stat(to)
	switch {
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", card.Because("%s is no file: give the name of a file", "%s n’est pas un fichier : donnez le nom d’un fichier", file)
	case store.Owns(db, info):
		return "", card.Because("%s belongs to the saved games themselves: give another name", "%s fait partie des parties enregistrées : donnez un autre nom", file)
	case !force:
		return "", card.Because("%s is there already: give another name, or -force to write over it", "%s existe déjà : donnez un autre nom, ou -force pour l’écraser", file)
	}
	return to, nil
}

// ownDecks reads the files of the folder that are none of the kept decks. One that cannot be
// read is told and left out; whether it is a good deck does not matter.
func (s *saves) ownDecks() (all []store.DeckFile) {
	for _, file := range deckFiles() {
		text, err := catalog.ReadFile(file, catalog.MaxDeckFile)
		if err != nil {
			s.tell("saves", card.Say("a deck was left out: %s", "un deck a été laissé de côté : %s", card.Why(err)))
			continue
		}
		if known, _ := keeps(s.st, string(text)); known {
			continue
		}
		all = append(all, store.DeckFile{Name: filepath.Base(file), Text: string(text)})
	}
	return all
}

// putDeck keeps a deck file of an export, and tells whether it did: not if it is kept
// already. What is no good deck goes into the folder.
func putDeck(st *store.Store, d store.DeckFile) (bool, error) {
	if len(d.Text) <= catalog.MaxDeckFile {
		if isDeck, added, err := keepText(st, d.Name, d.Text); isDeck || err != nil {
			return added, err
		}
	}
	return putFile(d)
}

// putFile writes a deck file into the folder, and tells whether it did: not if there is one
// with the same text. Where another file has its name it gets a free one.
func putFile(d store.DeckFile) (bool, error) {
	name, isTOML := strings.CutSuffix(d.Name, ".toml")
	switch {
	case !isTOML || len(name) > 100 || !filepath.IsLocal(d.Name) || strings.ContainsAny(d.Name, "/\\:") || strings.HasPrefix(name, "."):
		return false, card.Because("this is no name of a deck file; expected one such as \"mine.toml\"", "ce n’est pas un nom de fichier de deck ; il en faut un comme « mine.toml »")
	case len(d.Text) > catalog.MaxDeckFile:
		return false, card.Because("it is larger than %s KB", "il dépasse %s Ko", catalog.MaxDeckFile>>10)
	}
	files := deckFiles()
	for _, file := range files {
		if had, err := catalog.ReadFile(file, catalog.MaxDeckFile); err == nil && string(had) == d.Text {
			return false, nil
		}
	}
	if err := os.MkdirAll(deckDir(), 0o700); err != nil {
		return false, err
	}
	file := filepath.Join(deckDir(), d.Name)
	for n := 2; slices.Contains(files, file); n++ {
		file = filepath.Join(deckDir(), fmt.Sprintf("%s-%d.toml", name, n))
	}
	return true, writeNew(file, d.Text)
}

// writeNew writes a file that is not there yet, all of it or nothing.
func writeNew(file, text string) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		os.Remove(file)
	}
	return err
}
