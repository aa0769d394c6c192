package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"cantina/engine/card"
)

// french is the file with what is said in French.
type french struct {
	Chapter, Section, Title, Short map[string]string
}

// housePrefix begins a paragraph that says how this table reads a rule.
const housePrefix = "House reading: "

// Read reads a book from files such as those of assets.Rulebook. A chapter file has
// one line "# 9. Deployment", lines "## " that begin a section, and lines
// "### deploy.def Deploying" that begin an item; paragraphs stand between empty
// lines. `deploy.def` refers to an item, `deploy.*` to all that begin so, *word* is
// stressed.
func Read(files fs.FS) (*Book, error) {
	var fr french
	if _, err := toml.DecodeFS(files, "rulebook/fr/titles.toml", &fr); err != nil {
		return nil, err
	}
	names, err := fs.Glob(files, "rulebook/en/*.md")
	if err != nil {
		return nil, err
	}
	b := &Book{byID: map[string]*Item{}}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		if err := b.chapter(string(data), &fr); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	if err := b.notPlayable(files); err != nil {
		return nil, err
	}
	if err := b.known(&fr); err != nil {
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

// chapter reads one file.
func (b *Book) chapter(text string, fr *french) error {
	var c *Chapter
	var item *Item
	var section card.Text
	for block := range strings.SplitSeq(text, "\n\n") {
		block = strings.TrimSpace(block)
		switch {
		case block == "":
		case strings.HasPrefix(block, "### "):
			id, title, _ := strings.Cut(block[4:], " ")
			if c == nil || title == "" || b.byID[id] != nil {
				return fmt.Errorf("%q: expected, after the chapter's title, an id that is new and a title", block)
			}
			item = &Item{
				ID: id, Title: both(title, fr.Title[id]), Short: card.T("", fr.Short[id]), Section: section,
				Chapter: c, Example: strings.HasPrefix(id, "ex."), at: len(b.items),
			}
			c.Items = append(c.Items, item)
			b.items = append(b.items, item)
			b.byID[id] = item
		case strings.HasPrefix(block, "## "):
			section, item = both(block[3:], fr.Section[block[3:]]), nil
		case strings.HasPrefix(block, "# "):
			no, title, _ := strings.Cut(block[2:], ". ")
			n, err := strconv.Atoi(no)
			if err != nil || c != nil {
				return fmt.Errorf("%q: expected one chapter such as \"# 9. Deployment\"", block)
			}
			c = &Chapter{No: n, Title: both(title, fr.Chapter[no])}
			b.chapters = append(b.chapters, c)
		case item != nil:
			item.Body = append(item.Body, para(block))
		case c != nil && len(c.Items) == 0:
			c.Intro = append(c.Intro, para(block))
		default:
			return fmt.Errorf("%q stands under no item", block)
		}
	}
	return nil
}

// both is a text with its French, or twice in English without one.
func both(en, fr string) card.Text {
	if fr == "" {
		fr = en
	}
	return card.T(en, fr)
}

// known refuses French for what there is not.
func (b *Book) known(fr *french) error {
	for _, m := range []map[string]string{fr.Title, fr.Short} {
		for id := range m {
			if b.byID[id] == nil {
				return fmt.Errorf("rulebook/fr/titles.toml: there is no item %q", id)
			}
		}
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
		if i == nil || reason == "" || i.Example {
			return fmt.Errorf("%s: %q: expected the id of a rule, and a reason", file, id)
		}
		i.NoScene = reason
	}
	return nil
}

// para divides a paragraph into spans.
func para(text string) Para {
	text = strings.ReplaceAll(text, "\n", " ")
	var p Para
	text, p.House = strings.CutPrefix(text, housePrefix)
	add := func(s Span) {
		if s.Text != "" {
			p.Spans = append(p.Spans, s)
		}
	}
	for k, part := range strings.Split(text, "`") {
		if k%2 == 1 {
			add(Span{Text: part, Rule: part})
			continue
		}
		for n, s := range strings.Split(part, "*") {
			add(Span{Text: s, Em: n%2 == 1})
		}
	}
	return p
}

// refer finds what the references lead to. One that leads nowhere is left as text.
func (b *Book) refer(ps []Para) {
	for _, p := range ps {
		for i := range p.Spans {
			s := &p.Spans[i]
			if s.Rule == "" {
				continue
			}
			if prefix, all := strings.CutSuffix(s.Text, "*"); all {
				s.Rule, s.Label = b.family(prefix)
			} else if to := b.byID[s.Text]; to != nil {
				s.Label = to.Title
			} else {
				s.Rule = ""
			}
		}
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
