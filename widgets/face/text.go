package face

import "strings"

// align says where a single line stands in its box.
type align uint8

const (
	left align = iota
	middle
	right
)

// fit returns the largest size from hi down to lo at which s fits in w pixels,
// and s itself, or s shortened with an ellipsis when even lo is too large.
func (p *painter) fit(f style, s string, w, hi, lo float32) (float32, string) {
	lo = min(lo, hi)
	em := p.em(f, s)
	if em*hi <= w {
		return quarter(hi), s
	}
	if size := quarter(w / em); size >= lo {
		return size, s
	}
	return quarter(lo), p.shorten(f, s, w/quarter(lo))
}

// shorten cuts s to w em, with an ellipsis; "" when not even that fits.
func (p *painter) shorten(f style, s string, w float32) string {
	if p.em(f, s) <= w {
		return s
	}
	r := []rune(s)
	for n := len(r) - 1; n > 0; n-- {
		if t := strings.TrimRight(string(r[:n]), " ,:·—") + "…"; p.em(f, t) <= w {
			return t
		}
	}
	return ""
}

// oneLine draws s in b, vertically centred by its capitals, and returns its width.
func (p *painter) oneLine(c col, f style, s string, b box, hi, lo float32, a align) float32 {
	size, s := p.fit(f, s, b.w, hi, lo)
	w := p.em(f, s) * size
	x := b.x + (b.w-w)*[...]float32{0, 0.5, 1}[a]
	p.put(c, f, size, x, b.cy()+size*capHeight/2, s, b)
	return w
}

// number draws a number as large as b allows, up to size hi.
func (p *painter) number(c col, s string, b box, hi float32) {
	p.oneLine(c, bold, s, b, hi, min(hi*0.4, 7), middle)
}

// twoLines splits a title for two lines: before the word that leaves the lines
// most alike, or after ": " and " / ".
func (p *painter) twoLines(f style, s string) (string, string) {
	best, at := float32(1e9), -1
	for i, r := range s {
		if r != ' ' || i == 0 {
			continue
		}
		d := max(p.em(f, s[:i]), p.em(f, s[i+1:]))
		if c := s[i-1]; c == ':' || c == '/' || c == ',' {
			d *= 0.85
		}
		if d < best {
			best, at = d, i
		}
	}
	if at < 0 {
		return s, ""
	}
	return s[:at], s[at+1:]
}

// A piece is a word, with the style and colour it is drawn in.
type piece struct {
	s    string
	f    style
	em   float32
	gap  bool // a space before it
	ends bool // the last of its paragraph
}

// A row is one wrapped line: pieces [i, j), dy in line heights from the row before.
type row struct {
	i, j int
	dy   float32
}

// layout is a paragraph text cut in words and then, for a size, in rows.
type layout struct {
	pieces []piece
	rows   []row
	height float32 // of all rows, in line heights
}

// lineHeight is the distance of baselines, and paraGap the extra one between
// paragraphs, in sizes and in line heights.
const (
	lineHeight = 1.16
	paraGap    = 0.28
)

// words cuts game text into pieces: what stands before a colon near the start
// is a heading (bold), what stands between quotes is a title (italic).
func (p *painter) words(lines []string) {
	l := &p.text
	l.pieces = l.pieces[:0]
	for _, line := range lines {
		line = bound.Replace(line)
		head, quoted := headEnd(line), false
		n := len(l.pieces)
		pos := 0
		for _, w := range strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == '\t' || r == '\n' }) {
			at := pos + strings.Index(line[pos:], w)
			pos = at + len(w)
			f := plain
			if t := strings.TrimLeft(w, "([“"); strings.HasPrefix(t, `"`) || strings.HasPrefix(t, "«") {
				quoted = true
			}
			switch {
			case at < head:
				f = bold
			case quoted:
				f = italic
			}
			if t := strings.TrimRight(w, ".,;:)”\u00a0"); quoted && (strings.HasSuffix(t, `"`) && (len(t) > 1) || strings.HasSuffix(t, "»")) {
				quoted = false
			}
			l.pieces = append(l.pieces, piece{s: w, f: f, em: p.em(f, w), gap: len(l.pieces) > n})
		}
		if len(l.pieces) > n {
			l.pieces[len(l.pieces)-1].ends = true
		}
	}
}

