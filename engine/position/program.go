package position

import (
	"fmt"
	"reflect"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Timely tells whether this is the phase and the player's turn that a clause names.
func (cl *Clause) Timely(p *Position, side card.Side) bool {
	return (cl.Whose == 0 || (cl.Whose == 1) == p.IsTurnOf(side)) && (cl.Phase == game.Start || p.Phase() == cl.Phase)
}

// Acts tells whether a clause is an action or a response, not a modifier or a
// place to deploy.
func (cl *Clause) Acts() bool {
	return !cl.deploy && (cl.Fire || cl.Fn != NoFunction || cl.Trig != nil || cl.Active)
}

// Lies is how many of the targets of a clause that deploys a card are what that lies on: one,
// or none on a side of the table.
func (cl *Clause) Lies() int {
	if cl.Beside {
		return 0
	}
	return 1
}

// Deploys tells whether a clause says where its card deploys.
func (cl *Clause) Deploys() bool { return cl.deploy }

// Interrupts tells whether a clause is carried out by playing an Interrupt: its own card,
// or one played for it (duel.epic.declare).
func (cl *Clause) Interrupts() bool { return cl.Fn != NoFunction || cl.Plays != nil }

// Verb is the kind of action that a clause is: an Interrupt is played, a weapon fired,
// anything else used.
func (cl *Clause) Verb() game.Verb {
	switch {
	case cl.Fire:
		return game.VFire
	case cl.Fn != NoFunction:
		return game.VPlay
	}
	return game.VUse
}

// A Program is the game text of a catalog, compiled: each phrase has become the
// functions that carry it out. A text is compiled when a game first has its card, once,
// for all games; what a game may ask of all texts together, it asks of those of its own
// cards (Position.Bind), so that it does not depend on what was played before.
type Program struct {
	texts   []*Text
	once    []sync.Once
	compile func(*Text)
	names   *names
}

// A Text is one card's compiled game text.
type Text struct {
	Def       *card.Def
	Index     int // of the card in the catalog
	Clauses   []*Clause
	Mods      []*Modifier // continuous modifiers
	Kinds     bitset      // bits of the modKinds among mods
	stats     uint32      // bits of the numbers that mods change
	looks     bool        // a rule that stands looks at a number of some card
	Answers   bitset      // bits of the event kinds that a clause answers
	Actions   bool        // has top-level actions
	Musts     bool        // of which one must happen
	Both      bool        // a sentence says whose text it is: the opponent may act by it, too
	grounds   grounds     // the kinds of place it is
	Beneath   Matcher     // what from beside the deck may lie under it; nil nothing
	Operative string      // the matching system of an operative (char.operative)
	Deploys   []int16     // clauses that say where it deploys
	Fires     []int16     // clauses that fire it
	Moves     []int16     // movement texts of a location
	Aboard    []string    // classes of starship that a weapon deploys on
	Worn      bool        // it deploys on a character (deploy.device)
	Trains    bool        // it speaks of training destiny (jedi-test.destiny)
	Releases  bool        // a step of it releases captives (captive.release.cards)

	Refused []*gametext.Error // what of it nothing carries out: such a card is declined
}

// A Clause is one compiled sentence.
type Clause struct {
	Src      *gametext.Clause
	No       int16
	Side     int8 // a location's side: 1 + card.Side, 0 for both
	Face     int8 // of a double-sided card: 1 front, 2 back, 0 both
	Fn       function
	May      bool
	Fire     bool
	Phase    game.Phase // Start: any
	Whose    int8       // 1 during the player's own turn, 2 during the opponent's, 0 any
	Battle   Combat
	Limits   []Limit
	Cost     Amount // Force to use; nil none
	Shared   bool   // the opponent, too, uses the Force of its deployment
	UsesX    bool
	XFrom    Amount // the least that X may be where a step says it, else 1
	XTo      Amount // the most, else what Force there is
	Trig     *Moment
	asks     []asked            // "if ..." heads and "while ...", and what its steps need to begin
	When     card.Text          // its moment, as the text says it
	Sentence func() card.Text   // all of it, as it stands on the card
	Targets  []Target           // chosen at initiation, in order
	Active   bool               // does something, when its moment comes
	deploy   bool               // says where the card deploys
	Beside   bool               // on a side of the table
	Lastings [][]*Modifier      // what its steps make for a time
	Changes  []gametext.Rule    // in words, where a sentence says it
	Moves    *MoveText          // movement text of a location
	Reveals  []*gametext.Reveal // its steps that show cards to both players
	Searches bool               // looks for a card in a pile
	Told     bool               // a draw tells its price: it is answered once that is paid (action.cost)
	Segment  uint8              // of a battle; 0 the weapons segment
	NoDrain  bool               // takes the place of a Force drain here
	Far      bool               // fires at other locations too (weapon.long-range)
	Grounded bool               // fires at a site, from what is landed there too (weapon.starship-vehicle)
	Again    Amount             // the price of a further shot (weapon.repeating)
	Draws    int                // weapon destinies drawn
	Spares   int                // the binder of the weapon that does not fire (weapon.instead)
	Plays    Matcher            // the Interrupts of the hand, one of which is played for it (duel.epic.declare)
	Partners Matcher            // the weapons that fire together (weapon.combined)
	Gunner   int                // the binder of who fires it (weapon.artillery)
	Defenses []DefenseAs        // what it counts as the defense value of some cards
	How      game.Fire          // how it fires another weapon
	Must     bool               // must happen in its phase (action.mandatory)
	Drawn    bool               // works while its card is drawn for destiny (destiny.drawn-text)
	LoseBind int                // 1 + index of the cards that are lost as its cost; 0 none
	OutBind  int                // likewise placed out of play
	OutStats []card.Stat        // of which its later words ask as they were
	Inherits int16              // 1 + the lasting change that a hit card has from the first target (weapon.forfeit-note)
	Captures bool               // captures what it targets (capture.needs-card)
	Replaces bool               // replaces a draw (destiny.substitute)
	Cancels  bool               // cancels the action that it answers
	HandsOn  bool               // hands its own card on to another that carries it
	Immune   []string           // what this function is immune to (action.immune)
	OnPile   bool               // deploys on top of the opponent's Force Pile
	Insert   bool               // deploys into the opponent's Reserve Deck (insert.def)
	Reveal   bool               // happens when its card comes to the top (insert.reveal)
	Loses    Amount             // Force to lose as a cost; nil none (life.lose.as-cost)
	Sabacc   *Sabacc            // the game of sabacc that it begins
	Duel     duelClause         // what it has to do with duels
	Crosses  Crosses            // whom it attempts to cross over; nil nobody (cross.def)
	Epic     bool               // draws Epic Event or training destiny (epic.destiny, jedi-test.attempt)
	Parts    []card.Text        // what its steps add to the total drawn
	Goal     card.Num           // what the total must be more than
	Blows    Matcher            // what is blown away then, nil if its steps blow nothing away
	Binders  int
}

// Combat is whether a text asks for a battle.
type Combat int8

const (
	Anytime Combat = iota
	InBattle
	OutsideBattle
)

// What a clause keeps besides what it names.
const (
	ownX      = iota // the X that its player chose
	ownSum           // the total of the destinies drawn
	ownValues        // how many these are
)

// Values is how many values are bound as the clause runs.
func (cl *Clause) Values() int { return cl.Binders + ownValues }

// A Limit is how often a text may be used in a frame (limit.one).
type Limit struct {
	Per    game.Per
	Times  int
	Many   Amount // so often for each of so many; nil: once as often
	Shared bool   // counted together with the other clauses of the card that say so
}

// function is a function of an Interrupt (interrupt.function).
type function uint8

const (
	NoFunction function = iota
	UsedFunction
	LostFunction
	StartingFunction
)

type condition func(c *Context) bool

type Amount func(c *Context) card.Num

type Matcher func(c *Context, id game.CardID) bool

type placer func(c *Context, loc game.CardID) bool // whether loc is the place meant

// A Target is something chosen when a clause is initiated (action.target).
type Target struct {
	Bind     int // index of its value
	Match    Matcher
	Fits     Matcher // by what is printed, wherever the card is: of an Utinni Effect (persona.replace)
	Min, Max int
	Noun     card.Text
	Barred   func(c *Context, id game.CardID) []game.Reason // why one of which the noun speaks is none; nil: it never is
	Ruled    bool                                           // a rule says which card it is (char.highest-ability)
	Shields  bool                                           // it names Defensive Shields (shield.stays)
	Inert    bool                                           // it names cards by the state that makes them inactive
	Harms    bool                                           // what it takes is stolen, hit, lost or captured (action.target)
	Spies    bool                                           // it may take undercover spies outside battle (spy.state)
	Mentor   bool                                           // it is the mentor of a Jedi Test (jedi-test.mentor)
	Steals   *Snatch                                        // the clause steals it, and does nothing else with it
}

// Narrow leaves a target only those of its cards that pass another test too.
func (t *Target) Narrow(test Matcher) {
	match := t.Match
	t.Match = func(c *Context, id game.CardID) bool { return match(c, id) && test(c, id) }
}

// NarrowBecause does so, and lets the target say why one of which its noun speaks is none:
// it is asked of such cards only.
func (t *Target) NarrowBecause(test Matcher, because func(c *Context, id game.CardID) []game.Reason) {
	match, barred := t.Match, t.Barred
	t.Narrow(test)
	t.Barred = func(c *Context, id game.CardID) []game.Reason {
		switch {
		case match(c, id):
			return because(c, id)
		case barred != nil:
			return barred(c, id)
		}
		return nil
	}
}

// A ctx is what words are understood against: whose text, which card's, what it
// has bound, which event and which place it speaks of.
type Context struct {
	P     *Position
	Self  game.CardID
	You   card.Side
	Bound []game.Value
	Ev    *game.Event
	At    game.CardID // the location in question: "present there"

	sectors   bool // a sector counts as a system (location.sector.starship-cards)
	Aboard    bool // what deploys goes aboard something there (place.system-location)
	Undefined bool // a number that does not exist was asked for (value.undefined)
	Clause    int16
	builtIn   game.CardID // the card that is looked at as its permanent weapon (weapon.permanent)
	Fire      game.Fire   // how the weapon is fired whose text it is
	model     string      // the model of that ship of a squadron that is looked at (ship.class.squadron)
	Ships     bool        // a squadron off table is what its ships are: so many are looked for, or a number of theirs changes (ship.class.squadron)
	helping   bool        // what is said helps starfighters deploy, and so what deploys like one (deploy.capital)
}

func (c *Context) Who(w gametext.Who) card.Side {
	if w == gametext.Opponent {
		return c.You.Other()
	}
	return c.You
}

func (c *Context) Whose(w gametext.Whose) card.Side {
	if w == gametext.Opponents {
		return c.You.Other()
	}
	return c.You
}

// Here is the location of the card whose text it is, or the captured starship in which it
// fights (battle.besieged).
func (c *Context) Here() game.CardID { return c.P.battleplace(c.Self) }

// A Compiler compiles one card's text.
type Compiler struct {
	prog   *Program
	Text   *Text
	Clause *Clause
	Source *gametext.Clause

	After []Target // what a head has chosen, after what the steps aim at
	aims  bool     // what is compiled is a target: a text that rewards speaks of the own lone card only (place.alone)
	named bool     // what is counted are no generic sites (epic.generic-sites)
}

// NewProgram is the program of a catalog; compile compiles the clauses of a text.
func NewProgram(cat *catalog.Catalog, compile func(*Text)) *Program {
	prog := &Program{once: make([]sync.Once, cat.Len()), compile: compile, names: namesOf(cat)}
	for i, k := range cat.All() {
		prog.texts = append(prog.texts, &Text{Def: k.Def, Index: i, grounds: groundsOf(k.Def), Operative: matchingSystem(k.Def)})
	}
	return prog
}

// Text is the compiled text of a card of the catalog.
func (prog *Program) Text(index int) *Text {
	prog.once[index].Do(func() { prog.compile(prog.texts[index]) })
	return prog.texts[index]
}

// Begin compiles the heads of sentence no of text t and its "while".
func (prog *Program) Begin(t *Text, src *gametext.Clause, no int) *Compiler {
	cl := &Clause{Src: src, No: int16(no), May: src.May, Binders: len(src.Binders)}
	cl.Sentence = sync.OnceValue(func() card.Text { return card.T(gametext.Print(src, card.English), gametext.Print(src, card.French)) })
	comp := &Compiler{prog: prog, Text: t, Clause: cl, Source: src}
	t.Clauses = append(t.Clauses, cl)
	t.Trains = t.Trains || training(src)
	for _, h := range src.Heads {
		do := heads[reflect.TypeOf(h)]
		if do == nil {
			comp.Refuse(h, fmt.Sprintf("nothing carries out %q before the colon", said(h)), "")
			continue
		}
		was, before := cl.Trig, len(cl.asks)
		do(comp, h)
		if cl.Trig == was && len(cl.asks) == before {
			continue
		}
		words := card.T(gametext.Print(h, card.English), gametext.Print(h, card.French))
		if cl.Trig != was && cl.Trig.Kind != game.Standing {
			cl.When = words
		}
		for i := before; i < len(cl.asks); i++ {
			if !cl.asks[i].unmet {
				cl.asks[i].says = words
			}
		}
	}
	comp.inDeployPhase()
	if src.While != nil {
		cl.asksIf(comp.Cond(src.While), card.T("while "+gametext.Print(src.While, card.English), "tant que "+gametext.Print(src.While, card.French)))
	}
	return comp
}

// Stands compiles a rule that stands.
func (comp *Compiler) Stands(x gametext.Rule) {
	cl := comp.Clause
	for _, m := range comp.Modifiers(x) {
		comp.scope(m, cl.No)
		m.clause, m.side, m.Face, m.held = cl.No, cl.Side, cl.Face, asCaptive(comp.Source.While)
		for i := range cl.asks {
			m.Conds = append(m.Conds, cl.asks[i].is)
		}
		m.setMask()
		comp.Text.stats |= m.mask
		comp.Text.Mods = append(comp.Text.Mods, m)
		comp.Text.Kinds.add(int(m.Kind))
	}
	comp.Text.looks = comp.Text.looks || looking(comp.Source)
}

// End files the sentence under what it is: a place to deploy, a firing, a response
// or an action.
func (comp *Compiler) End() {
	cl := comp.Clause
	cl.Targets = append(cl.Targets, comp.After...)
	if cl.Fire && len(cl.Targets) == 0 { // weapon.fire
		comp.Refuse(nil, "nothing is targeted by this shot", "right: fire free: target a character; draw 1 weapon destiny; hit that character if total > defense value")
	}
	if cl.Trig != nil && cl.Trig.Kind == game.Standing && len(cl.Targets) > 0 {
		match := cl.Targets[0].Match
		cl.Targets[0].Match = func(c *Context, id game.CardID) bool { return match(c, id) && c.P.Sought(id) }
		cl.Targets[0].Inert = true
	}
	switch {
	case cl.Fire:
		comp.openTarget()
		comp.Text.Fires = append(comp.Text.Fires, cl.No)
	case cl.Trig != nil:
		comp.Text.Answers.add(int(cl.Trig.Kind))
		if cl.Trig.Also != game.None {
			comp.Text.Answers.add(int(cl.Trig.Also))
		}
	case !cl.deploy && cl.Active:
		comp.Text.Actions = true
		comp.Text.Musts = comp.Text.Musts || cl.Must
	}
}

// both joins what a text says in two places.
func both(a, b card.Text) card.Text {
	if a[0] == "" {
		return b
	}
	return card.T(a[0]+", "+b[0], a[1]+", "+b[1])
}

// executor finds what carries a phrase out as what it is meant to be there; it refuses
// one that is none.
func executor[R any](comp *Compiler, among map[reflect.Type]func(*Compiler, any) R, x any, as string) (none R) {
	do := among[reflect.TypeOf(x)]
	if do == nil {
		comp.Refuse(x, fmt.Sprintf("%q is no %s that could stand here", said(x), as), "what can: "+others(among))
		return none
	}
	return do(comp, x)
}

func (comp *Compiler) Cond(x gametext.Cond) condition {
	return executor(comp, conds, any(x), "condition")
}

func (comp *Compiler) Amount(x gametext.Amount) Amount {
	return executor(comp, amounts, any(x), "number")
}

// Change compiles by how much a number changes.
func (comp *Compiler) Change(x gametext.Change) Amount { return comp.change(x) }

func (comp *Compiler) change(x gametext.Change) Amount {
	return executor(comp, changes, any(x), "change of a number")
}

// place compiles where a sentence says something is so; nil if it says no place.
func (comp *Compiler) place(x gametext.Place) placer {
	if x == nil {
		return nil
	}
	return executor(comp, places, any(x), "place")
}

// PlaceOf is the place in question: that of the event, else that of the battle.
func (p *Position) PlaceOf(e *game.Event) game.CardID {
	if (e == nil || e.At == 0) && p.S.Battle.On {
		return p.S.Battle.At
	}
	if e == nil {
		return 0
	}
	return e.At
}

// Holds tells whether all conditions of a clause hold.
func (c *Context) Holds(list []condition) bool {
	for _, holds := range list {
		if !holds(c) {
			return false
		}
	}
	return true
}

// Modifiers compiles a rule that stands: for good, or as a step makes it for a time.
func (comp *Compiler) Modifiers(x gametext.Rule) []*Modifier {
	return executor(comp, modifiers, any(x), "rule")
}
