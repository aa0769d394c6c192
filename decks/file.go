package decks

import (
	"cmp"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/catalog"

	"github.com/BurntSushi/toml"
)

//go:embed *.toml
var starters embed.FS

// Embedded returns the starter decks that the program carries, by file name.
func Embedded() []*Deck {
	var out []*Deck
	for _, name := range EmbeddedNames() {
		d, problems := LoadFile(name)
		if len(problems) > 0 {
			panic(problems[0].Explain()) // TestStarters reads them all
		}
		out = append(out, d)
	}
	return out
}

// UsualNames are the starter decks, by side, that are played where none is named: in
// measurements, pictures and trials, which compare with those of yesterday.
var UsualNames = [card.Sides]string{card.Dark: "imperial-fist", card.Light: "rebel-strike"}

// Usual returns the usual starter deck of a side.
func Usual(side card.Side) *Deck {
	d, _ := LoadFile(UsualNames[side])
	return d
}

// EmbeddedNames are the names that LoadFile knows, such as "rebel-strike".
func EmbeddedNames() []string {
	files, _ := fs.Glob(starters, "*.toml")
	for i := range files {
		files[i] = strings.TrimSuffix(files[i], ".toml")
	}
	return files
}

// LoadFile reads a starter deck by the name of its file, else a file of ours by its path, else
// a starter deck as it is called: "Rebel Strike".
func LoadFile(name string) (*Deck, []Mistake) {
	if data, err := starters.ReadFile(name + ".toml"); err == nil {
		return Parse("decks/"+name+".toml", string(data))
	}
	data, err := catalog.ReadFile(name, catalog.MaxDeckFile)
	if err != nil {
		for _, d := range Embedded() {
			if catalog.Fold(d.Name) == catalog.Fold(name) {
				return d, nil
			}
		}
		return nil, []Mistake{unreadable(name, err, card.Say("give the path of a deck file, or one of: %s", "donnez le chemin d’un fichier de deck, ou l’un de ceux-ci : %s", strings.Join(EmbeddedNames(), ", ")))}
	}
	return Parse(name, string(data))
}

// keys are those of a deck file: texts, then tables.
var keys = []string{"name", "side", "format", "tags", "difficulty", "start", "starting_effect", "starting_interrupt", "cards", "outside", "unknown", "sealed", "plan", "notes"}

// MaxEntries is how many different cards a deck file may name, maxKeys how many keys it may
// have: an unknown card has six.
const (
	MaxEntries = 1000
	maxKeys    = 8 * MaxEntries
)

