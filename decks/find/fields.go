package find

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Field is what may be asked of cards by a name.
type Field struct {
	Key   string               // its name in a chip, and first name in English
	Names [card.Langs][]string // all are understood in either language
	What  card.Text            // as it is said
	Help  card.Text            // what stands after it, for instance

	field
}

// field is how a Field is asked: one of the ways.
type field struct {
	number     func(k *catalog.Card) []card.Num
	sign       card.Stat // of a printed number: what stands in its place
	printed    bool
	free       func(ix *Index, l card.Lang, v *value, into set)
	vocabulary func(ix *Index) *vocabulary
	relation   func(ix *Index) []set
	flag       func(k *catalog.Card) bool
	sorts      bool // it says in which order
	ranks      bool // a title that fits better comes first
}

// fields are all fields, in the order in which completion offers them. init fills them, for
// what reads them asks them.
var (
	fields   []*Field
	anyField *Field
	byName   = map[string]*Field{}
)

// name is how the name of a field is compared: "côté", "Deploys_on".
func name(s string) string {
	return strings.ReplaceAll(catalog.Fold(s), " ", "-")
}

func fieldNamed(s string) *Field { return byName[name(s)] }

func init() {
	anyField = &Field{What: card.T("title or text", "titre ou texte"), field: field{free: hasAnywhere, ranks: true}}
	fields = slices.Concat(wordFields(), numberFields(), relationFields(), []*Field{{
		Key: "sort", Names: [card.Langs][]string{{"sort", "order", "by"}, {"tri", "trier", "ordre"}}, What: card.T("order", "ordre"),
		Help: card.T("sort:power, sort:-deploy", "tri:puissance, tri:-coût"), field: field{sorts: true},
	}})
	for _, f := range fields {
		for _, list := range f.Names {
			for _, n := range list {
				if other := byName[name(n)]; other != nil && other != f {
					panic("two fields are called " + n)
				}
				byName[name(n)] = f
			}
		}
	}
}

// Fields lists every field.
func Fields() []*Field { return fields }

// nearestField is the name most like a word that no field has.
func nearestField(word string, l card.Lang) string {
	var names []string
	for _, lang := range []card.Lang{l, 1 - l} {
		for _, f := range fields {
			names = append(names, f.Names[lang]...)
		}
	}
	return catalog.Nearest(word, names)
}

func wordFields() []*Field {
	return []*Field{
		{Key: "title", Names: names("title name t", "titre nom"), What: card.T("title", "titre"), Help: card.T(`title:vader, title="Tatooine: Cantina"`, `titre:vader, titre="Tatooine: Cantina"`),
			field: field{free: hasTitle, ranks: true}},
		{Key: "text", Names: names("text gametext o", "texte"), What: card.T("text", "texte"), Help: card.T(`text:"battle destiny"`, `texte:"destinée de bataille"`),
			field: field{free: hasText}},
		{Key: "type", Names: names("type kind ty", "type genre"), What: card.T("type", "type"), Help: card.T(`type:alien, type:"character weapon"`, `type:alien, type:"arme de personnage"`),
			field: field{vocabulary: types}},
		{Key: "side", Names: names("side s", "côté camp"), What: card.T("side", "côté"), Help: card.T("side:light", "côté:lumineux"), field: field{vocabulary: sides}},
		{Key: "icon", Names: names("icon icons i", "icône icônes"), What: card.T("icon", "icône"), Help: card.T("icon:pilot icon:warrior", "icône:pilote icône:guerrier"), field: field{vocabulary: icons}},
		{Key: "trait", Names: names("trait keyword species lore k", "caractéristique espèce mot"), What: card.T("characteristic", "caractéristique"), Help: card.T("trait:spy, species:wookiee", "espèce:wookiee"), field: field{vocabulary: traits}},
		{Key: "set", Names: names("set expansion e", "série édition"), What: card.T("set", "série"), Help: card.T(`set:hoth, set:"cloud city"`, `série:hoth, série:"cloud city"`), field: field{vocabulary: sets}},
		{Key: "rarity", Names: names("rarity r", "rareté"), What: card.T("rarity", "rareté"), Help: card.T("rarity:R1", "rareté:R1"), field: field{vocabulary: rarities}},
		{Key: "number", Names: names("number no n", "numéro num"), What: card.T("card number", "numéro"), Help: card.T("number:1_168", "numéro:1_168"), field: field{free: hasNumber}},
		{Key: "class", Names: names("class model", "classe modèle"), What: card.T("class", "classe"), Help: card.T("class:x-wing", "classe:x-wing"), field: field{vocabulary: classes}},
		{Key: "system", Names: names("system planet", "système planète"), What: card.T("system", "système"), Help: card.T("system:tatooine", "système:tatooine"), field: field{vocabulary: systems}},
		{Key: "is", Names: names("is", "est"), What: card.T("is", "est"), Help: card.T("is:unique, is:unwritten", `est:unique, est:"non écrite"`), field: field{vocabulary: flags}},
		{Key: "unique", Names: names("unique u", "unique"), What: card.T("unique", "unique"), Help: card.T("unique:yes, unique:no", "unique:oui, unique:non"),
			field: field{flag: func(k *catalog.Card) bool { return k.Dots == 1 }}},
		{Key: "whole", Names: names("whole playable", "complète jouable"), What: card.T("whole", "complète"), Help: card.T("whole:yes", "complète:oui"),
			field: field{flag: (*catalog.Card).Whole}},
		{Key: "unwritten", Names: names("unwritten", "non-écrite"), What: card.T("unwritten", "non écrite"), Help: card.T("unwritten:no", "non-écrite:non"),
			field: field{flag: func(k *catalog.Card) bool { return !k.Written() }}},
	}
}

