package rulebook

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

// A page is a chapter in one language, as its file has it.
type page struct {
	file  string
	no    int
	title string
	intro []Para
	items []entry
}

// An entry is an item of a page.
type entry struct {
	id, title, section string
	body               []Para
}

// housePrefixes begin a paragraph that says how this table reads a rule.
var housePrefixes = []string{"House reading: ", "Lecture de cette table\u00a0: "}

// readPage reads a chapter's file. It has one line "# 9. Deployment", lines "## " that
// begin a section, and lines "### deploy.def Deploying" that begin an item; paragraphs
// stand between empty lines. `deploy.def` refers to an item, `deploy.*` to all that
// begin so, *word* is stressed.
func readPage(files fs.FS, file string) (*page, error) {
	data, err := fs.ReadFile(files, file)
	if err != nil {
		return nil, err
	}
	p := &page{file: file}
	section, fresh := "", true // fresh: under no item yet
	for block := range strings.SplitSeq(string(data), "\n\n") {
		block = strings.TrimSpace(block)
		switch {
		case block == "":
		case strings.HasPrefix(block, "### "):
			id, title, _ := strings.Cut(block[4:], " ")
			if p.no == 0 || title == "" {
				return nil, fmt.Errorf("%s: %q: expected, after the chapter's title, an id and a title", file, block)
			}
			p.items, fresh = append(p.items, entry{id: id, title: title, section: section}), false
		case strings.HasPrefix(block, "## "):
			section, fresh = block[3:], true
		case strings.HasPrefix(block, "# "):
			no, title, _ := strings.Cut(block[2:], ". ")
			if p.no != 0 {
				return nil, fmt.Errorf("%s: %q: expected one chapter in a file", file, block)
			}
			if p.no, err = strconv.Atoi(no); err != nil || p.no <= 0 || title == "" {
				return nil, fmt.Errorf("%s: %q: expected a number and a title such as \"# 9. Deployment\"", file, block)
			}
			p.title = title
		case !fresh:
			e := &p.items[len(p.items)-1]
			e.body = append(e.body, para(block))
		case p.no != 0 && len(p.items) == 0:
			p.intro = append(p.intro, para(block))
		default:
			return nil, fmt.Errorf("%s: %q stands under no item", file, block)
		}
	}
	if p.no == 0 {
		return nil, fmt.Errorf("%s: expected a chapter such as \"# 9. Deployment\"", file)
	}
	return p, nil
}

// para divides a paragraph into spans.
func para(text string) Para {
	text = strings.ReplaceAll(text, "\n", " ")
	var p Para
	for _, prefix := range housePrefixes {
		if rest, ok := strings.CutPrefix(text, prefix); ok {
			text, p.House = rest, true
		}
	}
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
