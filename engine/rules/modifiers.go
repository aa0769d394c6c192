package rules

import (
	"fmt"
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A modKind is what a modifier or standing rule works on.
type modKind uint8

const (
	mStat modKind = iota
	mDouble
	mSet
	mImmune
	mTotalPower
	mTotalAbility
	mGeneration
	mIcons
	mDrain
	mDeployHere
	mDeployTo
	mDeployFree
	mDeployOnly
	mDeployNot
	mMoveOnly
	mMoveNot
	mNoMove
	mHinder
	mRules      // rules of the rulebook in effect at the location; n is which
	mPermit     // cards that may deploy where others may not
	mFireFree   // weapons that fire free
	mExtraSpeed // more landspeed needed to leave (may: to enter)
	mLike       // deploys (n 0) and moves (n 0 or 1) like a starfighter, or moves like a character (n 2)
	mAsleep     // sleeping characters
	mRun        // starfighters that may fly above the site: bombing runs (n 0) or Attack Runs
	mNotAboard
	mTransit
	mWeaponDestiny
	mBattleDestiny
	mAbilityRequired
	mIfUnable
	mNoText
	mCancelCard
	mAnyWeapons
	mReact
	mMoveFree
	mDrains     // controls to initiate Force drains (presence.pseudo)
	mNoEntry    // who may not move to a location
	mTransitTo  // what docking bay transit to a location costs more
	mEnter      // what it costs to enter or leave a ship's or vehicle's site
	mInstead    // another number stands for it (value.substituted)
	mNotUnique  // any number of copies may be on table
	mForbid     // a number may not be increased (n > 0) or reduced
	mLimited    // a number may not be more than n above its base
	mMatching   // is matching pilot of what at says (char.matching)
	mFreeAboard // deploys and fires free aboard this
	mCross      // what an attempt to cross a card over comes to
	mNever      // may never be put at a location (rules.never)
	mImmuneTo
	mReactDeploy
	mNight
	mRegardless
	mDeployAboard
	mFirstUse
	mReactAway
	mNoReact
	mUnder
	mDeployUnder
	mReplaces
	mCarries
	mBase
	mNoWeapons  // may not be targeted by weapons
	mTwice      // may fire twice in a battle
	mWeaponDraw // each weapon destiny of some weapons
	mAdmits     // weapons that may deploy aboard
	mSeeker     // moves as seekers do
	mCarried    // artillery that two may carry
	mForfeitOf  // has the forfeit value of another card
	mFlip       // the card turns over (objective.flip)
	mOut        // the card goes out of play
	mPowerDestiny
	mAttritionDestiny
	mThreshold
	mAttrition
	mNoAttrition
	mNoImmune
	mExclude
	mDamage
	mInPlace
	mInitiates // occupies for its owner's battles (presence.pseudo)
	mBattled   // occupies for the opponent's battles
	mBarred    // a player may not deploy some cards
	mFixed     // a location may not be converted
	mConverted // another title converts it
	mOnlyIf    // deploys only if something is so
	mDrainLimit
	mDrainHalf
	mNoDrainMods
	mDrainFirm
	mDrainFixed
	mForceHere
	mPlaces
	mUseFirst
	mRotate         // the sides of a location are exchanged
	mTotalDestiny   // of a battle (battle.destiny.total)
	mNoBattles      // a player may not initiate battles (battle.condition)
	mSuspend        // out of function (state.suspended-effect)
	mTrait          // its card has the characteristics in titles (char.kept)
	mDeploySquadron // lets squadrons deploy that have no deploy cost
	mHabitat        // where a creature lives; every creature has one
	mFerocity       // n destinies, and what is added to them, are its ferocity
	mSpares         // whom a creature does not attack
	mNoLandspeed    // may not move by landspeed
	mCarriesOff     // where a creature carries defeated cards to
	mJump           // characters aboard may jump off if it is lost
	modKinds        // how many there are
)

// A mod is one continuous modifier or standing rule of a card's text. Which of
// its fields mean something depends on its kind.
type mod struct {
	kind    modKind
	clause  int16
	side    int8 // as in clause
	face    int8 // as in clause
	conds   []condition
	affects matcher // which cards; nil is the card itself
	stats   []card.Stat
	mask    uint32 // bits of stats; all for kinds that are not about numbers
	by      amount // the change; for mSet the new value
	whose   gametext.Whose
	at      placer // at which locations
	n       card.Num
	from    func(c *ctx, id game.CardID) game.CardID // whose addition to id it is; nil: the card's with the text
	limit   card.Num                                 // no more than so much from one source (value.limit)
	icons   [card.Sides]int
	titles  []string // for mImmuneTo
	battle  bool     // only in battle
	named   bool     // it names the cards by title
	may     bool
}

// setMask notes which numbers the modifier changes.
func (m *mod) setMask() {
	if m.stats == nil {
		m.mask = ^uint32(0)
	}
	for _, s := range m.stats {
		m.mask |= 1 << s
	}
}

// An inst is a modifier at work: with its context.
type inst struct {
	*mod
	c    ctx
	time int32 // since when, for the order of changes (value.modifier)
	def  int32 // whose text; the card itself may lie hidden in a pile by now
	cell cell  // whether it is at work
}

// hits tells whether the modifier works on a card.
func (m *inst) hits(id game.CardID) bool {
	if m.affects == nil {
		return id == m.c.self
	}
	return m.affects(&m.c, id)
}

// source names whose text it is, for the rule that copies do not add up
// (value.cumulative).
func (m *inst) source() int32 { return m.def }

// giver is the card whose change of a number of id it is: the one that the text
// says makes it (value.cumulative).
func (m *inst) giver(id game.CardID) game.CardID {
	if m.from != nil {
		return m.from(&m.c, id)
	}
	return m.c.self
}

// mods lists the modifiers of a kind that are at work now: those of active cards
// whose conditions hold, and lasting ones.
func (g *Game) mods(k modKind) iter.Seq[*inst] { return g.modsOf(k, ^uint32(0)) }

// modsOf is mods for those that change one of the numbers in a set of stats.
func (g *Game) modsOf(k modKind, stats uint32) iter.Seq[*inst] {
	return func(yield func(*inst) bool) {
		g.inPlay()
		if g.index.kinds.has(int(k)) {
			l := g.index.list(g, k)
			list := l.insts
			if l.stats&stats == 0 {
				list = nil
			}
			for i := range list {
				if in := &list[i]; in.mask&stats != 0 && g.atWork(in) && !yield(in) {
					return
				}
			}
		}
		for i := range g.S.Lasting {
			l := &g.S.Lasting[i]
			if l.Until == game.Scheduled {
				continue
			}
			for _, m := range g.cards[l.Def].clauses[l.Clause].lasting(l.Op) {
				if m.kind != k || m.mask&stats == 0 {
					continue
				}
				in := &inst{mod: m, c: ctx{g: g, self: l.Card, you: l.Side, clause: l.Clause, bound: l.Bound}, time: l.Since, def: l.Def}
				if !yield(in) {
					return
				}
			}
		}
	}
}

// atWork tells whether a modifier of a card in play is at work: its card's text works,
// and its conditions hold. One whose condition asks for it is not.
func (g *Game) atWork(in *inst) bool {
	m := g.fresh()
	if m.recalls(&in.cell) {
		if audited != nil {
			audited(g, "whether a modifier of "+g.Key(in.c.self)+" is at work", &in.cell, func(g *Game) *cell { return g.again(in) })
		}
		return in.cell.has
	}
	if m.asksBack(&in.cell) {
		return false
	}
	o := m.begin(&in.cell)
	c := &g.S.Cards[in.c.self]
	works := c.Shows(in.face) && g.textWorks(in.c.self, in.kind)
	if works {
		in.c = ctx{g: g, self: in.c.self, you: c.Owner, clause: in.clause}
		in.time, in.def = c.Since, c.Def
		if in.side != 0 {
			in.c.you = g.reader(in.c.self, in.side, in.kind)
		}
		works = in.c.holds(in.conds)
	}
	m.end(&in.cell, o, 0, works)
	return works
}

// textWorks tells whether a card on table does what its text says, for a
// modifier of kind k (state.active, action.cancel.text, ship.unpiloted,
// ship.landed).
func (g *Game) textWorks(id game.CardID, k modKind) bool {
	m, class := g.fresh(), classOf(k)
	c := &m.texts[int(id)*classes+class]
	if m.recalls(c) {
		if audited != nil {
			audited(g, fmt.Sprintf("whether the text of %s works", g.Key(id)), c, func(g *Game) *cell { g.textWorks(id, k); return &g.memo.texts[int(id)*classes+class] })
		}
		return c.has
	}
	if m.asksBack(c) {
		return false
	}
	o := m.begin(c)
	works := g.findWorks(id, class)
	m.end(c, o, 0, works)
	return works
}

func (g *Game) findWorks(id game.CardID, class int) bool {
	if !g.isActive(id) && !g.spying(id) { // spy.state
		return false
	}
	d := g.def(id)
	if d.Type == card.Location && g.S.C(id).Flags&(game.Collapsed|game.BlownAway) != 0 || g.piece(id) {
		return false
	}
	if class != classMute && g.textCanceled(id) {
		return false
	}
	if g.carrier(id) {
		switch class {
		case classReact:
			return !g.landed(id) || g.crew(id)
		case classUsual:
			return g.operational(id)
		}
	}
	return true
}

// textCanceled tells whether a card's game text is canceled (action.cancel.text).
func (g *Game) textCanceled(id game.CardID) bool {
	if slices.Contains(g.rival, id) {
		return false
	}
	if g.piece(id) { // location.dejarik-rules: suspended
		return true
	}
	memo := g.fresh()
	c := &memo.mute[id]
	if memo.recalls(c) {
		if audited != nil {
			audited(g, "whether the text is canceled of "+g.Key(id), c, func(g *Game) *cell { g.textCanceled(id); return &g.memo.mute[id] })
		}
		return c.has
	}
	if memo.asksBack(c) {
		return false
	}
	o := memo.begin(c)
	canceled := false
	for m := range g.mods(mNoText) {
		if m.hits(id) {
			canceled = true
			break
		}
	}
	memo.end(c, o, 0, canceled)
	return canceled
}

// isActive tells whether a card is on table and in function (state.active,
// state.inactive.attached).
func (g *Game) isActive(id game.CardID) bool {
	m := g.fresh()
	c := &m.active[id]
	if m.recalls(c) {
		if audited != nil {
			audited(g, "whether "+g.Key(id)+" is active", c, func(g *Game) *cell { g.isActive(id); return &g.memo.active[id] })
		}
		return c.has
	}
	if m.asksBack(c) {
		return false
	}
	o := m.begin(c)
	is := g.findActive(id)
	m.end(c, o, 0, is)
	return is
}

func (g *Game) findActive(id game.CardID) bool {
	if g.S.Cards[id].Is(game.Undercover) && !g.S.Cards[id].Is(game.Defends) {
		return false // but what lies on a spy stays in function (spy.state)
	}
	for n, first := 0, id; id != 0 && n < 10; n++ {
		c := &g.S.Cards[id]
		if bar := c.Flags & inert; bar != 0 && !c.Is(game.Defends) && (bar != game.Captive || !c.Is(game.Loose) && !g.throughCapture(first, id)) {
			return false
		}
		if c.Zone == game.Row {
			return true
		}
		if c.Zone != game.Table {
			return false
		}
		id = c.At
	}
	return true
}
