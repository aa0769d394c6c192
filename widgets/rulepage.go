package widgets

import (
	"math"
	"strings"

	"cantina/engine/card"
	"cantina/engine/rulebook"
	"cantina/widgets/ink"
)

// A ruleFlow is a chapter laid out in lines of a readable length.
type ruleFlow struct {
	chapter *rulebook.Chapter
	lang    card.Lang
	x, w    float32 // the column of text in the page
	h       float32
	head    rulePiece
	pieces  []rulePiece
}

// A rulePiece is a heading or an item of a chapter.
type rulePiece struct {
	At    rect
	Item  *rulebook.Item
	Lines []ruleLine
	Marks []rect // bars beside how this table reads a rule
	Links []string
}

// A ruleLine is a line of text, its baseline from the chapter's top.
type ruleLine struct {
	y    float32
	runs []ruleRun
}

// A ruleRun is a piece of a line in one style.
type ruleRun struct {
	x    float32
	s    string
	f    ink.Style
	size float32
	tone tone
	link int // which of the piece's links, -1 none
}

// A tone is a colour of the page.
type tone uint8

const (
	toneInk tone = iota
	toneSoft
	toneFaint
	toneGold
	toneBody
)

// find is the piece of an id, or nil.
func (f *ruleFlow) find(id string) *rulePiece {
	for i := range f.pieces {
		if p := &f.pieces[i]; p.Item != nil && p.Item.ID == id {
			return p
		}
	}
	return nil
}

// links are the references of an item, in their order.
func (f *ruleFlow) links(id string) []string {
	if p := f.find(id); p != nil {
		return p.Links
	}
	return nil
}

// Sizes on the page, in furniture units: 16.5 on a column of 540 makes lines of
// about 75 letters.
const (
	ruleText   = 16.5
	ruleLead   = 25
	ruleColumn = 540
)

// setPage lays out the chapter of the marked paragraph, if it is not.
func (r *Rulebook) setPage() {
	c := r.book.Lookup(r.at).Chapter
	if f := r.flow; f != nil && f.chapter == c && f.lang == r.lang {
		return
	}
	u := r.u
	f := &ruleFlow{chapter: c, lang: r.lang, w: min(ruleColumn*u, r.page.at.W-76*u)}
	f.x = round((r.page.at.W - f.w) / 2)
	s := &ruleSetter{f: f, k: r.k, u: u, y: 34 * u, p: &f.head, house: r.say("rules.house") + " ", see: r.say("rules.see"), shows: r.shows}
	s.plain(ink.Plain, 13, 20, toneGold, r.say("rules.chapter", c.No))
	s.plain(ink.Bold, 31, 36, toneInk, c.Title[r.lang])
	s.y += 8 * u
	for _, p := range c.Intro[r.lang] {
		s.para(p, r.lang)
	}
	section := ""
	for _, i := range c.Items {
		if name := i.Section[r.lang]; name != section {
			section = name
			s.begin(nil)
			s.y += 24 * u
			s.plain(ink.Bold, 21, 26, toneGold, name)
			s.y += 6 * u
		}
		s.item(i, r.lang)
	}
	s.begin(nil)
	f.h = s.y + 90*u
	r.flow = f
	t := r.top[r.page]
	t.all = f.h
	r.top[r.page] = t
}

// A ruleSetter sets text into a flow from top to bottom.
type ruleSetter struct {
	f *ruleFlow
	p *rulePiece
	k float32
	u float32
	y float32

	house string // begins what this table reads in its own way
	see   string // leads to a rule's positions
	shows func(rule string) func()
}

// begin begins a new piece.
func (s *ruleSetter) begin(i *rulebook.Item) {
	s.p.At.H = s.y - s.p.At.Y
	s.f.pieces = append(s.f.pieces, rulePiece{At: rect{s.f.x, s.y, s.f.w, 0}, Item: i})
	s.p = &s.f.pieces[len(s.f.pieces)-1]
}

// item sets an item: its number and title, its id, and the text.
func (s *ruleSetter) item(i *rulebook.Item, l card.Lang) {
	u := s.u
	s.begin(i)
	s.y += 12 * u
	s.title(i.Number()+"\u00a0\u00a0", i.Title[l])
	id := ruleRun{s: i.ID, f: ink.Plain, size: s.size(12.5), tone: toneFaint, link: -1}
	wide := ink.Width(id.f, id.size, id.s)
	last := &s.p.Lines[len(s.p.Lines)-1]
	tail := last.runs[len(last.runs)-1]
	end := tail.x + ink.Width(tail.f, tail.size, tail.s)
	if id.x = s.f.x + s.f.w - wide; end+16*u < id.x {
		last.runs = append(last.runs, id)
	} else {
		s.y += 17 * u
		id.x = s.f.x
		s.p.Lines = append(s.p.Lines, ruleLine{s.y - 5*u, []ruleRun{id}})
	}
	s.y += 3 * u
	for _, p := range i.Body[l] {
		s.para(p, l)
	}
	if s.shows != nil && s.shows(i.ID) != nil {
		s.y += 24 * u
		s.p.Lines = append(s.p.Lines, ruleLine{s.y - 7*u, []ruleRun{{x: s.f.x, s: s.see, f: ink.Bold, size: s.size(14.5), tone: toneGold, link: len(s.p.Links)}}})
		s.p.Links = append(s.p.Links, seeHead+i.ID)
	}
	s.y += 8 * u
}

