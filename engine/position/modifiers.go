package position

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A ModKind is what a modifier or standing rule works on.
type ModKind uint8

const (
	ModStat ModKind = iota
	ModDouble
	ModSet
	ModImmune
	ModImmuneOr // immune to some attrition, or to more of it (limit) if it is immune anyway
	ModTotalPower
	ModTotalAbility
	ModGeneration
	ModIcons
	ModNoIcons
	ModDrain
	ModNextDrain // the next Force drain alone
	ModDeployHere
	ModDeployTo
	ModDeployFree
	ModDeployFor // deploys for n Force of its player, whatever it costs else
	ModDeployOnly
	ModDeployNot
	ModMoveOnly
	ModMoveNot
	ModNoMove
	ModMayMove          // may move though a text forbids it
	ModAbilityApplied   // how much more of a card's ability counts toward battle destiny (battle.destiny.ability)
	ModAbilityLent      // what counts for a player besides that of his cards in battle (battle.destiny.ability)
	ModNoDestinyAbility // its ability does not count toward battle destiny (battle.destiny.ability)
	ModNoBattle         // may not battle (battle.may-not-battle)
	ModRules            // rules of the rulebook in effect at the location; n is which
	ModPermit           // cards that may deploy where others may not
	ModWeaponTotal      // total weapon destiny
	ModFireCost         // what firing a weapon costs more
	ModNoDrain          // a player may not Force drain (drain.condition)
	ModMostDestiny      // a player draws no more battle destinies than n (battle.destiny.count)
	ModNoPlay           // cards that may not be played
	ModSatisfies        // forfeited for all battle damage and attrition
	ModSparesAttrition  // forfeited for no attrition
	ModKept             // may not be forfeited
	ModUsed             // an Interrupt that is a Used one whatever it says (interrupt.used)
	ModFireFree         // weapons that fire free
	ModPlayFree         // Interrupts that play free (action.cost)
	ModExtraSpeed       // more speed needed to leave (may: to enter)
	ModLike             // deploys, moves or is carried like something else (n: crew.go)
	ModAsleep           // sleeping characters
	ModMissing          // who is there goes missing (missing.state)
	ModRun              // starfighters that may make bombing runs to the site
	ModNotAboard
	ModRefuses // what may not be aboard it
	ModTransit
	ModWeaponDestiny
	ModBattleDestiny
	ModAbilityRequired
	ModIfUnable
	ModNoText
	ModNoSide // what a location says to the opponent of this text's player is canceled
	ModCancelCard
	ModAnyWeapons
	ModAnyDevices // uses any number of devices (weapon.device-use)
	ModDisarmed   // uses no weapons or devices
	ModWithheld   // its owner neither forfeits nor relocates it by choice
	ModReact
	ModMoveFree
	ModPeaceful   // never a battleground (presence.battleground.never)
	ModUnlinked   // its scomp links may not be used (icon.scomp)
	ModTurnedOut  // its permanent pilots are removed (ship.permanent-pilot)
	ModAsteroid   // asteroid destinies drawn for starships
	ModMoveCost   // what moving to a location costs more
	ModFlightFree // shuttles, lands and takes off free
	ModShuttleFree
	ModDrains     // controls to initiate Force drains (presence.pseudo)
	ModNoEntry    // who may not move to a location
	ModCompany    // who may move with it, free, by its landspeed
	ModTransitTo  // what docking bay transit to a location costs more
	ModTransitAll // what it costs from or to a location, whatever other bays ask
	ModEnter      // what it costs to enter or leave a ship's or vehicle's site
	ModInstead    // another number stands for it (value.substituted)
	ModNotUnique  // any number of copies may be on table
	ModForbid     // a number may not be increased (n > 0) or reduced
	ModLimited    // a number may not be more than n above its base
	ModMatching   // is matching pilot of what at says (char.matching)
	ModFreeAboard // deploys free aboard this
	ModCross      // what an attempt to cross a card over comes to (at: by which cards)
	ModNever      // may never be put at a location (rules.never)
	ModImmuneTo
	ModReactDeploy
	ModNight
	ModRegardless
	ModWithoutPresence // may deploy here without presence or icon (deploy.presence-or-icon)
	ModPastObjective   // no Objective keeps them from deploying here (deploy.restriction.objective)
	ModDeployAboard
	ModReactAway
	ModNoReactAway // may not leave a battle as a react (react.away)
	ModNoHiding    // its own text does not exclude it from battle (battle.exclude)
	ModNoReact
	ModUnder
	ModDeployUnder
	ModReplaces
	ModCarries
	ModBase
	ModNoWeapons  // may not be targeted by weapons
	ModHandsOn    // weapons and devices stacked on it that may be transferred to some cards (deploy.transfer)
	ModFromHand   // forfeited from the hand of who has lost a battle (battle.forfeit)
	ModOpen       // any weapon may be fired at it, with n as its defense value
	ModReaches    // weapons that may target at an adjacent site, too (weapon.long-range)
	ModTwice      // may fire twice in one action in a battle (weapon.separate-or-combined)
	ModFiresAgain // may fire a second time in a battle (weapon.once-per-battle)
	ModWeaponDraw // each weapon destiny of some weapons (at: against what)
	ModTextDraw   // each destiny that the text of some cards draws (at: against what)
	ModAdmits     // weapons that may deploy aboard; May: free
	ModSeeker     // moves as seekers do
	ModCarried    // artillery that two may carry
	ModForfeitOf  // has the forfeit value of another card
	ModFlip       // the card turns over (objective.flip)
	ModOut        // the card goes out of play
	ModToUsed     // the card goes to its owner's Used Pile
	ModPowerDestiny
	ModAttritionDestiny
	ModDestiny // adds battle destinies
	ModThreshold
	ModAttrition
	ModNoAttrition
	ModNoImmune
	ModExclude
	ModDamage
	ModNoDamage // a player suffers no battle damage
	ModInPlace
	ModInitiates  // occupies for its owner's battles (presence.pseudo)
	ModBattled    // occupies for the opponent's battles
	ModBarred     // some cards may not deploy
	ModFixed      // a location may not be converted
	ModConverted  // another title converts it
	ModNotStolen  // may not be stolen (steal.def)
	ModPassesFree // weapons and devices that are transferred to a warrior free (deploy.transfer)
	ModTurncoat   // the opponent may replace it with his own version (convert.replace)
	ModOnlyIf     // deploys only if something is so
	ModOrbit      // a mobile system deploys in orbit of that system
	ModDrainLimit
	ModDrainHalf
	ModNoBonusOf // Force drain bonuses that some cards give
	ModNoDrainBonus
	ModVoidDrain   // Force drains of a player are canceled (drain.resolve)
	ModNoRetrieval // a player retrieves nothing (life.retrieve)
	ModDrainFirm
	ModDrainFixed
	ModForceHere
	ModPlaces      // one more place aboard, of the kind n
	ModNavLost     // one nav computer less (icon.nav)
	ModShared      // Force that the opponent, too, uses for the deployment of the card
	ModFirstUse    // Force that is used first to deploy a card
	ModUseFirst    // Force that is used first to play a card (value.separate-cost)
	ModFirstBattle // to initiate a battle
	ModLoseFirst   // likewise, but lost
	ModLoseFirstOf // likewise, to replace a draw by the text of a card
	ModFirstDrain  // to initiate a Force drain
	ModFirstDraw   // for each card drawn from the Force Pile
	ModProbes      // as it leaves, the probe cards go to the Used Pile
	ModBattleCost  // what initiating a battle costs more; free if it says no change
	ModDrainCost
	ModRotate         // the sides of a location are exchanged
	ModTotalDestiny   // of a battle (battle.destiny.total)
	ModMostTotal      // what it comes to at most (value.limit)
	ModNoBattles      // a player may not initiate battles (battle.condition)
	ModSuspend        // out of function (state.suspended-effect)
	ModTrait          // its card has the characteristics in titles (char.kept)
	ModCountsAs       // has the characteristics in titles for the cards that at names (utinni.target)
	ModDeploySquadron // lets squadrons deploy that have no deploy cost
	ModHabitat        // where a creature lives; every creature has one
	ModFerocity       // n destinies, and what is added to them, are its ferocity
	ModSpares         // whom a creature does not attack
	ModNoLandspeed    // may not move by landspeed
	ModParasite       // whom a creature attaches to (creature.attach.target)
	ModDevours        // a creature eats its host once that has no power left
	ModCarriesOff     // where a creature carries defeated cards to
	ModJump           // characters aboard may jump off if it is lost
	ModFreezes        // what lies below it on a Force Pile is not used
	ModHoldsOne       // characters may be relocated to it, of whom the last stays
	ModPowered        // artillery that needs no power source
	ModSabacc         // changes sabacc (n: sabacc.go)
	ModMostAbility    // what a player's total ability comes to at most (value.limit)
	ModDuelDestiny    // each duel destiny of some cards
	ModDuelTotal      // a player's total in a duel
	ModCombatTotal    // in lightsaber combat
	ModEpicDestiny    // each destiny of a player's Epic Events
	ModEpicTotal      // the total of an Epic Event
	ModUnusable       // weapons and devices that may not be used (weapon.use)
	ModImmunity       // how much more attrition a card that is immune to some is immune to
	ModBlownLoss      // what a player loses when a location is blown away
	ModMild           // permanent weapons do less harm (n: what becomes of a character hit)
	ModNoAttacks      // a player may not attack creatures, nor his creatures anybody
	ModEscortsMany    // may escort any number of captives (ruling.binders)
	ModOnFoot         // may move by their own landspeed only
	ModOpenUsed       // Used Piles lie face up (pile.look)
	ModSole           // no two of its title at a location (ruling.sith-probe-droid)
	ModTraining       // each training destiny of some apprentices or mentors
	ModBounty         // Force retrieved for a captive that some cards have delivered (life.retrieve)
	ModNoEpic         // a site that counts in no Epic Event (epic.generic-sites)
	ModStores         // what lies under it may be played and deployed as if from hand
	ModBelly          // the cave of the Big One where it is is its belly (location.cave-rules)
	ModPreys          // whom a creature attacks besides what all attack
	ModHandGuard      // keeps the opponent's texts off its player's hand; May: only from placing cards of it in Used Pile
	ModImmuneExactly  // immune to just so much attrition
	ModBattlePrice    // what a player uses to initiate battles, whatever changes it
	ModNoActivation   // a player may not activate Force
	ModLossHalf       // each loss of a player's Force is halved (n: what is added before, for the rounding)
	ModDrives         // may drive some vehicles though it is a droid (ship.driver)
	ModNoArms         // carries no weapons, and those built in do not count
	ModFarther        // a weapon that may target at an adjacent site, too (weapon.long-range)
	ModTakesCaptured  // starships captured by the starship of a site go there (capture.ship)
	ModRace           // what wins a Podrace, n, and what of it is won and lost
	ModRaceDestiny    // each race destiny of a player on its card (podrace.total)
	ModSwallows       // what some creatures eat is placed out of play
	ModNoPilot        // who may not pilot it (ship.pilot)
	ModNotCanceled    // no text cancels it (action.cancel)
	ModNotAttacked    // creatures that nobody attacks (creature.attack.kinds)
	ModRaceDraws      // how many race destinies its card draws, n, and how many of them it places
	ModHoming         // whom a creature moves toward whenever it can (creature.move)
	ModLends          // its player may use the opponent's Force (life.use)
	ModClosedLost     // the Lost Pile beside its card lies face down (pile.look)
	ModDrawnInstead   // the n-th Force of its player's activate phase, drawn into hand instead (life.activate)
	ModNoSteal        // steals nothing by its own text (steal.def)
	ModSafe           // whom the opponent's actions do not target to steal, hit, lose or capture it (action.target)
	ModX              // what the text of an Effect calls X (n: so many times as much)
	ModSpreads        // what a location says to a player it says at others, too (ruling.expand-the-empire)
	modKinds          // how many there are
)

