package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/BurntSushi/toml"

	"cantina/engine/card"
)

// Read reads a book from files such as those of assets.Rulebook: each chapter in each
// language as a page of its own, "rulebook/en/09-deployment.md" and
// "rulebook/fr/09-deployment.md", which have the same items in the same order.
func Read(files fs.FS) (*Book, error) {
	names, err := fs.Glob(files, "rulebook/en/*.md")
	if err != nil {
		return nil, err
	}
	b := &Book{byID: map[string]*Item{}}
	for _, name := range names {
		var ps [card.Langs]*page
		for l := range card.Langs {
			if ps[l], err = readPage(files, strings.Replace(name, "/en/", "/"+l.Code()+"/", 1)); err != nil {
				return nil, err
			}
		}
		if err := b.chapter(ps); err != nil {
			return nil, err
		}
	}
	if err := b.notPlayable(files); err != nil {
		return nil, err
	}
	for _, c := range b.chapters {
		b.refer(c.Intro)
	}
	for _, i := range b.items {
		b.refer(i.Body)
	}
	b.index()
	return b, nil
}

// chapter binds the pages of a chapter together.
func (b *Book) chapter(ps [card.Langs]*page) error {
	en, fr := ps[card.English], ps[card.French]
	if en.no != fr.no || len(en.items) != len(fr.items) {
		return fmt.Errorf("%s is chapter %d with %d items, %s chapter %d with %d: expected the same", en.file, en.no, len(en.items), fr.file, fr.no, len(fr.items))
	}
	c := &Chapter{No: en.no, Title: card.T(en.title, fr.title), Intro: [card.Langs][]Para{en.intro, fr.intro}}
	b.chapters = append(b.chapters, c)
	for n, e := range en.items {
		f := fr.items[n]
		if e.id != f.id || (e.section == "") != (f.section == "") {
			return fmt.Errorf("%s: %q under the section %q where %s has %q under %q: expected the same items in the same order", fr.file, f.id, f.section, en.file, e.id, e.section)
		}
		if b.byID[e.id] != nil {
			return fmt.Errorf("%s: %q is the id of another item already", en.file, e.id)
		}
		item := &Item{
			ID: e.id, No: n + 1, Title: card.T(e.title, f.title), Section: card.T(e.section, f.section), Body: [card.Langs][]Para{e.body, f.body},
			Chapter: c, Example: strings.HasPrefix(e.id, "ex."), Term: strings.HasPrefix(e.id, "term."), at: len(b.items),
		}
		c.Items = append(c.Items, item)
		b.items = append(b.items, item)
		b.byID[e.id] = item
	}
	return nil
}

// notPlayable reads the list of items that no scene can show, if there is one.
func (b *Book) notPlayable(files fs.FS) error {
	const file = "rulebook/not-playable.toml"
	why := map[string]string{}
	if _, err := toml.DecodeFS(files, file, &why); errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for id, reason := range why {
		i := b.byID[id]
		if i == nil || reason == "" || i.Term {
			return fmt.Errorf("%s: %q: expected the id of a rule or an example, and a reason", file, id)
		}
		i.NoScene = reason
	}
	return nil
}

// refer finds what the references lead to. One that leads nowhere is left as text.
func (b *Book) refer(texts [card.Langs][]Para) {
	for _, ps := range texts {
		for _, p := range ps {
			for i := range p.Spans {
				if s := &p.Spans[i]; s.Rule != "" {
					b.lead(s)
				}
			}
		}
	}
}

// lead finds what one reference leads to.
func (b *Book) lead(s *Span) {
	if prefix, all := strings.CutSuffix(s.Text, "*"); all {
		s.Rule, s.Label = b.family(prefix)
	} else if to := b.byID[s.Text]; to != nil {
		s.Label = to.Title
	} else {
		s.Rule = ""
	}
}

// family is the first of the items whose ids begin with prefix, and what they are
// called together: their section, or their chapter if they stand in several.
func (b *Book) family(prefix string) (id string, name card.Text) {
	for _, i := range b.items {
		if !strings.HasPrefix(i.ID, prefix) {
			continue
		}
		switch {
		case id == "":
			id, name = i.ID, i.Section
		case i.Section != name:
			return id, i.Chapter.Title
		}
	}
	return id, name
}