// title sets a title after its number.
func (s *ruleSetter) title(number, text string) {
	first := len(s.p.Lines)
	s.plain(ink.Bold, 18, 24, toneInk, number+text)
	line := &s.p.Lines[first]
	no, rest := line.runs[0], line.runs[0]
	no.s, no.tone = number, toneGold
	rest.s = strings.TrimPrefix(rest.s, number)
	rest.x += ink.Width(no.f, no.size, number)
	line.runs = []ruleRun{no, rest}
}

// seeHead begins a link to a rule's positions.
const seeHead = "see "

// size is a size of letters as the pen draws them, in quarters of a pixel: so a line
// is as long as its words are measured.
func (s *ruleSetter) size(v float32) float32 {
	return float32(math.Floor(float64(v*s.u*s.k*4))) / 4 / s.k
}

// plain sets text without references.
func (s *ruleSetter) plain(f ink.Style, size, lead float32, c tone, text string) {
	size, lead = s.size(size), lead*s.u
	for _, line := range ink.Wrap(f, size, s.f.w, text) {
		s.y += lead
		s.p.Lines = append(s.p.Lines, ruleLine{s.y - lead*0.3, []ruleRun{{x: s.f.x, s: line, f: f, size: size, tone: c, link: -1}}})
	}
}

// A ruleWord is what must stay on one line: runs without a space between them.
type ruleWord struct {
	runs []ruleRun
	w    float32
}

// para sets a paragraph with its references.
func (s *ruleSetter) para(p rulebook.Para, l card.Lang) {
	u := s.u
	x, base := s.f.x, ruleRun{f: ink.Plain, size: s.size(ruleText), tone: toneBody, link: -1}
	if p.House {
		x += 16 * u
		base.f, base.size, base.tone = ink.Italic, s.size(15.5), toneSoft
		p.Spans = append([]rulebook.Span{{Text: s.house}}, p.Spans...)
	}
	top := s.y
	right := s.f.x + s.f.w
	space := ink.Width(base.f, base.size, " ")
	at, line := x, ruleLine{}
	end := func() {
		s.y += ruleLead * u
		line.y = s.y - ruleLead*0.3*u
		s.p.Lines = append(s.p.Lines, line)
		at, line = x, ruleLine{}
	}
	for _, w := range s.words(p, base, l) {
		if len(line.runs) > 0 && at+w.w > right {
			end()
		}
		for n, run := range w.runs {
			if k := len(line.runs) - 1; n == 0 && k >= 0 && line.runs[k].like(run) {
				line.runs[k].s += " " + run.s
			} else {
				run.x += at
				line.runs = append(line.runs, run)
			}
		}
		at += w.w + space
	}
	if len(line.runs) > 0 {
		end()
	}
	if p.House {
		s.p.Marks = append(s.p.Marks, rect{s.f.x + 2*u, top + 5*u, 3 * u, s.y - top - 6*u})
	}
	s.y += 7 * u
}

// like tells whether two runs are drawn alike and lead to the same place.
func (a ruleRun) like(b ruleRun) bool {
	return a.f == b.f && a.size == b.size && a.tone == b.tone && a.link == b.link
}

// words divides a paragraph where lines may break.
func (s *ruleSetter) words(p rulebook.Para, base ruleRun, l card.Lang) (out []ruleWord) {
	open := false // the last word goes on
	for _, span := range p.Spans {
		run := base
		if span.Em {
			run.f = ink.Italic
		}
		if span.Rule != "" {
			run.tone, run.link = toneGold, len(s.p.Links)
			s.p.Links = append(s.p.Links, span.Rule)
		}
		for n, text := range strings.Split(span.In(l), " ") {
			if n > 0 {
				open = false
			}
			if text == "" {
				continue
			}
			if !open {
				out = append(out, ruleWord{})
			}
			w := &out[len(out)-1]
			run.s, run.x = text, w.w
			w.runs = append(w.runs, run)
			w.w += ink.Width(run.f, run.size, text)
			open = true
		}
	}
	return out
}
