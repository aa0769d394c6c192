package app

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"cantina/app/store"
	"cantina/decks"
	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// builder is the screen on which a deck is built. The deck is a draft, kept at every
// change: leaving it, or a pulled plug, loses nothing.
type builder struct {
	p     *program
	id    store.DeckID // 0: a starter deck, which is copied when it is changed
	draft *decks.Draft
	deck  *decks.Deck // as the draft stands
	w     *widgets.Builder

	line     string
	query    *finder.Query
	found    []*catalog.Card
	pool     map[string]int // of a sealed deck: how many copies there are of each card
	problems []decks.Problem
	tab      int
	piles    bool        // the deck lies on the player's own piles, not by type
	against  *decks.Deck // it is compared with this one
	called   string      // which is called so
	tagged   string      // the pile that was named last

	keeping, again bool // the draft is being written; it has changed since
}

var _ screen = (*builder)(nil)

// The parts of the left of the screen.
const (
	tabCards = iota
	tabProblems
	tabStats
	tabVersions
	tabNotes
)

// buildPrefs are how the deck builder was left.
type buildPrefs struct {
	Lists widgets.Lists
	Piles bool
}

const prefBuild = "build"

// openDeck opens a kept deck, with its draft as it was left.
func (p *program) openDeck(id store.DeckID) {
	v, err := p.store.Deck(id)
	if err != nil && v.Text == "" {
		p.fail(say.T("build.failed"), err)
		return
	}
	d, problems := decks.Parse(v.Name, v.Text)
	if d == nil || len(problems) > 0 && len(d.Cards) == 0 && len(v.Text) > 400 {
		p.fail(say.T("build.failed"), problems[0])
		return
	}
	d.Resolve(p.cat)
	b := newBuilder(p, id, d)
	if raw, ok := p.store.Draft(id); ok {
		kept := &decks.Draft{}
		if json.Unmarshal(raw, kept) == nil && kept.Check() == nil && (kept.Dirty() || kept.Deck().TOML(p.cat) == d.TOML(p.cat)) {
			b.draft = kept
		}
	}
	b.deck = b.draft.Deck()
	p.show(b)
	if err != nil {
		p.fail(say.T("build.damaged"), err)
	}
}

// openStarter shows a starter deck; changed, it becomes a deck of one's own.
func (p *program) openStarter(d *decks.Deck) { p.show(newBuilder(p, 0, d)) }

func newBuilder(p *program, id store.DeckID, d *decks.Deck) *builder {
	b := &builder{p: p, id: id, draft: decks.NewDraft(d)}
	b.deck = b.draft.Deck()
	b.w = widgets.NewBuilder(widgets.BuilderActions{
		Query: b.ask, Complete: b.complete, Chip: b.toggleChip, Tab: b.show, Put: b.put, Drop: b.drop, Menu: b.cardMenu, Key: b.letter,
		OpenRule: p.openRule, Leave: b.leave, Shortcut: b.shortcut, Post: p.post, Now: p.now, AtOnce: p.atOnce,
	})
	var prefs buildPrefs
	prefs.Lists.Rows = [2]bool{false, true}
	if p.store != nil { // a picture has none
		p.store.Pref(prefBuild, &prefs)
	}
	b.w.SetLists(prefs.Lists)
	b.piles = prefs.Piles
	if !p.atOnce {
		go finder.Of(p.cat).Warm() // so that the first letter of a query finds as fast as the others
	}
	return b
}

func (b *builder) title() string { return b.deck.Name }

func (b *builder) content() fyne.CanvasObject {
	b.w.SetLang(say.Lang())
	b.w.SetOptions(b.p.opts)
	b.search()
	b.refresh()
	return b.w
}

func (b *builder) shown() {
	b.w.Grab()
	b.p.win.Canvas().Focus(b.w.Keyboard())
}

func (b *builder) key(e *fyne.KeyEvent) { b.w.Regrab(); b.w.TypedKey(e) }

// leave goes back to the decks; what is not saved is kept as a draft.
func (b *builder) leave() {
	b.keepNow()
	b.p.show(newDeckShelf(b.p))
}

// keepNow writes down everything that is not written yet.
func (b *builder) keepNow() {
	b.p.pref(prefBuild, buildPrefs{b.w.Lists(), b.piles})
	if b.id != 0 && len(b.draft.Changes) > 0 {
		if err := b.p.store.SetDraft(b.id, b.draft); err != nil {
			b.p.fail(say.T("build.notkept"), err)
		}
	}
}

// keep writes the draft down away from the window; changes made meanwhile follow.
func (b *builder) keep() {
	if b.keeping {
		b.again = true
		return
	}
	data, err := json.Marshal(b.draft)
	if err != nil || b.id == 0 {
		return
	}
	b.keeping, b.again = true, false
	id := b.id
	b.p.spawn(func() {
		err := b.p.store.SetDraft(id, json.RawMessage(data))
		b.p.post(func() {
			b.keeping = false
			if err != nil {
				b.p.fail(say.T("build.notkept"), err)
			} else if b.again {
				b.keep()
			}
		})
	})
}

