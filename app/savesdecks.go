package app

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// decks lists the kept decks.
func (s *saves) decks(string, bool) error {
	kept, err := s.st.Decks()
	if err != nil {
		return err
	}
	trash, err := s.st.DeckTrash()
	for i, d := range append(kept, trash...) {
		var more []string
		add := func(is bool, t card.Text) {
			if is {
				more = append(more, t[say.Lang()])
			}
		}
		add(d.Draft, card.T("unsaved changes", "modifications non enregistrées"))
		add(i >= len(kept), card.T("in the trash", "dans la corbeille"))
		add(d.Problem != card.Text{}, d.Problem)
		line := fmt.Sprintf("%4d  %s  %-6s %3d  %s  v%d  %s", d.ID, d.Updated.Local().Format("2006-01-02 15:04"), card.SideNames[d.Side][say.Lang()], d.Size, d.Name, d.Versions, strings.Join(more, ", "))
		fmt.Fprintln(s.out, strings.TrimRight(line, " "))
		s.found = s.found || d.Problem != card.Text{}
	}
	if err != nil {
		return err
	}
	return s.done("saves: decks: %s, in the trash: %s", "saves : decks : %s, dans la corbeille : %s", len(kept), len(trash))
}

// zip writes all kept decks into one zip. One that cannot be read is told and left out.
func (s *saves) zip(file string, force bool) error {
	file, err := exportable(s.st.Path(), file, force)
	if err != nil {
		return err
	}
	kept, err := s.st.Decks()
	if err != nil {
		return err
	}
	var all []*decks.Deck
	for _, sum := range kept {
		d, err := keptDeck(s.st, sum)
		if err != nil {
			s.tell("saves", card.Say("the deck %s was left out: %s", "le deck %s a été laissé de côté : %s", sum.Name, card.Why(err)))
			continue
		}
		all = append(all, d)
	}
	cat, _ := catalog.Embedded()
	if err := s.replace(file, force, func(w io.Writer) error { return decks.WriteZip(w, all, cat) }); err != nil {
		return card.Because("the zip was not written: %s", "l’archive n’a pas été écrite : %s", err)
	}
	return s.done("saves: decks written to %s: %s", "saves : decks écrits dans %s : %s", file, len(all))
}

// take keeps the decks of a file, a folder or a zip, and tells what became of each.
func (s *saves) take(file string, try bool) error {
	cat, _ := catalog.Embedded()
	all, err := decks.ImportFile(file, cat)
	if err != nil {
		return err
	}
	had, err := s.newest(cat)
	if err != nil {
		return err
	}
	taken, known := 0, 0
	for _, src := range all {
		if src.Problem != (card.Text{}) {
			s.tell(src.Name, src.Problem)
			continue
		}
		im := src.Imported
		for _, p := range im.Problems {
			s.tell(src.Name, p)
		}
		if len(im.Deck.Cards) == 0 {
			s.tell(src.Name, card.T("no card was found in it, and nothing is kept of it", "aucune carte n’y a été trouvée, et rien n’en est gardé"))
			continue
		}
		s.lines(src.Name, im)
		rec := recordOf(im.Deck, cat, "← "+filepath.Base(src.Name))
		if had[rec.Text] {
			known++
			continue
		}
		if taken++; !try {
			had[rec.Text] = true
			if _, err := s.st.SaveDeck(0, rec); err != nil {
				return err
			}
		}
	}
	if try {
		return s.done("saves: decks found: %s, here already: %s", "saves : decks trouvés : %s, déjà ici : %s", taken, known)
	}
	return s.done("saves: decks kept: %s, here already: %s", "saves : decks gardés : %s, déjà ici : %s", taken, known)
}

// newest is what the newest versions of all kept decks say, written as the program does.
func (s *saves) newest(cat *catalog.Catalog) (map[string]bool, error) {
	kept, err := s.st.Decks()
	had := map[string]bool{}
	for _, sum := range kept {
		if d, err := keptDeck(s.st, sum); err == nil {
			had[d.TOML(cat)] = true
		}
	}
	return had, err
}

// lines tells what became of the lines of a source, and each that was guessed or is unknown.
func (s *saves) lines(name string, im *decks.Imported) {
	fmt.Fprintln(s.out, card.Say("%s: %s (%s), cards: %s, lines matched: %s, guessed: %s, unknown: %s", "%s : %s (%s), cartes : %s, lignes reconnues : %s, devinées : %s, inconnues : %s",
		name, im.Deck.Name, im.Format, im.Deck.Size(), im.Count(decks.Matched), im.Count(decks.Guessed), im.Count(decks.Unknown))[say.Lang()])
	for _, l := range im.Lines {
		if l.Status == decks.Guessed || l.Status == decks.Unknown {
			fmt.Fprintf(s.out, "%6d  %s: %s", l.N, decks.StatusNames[l.Status][say.Lang()], strings.TrimSpace(l.Text))
			if l.Status == decks.Guessed {
				fmt.Fprintf(s.out, " -> %s", l.Entry.Slug)
			}
			fmt.Fprintln(s.out)
		}
	}
}
