package widgets

import (
	"image"
	"strings"

	"cantina/engine/card"
	"cantina/widgets/face"
	"cantina/widgets/say"
)

// A SymbolGroup is symbols of a kind, as the page of symbols shows them.
type SymbolGroup struct {
	Title   string
	Symbols []Symbol
}

// A Symbol is an icon, a chip or a mark of the table, and what it means.
type Symbol struct {
	Picture image.Image
	Name    string
	Say     string
	Rule    string // of the rulebook
}

// A symbolRow is a symbol by its icon; its words are symbol.KEY.name and symbol.KEY.say, where
// KEY is the icon's name with "-" for spaces.
type symbolRow struct{ icon, rule string }

// symbolRows are the icons by groups. Every icon that can be drawn stands here once or is the icon
// of a state.
var symbolRows = []struct {
	group string
	rows  []symbolRow
}{
	{"numbers", []symbolRow{
		{"power", "stat.power"}, {"ability", "stat.ability"}, {"deploy", "stat.deploy-cost"}, {"forfeit", "stat.forfeit"}, {"destiny", "stat.destiny"},
		{"armor", "stat.armor-maneuver"}, {"maneuver", "stat.armor-maneuver"}, {"hyperspeed", "stat.hyperspeed"}, {"landspeed", "stat.landspeed"},
		{"defense", "stat.defense-value"}, {"politics", "stat.politics"}, {"ferocity", "stat.ferocity"}, {"parsec", "stat.parsec"}}},
	{"force", []symbolRow{
		{"dark force", "turn.activate.generation"}, {"light force", "turn.activate.generation"}, {"star", "presence.control"}, {"down", "drain.amount"}, {"up", "value.modifier"}}},
	{"people", []symbolRow{
		{"pilot", "icon.pilot"}, {"warrior", "type.character.warrior"}, {"astromech", "type.character.astromech"}, {"presence", "icon.presence"},
		{"driver", "ship.driver"}, {"passenger", "ship.passengers"}, {"permanent weapon", "icon.permanent-weapon"}, {"maintenance", "icon.maintenance"},
		{"grabber", "icon.grabber"}, {"republic", "senate.majority"}, {"trade federation", "senate.majority"}}},
	{"ships", []symbolRow{
		{"nav computer", "icon.nav"}, {"scomp link", "icon.scomp"}, {"independent", "type.starship"}, {"starfighter bay", "ship.capacity"}, {"tie bay", "ship.capacity"},
		{"vehicle bay", "ship.capacity"}, {"unpiloted", "ship.unpiloted"}}},
	{"places", []symbolRow{
		{"site", "location.site"}, {"system", "location.system"}, {"sector", "location.sector"}, {"planet", "location.planet"}, {"space", "location.space-system"},
		{"mobile", "location.mobile"}, {"interior", "location.exterior-interior"}, {"exterior", "location.exterior-interior"},
		{"underground", "location.exterior-interior"}, {"underwater", "location.exterior-interior"}, {"cave", "location.cave-rules"}, {"clouds", "location.sector.cloud"},
		{"asteroids", "location.sector.asteroid"}, {"trench", "location.trench-rules"}}},
	{"types", []symbolRow{
		{"character", "type.character"}, {"creature", "type.creature"}, {"selective creature", "icon.selective"}, {"starship", "type.starship"}, {"vehicle", "type.vehicle"},
		{"weapon", "type.weapon"}, {"device", "type.device"}, {"effect", "type.effect"}, {"interrupt", "type.interrupt"}, {"location", "type.location"},
		{"objective", "type.objective"}, {"order", "type.admirals-order"}, {"epic", "type.epic-event"}, {"test", "type.jedi-test"}, {"shield", "type.defensive-shield"},
		{"podracer", "type.podracer"}, {"question", "zone.list"}}},
}

// symbolMarks are the marks that lie over a card.
var symbolMarks = []struct {
	mark      marks
	key, rule string
}{
	{canAct, "can-act", "action.kinds"}, {target, "target", "action.target"}, {latent, "latent", "turn.phase.rhythm"}, {hotSpot, "hot-spot", "action.target"}, {selected, "selected", "action.steps"},
	{focused, "focused", "action.kinds"},
}

// Symbols are all symbols of the table in a language and its colours, their pictures px wide.
func Symbols(l card.Lang, p Palette, px int) (out []SymbolGroup) {
	s := &skins[p%Palettes]
	for _, g := range symbolRows {
		group := SymbolGroup{Title: say.In(l, "symbols."+g.group)}
		for _, r := range g.rows {
			key := "symbol." + strings.ReplaceAll(r.icon, " ", "-")
			group.Symbols = append(group.Symbols, Symbol{face.Icon(r.icon, px, s.ink), say.In(l, key+".name"), say.In(l, key+".say"), r.rule})
		}
		out = append(out, group)
	}
	marks := SymbolGroup{Title: say.In(l, "symbols.marks")}
	for _, m := range symbolMarks {
		rim := drawRim(float32(px), float32(px), 1, rimKey{w: px, h: px, m: m.mark, p: p, lang: l}, s)
		marks.Symbols = append(marks.Symbols, Symbol{rim, say.In(l, "symbol."+m.key+".name"), say.In(l, "symbol."+m.key+".say"), m.rule})
	}
	now := SymbolGroup{Title: say.In(l, "symbols.states")}
	for i := range states {
		st := &states[i]
		now.Symbols = append(now.Symbols, Symbol{face.Icon(st.icon, px, s.gold), say.In(l, "is."+st.key), say.In(l, "means."+st.key), st.rule})
	}
	return append(out, marks, now)
}