// A mod is one continuous modifier or standing rule of a card's text. Which of
// its fields mean something depends on its kind.
type Modifier struct {
	Kind    ModKind
	clause  int16
	side    int8 // as in clause
	Face    int8 // as in clause
	Conds   []condition
	Affects Matcher // which cards; nil is the card itself
	Stats   []card.Stat
	mask    uint32 // bits of stats; all for kinds that are not about numbers
	By      Amount // the change; for mSet the new value
	Whose   gametext.Whose
	At      placer  // at which locations
	Arms    Matcher // of an Epic Event: with which weapon; nil is any, or none
	N       card.Num
	from    func(c *Context, id game.CardID) game.CardID // whose addition to id it is; nil: the card's with the text
	limit   card.Num                                     // no more than so much from one source (value.limit)
	icons   [card.Sides]int
	titles  []string // for mImmuneTo
	Named   bool     // it names the cards by title (weapon.starship.special-slot)
	fixed   bool     // of the cards that it describes it keeps to those of the moment when it began
	May     bool
	Once    bool // for one card a turn (limit.one)
	held    bool // its condition speaks of its card as a captive: it is at work though that is one (captive.state)
}

// Clause is the sentence that it stands in.
func (m *Modifier) Clause() int16 { return m.clause }

// setMask notes which numbers the modifier changes.
func (m *Modifier) setMask() {
	if m.Stats == nil {
		m.mask = ^uint32(0)
	}
	for _, s := range m.Stats {
		m.mask |= 1 << s
	}
}