// do makes a change of the deck, of a copy if it is a starter deck.
// What a deck file cannot say is refused, so that nothing of the deck is lost later.
func (b *builder) do(c decks.Change) {
	if why, unkept := b.draft.Unkept(c, b.p.cat); unkept {
		b.p.tell("build.refused", upperFirst(why[say.Lang()]))
		return
	}
	if b.id == 0 {
		if err := b.copyStarter(); err != nil {
			b.p.fail(say.T("build.failed"), err)
			return
		}
	}
	if b.draft.Do(c) {
		b.changed()
	}
}

// copyStarter makes a deck of one's own of a starter deck.
func (b *builder) copyStarter() error {
	d := b.deck.Clone()
	d.Name = b.p.freeName(say.T("build.copyof", d.Name))
	id, err := b.p.store.SaveDeck(0, recordOf(d, b.p.cat, say.T("build.copied", b.deck.Name)))
	if err != nil {
		return err
	}
	b.id, b.draft = id, decks.NewDraft(d)
	b.p.retitle()
	return nil
}

// changed shows and keeps the draft as it stands now.
func (b *builder) changed() {
	name := b.deck.Name
	b.deck = b.draft.Deck()
	b.keep()
	b.refresh()
	if b.deck.Name != name {
		b.p.retitle()
	}
}

func (b *builder) undo() {
	if b.draft.Undo() {
		b.changed()
	}
}

func (b *builder) redo() {
	if b.draft.Redo() {
		b.changed()
	}
}

// save saves the deck as its newest version.
func (b *builder) save() { b.saveThen(func() {}) }

func (b *builder) saveThen(then func()) {
	if b.id == 0 || !b.draft.Dirty() {
		then()
		return
	}
	rec := recordOf(b.deck, b.p.cat, b.sinceSaved())
	b.p.do(func() error { _, err := b.p.store.SaveDeck(b.id, rec); return err }, func(err error) {
		if err != nil {
			b.p.fail(say.T("build.notsaved"), err)
			return
		}
		b.draft.MarkSaved()
		b.keepNow()
		b.refresh()
		then()
	})
}

// sinceSaved says what was changed since the last version, at most three things. Copies of a card that came or went one
// after the other are one of them.
func (b *builder) sinceSaved() string {
	from := max(b.draft.Saved, 0)
	if from > b.draft.At {
		from = b.draft.At
	}
	var parts []string
	for _, c := range slices.Backward(decks.Merged(b.draft.Changes[from:b.draft.At])) {
		if len(parts) == 3 {
			parts = append(parts, "…")
			break
		}
		parts = append(parts, c.Said(b.p.cat)[say.Lang()])
	}
	return strings.Join(parts, ", ")
}

func (b *builder) export() { b.p.askExport(b.deck) }

// play saves the deck and begins a new game with it.
func (b *builder) play() {
	b.saveThen(func() {
		b.keepNow()
		s := newSetup(b.p)
		s.plan.Decks[b.deck.Side] = b.deck.Name
		b.p.show(s)
	})
}

// entryOf is the entry that a stack stands for.
func entryOf(key, pile string) decks.Entry {
	e := decks.Entry{Slug: key, Outside: pile == pileOutside}
	if title, ok := strings.CutPrefix(key, "?"); ok {
		e.Slug, e.Title = "", title
	}
	return e
}

// Keys of piles that are neither a type nor the player's own.
const (
	pileOutside = "outside"
	pileUnknown = "unknown"
)

// put puts copies of a card into the deck, or takes them out. A Defensive Shield goes beside
// it (deck.shields).
func (b *builder) put(key, pile string, n int) {
	e := entryOf(key, pile)
	if k := b.p.cat.Get(e.Slug); k != nil && pile == "" && k.Type == card.DefensiveShield {
		e.Outside = true
	}
	have, _ := b.deck.Entry(e)
	if pile == "" && n < 0 && have.Count == 0 { // of what was found, the copies beside the deck go, too
		e.Outside = !e.Outside
		have, _ = b.deck.Entry(e)
	}
	if n < 0 {
		n = -min(-n, have.Count)
	}
	if n > 0 && have.Count+n > decks.MaxCopies {
		return
	}
	b.do(decks.Change{Deed: decks.Put, Entry: e, N: n})
}

