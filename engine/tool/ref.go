package tool

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A ref is a printed card as the reference has it.
type ref struct {
	GempID               string
	Side, Name, Type     string
	SetName              string
	ID                   int
	Set, Title           string
	Legacy               bool // a virtual card of the old blocks
	Rarity, Uniqueness   string
	ErrataSymbol         string
	SubType              string
	Destiny, Power       string
	Ability, Armor       string
	Maneuver, Hyperspeed string
	Landspeed, Deploy    string
	Forfeit, Parsec      string
	Ferocity, Politics   string
	ExtraText            []string
	Icons                []string
	Characteristics      []string
	LightSideIcons       int
	DarkSideIcons        int
	Gametext             string
	Rulings              []string
	CreatureDefense      refDefense
	Matching             []string
	MatchingWeapon       []string
	AlternateImageOnly   bool
	Back                 *ref // of a double-sided card
	Engine               struct {
		PartOfSystem     string
		PartOfPersona    string // the ship of a ship's site
		Personas         []string
		Keywords         []string
		Species          []string
		Models           []string
		Capacity         map[string]any
		PermanentsAboard []struct {
			Kind, Persona string
			Ability       json.Number
		}
	}
}

// A refDefense is a creature's defense value, with the word before it.
type refDefense struct {
	Keyword string
	Value   int
}

func (d refDefense) opt() card.Opt {
	if d.Keyword == "" {
		return card.Opt{}
	}
	return card.Some(card.Whole(d.Value))
}

// readRefs reads every *.jsonl of a directory, by number. Other pictures of a card and
// printed tables are left out: they are no playing cards. Of the virtual cards
// (virtual-*.jsonl) those of the old blocks are taken, which the seed documents quote; they
// were never numbered, so that their own id stands for the number.
func readRefs(dir string) (map[string]*ref, error) {
	files, _ := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	refs := map[string]*ref{}
	for _, file := range files {
		virtual := strings.HasPrefix(filepath.Base(file), "virtual")
		data, err := catalog.ReadFile(file, catalog.MaxReplay)
		if err != nil {
			return nil, err
		}
		n := 0
		for line := range bytes.Lines(data) {
			n++
			r := &ref{}
			if err := json.Unmarshal(line, r); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", file, n, err)
			}
			if virtual {
				if !r.Legacy || !strings.HasSuffix(r.Name, " (V)") {
					continue
				}
				r.GempID = r.Set + "_" + strconv.Itoa(r.ID)
			}
			if dots := strings.Count(r.Title, "•"); dots > 0 && r.Uniqueness == "" { // the title is as printed
				r.Uniqueness = strings.Repeat("*", dots)
			}
			if !r.AlternateImageOnly && r.Type != "Game Aid" {
				r.Name = strings.ReplaceAll(r.Name, "•", "")
				refs[r.GempID] = r
			}
		}
	}
	if len(refs) == 0 {
		return nil, fmt.Errorf("there are no cards in %s/*.jsonl", dir)
	}
	return refs, nil
}

// inOrder lists printed cards by set and number.
func inOrder(refs map[string]*ref) []*ref {
	list := make([]*ref, 0, len(refs))
	for _, r := range refs {
		list = append(list, r)
	}
	slices.SortFunc(list, func(a, b *ref) int {
		as, an, _ := catalog.NumberParts(a.GempID)
		bs, bn, _ := catalog.NumberParts(b.GempID)
		return cmp.Or(cmp.Compare(as, bs), cmp.Compare(an, bn))
	})
	return list
}
