package widgets

import (
	"cmp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/widgets/say"
)

// A Stack is some copies of one card in a pane of the deck builder.
type Stack struct {
	Key   string    // what the program calls it
	Def   *card.Def // nil for a card that nobody knows
	Title string    // of a card without Def
	Count int       // copies in the deck, or beside it; 0 for a card that is only found
	Of    int       // how many copies there are in all, of a pool; 0: any number
	Marks StackMarks
	Note  string // said in small letters: tags
}

// StackMarks are what is to be seen of a stack beside its card.
type StackMarks uint8

const (
	Begins    StackMarks = 1 << iota // a game starts with it
	Unwritten                        // its text is not written: it cannot be played
	Wrong                            // a problem of the deck concerns it
	Noted                            // there is a note on it
	Brought                          // what the game starts with brings it
)

// A Pile is stacks under one name; a pile without a name has no heading.
type Pile struct {
	Key, Name string
	Count     int
	Stacks    []Stack
}

func (s *Stack) title() string {
	if s.Def != nil {
		return s.Def.Title
	}
	return s.Title
}

// A Column is what cards are told by in a list, and sorted by.
type Column uint8

const (
	ByNone Column = iota // as they come
	ByCount
	ByDestiny
	ByTitle
	ByKind
	ByPower
	ByAbility
	ByDeploy
	ByForfeit
	BySet
	ByRarity
	columns
)

var columnStat = map[Column]card.Stat{ByDestiny: card.Destiny, ByPower: card.Power, ByAbility: card.Ability, ByDeploy: card.Deploy, ByForfeit: card.Forfeit}

// columnName heads a column; those of numbers are icons.
func columnName(c Column, l card.Lang) string {
	if c == ByNone {
		return ""
	}
	return say.In(l, "build.column."+[columns]string{"", "count", "destiny", "title", "kind", "power", "ability", "deploy", "forfeit", "set", "rarity"}[c])
}

// A Sorting is by what cards are sorted; down has the largest first.
type Sorting struct {
	By   Column
	Down bool
}

// sorted is the stacks in an order; equal ones stay as they came, and what has no number
// comes last.
func (o Sorting) sorted(all []Stack, l card.Lang) []Stack {
	if o.By == ByNone {
		return all
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b Stack) int {
		if a.Def == nil || b.Def == nil {
			return cmp.Compare(b2i(a.Def == nil), b2i(b.Def == nil))
		}
		c := 0
		switch o.By {
		case ByCount:
			c = cmp.Compare(a.Count, b.Count)
		case ByTitle:
			c = strings.Compare(plain(a.Def.Title), plain(b.Def.Title))
		case ByKind:
			c = cmp.Or(typeOrder[a.Def.Type]-typeOrder[b.Def.Type], strings.Compare(kindOf(a.Def, l), kindOf(b.Def, l)))
		case BySet:
			c = strings.Compare(a.Def.Set, b.Def.Set)
		case ByRarity:
			c = strings.Compare(a.Def.Rarity, b.Def.Rarity)
		default:
			x, y := a.Def.Num[columnStat[o.By]], b.Def.Num[columnStat[o.By]]
			if x.Has != y.Has {
				return b2i(!x.Has) - b2i(!y.Has)
			}
			c = cmp.Compare(x.N, y.N)
		}
		if o.Down {
			c = -c
		}
		return c
	})
	return all
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// plain is a title as it is sorted: without marks that stand before its letters.
func plain(title string) string { return strings.ToLower(strings.TrimLeft(title, "•<>\"“ ")) }

// kindOf says a card's type and its kinds: "character: alien".
func kindOf(d *card.Def, l card.Lang) string {
	s := card.TypeNames[d.Type][l]
	if len(d.Kinds) > 0 {
		kinds := make([]string, len(d.Kinds))
		for i, k := range d.Kinds {
			kinds[i] = d.Called(k, false, l)
		}
		s += " · " + strings.Join(kinds, ", ")
	}
	return s
}

var typeIcon = [card.Types]string{"character", "creature", "starship", "vehicle", "weapon", "device", "effect", "interrupt", "location", "objective",
	"order", "epic", "test", "shield", "podracer"}

// TypeIcon is the icon of a type of cards.
func TypeIcon(t card.Type) string { return typeIcon[t] }