// drop lays a card on a pile of the deck.
func (b *builder) drop(key, from, pile string) {
	tag, own := strings.CutPrefix(pile, "tag:")
	switch {
	case from == "" && pile == pileOutside:
		e := entryOf(key, pile)
		b.do(decks.Change{Deed: decks.Put, Entry: e, N: 1})
	case from == "":
		b.put(key, "", 1)
		if own {
			b.do(decks.Change{Deed: decks.SetTag, Entry: entryOf(key, ""), N: 1, Text: card.T(tag, tag)})
		}
	case (from == pileOutside) != (pile == pileOutside):
		b.do(decks.Change{Deed: decks.Move, Entry: entryOf(key, from), N: 1})
	case own:
		b.do(decks.Change{Deed: decks.SetTag, Entry: entryOf(key, from), N: 1, Text: card.T(tag, tag)})
	case pile == "untagged":
		if old, ok := strings.CutPrefix(from, "tag:"); ok {
			b.do(decks.Change{Deed: decks.SetTag, Entry: entryOf(key, from), N: -1, Text: card.T(old, old)})
		}
	}
}

// letter is a letter typed on a card: s it starts, o beside the deck, t a pile, n a note.
func (b *builder) letter(key, pile string, r rune) {
	switch r {
	case 's', 'S':
		b.start(key)
	case 'o', 'O':
		b.aside(key, pile)
	case 't', 'T':
		b.askTag(key, pile)
	case 'n', 'N':
		b.askNote(key, pile)
	}
}

// aside moves a copy beside the deck, or back.
func (b *builder) aside(key, pile string) {
	e := entryOf(key, pile)
	if pile == "" {
		if have, _ := b.deck.Entry(e); have.Count == 0 {
			e.Outside = true
			b.do(decks.Change{Deed: decks.Put, Entry: e, N: 1})
			return
		}
	}
	b.do(decks.Change{Deed: decks.Move, Entry: e, N: 1})
}

// start marks a card as what a game starts with, or no longer; one that is not in the deck
// comes into it.
func (b *builder) start(key string) {
	k := b.p.cat.Get(key)
	if k == nil {
		return
	}
	slot := decks.SlotOf(k)
	if slot == "" {
		b.p.tell("build.start.title", say.T("build.start.cannot", k.Title))
		return
	}
	e := decks.Entry{Slug: key}
	if b.deck.Starts(key) {
		b.do(decks.Change{Deed: decks.SetStart, Slot: slot})
		return
	}
	if b.deck.Count(key) == 0 {
		b.do(decks.Change{Deed: decks.Put, Entry: e, N: 1})
	}
	b.do(decks.Change{Deed: decks.SetStart, Slot: slot, Entry: e})
}

// ask finds other cards.
func (b *builder) ask(line string) {
	b.line = line
	b.w.Restart()
	b.search()
	b.refresh()
}

// search finds the cards of the query on the deck's side.
func (b *builder) search() {
	ix := finder.Of(b.p.cat)
	b.query = ix.Parse(b.line, say.Lang())
	b.found = b.found[:0]
	for _, k := range ix.Find(b.query) {
		if k.Side == b.deck.Side {
			b.found = append(b.found, k)
		}
	}
	b.inPool()
}

func (b *builder) complete(line string) (out []widgets.Completion) {
	for _, c := range finder.Of(b.p.cat).Complete(line, len(line), say.Lang()) {
		out = append(out, widgets.Completion{Text: line[:c.From] + c.Insert + line[c.To:], Name: c.Insert, Under: c.What[say.Lang()]})
	}
	return out
}

func (b *builder) toggleChip(key string) {
	for _, g := range b.query.Chips() {
		for _, c := range g {
			if c.Field.Key+":"+c.Value != key {
				continue
			}
			q := b.query.With(c)
			if c.On {
				q = b.query.Without(c)
			}
			b.w.SetQuery(q.Line)
			b.ask(q.Line)
			return
		}
	}
}

// show shows a part of the screen on the left.
func (b *builder) show(tab int) {
	b.tab = tab
	b.refresh()
	b.w.Grab()
}

// shortcut takes the shortcuts of the screen.
func (b *builder) shortcut(s fyne.Shortcut) bool {
	switch s.ShortcutName() {
	case (&fyne.ShortcutUndo{}).ShortcutName():
		b.undo()
	case (&fyne.ShortcutRedo{}).ShortcutName():
		b.redo()
	case saveKey.ShortcutName():
		b.save()
	case exportKey.ShortcutName():
		b.export()
	default:
		return false
	}
	return true
}

// freeName is a name that no deck has yet, made of one.
func (p *program) freeName(name string) string {
	taken := map[string]bool{}
	all, _ := p.store.Decks()
	for _, s := range all {
		taken[s.Name] = true
	}
	for _, n := range decks.EmbeddedNames() {
		taken[n] = true
	}
	for _, d := range decks.Embedded() {
		taken[d.Name] = true
	}
	if !taken[name] {
		return name
	}
	for n := 2; ; n++ {
		if s := fmt.Sprintf("%s %d", name, n); !taken[s] {
			return s
		}
	}
}

// tags are the names of the player's own piles in the deck.
func (b *builder) tags() (all []string) {
	for _, e := range b.deck.Cards {
		for _, t := range e.Tags {
			if !slices.Contains(all, t) {
				all = append(all, t)
			}
		}
	}
	slices.Sort(all)
	return all
}