// numbers tells whether it changes numbers that a squadron has as all of its ships have them,
// wherever it is (ship.class.squadron): any but its price.
func (m *Modifier) numbers() bool { return m.Kind == ModStat && m.mask&(1<<card.Deploy) == 0 }

// An inst is a modifier at work: with its context.
type Working struct {
	*Modifier
	C    Context
	time int32 // since when, for the order of changes (value.modifier)
	Def  int32 // whose text; the card itself may lie hidden in a pile by now
	cell cell  // whether it is at work

	guest *Guest // whose it is; nil: the card's own
}

// Hits tells whether the modifier works on a card.
func (m *Working) Hits(id game.CardID) bool {
	if m.Affects != nil && circular[m.Kind] {
		return m.C.P.once(question{m.Modifier, m.C.Self, id, m.time}, func() bool { return m.Says(&m.C, id) && !m.spares(id) })
	}
	return m.Says(&m.C, id) && !m.spares(id)
}

// Helps tells whether a text that helps cards deploy helps this one: one of those, or one
// that deploys like a starfighter where starfighters are helped (deploy.capital).
func (m *Working) Helps(id game.CardID) bool {
	if m.Hits(id) {
		return true
	}
	c := m.C
	c.helping = true
	return m.Affects != nil && c.P.likes(id, isLikeFighter) && m.Affects(&c, id) && !m.spares(id)
}

