package tool

import (
	"fmt"
	"regexp"
)

// A theme is something that printed cards say, found by a pattern. It is words that the
// language may lack, looked for in the text, or a mechanic of the game that the kernel may
// lack, looked for in the card's heading, too (ref.page). What says finds can be said
// already, or is another thing: it is taken out of the text first.
type theme struct {
	name     string
	mechanic bool
	in       *regexp.Regexp
	says     *regexp.Regexp
}

func wording(name, in string) theme { return theme{name: name, in: regexp.MustCompile(in)} }

func mechanic(name, in string) theme {
	return theme{name: name, mechanic: true, in: regexp.MustCompile(in)}
}

// but leaves out of account what the pattern finds in these words.
func (t theme) but(says string) theme {
	t.says = regexp.MustCompile(says)
	return t
}

// find tells whether a printed card has the theme.
func (t *theme) find(r *ref) bool {
	text := r.Gametext
	if t.mechanic {
		text = r.page()
	}
	if t.says != nil {
		text = t.says.ReplaceAllString(text, "")
	}
	return t.in.MatchString(text)
}

// page is a line with a printed card's type, kind, title and icons, then its text.
func (r *ref) page() string {
	return fmt.Sprintf("%s: %s. %s. %v\n%s", r.Type, r.SubType, r.Name, r.Icons, r.Gametext)
}

// themes are what the printed texts are searched for.
var themes = []theme{
	wording("a Force drain changed at its location", `Force drains? [+-]\d here`),
	wording("Force drains changed elsewhere, or by an amount", `Force drains? (is |are |at .{0,40}|there |here )?(by |[+-]|equal)|(adds?|subtracts?|reduces?|modif).{0,50}Force drain`).but(`Force drains? [+-]\d here`),
	wording("a price, a ban or a limit for Force drains", `(?i)(may not|cannot|must|lose no more than|limited).{0,40}Force drain|to Force drain|Force drains?.{0,30}(may not|cannot|limited)`),
	wording("Force generation changed", `Force generation`),
	wording("take from a pile into hand", `(?i)\btake\b.{0,80}into hand`),
	wording("deploy from a pile", `(?i)(deploy|play)\b.{0,80}from (Reserve Deck|your Reserve|Lost Pile|Used Pile|Force Pile)`),
	wording("retrieve Force", `(?i)retrieve`),
	wording("a card goes to a pile, a hand or the bottom of a pile", `(?i)(place|placed|return|returned|put)\b.{0,60}(in|to|on|into|under|atop) .{0,30}(Pile|hand|Deck)`),
	wording("out of play", `(?i)out of play`),
	wording("exchange cards", `(?i)exchange`),
	wording("look at cards of a hand or pile", `(?i)\b(peek|look|examine|reveal|verify|glance)`),
	wording("for free, of deploying, moving and firing", `(?i)\b(for free|deploys? free|moves? free|fires? free|free\b)`),
	wording("may not, cannot", `(?i)\b(may not|cannot|can not|never|prevent)`),
	wording("deploy on table, at a price", `(?i)deploys? (free )?on (table|your side of (the )?table)|play on table`),
	wording("deploy on a card", `(?i)deploys? (free )?on `).but(`(?i)deploys? (free )?on (table|your side of (the )?table)`),
	wording("an icon, non-unique or unique before a noun", `(?i)\bnon-?unique\b|\bunique \(•\)|\[[A-Z][a-z ]+\] [a-z]`),
	wording("an amount X", `\bX\b|\bY\b`),
	wording("for each", `(?i)for (each|every)\b`),
	wording("number of, equal to, half, highest, lowest, difference, twice", `(?i)number of|equal to|\bequals\b|\bhalf\b|highest|lowest|difference|\btwice\b|\bdouble`),
	wording("a standing rule adds or draws battle destiny", `(?i)\b(adds|add|draws|draw) (a|an|one|two|three|\d|X) (battle )?destin(y|ies)( to)?`).but(`(?i)draws? one battle destiny if (not able|unable) to( do so)? otherwise|draws? (one|a) (battle )?destiny if .{0,12}(not able|unable).{0,12}`),
	wording("draw battle destiny if unable to otherwise", `(?i)if .{0,8}(not able|unable) to( do so)? otherwise`),
	wording("draw destiny", `(?i)draws? (a |one |two |three )?destiny`),
	wording("totals of destinies", `(?i)total (battle |weapon )?destiny`),
	wording("if a player occupies a place", `(?i)\boccup(y|ies|ied)\b`),
	wording("if a player controls a place", `(?i)\bcontrols?\b (?:phase)?`).but(`(?i)control phase`),
	wording("otherwise", `(?i)\botherwise\b`).but(`(?i)if .{0,8}(not able|unable) to( do so)? otherwise|(cannot|may not).{0,30} otherwise`),
	wording("unless, except that", `(?i)\bunless\b`),
	wording("a moment that just was, or is about to be", `(?i)\bjust |about to `),
	wording("present with, with, as a condition", `(?i)\b(if|while|when|where)\b[^.;]{0,60}\bwith\b`),
	wording("react", `(?i)'?\breact`),
	wording("same site, location or system as a card", `(?i)same (exterior |interior )?(site|location|system|sector)`),
	wording("adjacent site", `(?i)adjacent`),
	wording("nearest, related, battleground and other kinds of place", `(?i)\bnearest\b|battleground|non-unique site`),
	wording("relocate", `(?i)relocat`),
	wording("cancel a card or an action", `(?i)cancel`).but(`(?i)game text[^.;]{0,30}cancel\w*|cancel\w* (the |its |his |her )?game text`),
	wording("a game text canceled or suspended", `(?i)(game text|effects?)[^.;]{0,30}(cancel|suspend)|(cancel|suspend)\w*[^.;]{0,40}game text|suspend`),
	wording("immune to attrition or cards", `(?i)immun`),
	wording("is also a kind; loses or gains an icon or a characteristic", `(?i)\b(is|are) (also |considered |treated as )(a|an)?\b|\b(gains?|loses?) (an? |all )?(\[|icon|spy|immunity)`),
	wording("attrition changed", `(?i)attrition`).but(`(?i)immun\w*( to)? attrition`),
	wording("battle damage changed", `(?i)battle damage`),
	wording("lose Force", `(?i)\bloses? (\d|X|one|two|\w+ )?\s?Force`),
	wording("activate Force", `(?i)activat`),
	wording("hit, missed and lost by weapons", `(?i)\bhit\b`),
	wording("piloted, unpiloted, matching, landed", `(?i)\b(un)?piloted\b|\bmatching\b|\blanded\b`),
	wording("crash, collapse, freeze, sleep, missing, landspeed lost", `(?i)\b(crash|collaps|frozen|freez|sleep|missing|disarm|paralyz)`),
	wording("captives and captors", `(?i)captiv|captur|prison|escort`),
	wording("undercover spies", `(?i)undercover|break (his|her|its|their|a|the)? ?cover|cover is broken`),
	wording("cumulatively", `(?i)cumulativ`),
	wording("scomp links", `(?i)scomp`),
	wording("docking bay transit", `(?i)docking bay transit`),
	wording("habitat and attacks of creatures", `(?i)habitat`),

	mechanic("Utinni Effects", `^Effect: Utinni|Utinni`),
	mechanic("Immediate Effects", `^Effect: Immediate`),
	mechanic("Mobile Effects", `^Effect: Mobile`),
	mechanic("senate, politics, Political Effects", `^Effect: Political|(?i)\bpolitics|senate|agenda`),
	mechanic("Defensive Shields", `^Defensive Shield`),
	mechanic("grabbers", `^.*\bGrabber\b`),
	mechanic("Maintenance", `^.*\bMaintenance\b`),
	mechanic("Podraces", `(?i)podrac|race (total|destiny)`),
	mechanic("Epic Events", `^Epic Event`),
	mechanic("Jedi Tests and training", `^Jedi Test|(?i)jedi test|apprentice|mentor`),
	mechanic("Attack Runs", `(?i)attack run`),
	mechanic("sabacc", `(?i)sabacc`),
	mechanic("dejarik and holosites", `(?i)dejarik|holosite`),
	mechanic("duels and lightsaber combat", `(?i)\bduel|lightsaber combat`),
	mechanic("named destinies", `(?i)\b(movement|asteroid|search|training|race|duel|carbon-freezing|epic) destiny`),
	mechanic("a result takes the place of another", `(?i)\binstead\b`),
	mechanic("each time, memory of a turn, lasting triggers", `(?i)each time|for remainder of( the)? game|since .{0,20}turn|(this|last|previous) turn,? (if|you)`),
	mechanic("stacks of cards", `(?i)\bstack|beneath|underneath|\bunder this\b`),
	mechanic("stealing and crossing over", `(?i)\bsteal|stolen|cross(es|ed)? (over )?(to|over)`),
	mechanic("an Effect or Interrupt of another kind", `(?i)(is|becomes|as) an? (Used|Lost|Immediate|Mobile|Starting) (Interrupt|Effect)|treated as`),
	mechanic("bombing runs, Beggar's Canyon, walker garrisons", `(?i)bombing run|garrison|bullseye`),
	mechanic("blow away planets and shields", `(?i)blown away|blow away`),
}

