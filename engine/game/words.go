package game

import (
	"encoding"
	"fmt"
	"math/bits"
	"strings"
)

// The words by which a saved game names what the program numbers: a constant more,
// or in another place, changes no save. A word that once stood here is never
// given to something else.
var (
	zoneWords = vocabulary("zone", []string{
		Reserve: "reserve", Force: "force", Used: "used", Lost: "lost", Hand: "hand", Out: "out", Drawn: "drawn", Playing: "playing", Sabacc: "sabacc", Row: "row",
		Table: "table", Under: "under", Insert: "insert",
	})
	phaseWords = vocabulary("phase", []string{
		Start: "start", Activate: "activate", Control: "control", Deploy: "deploy", Battling: "battle", Move: "move", Draw: "draw", End: "end",
	})
	segmentWords = vocabulary("segment of a battle", []string{
		Initiation: "initiation", Weapons: "weapons", PowerSegment: "power", Damage: "damage", Over: "over",
	})
	kindWords = vocabulary("kind of event", []string{
		None: "none", GameStarted: "game-started", TurnStarted: "turn-started", PhaseStarted: "phase-started", Activated: "activated",
		ForceUsed: "force-used", ForceLost: "force-lost", LossDue: "loss-due", RetrieveDue: "retrieve-due", Retrieved: "retrieved", DrewCard: "drew-card", TookCard: "took-card",
		PlacedCard: "placed-card", Reshuffled: "reshuffled", Recirculated: "recirculated", DeployStarted: "deploy-started", Deployed: "deployed",
		Played: "played", ActionStarted: "action-started", Canceled: "canceled", MoveStarted: "move-started", Moved: "moved", DrainStarted: "drain-started",
		Drained: "drained", BattleStarted: "battle-started", BattleSegment: "battle-segment", BattleWon: "battle-won", BattleEnded: "battle-ended",
		BothDrew: "both-drew", DestinyDrawn: "destiny-drawn", DestinyTotal: "destiny-total", Fired: "fired", WasHit: "was-hit", Missed: "missed",
		Forfeited: "forfeited", WasLost: "was-lost", TargetChosen: "target-chosen", Revealed: "revealed", Peeked: "peeked", Added: "added",
		Attrition: "attrition", BattleDamage: "battle-damage", TotalPower: "total-power", GameOver: "game-over", Conceded: "conceded", Reacts: "reacts",
		TimeIsUp: "time-is-up", TurnedOver: "turned-over", Shown: "shown", Found: "found", WentUnder: "went-under", CoverBroken: "cover-broken",
		Replaced: "replaced", Formed: "formed", WasExcluded: "was-excluded", AddedPower: "added-power", Captured: "captured", Escaped: "escaped",
		Released: "released", BlewAway: "blew-away", Buried: "buried", Bluffed: "bluffed", Standing: "standing", LeaveDue: "leave-due",
		DestinyDue: "destiny-due", BattleDue: "battle-due", DrainDue: "drain-due", DeployDue: "deploy-due", MoveDue: "move-due",
		InsertShown: "insert-shown", Stacked: "stacked", Exchanged: "exchanged", DestinySum: "destiny-sum", WentOut: "went-out", HandedOver: "handed-over",
		AttackStarted: "attack-started", Hunted: "hunted", PartyTotal: "party-total", AttackTotal: "attack-total", DefenseTotal: "defense-total", VictimTotal: "victim-total", Withstood: "withstood", Unmet: "unmet", Lasts: "lasts", Eaten: "eaten",
		AttackEnded: "attack-ended", Stolen: "stolen", Transferred: "transferred", Boarded: "boarded", Alighted: "alighted",
		Answered: "answered", Numbered: "numbered", Declined: "declined", Chose: "chose", Inserted: "inserted", DrewNone: "drew-none", Wrecked: "wrecked", WasConverted: "was-converted", CrossedOver: "crossed-over", BeganWithout: "began-without", RaceStarted: "race-started", Raced: "raced", RaceWon: "race-won", RaceOver: "race-over", Assured: "assured", PhaseEnded: "phase-ended",
		SabaccDrew: "sabacc-drew", SabaccPassed: "sabacc-passed", SabaccShown: "sabacc-shown", SabaccTotal: "sabacc-total",
		SabaccPerfect: "sabacc-perfect", SabaccWon: "sabacc-won", SabaccOver: "sabacc-over", StakeWon: "stake-won", StakeLost: "stake-lost", WentMissing: "went-missing", CavedIn: "caved-in", LaidUnder: "laid-under",
		DuelStarted: "duel-started", DuelTotal: "duel-total", DuelWon: "duel-won", DuelOver: "duel-over", CombatStarted: "combat-started",
		CombatWon: "combat-won", CombatOver: "combat-over", CombatCard: "combat-card", AddedDuel: "added-duel",
		ReachedAim: "reached", CameBack: "came-back", RunNoted: "run-noted", ReturnDue: "return-due", LostToDrain: "lost-to-drain", EpicTotal: "epic-total", EpicFailed: "epic-failed", Repaired: "repaired", WasDamaged: "was-damaged", WasFrozen: "was-frozen", FastenedOn: "fastened-on", LetGo: "let-go", MajorityWon: "majority-won", MajorityLost: "majority-lost", TestPassed: "test-passed", Delivered: "delivered", ExclusionDue: "exclusion-due", HandDue: "hand-due", MouthShut: "mouth-shut", MouthOpened: "mouth-opened", LaidDown: "laid-down", JudgeMoved: "judge-moved", JudgeState: "judge-state", JudgeCards: "judge-cards", JudgePhase: "judge-phase", TypeNamed: "type-named", BroughtTo: "brought-to",
	})
	whyWords = vocabulary("reason", []string{
		ByText: "text", ByBattleDestiny: "battle-destiny", ByWeapon: "weapon", ByPowerDestiny: "power-destiny", ByAttritionDestiny: "attrition-destiny",
		ByDrain: "drain", ByBattleDamage: "battle-damage", ByReact: "react", ByCost: "cost", ByDuel: "duel", ByCombat: "combat", ByEpic: "epic", ByTraining: "training", ByRace: "race", ByMovement: "movement",
	})
	untilWords = vocabulary("duration", []string{
		EndOfGame: "end-of-game", EndOfTurn: "end-of-turn", EndOfBattle: "end-of-battle", StartOfTurn: "start-of-turn", Scheduled: "scheduled", EndOfDuel: "end-of-duel", WithSource: "with-source",
	})
	perWords = vocabulary("frame of a limit", []string{
		PerTurn: "turn", PerBattle: "battle", PerGame: "game", PerWindow: "window", PerReact: "react", PerSearch: "search", PerDuel: "duel", PerDrain: "drain",
	})
	askWords = vocabulary("kind of question", []string{
		AskAction: "action", AskRespond: "respond", AskTarget: "target", AskNumber: "number", AskYesNo: "yes-no", AskLose: "lose", AskForfeit: "forfeit",
		AskPlace: "place", AskStart: "start", AskActivate: "activate", AskDraw: "draw", AskOrder: "order",
	})
	verbIndex = vocabulary("verb", verbWords[:])
	flagWords = vocabulary("state of a card", []string{ // by bit
		"hit", "fought", "excluded", "undercover", "captive", "missing", "face-down", "crashed", "bombing", "collapsed", "blown-away", "flipped", "returned", "imprisoned", "frozen", "loose", "aside", "suspended", "on-stack", "defends",
		"converted", "crossed", "bereft", "face-up", "reached", "leftward", "completed", "brought", "shut", "lacking", "racing", "damaged",
	})
	fireWords = vocabulary("way to fire", []string{ // by bit
		"outside", "free", "again", "first", "second", "combined", "together", "instead", "seekers", "hits-lost", "retarget",
	})
)