// Times is how often a text says something of a card: once, or of a squadron off table what it
// says of a model for each ship (ship.class.squadron); 0 where it does not.
func (m *Working) Times(id game.CardID) int {
	if m.Hits(id) {
		return 1
	}
	c := m.C
	c.Ships = true
	if n := c.P.Ships(id); n > 1 && m.Affects != nil && m.Affects(&c, id) && !m.spares(id) {
		return n
	}
	return 0
}

// spares tells whether a card is immune to the one whose text it is: what stands there does
// not touch it either (action.immune). What a card says of itself touches it.
func (m *Working) spares(id game.CardID) bool {
	p := m.C.P
	return p.aloof[m.Def] && m.Affects != nil && m.Kind != ModImmuneTo && id != m.C.Self && p.ImmuneTo(id, m.C.Self)
}

// Says tells whether a text says it of a card: of its own if it names none.
func (m *Modifier) Says(c *Context, id game.CardID) bool {
	if m.Affects == nil {
		return id == c.Self
	}
	return m.Affects(c, id)
}

// source names whose text it is, for the rule that copies do not add up
// (value.cumulative).
func (m *Working) source() int32 { return m.Def }

// giver is the card whose change of a number of id it is: the one that the text
// says makes it (value.cumulative).
func (m *Working) giver(id game.CardID) game.CardID {
	if m.from != nil {
		return m.from(&m.C, id)
	}
	return m.C.Self
}

