package app

import (
	"fmt"
	"os"
	"path/filepath"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// prefFolder says that the folder of decks was taken in.
const prefFolder = "folder"

// openStore opens the saved games, and at the first start takes in the decks of the folder,
// after a backup. Those that are no good decks stay there, and are told where decks are chosen.
func openStore(path string) (*store.Store, store.Report, error) {
	st, rep, err := store.Open(path)
	if err != nil {
		return st, rep, err
	}
	var done bool
	if st.Pref(prefFolder, &done) && done {
		return st, rep, nil
	}
	if err := takeFolder(st); err != nil {
		st.Close()
		return nil, rep, err
	}
	return st, rep, nil
}

// takeFolder takes in the folder of decks. A start that was killed in the midst of it goes
// on with what is not kept yet.
func takeFolder(st *store.Store) error {
	files := deckFiles()
	if len(files) > 0 {
		if err := st.Backup(); err != nil {
			return card.Because("the folder of decks is not taken in, for no backup could be made first: %s",
				"le dossier des decks n’est pas repris, faute d’une sauvegarde préalable : %s", err)
		}
	}
	for _, file := range files {
		text, err := catalog.ReadFile(file, catalog.MaxDeckFile)
		if err != nil {
			continue
		}
		if _, _, err := keepText(st, filepath.Base(file), string(text)); err != nil {
			return err
		}
	}
	return st.SetPref(prefFolder, true)
}

// keepText keeps a deck file as it is, unless it is kept already, and tells whether it is a
// deck at all, and a new one.
func keepText(st *store.Store, name, text string) (isDeck, added bool, err error) {
	d, mistakes := decks.Parse(name, text)
	if len(mistakes) > 0 {
		return false, false, nil
	}
	if known, err := keeps(st, text); known || err != nil {
		return true, false, err
	}
	rec := recordOf(d, nil, fmt.Sprintf("← %s", name))
	rec.Text = text
	_, err = st.SaveDeck(0, rec)
	return true, err == nil, err
}

// keeps tells whether a version of a kept deck has a text, also of a deleted one.
func keeps(st *store.Store, text string) (bool, error) {
	kept, err := st.Decks()
	if err != nil {
		return false, err
	}
	trash, err := st.DeckTrash()
	for _, sum := range append(kept, trash...) {
		versions, _ := st.DeckVersions(sum.ID)
		for _, v := range versions {
			if v.Text == text {
				return true, err
			}
		}
	}
	return false, err
}

// recordOf is a deck as it is saved; the catalog gives the order of its cards.
func recordOf(d *decks.Deck, cat *catalog.Catalog, note string) store.DeckRecord {
	all := 0
	for _, e := range d.Cards {
		all += e.Count
	}
	return store.DeckRecord{Text: d.TOML(cat), Note: note,
		DeckFacts: store.DeckFacts{Name: d.Name, Side: d.Side, Size: d.Size(), Outside: all - d.Size(), Format: d.Format, Tags: d.Tags}}
}

// KeptDeck finds a kept deck by its name, for the commands: the one changed last.
func KeptDeck(name string) (text string, ok bool, err error) {
	path, err := store.DefaultPath()
	if err != nil {
		return "", false, err
	}
	if _, err := os.Stat(path); err != nil {
		return "", false, nil // nothing is saved yet
	}
	st, _, err := openStore(path)
	if err != nil {
		return "", false, err
	}
	defer st.Close()
	kept, err := st.Decks()
	for _, sum := range kept {
		if sum.Name == name {
			v, err := st.Deck(sum.ID)
			return v.Text, true, err
		}
	}
	return "", false, err
}