// A words names the values of one type, from 0 on.
type words struct {
	of    string
	list  []string
	index map[string]int
}

func vocabulary(of string, list []string) words {
	w := words{of, list, make(map[string]int, len(list))}
	for i, s := range list {
		if _, twice := w.index[s]; twice || s == "" || strings.Contains(s, " ") {
			panic(fmt.Sprintf("game: %s %d has no word of its own: %q", of, i, s))
		}
		w.index[s] = i
	}
	return w
}

func (w *words) word(i int) ([]byte, error) {
	if i >= len(w.list) {
		return nil, fmt.Errorf("there is no %s %d", w.of, i)
	}
	return []byte(w.list[i]), nil
}

func (w *words) value(text []byte) (int, error) {
	i, ok := w.index[string(text)]
	if !ok {
		return 0, fmt.Errorf("%q is no %s", text, w.of)
	}
	return i, nil
}

// wordsOf writes a set of bits as words with spaces between.
func (w *words) wordsOf(set uint64) ([]byte, error) {
	var out []byte
	for ; set != 0; set &= set - 1 {
		word, err := w.word(bits.TrailingZeros64(set))
		if err != nil {
			return nil, err
		}
		if len(out) > 0 {
			out = append(out, ' ')
		}
		out = append(out, word...)
	}
	return out, nil
}