// bound keeps French punctuation with its word: no line begins with it.
var bound = strings.NewReplacer("« ", "«\u00a0", " »", "\u00a0»", " ;", "\u00a0;", " :", "\u00a0:", " !", "\u00a0!", " ?", "\u00a0?")

// headEnd returns where the heading of a line of game text ends: "USED:",
// "During your control phase:"; 0 when it has none.
func headEnd(line string) int {
	i := strings.Index(line, ":")
	if i <= 0 || i > 60 || strings.ContainsAny(line[:i], `".;(«`) {
		return 0
	}
	return i + 1
}

// wrap breaks the words for lines of w pixels at a size.
func (p *painter) wrap(size, w float32) {
	l := &p.text
	l.rows, l.height = l.rows[:0], 0
	space := p.em(plain, " ")
	lim := w / size
	first, x, dy := 0, float32(0), float32(0)
	for i, pc := range l.pieces {
		need := pc.em
		if i > first {
			need += space
		}
		// a short last word takes the word before it along to the new row
		widow := !pc.ends && i > first && i+1 < len(l.pieces) && l.pieces[i+1].ends && l.pieces[i+1].em < 2.2 &&
			x+need+space+l.pieces[i+1].em > lim && pc.em+space+l.pieces[i+1].em < lim
		if i > first && (x+need > lim || widow) {
			l.rows = append(l.rows, row{first, i, dy})
			first, x, dy, need = i, 0, 1, pc.em
		}
		x += need
		if pc.ends {
			l.rows = append(l.rows, row{first, i + 1, dy})
			first, x, dy = i+1, 0, 1+paraGap
		}
	}
	for _, r := range l.rows {
		l.height += r.dy
	}
	l.height++
	if len(l.rows) == 0 {
		l.height = 0
	}
}

// textSize finds the largest size from hi down to lo at which the words fit in
// w by h pixels; ok is false when even lo is too large.
func (p *painter) textSize(w, h, hi, lo float32) (size float32, ok bool) {
	hi, lo = quarter(hi), quarter(min(lo, hi))
	fits := func(s float32) bool {
		p.wrap(s, w)
		return p.text.height*s*lineHeight <= h+s*(lineHeight-1) && p.widest() <= w/s
	}
	if fits(hi) {
		return hi, true
	}
	if !fits(lo) {
		return lo, false
	}
	for hi-lo > 0.3 {
		if m := quarter((hi + lo) / 2); fits(m) {
			lo = m
		} else {
			hi = m
		}
	}
	p.wrap(lo, w)
	return lo, true
}

func (p *painter) widest() (em float32) {
	for _, pc := range p.text.pieces {
		em = max(em, pc.em)
	}
	return
}

// paragraphs draws the wrapped words at a size in b; what does not fit ends
// with an ellipsis. It returns the height used.
func (p *painter) paragraphs(c, head col, size float32, b box) float32 {
	size = quarter(size)
	if b.h < size {
		p.cut = len(p.text.rows) > 0
		return 0
	}
	if p.least == 0 || size < p.least {
		p.least = size
	}
	l, lh := &p.text, size*lineHeight
	space := p.em(plain, " ") * size
	y := b.y + size*0.93
	for n, r := range l.rows {
		y += r.dy * lh
		next := lh
		if n+1 < len(l.rows) {
			next = l.rows[n+1].dy * lh
		}
		last := n+1 < len(l.rows) && y+next+size*0.22 > b.bottom()+0.5
		x := b.x
		for i := r.i; i < r.j; i++ {
			pc := l.pieces[i]
			ink := c
			if pc.f == bold {
				ink = head
			}
			if i > r.i {
				x += space
			}
			s := pc.s
			room := b.right() - x
			if last && i == r.j-1 {
				s = strings.TrimRight(s, ".,;:") + "…"
			}
			if p.em(pc.f, s)*size > room {
				s = p.shorten(pc.f, s, room/size)
			}
			x = p.put(ink, pc.f, size, x, y, s, b)
		}
		if last {
			p.cut = true
			break
		}
	}
	return y - b.y + size*0.25
}
