package app

import (
	"cmp"
	"slices"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// versionSheet is the deck as it was saved, and what differs from what it is compared with.
func (b *builder) versionSheet() []widgets.SheetItem {
	var out []widgets.SheetItem
	if b.against != nil {
		out = b.difference()
	}
	out = append(out, widgets.SheetItem{Head: say.T("build.tab.versions")})
	if b.id == 0 {
		return append(out, widgets.SheetItem{Text: say.T("build.starter")}, b.compareItem())
	}
	out = append(out, b.compareItem())
	all, err := b.p.store.DeckVersions(b.id)
	if err != nil {
		out = append(out, widgets.SheetItem{Tone: widgets.ToneBad, Text: errorText(err)})
	}
	for i := len(all) - 1; i >= 0; i-- {
		v := all[i]
		name := say.T("build.version", v.N, v.When.Local().Format(say.T("app.lang.date")))
		d, _ := decks.Parse(v.Name, v.Text)
		if d == nil {
			continue
		}
		out = append(out, widgets.SheetItem{Text: name + " · " + v.Name + " · " + say.T("build.count", d.Size()), Under: v.Note, Buttons: []widgets.Tool{
			{Name: say.T("build.again"), Do: func() {
				b.do(decks.Change{Deed: decks.Replace, To: d, Text: card.Say("version %s taken up again", "version %s reprise", v.N)})
			}},
			{Name: say.T("build.compare"), Do: func() { b.against, b.called = d, name; b.refresh() }},
		}})
	}
	return out
}

// compareItem offers the comparison with another deck.
func (b *builder) compareItem() widgets.SheetItem {
	return widgets.SheetItem{Text: say.T("build.compare.text"), Buttons: []widgets.Tool{{Name: say.T("build.compare.deck"), Do: b.askCompare}}}
}

// difference says what the deck has more and less than what it is compared with.
func (b *builder) difference() []widgets.SheetItem {
	out := []widgets.SheetItem{{Head: say.T("build.differs", b.called)}}
	more, less := compare(b.against, b.deck, b.p.cat), compare(b.deck, b.against, b.p.cat)
	if len(more)+len(less) == 0 {
		out = append(out, widgets.SheetItem{Tone: widgets.ToneGood, Text: say.T("build.same")})
	}
	if now, then := b.beginning(b.deck), b.beginning(b.against); now != then {
		out = append(out, widgets.SheetItem{Text: say.T("build.beginning", now), Under: say.T("build.beginningthere", then)})
	}
	if len(more) > 0 {
		out = append(out, widgets.SheetItem{Text: say.T("build.more.in"), Under: strings.Join(more, " · ")})
	}
	if len(less) > 0 {
		out = append(out, widgets.SheetItem{Text: say.T("build.less.in"), Under: strings.Join(less, " · ")})
	}
	return append(out, widgets.SheetItem{Buttons: []widgets.Tool{{Name: say.T("build.uncompare"), Do: func() { b.against = nil; b.refresh() }}}})
}

// beginning names what a game starts with.
func (b *builder) beginning(d *decks.Deck) string {
	if slugs := d.Begins(b.p.cat); len(slugs) > 0 {
		return b.titles(slugs)
	}
	return say.T("build.beginningnone")
}

// compare lists what to has more than from.
func compare(from, to *decks.Deck, cat *catalog.Catalog) (out []string) {
	for _, e := range to.Cards {
		old, ok := from.Entry(e)
		n := e.Count
		if ok {
			n -= old.Count
		}
		if n <= 0 {
			continue
		}
		title := e.Title
		if k := cat.Get(e.Slug); k != nil {
			title = k.Title
		}
		line := say.T("build.copies", n, title)
		if e.Outside {
			line += " " + say.T("build.besided")
		}
		out = append(out, line)
	}
	slices.Sort(out)
	return out
}

// noteSheet is what the player says of the deck.
func (b *builder) noteSheet() []widgets.SheetItem {
	l, d := say.Lang(), b.deck
	or := func(s, other string) string {
		if strings.TrimSpace(s) == "" {
			return other
		}
		return decks.Unwrapped(s)
	}
	text := func(t card.Text) string { return cmp.Or(t[l], t[1-l]) }
	edit := func(do func()) []widgets.Tool { return []widgets.Tool{{Name: say.T("build.edit"), Do: do}} }
	out := []widgets.SheetItem{
		{Head: say.T("build.name"), Text: d.Name, Buttons: edit(b.askName)},
		{Head: say.T("build.words"), Text: or(strings.Join(d.Tags, ", "), say.T("build.nowords")), Buttons: edit(b.askWords)},
		{Head: say.T("build.plan"), Text: or(text(d.Plan), say.T("build.noplan")), Buttons: edit(func() { b.askText(decks.SetPlan, say.T("build.plan"), d.Plan) })},
		{Head: say.T("build.notes"), Text: or(text(d.Notes), say.T("build.nonotes")), Buttons: edit(func() { b.askText(decks.SetNotes, say.T("build.notes"), d.Notes) })},
	}
	head := say.T("build.cardnotes")
	for _, e := range d.Cards {
		if e.Note == "" {
			continue
		}
		pile := ""
		if e.Outside {
			pile = pileOutside
		}
		out = append(out, widgets.SheetItem{Head: head, Text: b.titles([]string{cmp.Or(e.Slug, e.Title)}), Under: e.Note, Buttons: edit(func() { b.askNote(keyOf(e), pile) })})
		head = ""
	}
	return out
}
