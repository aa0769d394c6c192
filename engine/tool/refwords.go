package tool

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// affiliations are the characteristics that say whose starship it is: kinds to us.
var affiliations = map[string]string{
	"Rebel (starship)": "rebel", "Imperial (starship)": "imperial", "Independent (starship)": "independent",
	"Republic (starship)": "republic", "Trade Federation (starship)": "trade federation",
}

// kind is the type as we name it, without the number of a Jedi Test.
func (r *ref) kind() string {
	t, _, _ := strings.Cut(strings.ToLower(r.Type), " #")
	return t
}

// kinds are a printed card's kinds as we write them, and its class.
func (r *ref) kinds() (kinds []string, class string) {
	sub, class, _ := strings.Cut(r.SubType, ":")
	class = strings.TrimSpace(class)
	if len(r.Engine.Models) > 0 {
		class = cmp.Or(misspelt[r.Engine.Models[0]], r.Engine.Models[0])
	}
	separator := "/"
	if r.Type == "Interrupt" {
		separator = " Or "
	}
	if sub != "" {
		kinds = strings.Split(sub, separator)
	}
	for _, x := range r.ExtraText {
		if strings.Contains(x, "Droid") {
			kinds = append(kinds, x)
		} else if r.SubType == "Droid" && strings.Contains(x, " & ") {
			for _, k := range strings.Split(x, " & ") {
				kinds = append(kinds, k+" droid")
			}
		}
	}
	for _, c := range r.Characteristics {
		if a := affiliations[c]; a != "" {
			kinds = append(kinds, a)
		}
	}
	return kinds, class
}

// misspelt are the classes that the reference spells in another way than the card.
var misspelt = map[string]string{"ATT": "AAT"}

// words are the words printed beside the numbers that no other fact says: what the
// ability makes of a character, "Carbon-Frozen", "+ X".
func (r *ref) words() (out []string) {
	for _, x := range r.ExtraText {
		low := strings.ToLower(x)
		switch {
		case strings.Contains(x, "Droid"), r.SubType == "Droid", strings.HasPrefix(low, "no hyper"), r.CreatureDefense.Keyword != "":
		default:
			out = append(out, x)
		}
	}
	return out
}

var iconTimes = regexp.MustCompile(`^(.*) x(\d)$`)

// icons repeats an icon that is printed "x2".
func (r *ref) icons() []string {
	var out []string
	for _, i := range r.Icons {
		if m := iconTimes.FindStringSubmatch(i); m != nil {
			out = append(out, slices.Repeat([]string{m[1]}, int(m[2][0]-'0'))...)
		} else {
			out = append(out, i)
		}
	}
	return out
}

var abilityInText = regexp.MustCompile(`bility = ([¼½0-9]+)`)

// ability is printed as a number, or within the text of a creature vehicle.
func (r *ref) ability() string {
	if m := abilityInText.FindStringSubmatch(r.Gametext); r.Ability == "" && r.Type == "Vehicle" && m != nil {
		return m[1]
	}
	return r.Ability
}

// system is where a site or sector lies: a system, or the starship or vehicle whose
// site it is.
func (r *ref) system() string {
	return cmp.Or(r.Engine.PartOfSystem, r.Engine.PartOfPersona)
}

// properWords begin keywords that are written with capitals.
var properWords = []string{"Cloud City", "Jabba's Palace", "Theed Palace", "Sandcrawler site", "Death Star", "Echo Base", "Coruscant Guard",
	"Royal Guard", "Royal Naboo Security", "Jedi Council", "Jedi Test", "Ewok", "Jawa", "Black Sun", "AT-AT", "DH-17", "Force", "Rogue Squadron"}

// notTraits begin the keywords of the reference that are no characteristics: what its
// rules need to know of a text, and what is a fact of another kind here.
var notTraits = regexp.MustCompile(`^(Deploys on|Starship weapon that|Device that|Utinni Effect that|Artillery weapon that|No Hyperdrive|Enclosed|Can release|May participate|Disarming|Imperial Trooper Guard)`)

// traits are the characteristics: those that are listed, then species and keywords,
// written as game text has them.
func (r *ref) traits() []string {
	var out []string
	add := func(t string) {
		if !slices.ContainsFunc(out, func(x string) bool { return strings.EqualFold(x, t) }) {
			out = append(out, t)
		}
	}
	for _, c := range r.Characteristics {
		if affiliations[c] == "" && c != "enclosed" {
			add(c)
		}
		if c == "trooper guard" { // char.guard
			add("guard")
		}
	}
	for _, k := range r.Engine.Keywords {
		if !notTraits.MatchString(k) {
			add(uncapital(k))
		}
	}
	for _, s := range slices.Concat(r.Engine.Species, r.designation(), r.agendas()) {
		add(s)
	}
	return out
}

var agendaList = regexp.MustCompile(`^Agendas?: ([a-z, ]+)\.`)

// agendas are what a character stands for at the Galactic Senate, which the text lists
// (senate.agenda).
func (r *ref) agendas() (out []string) {
	if m := agendaList.FindStringSubmatch(r.Gametext); m != nil {
		for _, a := range strings.Split(m[1], ", ") {
			out = append(out, a+" agenda")
		}
	}
	return out
}

var squadronTitle = regexp.MustCompile(`^(Red|Gold|Gray|Green|Black|Obsidian|Onyx|Scythe|Saber) \d+$`)

// designation is the squadron of which the title of a starship numbers one
// (char.squadron-designation).
func (r *ref) designation() []string {
	if m := squadronTitle.FindStringSubmatch(r.Name); m != nil && r.Type == "Starship" {
		return []string{m[1] + " Squadron"}
	}
	return nil
}

// uncapital writes a keyword in small letters but for proper names.
func uncapital(k string) string {
	if strings.HasSuffix(k, " Squadron") {
		return k
	}
	for _, p := range properWords {
		if rest, ok := strings.CutPrefix(k, p); ok {
			return p + strings.ToLower(rest)
		}
	}
	return strings.ToLower(k)
}

// enclosed tells whether a vehicle is one that weather and fire do not reach.
func (r *ref) enclosed() bool {
	return slices.Contains(r.Characteristics, "enclosed") || r.Type == "Vehicle" && slices.Contains(r.Engine.Keywords, "Enclosed")
}

var ofSet = regexp.MustCompile(` \([A-Z]{2,3}\)$`)

// matching are the printed cards that match this one, on either list of the
// reference: of a weapon, those whose weapon it is, and who do not bring one.
func (r *ref) matching(refs []*ref, titles map[string]bool) []string {
	var out []string
	switch r.Type {
	case "Character", "Starship", "Vehicle", "Weapon":
	default: // no other card matches one
		return nil
	}
	add := func(t string) {
		if t = ofSet.ReplaceAllString(t, ""); titles[t] && t != r.Name && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	for _, t := range slices.Concat(r.Matching, r.MatchingWeapon) {
		add(t)
	}
	if r.Type == "Weapon" {
		for _, o := range refs {
			if o.Side == r.Side && slices.Contains(o.MatchingWeapon, r.Name) && !weaponInText.MatchString(o.Gametext) {
				add(o.Name)
			}
		}
	}
	return out
}