// Parse reads a deck file of ours. With mistakes the deck holds what was understood.
// It does not ask whether the cards exist: see Legality.
func Parse(name, src string) (*Deck, []Mistake) {
	p := &parser{name: name, src: src, deck: &Deck{}}
	if len(src) > catalog.MaxDeckFile {
		large := card.Say("the file is larger than %s KB", "le fichier dépasse %s Ko", catalog.MaxDeckFile>>10)
		return p.deck, []Mistake{mistaken(catalog.Problem{File: name}, large, card.T("no such file needs to be that large", "un tel fichier n’a pas besoin d’être aussi grand"))}
	}
	if at, msg, ok := catalog.TOMLBounds(src, maxKeys); !ok {
		p.add(at, 1, msg, card.T("a deck is a list of cards, one on a line", "un deck est une liste de cartes, une par ligne"))
		return p.deck, p.mistakes
	}
	var f map[string]any
	md, err := toml.Decode(src, &f)
	var pe toml.ParseError
	switch {
	case errors.As(err, &pe):
		what, mend := tomlSaid(pe.Message)
		p.add(pe.Position.Start, pe.Position.Len, what, mend)
		return p.deck, p.mistakes
	case err != nil:
		p.add(0, 1, card.Why(err), card.Text{})
		return p.deck, p.mistakes
	}
	p.entries(f, md.Keys())
	p.head(f)
	p.pool(p.table(f, "sealed"))
	p.texts("plan", p.table(f, "plan"), &p.deck.Plan)
	p.texts("notes", p.table(f, "notes"), &p.deck.Notes)
	slices.SortStableFunc(p.mistakes, func(a, b Mistake) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return p.deck, p.mistakes
}

// A parser collects a deck and what is wrong with its file.
type parser struct {
	name, src string
	deck      *Deck
	mistakes  []Mistake
}

// head reads the deck's name, its side and what it starts with.
func (p *parser) head(f map[string]any) {
	d := p.deck
	d.Format, d.Tags, d.Difficulty = p.title(f, "format"), p.tags(toml.Key{"tags"}, f["tags"]), p.difficulty(f)
	d.Name, d.Starting = p.title(f, "name"), card.Starting{Start: p.title(f, "start"), Effect: p.title(f, "starting_effect"), Interrupt: p.title(f, "starting_interrupt")}
	if f["name"] == nil || f["name"] == "" {
		p.add(0, 1, card.T("the deck has no name", "le deck n’a pas de nom"), card.T(`add a line such as name = "Rebel Strike"`, `ajoutez une ligne comme name = "Rebel Strike"`))
	}
	word, ok := p.text(f, "side")
	if !ok {
		return
	}
	side, ok := card.SideOf(word)
	if d.Side = side; !ok && word == "" {
		p.add(0, 1, card.T("the deck does not say its side", "le deck ne dit pas son camp"), card.T(`add the line side = "light" or side = "dark"`, `ajoutez la ligne side = "light" (lumineux) ou side = "dark" (obscur)`))
	} else if !ok {
		p.key(toml.Key{"side"}, card.Say("%s is no side", "%s n’est pas un camp", strconv.Quote(word)), card.T(`write side = "light" or side = "dark"`, `écrivez side = "light" (lumineux) ou side = "dark" (obscur)`))
	}
}

// text is the text of a key of the file, "" where there is none; false if it is no text.
func (p *parser) text(f map[string]any, key string) (string, bool) {
	s, ok := f[key].(string)
	if ok || f[key] == nil {
		return s, true
	}
	p.key(toml.Key{key}, card.Say("%s is to be a text", "%s doit être un texte", key), card.Say(`write it in quotes: %s = "..."`, `écrivez-le entre guillemets : %s = "…"`, key))
	return "", false
}

// title is the text of a key that names a card or the deck.
func (p *parser) title(f map[string]any, key string) string {
	s, _ := p.text(f, key)
	if !p.brief(toml.Key{key}, s) {
		return catalog.Brief(s)
	}
	return s
}

// table is a table of the file, nil where there is none.
func (p *parser) table(f map[string]any, key string) map[string]any {
	t, ok := f[key].(map[string]any)
	if !ok && f[key] != nil {
		p.key(toml.Key{key}, card.Say("%s is to be a table", "%s doit être un tableau", key), card.Say("write [%s] on a line of its own, and below it a line for each card", "écrivez [%s] seul sur une ligne, et dessous une ligne par carte", key))
	}
	return t
}

// texts reads what the deck says of itself, by language.
func (p *parser) texts(table string, t map[string]any, into *card.Text) {
	for _, l := range slices.Sorted(maps.Keys(t)) {
		s, ok := t[l].(string)
		switch {
		case card.LangOf(l).Code() != l:
			p.key(toml.Key{table, l}, card.Say("%s is no language of the table", "%s n’est pas une langue de la table", strconv.Quote(l)), card.T("write en or fr", "écrivez en ou fr"))
		case !ok:
			p.key(toml.Key{table, l}, card.Say("%s is to be a text", "%s doit être un texte", l), card.Say(`write it in quotes: %s = "..."`, `écrivez-le entre guillemets : %s = "…"`, l))
		default:
			into[card.LangOf(l)] = s
		}
	}
}

// entries reads the cards, in the order of the file, and refuses keys that a deck has not.
func (p *parser) entries(f map[string]any, all []toml.Key) {
	cards, outside, unknown := p.table(f, "cards"), p.table(f, "outside"), p.table(f, "unknown")
	wrong := map[string]bool{}
	for _, k := range all {
		switch {
		case !slices.Contains(keys, k[0]):
			if !wrong[k[0]] {
				p.key(k, card.Say("a deck has no key %s", "un deck n’a pas de clef %s", strconv.Quote(k[0])), guess(k[0], keys))
			}
			wrong[k[0]] = true
		case len(k) != 2:
		case k[0] == "cards" && cards != nil:
			p.entry(k, Entry{Slug: k[1]}, cards[k[1]])
		case k[0] == "outside" && outside != nil:
			p.entry(k, Entry{Slug: k[1], Outside: true}, outside[k[1]])
		case k[0] == "unknown" && unknown != nil:
			p.unknown(k, unknown[k[1]])
		}
	}
}

func (p *parser) add(at, width int, what, mend card.Text) {
	if len(p.mistakes) < catalog.MaxProblems {
		p.mistakes = append(p.mistakes, mistaken(catalog.NewProblem(p.name, p.src, at, width, "", ""), what, mend))
	}
}

// key notes a mistake where a key stands.
func (p *parser) key(k toml.Key, what, mend card.Text) {
	if len(p.mistakes) >= catalog.MaxProblems {
		return
	}
	word, table, at := k[len(k)-1], "", 0
	for line := range strings.Lines(p.src) {
		trimmed := strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(trimmed, "["); ok {
			table, _, _ = strings.Cut(strings.TrimLeft(name, "["), "]")
		}
		name, _, found := strings.Cut(trimmed, "=")
		name = strings.TrimSpace(name)
		here := len(k) == 1 && table == "" || len(k) > 1 && table == k[0]
		if found && here && (name == word || name == strconv.Quote(word)) || len(k) == 1 && (trimmed == "["+word+"]" || trimmed == "[["+word+"]]") {
			i := strings.Index(line, word)
			p.add(at+i, len(word), what, mend)
			return
		}
		at += len(line)
	}
	p.add(0, 1, what, mend)
}

// maxName is how many letters the name of a card or a deck may have: a few more than Brief
// leaves, which cuts those of an import.
const maxName = 250

// brief refuses a name that is longer than any: it would be shown wherever the deck is.
func (p *parser) brief(k toml.Key, names ...string) bool {
	for _, name := range names {
		if utf8.RuneCountInString(name) > maxName {
			p.key(k, card.T("this name is too long", "ce nom est trop long"), card.Say("a name has no more than %s letters", "un nom n’a pas plus de %s lettres", maxName))
			return false
		}
	}
	return true
}

// entry reads how many copies of a card: a number, or a table with what else is said of it.
func (p *parser) entry(k toml.Key, e Entry, v any) {
	n, ok := v.(int64)
	if t, isTable := v.(map[string]any); isTable {
		n, ok = t["count"].(int64)
		if v = t["count"]; v == nil {
			v = 0
		}
		p.said(k, &e, t)
	}
	if !p.brief(k, e.Slug, e.Title, e.Number) {
		return
	}
	if !ok || n < 1 || n > MaxCopies {
		p.key(k, card.Say("%s is no number of copies", "%s n’est pas un nombre d’exemplaires", fmt.Sprint(v)),
			card.Say("write how many copies, such as %s = 2; leave the line out for none", "écrivez combien d’exemplaires, par exemple %s = 2 ; supprimez la ligne s’il n’y en a pas", k[1]))
		return
	}
	if len(p.deck.Cards) >= MaxEntries {
		p.key(k, card.Say("a deck names no more than %s cards", "un deck ne nomme pas plus de %s cartes", MaxEntries), card.T("leave some out", "supprimez-en"))
		return
	}
	p.deck.Add(e, int(n))
}

// MaxCopies is how many copies of a card a deck may hold.
const MaxCopies = 100

// What may be said of a card, and of one that the catalog does not know.
var (
	cardKeys    = []string{"count", "tags", "note"}
	unknownKeys = []string{"count", "number", "outside", "tags", "note"}
)

// said reads what is said of a card beside how many copies there are.
func (p *parser) said(k toml.Key, e *Entry, t map[string]any) {
	known := cardKeys
	if k[0] == "unknown" {
		known = unknownKeys
		e.Number = p.word(k, t, "number")
		if outside, ok := t["outside"].(bool); ok {
			e.Outside = outside
		} else if t["outside"] != nil {
			p.key(k, card.T("outside is true or false", "outside est true ou false"), card.T("write outside = true, or leave it out", "écrivez outside = true, ou rien"))
		}
	}
	e.Note, e.Tags = p.word(k, t, "note"), p.tags(k, t["tags"])
	for _, name := range slices.Sorted(maps.Keys(t)) {
		if !slices.Contains(known, name) {
			what := card.Say("a card has no key %s", "une carte n’a pas de clef %s", strconv.Quote(name))
			if k[0] == "unknown" {
				what = card.Say("an unknown card has no key %s", "une carte inconnue n’a pas de clef %s", strconv.Quote(name))
			}
			p.key(k, what, guess(name, known))
		}
	}
}

// word is a text in the table of a card, "" where there is none.
func (p *parser) word(k toml.Key, t map[string]any, key string) string {
	s, ok := t[key].(string)
	if !ok && t[key] != nil {
		p.key(k, card.Say("%s is to be a text", "%s doit être un texte", key), card.Say(`write it in quotes: %s = "..."`, `écrivez-le entre guillemets : %s = "…"`, key))
	}
	return s
}

// tags reads a list of the player's own words.
func (p *parser) tags(k toml.Key, v any) (tags []string) {
	all, ok := v.([]any)
	mend := card.T(`write them as a list: tags = ["fast", "in space"]`, `écrivez-les en liste : tags = ["rapide", "espace"]`)
	if !ok && v != nil {
		p.key(k, card.T("tags are to be a list of words", "les étiquettes (tags) doivent être une liste de mots"), mend)
		return nil
	}
	for _, v := range all {
		s, ok := v.(string)
		switch tag := CleanTag(s); {
		case !ok || tag == "" || utf8.RuneCountInString(s) > MaxTag:
			p.key(k, card.Say("%s is no tag", "%s n’est pas une étiquette (tag)", catalog.Brief(strconv.Quote(fmt.Sprint(v)))),
				card.Say("a tag is a word or a few, of %s letters at the most", "une étiquette est un mot ou quelques-uns, de %s lettres au plus", MaxTag))
			return tags
		case len(tags) >= MaxTags:
			p.key(k, card.Say("there are more than %s tags", "il y a plus de %s étiquettes (tags)", MaxTags), card.T("leave some out", "supprimez-en"))
			return tags
		case !slices.Contains(tags, tag):
			tags = append(tags, tag)
		}
	}
	return tags
}

// MaxTag and MaxTags bound a tag, in letters, and how many of them a deck or a card may have.
const (
	MaxTag  = 40
	MaxTags = 30
)

// CleanTag is a tag as it is kept: one line, without space around it. A tag is a name for a
// pile and nothing else: it names no other tag.
func CleanTag(s string) string { return strings.Join(strings.Fields(s), " ") }

// unknown reads {count = 1, number = "5_91"}, or only the count; or a list of these, for a
// card that is in the deck and beside it.
func (p *parser) unknown(k toml.Key, v any) {
	for _, v := range listed(v) {
		p.entry(k, Entry{Title: k[1]}, v)
	}
}

// listed are the elements of a list, or what is none alone.
func listed(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case []map[string]any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = v[i]
		}
		return out
	}
	return []any{v}
}

// guess is a line of help: the nearest word, or all of them.
func guess(w string, among []string) card.Text {
	if n := catalog.Nearest(w, among); n != "" {
		return card.Say("did you mean %s?", "vouliez-vous dire %s ?", strconv.Quote(n))
	}
	return card.Say("expected one of: %s", "on attend l’un de ceux-ci : %s", strings.Join(among, ", "))
}