func (w *words) set(text []byte) (set uint64, err error) {
	for word := range strings.FieldsSeq(string(text)) {
		i, err := w.value([]byte(word))
		if err != nil {
			return 0, err
		}
		set |= 1 << i
	}
	return set, nil
}

// VerbOf is the verb of a word in the keys of options.
func VerbOf(word string) (Verb, bool) {
	i, ok := verbIndex.index[word]
	return Verb(i), ok
}

// read sets x to the value of a word.
func read[T ~uint8](w *words, text []byte, x *T) error {
	i, err := w.value(text)
	*x = T(i)
	return err
}

func (z Zone) MarshalText() ([]byte, error)     { return zoneWords.word(int(z)) }
func (z *Zone) UnmarshalText(text []byte) error { return read(&zoneWords, text, z) }

func (p Phase) MarshalText() ([]byte, error)     { return phaseWords.word(int(p)) }
func (p *Phase) UnmarshalText(text []byte) error { return read(&phaseWords, text, p) }

func (s Segment) MarshalText() ([]byte, error)     { return segmentWords.word(int(s)) }
func (s *Segment) UnmarshalText(text []byte) error { return read(&segmentWords, text, s) }

func (k Kind) MarshalText() ([]byte, error)     { return kindWords.word(int(k)) }
func (k *Kind) UnmarshalText(text []byte) error { return read(&kindWords, text, k) }

func (w Why) MarshalText() ([]byte, error)     { return whyWords.word(int(w)) }
func (w *Why) UnmarshalText(text []byte) error { return read(&whyWords, text, w) }

func (u Until) MarshalText() ([]byte, error)     { return untilWords.word(int(u)) }
func (u *Until) UnmarshalText(text []byte) error { return read(&untilWords, text, u) }

func (p Per) MarshalText() ([]byte, error)     { return perWords.word(int(p)) }
func (p *Per) UnmarshalText(text []byte) error { return read(&perWords, text, p) }

func (a Ask) MarshalText() ([]byte, error)     { return askWords.word(int(a)) }
func (a *Ask) UnmarshalText(text []byte) error { return read(&askWords, text, a) }

func (v Verb) MarshalText() ([]byte, error)     { return verbIndex.word(int(v)) }
func (v *Verb) UnmarshalText(text []byte) error { return read(&verbIndex, text, v) }

func (f Flags) MarshalText() ([]byte, error) { return flagWords.wordsOf(uint64(f)) }
func (f *Flags) UnmarshalText(text []byte) error {
	set, err := flagWords.set(text)
	*f = Flags(set)
	return err
}

func (f Fire) MarshalText() ([]byte, error) { return fireWords.wordsOf(uint64(f)) }
func (f *Fire) UnmarshalText(text []byte) error {
	set, err := fireWords.set(text)
	*f = Fire(set)
	return err
}

// saved is what a value in a save must be able to do.
type saved interface {
	encoding.TextMarshaler
	encoding.TextUnmarshaler
}

var _ = [...]saved{new(Zone), new(Phase), new(Segment), new(Kind), new(Why), new(Until), new(Per), new(Ask), new(Verb), new(Flags), new(Fire)}