// Mods lists the modifiers of a kind that are at work now: those of active cards
// whose conditions hold, and lasting ones.
func (p *Position) Mods(k ModKind) iter.Seq[*Working] { return p.ModsOf(k, ^uint32(0)) }

// Might tells whether anything on table, or that lasts, has a modifier of one of some kinds.
func (p *Position) Might(kinds ...ModKind) bool {
	p.InPlay()
	for _, k := range kinds {
		if p.Index.Kinds.Has(int(k)) {
			return true
		}
	}
	return slices.ContainsFunc(p.S.Lasting, func(l game.Lasting) bool {
		return l.Until != game.Scheduled && slices.ContainsFunc(p.ClauseIn(l.Def, l.Clause).lasting(l.Op), func(m *Modifier) bool { return slices.Contains(kinds, m.Kind) })
	})
}

// ModsOf is mods for those that change one of the numbers in a set of stats.
func (p *Position) ModsOf(k ModKind, stats uint32) iter.Seq[*Working] {
	return func(yield func(*Working) bool) {
		p.InPlay()
		if p.Index.Kinds.Has(int(k)) {
			l := p.Index.list(p, k)
			list := l.insts
			if l.stats&stats == 0 {
				list = nil
			}
			for i := range list {
				if in := &list[i]; in.mask&stats != 0 && p.atWork(in) && !yield(in) {
					return
				}
			}
		}
		for i := range p.S.Lasting {
			l := &p.S.Lasting[i]
			if l.Until == game.Scheduled || l.Until == game.WithSource && !p.TextWorks(l.Card, k) {
				continue
			}
			for _, m := range p.ClauseIn(l.Def, l.Clause).lasting(l.Op) {
				if m.Kind != k || m.mask&stats == 0 {
					continue
				}
				in := &Working{Modifier: m, C: Context{P: p, Self: l.Card, You: l.Side, Clause: l.Clause, Bound: l.Bound, Ships: m.numbers()}, time: l.Since, Def: l.Def}
				if !yield(in) {
					return
				}
			}
		}
	}
}

// Said tells whether a text at work says of a card what a kind of modifier is about.
func (p *Position) Said(k ModKind, id game.CardID) bool { return p.Says(k, id) != 0 }

// Says is the card whose text says it of a card, 0 if none does.
func (p *Position) Says(k ModKind, id game.CardID) game.CardID {
	for m := range p.Mods(k) {
		if m.Hits(id) {
			return m.C.Self
		}
	}
	return 0
}

// atWork tells whether a modifier of a card in play is at work: its card's text works,
// and its conditions hold. One whose condition asks for it is not.
func (p *Position) atWork(in *Working) bool {
	m := p.fresh()
	if m.recalls(&in.cell) {
		if audited != nil {
			audited(p, "whether a modifier of "+p.Key(in.C.Self)+" is at work", &in.cell, func(p *Position) *cell { return p.again(in) })
		}
		return in.cell.has
	}
	if m.asksBack(&in.cell) {
		return false
	}
	o := m.begin(&in.cell)
	works := false
	if in.guest != nil {
		works = p.guestWorks(in)
	} else {
		works = p.ownWorks(in)
	}
	m.end(&in.cell, o, 0, works)
	return works
}

// ownWorks tells so of one that stands on its own card.
func (p *Position) ownWorks(in *Working) bool {
	it := &p.S.Cards[in.C.Self]
	works := it.Shows(in.Face) && (p.TextWorks(in.C.Self, in.Kind) || in.held && it.Is(game.Captive) && !p.TextCanceled(in.C.Self))
	if works {
		in.C = Context{P: p, Self: in.C.Self, You: it.Owner, Clause: in.clause, Ships: in.numbers()}
		in.time, in.Def = it.Since, it.Def
		if in.side != 0 {
			in.C.You = p.readerOf(in.C.Self, in.side, in.Kind)
		}
		works = in.C.Holds(in.Conds) && (in.side == 0 || in.Kind == ModNoSide || !p.SideCanceled(in.C.Self, in.C.You))
	}
	return works
}

// one is a text that makes a single modifier.
func one(m Modifier) []*Modifier { return []*Modifier{&m} }