// names are the names of a field in each language; an underscore is none of them.
func names(en, fr string) [card.Langs][]string {
	return [card.Langs][]string{strings.Fields(en), strings.Fields(fr)}
}

func numberFields() (out []*Field) {
	stats := [card.Stats][card.Langs][]string{
		card.Destiny:    names("destiny d", "destinée"),
		card.Power:      names("power p", "puissance"),
		card.Ability:    names("ability a", "habileté"),
		card.Armor:      names("armor armour ar", "blindage"),
		card.Maneuver:   names("maneuver manoeuvre m", "manœuvre"),
		card.Hyperspeed: names("hyperspeed hyper h", "hypervitesse"),
		card.Landspeed:  names("landspeed l", "vitesse vitesse-terrestre"),
		card.Deploy:     names("deploy cost c", "coût déploiement"),
		card.Forfeit:    names("forfeit f", "perte valeur-de-perte"),
		card.Ferocity:   names("ferocity fe", "férocité"),
		card.Parsec:     names("parsec", "parsec"),
		card.Politics:   names("politics po", "politique"),
		card.Defense:    names("defense defence def", "défense"),
	}
	for s := range card.Stats {
		key := stats[s][card.English][0]
		out = append(out, &Field{Key: key, Names: stats[s], What: card.StatNames[s],
			Help: card.T(key+">=3, "+key+":2..4", stats[s][card.French][0]+">=3, "+stats[s][card.French][0]+":2..4"),
			field: field{sign: s, printed: true, number: func(k *catalog.Card) (list []card.Num) {
				if k.Num[s].Has {
					list = append(list, k.Num[s].N)
				}
				if s == card.Destiny && k.Destiny2.Has { // value.multi-destiny
					list = append(list, k.Destiny2.N)
				}
				return list
			}}})
	}
	force := func(of func(k *catalog.Card) int) func(*catalog.Card) []card.Num {
		return func(k *catalog.Card) []card.Num {
			if k.Type != card.Location {
				return nil
			}
			return []card.Num{card.Whole(of(k))}
		}
	}
	return append(out,
		&Field{Key: "force", Names: names("force", "force"), What: card.T("own Force icons", "icônes de Force pour soi"), Help: card.T("force>=2", "force>=2"),
			field: field{number: force(func(k *catalog.Card) int { return k.Force[k.Side] })}},
		&Field{Key: "against", Names: names("against opposing", "adverse contre"), What: card.T("Force icons for the opponent", "icônes de Force pour l’adversaire"), Help: card.T("against=0", "adverse=0"),
			field: field{number: force(func(k *catalog.Card) int { return k.Force[k.Side.Other()] })}},
		&Field{Key: "dots", Names: names("dots copies", "points exemplaires"), What: card.T("dots before the title", "points devant le titre"), Help: card.T("dots=1", "points=1"),
			field: field{number: func(k *catalog.Card) []card.Num { return []card.Num{card.Whole(k.Dots)} }}},
	)
}

// hasAnywhere: in the title, among the facts, in the text in the language asked or in English.
func hasAnywhere(ix *Index, l card.Lang, v *value, into set) {
	hasTitle(ix, l, v, into)
	ix.facts[l].add(into, v)
	ix.facts[card.English].add(into, v)
	hasText(ix, l, v, into)
}

// hasTitle: as a word begins; three letters and more may stand in its midst, too.
func hasTitle(ix *Index, _ card.Lang, v *value, into set) {
	if len(v.words) > 2 && !v.exact {
		ix.titles.within(into, v.words)
		return
	}
	ix.titles.add(into, v)
}

func hasText(ix *Index, l card.Lang, v *value, into set) {
	texts := ix.texts()
	texts[l].add(into, v)
	if l != card.English {
		texts[card.English].add(into, v)
	}
}

// hasNumber: "1_168", or the set's "1" (Index.byNumber).
func hasNumber(ix *Index, _ card.Lang, v *value, into set) {
	into.or(ix.numbered()[v.text])
}