// has names, by the types of phrases, what says a theme today: such a theme is missing on
// no card. A phrase that is deleted must be taken out here, too (TestThemes).
var has = map[string][]string{
	"a Force drain changed at its location":           {"Measure", "OfPlayer"},
	"Force drains changed elsewhere, or by an amount": {"Measure", "OfPlayer"},
	"Force generation changed":                        {"Measure", "OfPlayer"},
	"attrition changed":                               {"Measure", "AttritionAgainst"},
	"battle damage changed":                           {"Measure", "That"},
	"take from a pile into hand":                      {"Take"},
	"retrieve Force":                                  {"HandleForce", "Treat"},
	"out of play":                                     {"ThisIf", "Beyond"},
	"look at cards of a hand or pile":                 {"LookAt", "PeekAt"},
	"for free, of deploying, moving and firing":       {"Free", "Goes"},
	"may not, cannot":                                 {"MayNot"},
	"deploy on a card":                                {"DeployOn"},
	"for each":                                        {"ForEach"},
	"a standing rule adds or draws battle destiny":    {"AddsDestiny"},
	"draw battle destiny if unable to otherwise":      {"DrawsIfUnable"},
	"draw destiny":                                    {"DrawDestiny"},
	"if a player occupies a place":                    {"Holds"},
	"if a player controls a place":                    {"Holds"},
	"present with, with, as a condition":              {"SelfIs", "CardsAre", "Stands"},
	"react":                                           {"CanMove", "CanDeploy", "InWay"},
	"same site, location or system as a card":         {"AtSame", "ToSame"},
	"relocate":                                        {"Relocate"},
	"cancel a card or an action":                      {"Treat", "CancelThat"},
	"immune to attrition or cards":                    {"Immune"},
	"lose Force":                                      {"HandleForce"},
	"activate Force":                                  {"HandleForce"},
	"hit, missed and lost by weapons":                 {"Strike"},
	"docking bay transit":                             {"TransitCost"},
	"habitat and attacks of creatures":                {"Habitat"},
	"Maintenance":                                     {"Maintain"},
}
