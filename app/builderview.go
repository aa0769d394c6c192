package app

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// refresh shows the deck, the cards and what is wrong as they are now.
func (b *builder) refresh() {
	d, l := b.deck, say.Lang()
	b.problems = formatOf(d).Legality(d, b.p.cat)
	v := widgets.BuilderView{Name: d.Name, Side: d.Side, Tab: b.tab, Locked: b.id == 0, Legal: decks.Legal(b.problems)}
	beside := 0
	for _, e := range d.Cards {
		if e.Outside {
			beside += e.Count
		}
	}
	v.Size = say.T("build.size", d.Size(), formatOf(d).Size)
	v.Deck = say.T("build.deck", d.Size(), beside)
	v.State = say.T("build.illegal")
	if v.Legal {
		v.State = say.T("build.legal")
	}
	switch {
	case b.id == 0:
		v.Saved = say.T("build.starter")
	case b.draft.Dirty():
		v.Saved = say.T("build.unsaved")
	default:
		v.Saved = say.T("build.saved")
	}
	v.Tools = b.tools()
	v.Pile = widgets.Tool{Name: say.T("build.bytag"), Do: b.otherPiles}
	if b.piles {
		v.Pile.Name = say.T("build.bytype")
	}
	wrong := 0
	for _, p := range b.problems {
		if !p.Warning {
			wrong++
		}
	}
	problems := say.T("build.tab.problems")
	if wrong > 0 {
		problems = say.T("build.tab.wrong", wrong)
	}
	v.Tabs = []string{say.T("build.tab.cards"), problems, say.T("build.tab.stats"), say.T("build.tab.versions"), say.T("build.tab.notes")}
	v.Alarms = b.alarms()
	marks := b.marks()
	v.Piles = b.pileList(marks)
	if b.tab == tabCards {
		b.viewFound(&v, marks)
	} else {
		v.Sheet = b.sheetNow()
	}
	b.w.SetLang(l)
	b.w.SetView(v)
}

// otherPiles lays the deck on piles by type, or on the player's own.
func (b *builder) otherPiles() {
	b.piles = !b.piles
	b.refresh()
}

// sheetNow is what the chosen tab shows in place of the cards.
func (b *builder) sheetNow() []widgets.SheetItem {
	switch b.tab {
	case tabProblems:
		return b.problemSheet(b.alarms())
	case tabStats:
		return b.statSheet()
	case tabVersions:
		return b.versionSheet()
	case tabNotes:
		return b.noteSheet()
	}
	return nil
}

func (b *builder) tools() []widgets.Tool {
	undo, redo := b.draft.Last(), b.draft.Next()
	return []widgets.Tool{
		{Name: say.T("build.back"), Do: b.leave},
		{Name: say.T("build.undo"), Off: undo == nil, Do: b.undo},
		{Name: say.T("build.redo"), Off: redo == nil, Do: b.redo},
		{Name: say.T("build.save"), Off: b.id == 0 || !b.draft.Dirty(), Main: b.id != 0 && b.draft.Dirty(), Do: b.save},
		{Name: say.T("build.try"), Off: !decks.Legal(b.problems), Do: b.tryOut},
		{Name: say.T("build.play"), Off: !decks.Legal(b.problems), Do: b.play},
	}
}

// marks are what is to be seen of cards in the deck, by their keys.
func (b *builder) marks() map[string]widgets.StackMarks {
	m := map[string]widgets.StackMarks{}
	for _, p := range b.problems {
		if p.Warning {
			continue
		}
		for _, c := range p.Cards {
			m[c] |= widgets.Wrong
		}
	}
	for _, e := range b.deck.Cards {
		if e.Note != "" {
			m[keyOf(e)] |= widgets.Noted
		}
	}
	for _, s := range []string{b.deck.Opening(b.p.cat), b.deck.Start, b.deck.Effect, b.deck.Interrupt} {
		if s != "" {
			m[s] |= widgets.Begins
		}
	}
	for _, s := range b.deck.Brought(b.p.cat) {
		m[s] |= widgets.Brought
	}
	return m
}

func keyOf(e decks.Entry) string {
	if e.Slug == "" {
		return "?" + e.Title
	}
	return e.Slug
}

// stack is an entry of the deck as it is shown.
func (b *builder) stack(e decks.Entry, marks map[string]widgets.StackMarks) widgets.Stack {
	s := widgets.Stack{Key: keyOf(e), Title: e.Title, Count: e.Count, Marks: marks[keyOf(e)]}
	if e.Slug == "" {
		s.Marks |= marks[e.Title]
	} else if k := b.p.cat.Get(e.Slug); k != nil {
		s.Def = k.Def
		if !k.Whole() {
			s.Marks |= widgets.Unwritten
		}
	} else {
		s.Title = e.Slug
	}
	if !b.piles {
		s.Note = strings.Join(e.Tags, ", ")
	}
	if e.Outside {
		s.Marks &^= widgets.Begins | widgets.Brought
	}
	return s
}

