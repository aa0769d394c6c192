package tool

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"cantina/engine/catalog"
)

// writeFacts adds to the card files of a directory every printed card that they lack:
// its facts without game text, among the others by number. What stands there already
// is not touched, so it can be run again. It says how many cards were added.
func writeFacts(e *env, from, into string) int {
	refs, err := readRefs(from)
	if err != nil {
		fmt.Fprintln(e.errw, "cards:", err)
		return usage
	}
	have, _ := catalog.Load(os.DirFS(into))
	names := newNamer(refs, have)
	files := map[string][]*ref{}
	var order []string
	for _, r := range inOrder(refs) {
		if have.ByNumber(r.GempID) != nil {
			continue
		}
		name := strings.ReplaceAll(catalog.Fold(r.SetName), " ", "-") + "-" + strings.ToLower(r.Side) + ".toml"
		if files[name] == nil {
			order = append(order, name)
		}
		files[name] = append(files[name], r)
	}
	added := 0
	for _, name := range order {
		path := filepath.Join(into, name)
		old, err := catalog.ReadFile(path, catalog.MaxCardFile)
		if err != nil && !os.IsNotExist(err) {
			fmt.Fprintln(e.errw, "cards:", err)
			return usage
		}
		src := string(old)
		if src == "" {
			src = fmt.Sprintf("set = %q\n", files[name][0].SetName)
		}
		added += len(files[name])
		if err := os.WriteFile(path, []byte(insert(src, files[name], names)), 0o644); err != nil {
			fmt.Fprintln(e.errw, "cards:", err)
			return usage
		}
	}
	fmt.Fprintf(e.out, "cards: %s added, %d printed\n", plural(added, "card"), len(refs))
	return fine
}

// insert puts new entries, which are in order, into a file: each before the first
// entry of a higher number.
func insert(src string, list []*ref, names *namer) string {
	var b strings.Builder
	head, blocks := cut(src)
	b.WriteString(head)
	for _, block := range blocks {
		for len(list) > 0 && before(list[0].GempID, numberOf(block)) {
			b.WriteString(names.entry(list[0]) + "\n")
			list = list[1:]
		}
		b.WriteString(block)
	}
	for _, r := range list {
		b.WriteString("\n" + names.entry(r))
	}
	return b.String()
}

// cut splits a file into what stands before the first entry and the entries, each with
// the comment above it.
func cut(src string) (head string, blocks []string) {
	var at []int
	start, comment := 0, -1
	for line := range strings.Lines(src) {
		switch {
		case strings.HasPrefix(line, "[card."):
			at = append(at, cmp.Or(max(comment, 0), start))
			comment = -1
		case strings.HasPrefix(line, "#"):
			if comment < 0 {
				comment = start
			}
		default:
			comment = -1
		}
		start += len(line)
	}
	if len(at) == 0 {
		return src, nil
	}
	for i, from := range at {
		to := len(src)
		if i+1 < len(at) {
			to = at[i+1]
		}
		blocks = append(blocks, src[from:to])
	}
	return src[:at[0]], blocks
}

// numberOf is the number of the entry of a file.
func numberOf(block string) string {
	_, rest, _ := strings.Cut(block, "\nnumber = \"")
	number, _, _ := strings.Cut(rest, `"`)
	return number
}

func before(a, b string) bool {
	as, an, _ := catalog.NumberParts(a)
	bs, bn, ok := catalog.NumberParts(b)
	return ok && (as < bs || as == bs && an < bn)
}

// A namer knows the keys of cards in the files: no two cards have the same one, and
// a card's key never changes.
type namer struct {
	list   []*ref
	titles map[string]bool
	slugs  map[*ref]string
	class  map[string]string // the spelling of a class, by its small letters
	system map[string]string // the system of a place, by the first part of a location's title
}

func newNamer(refs map[string]*ref, have *catalog.Catalog) *namer {
	n := &namer{list: inOrder(refs), titles: map[string]bool{}, slugs: map[*ref]string{}, class: map[string]string{}, system: map[string]string{}}
	sides := map[string]map[string]bool{}
	taken := map[string]bool{}
	for _, k := range have.All() {
		taken[k.Slug] = true
	}
	for _, r := range n.list {
		n.titles[r.Name] = true
		s := baseSlug(r)
		if sides[s] == nil {
			sides[s] = map[string]bool{}
		}
		sides[s][r.Side] = true
		for _, m := range r.Engine.Models {
			n.class[strings.ToLower(m)] = m
		}
		if place, _, ok := strings.Cut(r.Name, ": "); ok && r.system() != "" {
			n.system[place] = r.system()
		}
	}
	for _, r := range n.list {
		if k := have.ByNumber(r.GempID); k != nil {
			n.slugs[r] = k.Slug
			continue
		}
		base, side := baseSlug(r), "-"+strings.ToLower(r.Side)
		set := "-" + strings.ReplaceAll(catalog.Fold(r.SetName), " ", "-")
		tries := []string{base, base + set}
		if len(sides[base]) > 1 {
			tries = []string{base + side, base + set + side}
		}
		tries = append(tries, base+set+side+"-"+strings.ReplaceAll(r.GempID, "_", "-"))
		i := slices.IndexFunc(tries, func(s string) bool { return !taken[s] })
		n.slugs[r] = tries[i]
		taken[tries[i]] = true
	}
	return n
}

// systemOf is where a site or sector lies, by other places of the same name if the
// reference does not say.
func (n *namer) systemOf(r *ref) string {
	place, _, _ := strings.Cut(r.Name, ": ")
	return cmp.Or(r.system(), n.system[place])
}

// baseSlug is the title as a key: of an Objective its front's.
func baseSlug(r *ref) string {
	front, _, _ := strings.Cut(r.Name, " / ")
	var b strings.Builder
	gap := false
	for _, c := range strings.ReplaceAll(catalog.Fold(front), "&", "and") {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(c)
		} else {
			gap = true
		}
	}
	return b.String()
}
