package position

import (
	"fmt"
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// lasting are the modifiers that a step of this clause makes for a time.
func (cl *Clause) lasting(op int16) []*Modifier { return cl.Lastings[op] }

// Last notes a step that makes modifiers for a time and returns its number.
func (comp *Compiler) Last(mods []*Modifier) int16 {
	for _, m := range mods {
		m.setMask()
	}
	comp.Clause.Lastings = append(comp.Clause.Lastings, mods)
	return int16(len(comp.Clause.Lastings) - 1)
}

// ForTime notes modifiers that a step makes for a time. Of the cards that a noun describes
// they keep to those that it described when it happened (Fixed), which the last value of
// what is bound lists; one named by its title they mean whenever it is there.
func (comp *Compiler) ForTime(x gametext.Rule) int16 {
	lasting, so := comp.passes(x)
	mods := comp.Modifiers(lasting)
	n := comp.Clause.Binders + 2
	for _, m := range mods {
		if m.Affects == nil || m.Named || !ofTable(x) {
			continue
		}
		m.fixed = true
		describes := m.Affects
		m.Affects = func(c *Context, id game.CardID) bool {
			if len(c.Bound) <= n { // it happens now
				return describes(c, id)
			}
			return slices.Contains(c.Bound[n].Cards, id) && so(c, id)
		}
	}
	return comp.Last(mods)
}

// passes parts a rule from what of its cards comes and goes while it lasts: "characters
// attacked by a creature" are all of them, each while it is attacked.
func (comp *Compiler) passes(x gametext.Rule) (lasting gametext.Rule, so Matcher) {
	so = func(*Context, game.CardID) bool { return true }
	does, ok := x.(gametext.CardsDo)
	if !ok {
		return x, so
	}
	f := &does.Cards
	whole := *f
	f.Posts, f.Except = nil, nil
	for _, post := range whole.Posts {
		if post != gametext.Post(attacked) {
			f.Posts = append(f.Posts, post)
			continue
		}
		is := comp.post(post)
		so = also(so, is)
	}
	for _, other := range whole.Except {
		if !slices.Contains(other.Posts, gametext.Post(attacked)) {
			f.Except = append(f.Except, other)
			continue
		}
		is := comp.Filter(other)
		so = also(so, func(c *Context, id game.CardID) bool { return !is(c, id) })
	}
	return does, so
}

var attacked = gametext.BeIn{What: gametext.Attacked}

func also(a, b Matcher) Matcher {
	return func(c *Context, id game.CardID) bool { return a(c, id) && b(c, id) }
}

// ofTable tells whether a rule says something of cards on table, and not of what may be
// deployed.
func ofTable(x gametext.Rule) bool {
	does, ok := x.(gametext.CardsDo)
	if !ok {
		_, deed := x.(gametext.PlayerMayNot)
		return !deed
	}
	return len(does.Cards.Titles) == 0 && !slices.ContainsFunc(does.Do, func(p gametext.Pred) (deploys bool) {
		gametext.Walk(p, func(n any) bool {
			switch n := n.(type) {
			case gametext.Goes:
				deploys = n.Act == gametext.ToDeploy
			case gametext.GoesOnly:
				deploys = n.Act == gametext.ToDeploy
			case gametext.CanDeploy, gametext.NeverTo:
				deploys = true
			}
			return !deploys
		})
		return deploys
	})
}

// Fixed lists the cards on table that a lasting change describes as it begins; false if
// it describes none.
func (c *Context) Fixed(cl *Clause, op int16) (out []game.CardID, fixes bool) {
	for _, m := range cl.lasting(op) {
		if !m.fixed {
			continue
		}
		fixes = true
		for _, id := range c.P.InPlay() {
			if m.Affects(c, id) && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out, fixes
}

// A ModKind is what a modifier or standing rule works on.
type ModKind uint8

const (
	ModStat ModKind = iota
	ModDouble
	ModSet
	ModImmune
	ModTotalPower
	ModTotalAbility
	ModGeneration
	ModIcons
	ModDrain
	ModDeployHere
	ModDeployTo
	ModDeployFree
	ModDeployOnly
	ModDeployNot
	ModMoveOnly
	ModMoveNot
	ModNoMove
	ModMayMove          // may move though a text forbids it
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
	ModFireFree         // weapons that fire free
	ModExtraSpeed       // more landspeed needed to leave (may: to enter)
	ModLike             // deploys, moves or is carried like something else (n: crew.go)
	ModAsleep           // sleeping characters
	ModMissing          // who is there goes missing (missing.state)
	ModRun              // starfighters that may make bombing runs to the site
	ModNotAboard
	ModTransit
	ModWeaponDestiny
	ModBattleDestiny
	ModAbilityRequired
	ModIfUnable
	ModNoText
	ModCancelCard
	ModAnyWeapons
	ModReact
	ModMoveFree
	ModDrains     // controls to initiate Force drains (presence.pseudo)
	ModNoEntry    // who may not move to a location
	ModTransitTo  // what docking bay transit to a location costs more
	ModEnter      // what it costs to enter or leave a ship's or vehicle's site
	ModInstead    // another number stands for it (value.substituted)
	ModNotUnique  // any number of copies may be on table
	ModForbid     // a number may not be increased (n > 0) or reduced
	ModLimited    // a number may not be more than n above its base
	ModMatching   // is matching pilot of what at says (char.matching)
	ModFreeAboard // deploys free aboard this
	ModCross      // what an attempt to cross a card over comes to
	ModNever      // may never be put at a location (rules.never)
	ModImmuneTo
	ModReactDeploy
	ModNight
	ModRegardless
	ModDeployAboard
	ModReactAway
	ModNoReact
	ModUnder
	ModDeployUnder
	ModReplaces
	ModCarries
	ModBase
	ModNoWeapons  // may not be targeted by weapons
	ModTwice      // may fire twice in a battle
	ModWeaponDraw // each weapon destiny of some weapons
	ModAdmits     // weapons that may deploy aboard
	ModSeeker     // moves as seekers do
	ModCarried    // artillery that two may carry
	ModForfeitOf  // has the forfeit value of another card
	ModFlip       // the card turns over (objective.flip)
	ModOut        // the card goes out of play
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
	ModDrainLimit
	ModDrainHalf
	ModNoDrainBonus
	ModVoidDrain // Force drains of a player are canceled (drain.resolve)
	ModDrainFirm
	ModDrainFixed
	ModForceHere
	ModPlaces
	ModShared      // Force that the opponent, too, uses for the deployment of the card
	ModFirstUse    // Force that is used first to deploy a card
	ModUseFirst    // Force that is used first to play a card (value.separate-cost)
	ModFirstBattle // to initiate a battle
	ModLoseFirst   // likewise, but lost
	ModFirstDrain  // to initiate a Force drain
	ModBattleCost  // what initiating a battle costs more; free if it says no change
	ModDrainCost
	ModRotate         // the sides of a location are exchanged
	ModTotalDestiny   // of a battle (battle.destiny.total)
	ModMostTotal      // what it comes to at most (value.limit)
	ModNoBattles      // a player may not initiate battles (battle.condition)
	ModSuspend        // out of function (state.suspended-effect)
	ModTrait          // its card has the characteristics in titles (char.kept)
	ModDeploySquadron // lets squadrons deploy that have no deploy cost
	ModHabitat        // where a creature lives; every creature has one
	ModFerocity       // n destinies, and what is added to them, are its ferocity
	ModSpares         // whom a creature does not attack
	ModNoLandspeed    // may not move by landspeed
	ModCarriesOff     // where a creature carries defeated cards to
	ModJump           // characters aboard may jump off if it is lost
	ModPowered        // artillery that needs no power source
	ModSabacc         // changes sabacc (n: sabacc.go)
	ModMostAbility    // what a player's total ability comes to at most (value.limit)
	ModDuelDestiny    // each duel destiny of some cards
	ModDuelTotal      // a player's total in a duel
	ModCombatTotal    // in lightsaber combat
	ModEpicDestiny    // each destiny of a player's Epic Events
	ModEpicTotal      // the total of an Epic Event
	ModBlownLoss      // what a player loses when a location is blown away
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
	At      placer // at which locations
	N       card.Num
	from    func(c *Context, id game.CardID) game.CardID // whose addition to id it is; nil: the card's with the text
	limit   card.Num                                     // no more than so much from one source (value.limit)
	icons   [card.Sides]int
	titles  []string // for mImmuneTo
	Named   bool     // it names the cards by title
	fixed   bool     // of the cards that it describes it keeps to those of the moment when it began
	May     bool
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

// An inst is a modifier at work: with its context.
type Working struct {
	*Modifier
	C    Context
	time int32 // since when, for the order of changes (value.modifier)
	Def  int32 // whose text; the card itself may lie hidden in a pile by now
	cell cell  // whether it is at work
}

// Hits tells whether the modifier works on a card.
func (m *Working) Hits(id game.CardID) bool { return m.Says(&m.C, id) }

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
			if l.Until == game.Scheduled {
				continue
			}
			for _, m := range p.Cards[l.Def].Clauses[l.Clause].lasting(l.Op) {
				if m.Kind != k || m.mask&stats == 0 {
					continue
				}
				in := &Working{Modifier: m, C: Context{P: p, Self: l.Card, You: l.Side, Clause: l.Clause, Bound: l.Bound}, time: l.Since, Def: l.Def}
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
	it := &p.S.Cards[in.C.Self]
	works := it.Shows(in.Face) && p.TextWorks(in.C.Self, in.Kind)
	if works {
		in.C = Context{P: p, Self: in.C.Self, You: it.Owner, Clause: in.clause}
		in.time, in.Def = it.Since, it.Def
		if in.side != 0 {
			in.C.You = p.Reader(in.C.Self, in.side, in.Kind)
		}
		works = in.C.Holds(in.Conds)
	}
	m.end(&in.cell, o, 0, works)
	return works
}

// TextWorks tells whether a card on table does what its text says, for a
// modifier of kind k (state.active, action.cancel.text, ship.unpiloted,
// ship.landed).
func (p *Position) TextWorks(id game.CardID, k ModKind) bool {
	m, class := p.fresh(), classOf(k)
	kept := &m.texts[int(id)*classes+class]
	if m.recalls(kept) {
		if audited != nil {
			audited(p, fmt.Sprintf("whether the text of %s works", p.Key(id)), kept, func(p *Position) *cell { p.TextWorks(id, k); return &p.memo.texts[int(id)*classes+class] })
		}
		return kept.has
	}
	if m.asksBack(kept) {
		return false
	}
	o := m.begin(kept)
	works := p.findWorks(id, class)
	m.end(kept, o, 0, works)
	return works
}

func (p *Position) findWorks(id game.CardID, class int) bool {
	if !p.IsActive(id) && !p.Spying(id) { // spy.state
		return false
	}
	d := p.Def(id)
	if d.Type == card.Location && p.S.C(id).Flags&(game.Collapsed|game.BlownAway) != 0 || p.Piece(id) {
		return false
	}
	if class != classMute && p.TextCanceled(id) {
		return false
	}
	if p.Carrier(id) {
		switch class {
		case classReact:
			return !p.Landed(id) || p.Crew(id)
		case classUsual:
			return p.Operational(id)
		}
	}
	return true
}

// TextCanceled tells whether a card's game text is canceled (action.cancel.text).
func (p *Position) TextCanceled(id game.CardID) bool {
	if slices.Contains(p.rival, id) {
		return false
	}
	if p.Piece(id) { // location.dejarik-rules: suspended
		return true
	}
	memo := p.fresh()
	kept := &memo.mute[id]
	if memo.recalls(kept) {
		if audited != nil {
			audited(p, "whether the text is canceled of "+p.Key(id), kept, func(p *Position) *cell { p.TextCanceled(id); return &p.memo.mute[id] })
		}
		return kept.has
	}
	if memo.asksBack(kept) {
		return false
	}
	o := memo.begin(kept)
	canceled := false
	for m := range p.Mods(ModNoText) {
		if m.Hits(id) {
			canceled = true
			break
		}
	}
	memo.end(kept, o, 0, canceled)
	return canceled
}

// IsActive tells whether a card is on table and in function (state.active,
// state.inactive.attached).
func (p *Position) IsActive(id game.CardID) bool {
	m := p.fresh()
	kept := &m.active[id]
	if m.recalls(kept) {
		if audited != nil {
			audited(p, "whether "+p.Key(id)+" is active", kept, func(p *Position) *cell { p.IsActive(id); return &p.memo.active[id] })
		}
		return kept.has
	}
	if m.asksBack(kept) {
		return false
	}
	o := m.begin(kept)
	is := p.findActive(id)
	m.end(kept, o, 0, is)
	return is
}

func (p *Position) findActive(id game.CardID) bool {
	if p.S.Cards[id].Is(game.Undercover) && !p.S.Cards[id].Is(game.Defends) {
		return false // but what lies on a spy stays in function (spy.state)
	}
	if p.Unusable(id) || p.astray(id) {
		return false
	}
	for n, first := 0, id; id != 0 && n < 10; n++ {
		it := &p.S.Cards[id]
		if bar := it.Flags & inert; bar != 0 && !it.Is(game.Defends) && (bar != game.Captive || !it.Is(game.Loose) && !p.throughCapture(first, id)) {
			return false
		}
		if it.Zone == game.Row {
			return true
		}
		if it.Zone != game.Table {
			return false
		}
		id = it.At
	}
	return true
}

// one is a text that makes a single modifier.
func one(m Modifier) []*Modifier { return []*Modifier{&m} }