// pileList is the deck on its piles: by type or the player's own, then the unknown cards and
// those beside it.
func (b *builder) pileList(marks map[string]widgets.StackMarks) (out []widgets.Pile) {
	cat := b.p.cat
	add := func(key, name string, es []decks.Entry) {
		if len(es) == 0 {
			return
		}
		p := widgets.Pile{Key: key, Name: name}
		for _, e := range es {
			p.Stacks = append(p.Stacks, b.stack(e, marks))
			p.Count += e.Count
		}
		out = append(out, p)
	}
	var beside, unknown []decks.Entry
	for _, e := range b.deck.Cards {
		switch {
		case e.Outside:
			beside = append(beside, e)
		case cat.Get(e.Slug) == nil:
			unknown = append(unknown, e)
		}
	}
	if b.piles {
		sorted := slices.Clone(b.deck.Cards)
		b.byTitle(sorted)
		for _, t := range b.tags() {
			add("tag:"+t, t, filter(sorted, func(e decks.Entry) bool { return !e.Outside && slices.Contains(e.Tags, t) }))
		}
		add("untagged", say.T("build.untagged"), filter(sorted, func(e decks.Entry) bool { return !e.Outside && len(e.Tags) == 0 && cat.Get(e.Slug) != nil }))
	} else {
		for _, g := range b.deck.Groups(cat, false) {
			add("type:"+g.Type.String(), say.T(typesKey(g.Type)), g.Cards)
		}
	}
	b.byTitle(beside)
	add(pileUnknown, say.T("build.strangers"), unknown)
	add(pileOutside, say.T("build.beside"), beside)
	return out
}

func filter[T any](all []T, is func(T) bool) (out []T) {
	for _, e := range all {
		if is(e) {
			out = append(out, e)
		}
	}
	return out
}

func (b *builder) byTitle(es []decks.Entry) {
	name := func(e decks.Entry) string {
		if k := b.p.cat.Get(e.Slug); k != nil {
			return k.Title
		}
		return e.Title
	}
	slices.SortStableFunc(es, func(x, y decks.Entry) int { return cmp.Compare(name(x), name(y)) })
}

// viewFound adds what the query found.
func (b *builder) viewFound(v *widgets.BuilderView, marks map[string]widgets.StackMarks) {
	l := say.Lang()
	count := map[string]int{}
	for _, e := range b.deck.Cards {
		count[e.Slug] += e.Count
	}
	v.Found = make([]widgets.Stack, len(b.found))
	for i, k := range b.found {
		v.Found[i] = widgets.Stack{Key: k.Slug, Def: k.Def, Count: count[k.Slug], Of: b.pool[k.Slug], Marks: marks[k.Slug] &^ widgets.Wrong}
		if !k.Whole() {
			v.Found[i].Marks |= widgets.Unwritten
		}
	}
	switch asked := b.query.Asked(l); {
	case asked == "":
		v.Said = say.T("build.found", len(b.found), b.query.Said(l))
	case len(b.found) == 0:
		v.Said = say.T("build.found.none", asked)
	case len(b.found) == 1:
		v.Said = say.T("build.found.one", asked)
	default:
		v.Said = say.T("build.found.many", len(b.found), asked)
	}
	if b.pool != nil {
		v.Said = say.T("build.pool", v.Said)
	}
	if len(b.query.Mistakes) > 0 {
		m := b.query.Mistakes[0]
		v.Missed = upperFirst(m.Text[l])
		if piece := strings.TrimRight(b.line[m.From:m.To], " :"); !strings.Contains(strings.ToLower(v.Missed), strings.ToLower(piece)) {
			v.Missed = say.T("build.missed", piece, m.Text[l])
		}
		if m.Instead != "" {
			v.Missed += " " + say.T("build.instead", m.Instead)
		}
	}
	v.Chips = b.chips()
}

// usualChips are the properties that are always offered; what else is on is shown, too.
var usualChips = []string{"whole", "unique", "virtual"}

// typesKey is the word for cards of a type, several of them.
func typesKey(t card.Type) string {
	return "build.type." + strings.NewReplacer(" ", "", "'", "").Replace(t.String())
}

// chips are the types and some properties.
func (b *builder) chips() (out []widgets.Chip) {
	gap := true
	for _, g := range b.query.Chips() {
		for _, c := range g {
			if c.Field.Key != "type" && (c.Field.Key != "is" || !slices.Contains(usualChips, c.Label[card.English])) && !c.On {
				continue
			}
			w := widgets.Chip{Key: c.Field.Key + ":" + c.Value, Name: c.Label[say.Lang()], On: c.On, Gap: c.Field.Key != "type" && gap}
			gap = gap && c.Field.Key == "type"

			for t := range card.Types {
				if c.Field.Key == "type" && card.TypeNames[t] == c.Label {
					w.Icon, w.Name, w.Tip = widgets.TypeIcon(t), "", say.T(typesKey(t))
				}
			}
			if c.Field.Key == "type" && w.Icon == "" {
				continue
			}
			out = append(out, w)
		}
	}
	return out
}

// alarms are the problems of the deck, the ones that keep it from being played first.
func (b *builder) alarms() (out []widgets.SheetItem) {
	l := say.Lang()
	for _, warning := range []bool{false, true} {
		for _, p := range b.problems {
			if p.Warning != warning {
				continue
			}
			it := widgets.SheetItem{Text: upperFirst(p.Text[l]), Tone: widgets.ToneBad, Rule: p.Rule, RuleName: widgets.RuleTitle(p.Rule, l), Under: b.titles(p.Cards)}
			if warning {
				it.Tone = widgets.ToneWarn
			}
			if strings.Contains(it.Text, it.Under) {
				it.Under = ""
			}
			it.Buttons = b.mends(p)
			out = append(out, it)
		}
	}
	return out
}

// titles names the cards of a problem.
func (b *builder) titles(slugs []string) string {
	names := make([]string, len(slugs))
	for i, s := range slugs {
		names[i] = s
		if k := b.p.cat.Get(s); k != nil {
			names[i] = k.Title
		}
	}
	return strings.Join(names, ", ")
}

func upperFirst(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// problemSheet is all problems, with rules and mends.
func (b *builder) problemSheet(all []widgets.SheetItem) []widgets.SheetItem {
	out := []widgets.SheetItem{{Head: say.T("build.tab.problems")}}
	if len(all) == 0 {
		out = append(out, widgets.SheetItem{Tone: widgets.ToneGood, Text: say.T("build.noproblem")})
	}
	return append(append(out, all...), b.formats()...)
}

// formatOf is the format that a deck is built for; open play if nobody knows it.
func formatOf(d *decks.Deck) *decks.Format { return decks.FormatFor(d, formats()) }

// formats are those of the program and the player's own, which lie in the folder “formats”
// beside the saved games and are read once.
func formats() []*decks.Format {
	dir, err := store.DataDir()
	if err != nil {
		return decks.Formats()
	}
	dir = filepath.Join(dir, "formats")
	formatsRead.Lock()
	defer formatsRead.Unlock()
	if formatsRead.all == nil || formatsRead.dir != dir {
		cat, _ := catalog.Embedded()
		own, wrong := decks.LoadFormats(dir, cat)
		for _, m := range wrong {
			fmt.Fprint(os.Stderr, m.Explain())
		}
		formatsRead.dir, formatsRead.all = dir, decks.WithOwn(own)
	}
	return formatsRead.all
}

// formatsRead are the formats of a folder.
var formatsRead struct {
	sync.Mutex
	dir string
	all []*decks.Format
}

// brief says a problem of a format in one or two lines: of many cards it names the first, and says how many more there
// are.
func (b *builder) brief(p decks.Problem) string {
	const most = 110 // letters
	text, names := upperFirst(p.Text[say.Lang()]), b.titles(p.Cards)
	head, list := strings.CutSuffix(text, names)
	if utf8.RuneCountInString(text) <= most || !list || len(p.Cards) < 2 {
		return text
	}
	n := 1
	for n+1 < len(p.Cards) && utf8.RuneCountInString(head+b.titles(p.Cards[:n+1])) <= most {
		n++
	}
	return say.T("build.andmore", head+b.titles(p.Cards[:n]), len(p.Cards)-n)
}

// formats is what each format says of the deck, and which it is built for.
func (b *builder) formats() []widgets.SheetItem {
	l, own := say.Lang(), formatOf(b.deck)
	out := []widgets.SheetItem{{Head: say.T("build.formats")}}
	for _, v := range decks.Matrix(b.deck, b.p.cat, formats()) {
		f := v.Format
		it := widgets.SheetItem{Text: f.Name[l], Tone: widgets.ToneGood, Under: f.About[l]}
		if !v.Legal {
			it.Tone = widgets.ToneBad
			var why []string
			for _, p := range v.Problems {
				if !p.Warning {
					why = append(why, b.brief(p))
				}
			}
			it.Under = strings.Join(why[:min(len(why), 3)], " · ")
			if len(why) > 3 {
				it.Under += " · …"
			}
		}
		if f.Key == own.Key {
			it.Text = say.T("build.format.own", f.Name[l])
		} else {
			it.Buttons = []widgets.Tool{{Name: say.T("build.format.take"), Do: func() {
				b.do(decks.Change{Deed: decks.SetFormat, Text: card.T(f.Key, f.Key)})
			}}}
		}
		out = append(out, it)
	}
	return out
}

// mends are the one-click mends of a problem.
func (b *builder) mends(p decks.Problem) (out []widgets.Tool) {
	for _, m := range p.Mends {
		out = append(out, widgets.Tool{Name: upperFirst(m.Text[say.Lang()]), Do: func() {
			to := b.deck.Clone()
			m.Do(to)
			b.do(decks.Change{Deed: decks.Replace, To: to, Text: b.mended(to, m)})
		}})
	}
	slices.Reverse(out) // the likeliest stands first, which is painted last
	return out
}

// mended says what a mend has done to the deck: which cards it took out, or else what it is called.
func (b *builder) mended(to *decks.Deck, m decks.Mend) card.Text {
	more, less := compare(b.deck, to, b.p.cat), compare(to, b.deck, b.p.cat)
	if len(less) == 0 || len(more) > 0 {
		return m.Text
	}
	return card.Say("taken out: %s", "retiré : %s", strings.Join(less, ", "))
}
