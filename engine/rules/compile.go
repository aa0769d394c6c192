package rules

import (
	"fmt"
	"reflect"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A program is the game text of a catalog, compiled: each phrase has become the
// functions that carry it out. It is made once and shared by all games.
type program struct {
	cards      []*text
	byTitle    map[string][]int32 // definitions by title
	responds   [game.Kinds]bool   // events that some card of the catalog answers
	places     bool               // some card adds places aboard (leave.lost-capacity)
	operatives bool               // some card is an operative
}

// A text is one card's compiled game text.
type text struct {
	def       *card.Def
	clauses   []*clause
	mods      []*mod   // continuous modifiers
	kinds     bitset   // bits of the modKinds among mods
	stats     uint32   // bits of the numbers that mods change
	answers   bitset   // bits of the event kinds that a clause answers
	actions   bool     // has top-level actions
	musts     bool     // of which one must happen
	operative string   // the matching system of an operative (char.operative)
	deploys   []int16  // clauses that say where it deploys
	fires     []int16  // clauses that fire it
	moves     []int16  // movement texts of a location
	aboard    []string // classes of starship that a weapon deploys on
}

// A clause is one compiled sentence.
type clause struct {
	src      *gametext.Clause
	no       int16
	side     int8 // a location's side: 1 + card.Side, 0 for both
	face     int8 // of a double-sided card: 1 front, 2 back, 0 both
	fn       function
	may      bool
	fire     bool
	phase    game.Phase // Start: any
	whose    int8       // 1 during the player's own turn, 2 during the opponent's, 0 any
	battle   int8       // 1 only during battle, 2 only outside
	limit    []game.Per
	cost     amount // Force to use; nil none
	usesX    bool
	trig     *trigger
	conds    []condition // "if ..." heads and "while ..."
	says     card.Text   // the moment and the conditions, as the text says them
	targets  []target    // chosen at initiation, in order
	active   bool        // does something, when its moment comes
	deploy   bool        // says where the card deploys
	lastings [][]*mod    // what its steps make for a time
	moves    *moveText   // movement text of a location
	searches bool        // looks for a card in a pile
	segment  uint8       // of a battle; 0 the weapons segment
	noDrain  bool        // takes the place of a Force drain here
	far      bool        // fires at other sites too (weapon.long-range)
	again    amount      // the price of a further shot (weapon.repeating)
	draws    int         // weapon destinies drawn
	spares   int         // the binder of the weapon that does not fire (weapon.instead)
	partners matcher     // the weapons that fire together (weapon.combined)
	gunner   int         // the binder of who fires it (weapon.artillery)
	defenses []defenseAs // what it counts as the defense value of some cards
	how      game.Fire   // how it fires another weapon
	must     bool        // must happen in its phase (action.mandatory)
	drawn    bool        // works while its card is drawn for destiny (destiny.drawn-text)
	loseBind int         // 1 + index of the cards that are lost as its cost; 0 none
	inherits int16       // 1 + the lasting change that a hit card has from the first target (weapon.forfeit-note)
	captures bool        // captures what it targets (capture.needs-card)
	cancels  bool        // cancels the action that it answers
	immune   []string    // what this function is immune to (action.immune)
	insert   bool        // deploys into the opponent's Reserve Deck (insert.def)
	reveal   bool        // happens when its card comes to the top (insert.reveal)
	loses    amount      // Force to lose as a cost; nil none (life.lose.as-cost)
	binders  int
}

// function is a function of an Interrupt (interrupt.function).
type function uint8

const (
	fnNone function = iota
	fnUsed
	fnLost
	fnStarting
)

// A trigger is the moment that a response answers.
type trigger struct {
	kind  game.Kind
	match func(c *ctx, e *game.Event) bool // also binds what the head names
	also  game.Kind                        // a second kind of moment
}

// answers tells whether a trigger is about a kind of moment.
func (t *trigger) answers(k game.Kind) bool { return t.kind == k || t.also != game.None && t.also == k }

type (
	condition func(c *ctx) bool
	amount    func(c *ctx) card.Num
	matcher   func(c *ctx, id game.CardID) bool
	placer    func(c *ctx, loc game.CardID) bool // whether loc is the place meant
)

// A target is something chosen when a clause is initiated (action.target).
type target struct {
	bind     int // index of its value
	match    matcher
	min, max int
	zones    []game.Zone // where besides the table it looks
	noun     card.Text
	ruled    bool // a rule says which card it is (char.highest-ability)
	inert    bool // it names cards by the state that makes them inactive
	spies    bool // it may take undercover spies outside battle (spy.state)
}

// A ctx is what words are understood against: whose text, which card's, what it
// has bound, which event and which place it speaks of.
type ctx struct {
	g     *Game
	self  game.CardID
	you   card.Side
	bound []game.Value
	ev    *game.Event
	at    game.CardID // the location in question: "present there"

	sectors   bool // a sector counts as a system (location.sector.starship-cards)
	aboard    bool // what deploys goes aboard something there (place.system-location)
	undefined bool // a number that does not exist was asked for (value.undefined)
	clause    int16
	builtIn   game.CardID // the card that is looked at as its permanent weapon (weapon.permanent)
	fire      game.Fire   // how the weapon is fired whose text it is
}

func (c *ctx) who(w gametext.Who) card.Side {
	if w == gametext.Opponent {
		return c.you.Other()
	}
	return c.you
}

func (c *ctx) whose(w gametext.Whose) card.Side {
	if w == gametext.Opponents {
		return c.you.Other()
	}
	return c.you
}

// here is the location of the card whose text it is.
func (c *ctx) here() game.CardID { return c.g.S.Where(c.self) }

// A compiler compiles one card's text.
type compiler struct {
	prog *program
	text *text
	cl   *clause
	src  *gametext.Clause

	after []target // what a head has chosen, after what the steps aim at
}

// newProgram is the program of a catalog before its clauses are compiled.
func newProgram(cat *catalog.Catalog) *program {
	prog := &program{byTitle: map[string][]int32{}}
	for i, k := range cat.All() {
		t := &text{def: k.Def, operative: matchingSystem(k.Def)}
		prog.operatives = prog.operatives || t.operative != ""
		prog.cards = append(prog.cards, t)
		for _, title := range k.Titles() {
			prog.byTitle[title] = append(prog.byTitle[title], int32(i))
		}
	}
	return prog
}

// begin compiles the heads of sentence no of text t and its "while".
func (prog *program) begin(t *text, src *gametext.Clause, no int) *compiler {
	cl := &clause{src: src, no: int16(no), may: src.May, binders: len(src.Binders)}
	p := &compiler{prog: prog, text: t, cl: cl, src: src}
	t.clauses = append(t.clauses, cl)
	for _, h := range src.Heads {
		f := heads[reflect.TypeOf(h)]
		if f == nil {
			panic(fmt.Sprintf("rules: no executor for the head %T", h))
		}
		was := cl.trig
		f(p, h)
		_, asks := h.(gametext.If)
		if asks || cl.trig != was && cl.trig.kind != game.Standing {
			cl.says = both(cl.says, card.T(gametext.Print(h, card.English), gametext.Print(h, card.French)))
		}
	}
	if src.While != nil {
		cl.conds = append(cl.conds, p.cond(src.While))
		cl.says = both(cl.says, card.T("while "+gametext.Print(src.While, card.English), "tant que "+gametext.Print(src.While, card.French)))
	}
	return p
}

// stands compiles a step that is a rule that stands; false if it is something done.
func (p *compiler) stands(s gametext.Step) bool {
	cl, f := p.cl, mods[reflect.TypeOf(s)]
	if f == nil || cl.trig != nil || cl.fn != fnNone || cl.fire || cl.phase != game.Start || cl.cost != nil || len(cl.limit) > 0 || cl.loses != nil || cl.reveal {
		return false
	}
	for _, m := range f(p, s) {
		p.scope(m, cl.no)
		m.clause, m.conds, m.side, m.face = cl.no, cl.conds, cl.side, cl.face
		m.setMask()
		p.text.stats |= m.mask
		p.text.mods = append(p.text.mods, m)
		p.text.kinds.add(int(m.kind))
		p.prog.places = p.prog.places || m.kind == mPlaces
	}
	return true
}

// end files the sentence under what it is: a place to deploy, a firing, a response
// or an action.
func (p *compiler) end() {
	cl := p.cl
	cl.targets = append(cl.targets, p.after...)
	if cl.trig != nil && cl.trig.kind == game.Standing && len(cl.targets) > 0 { // weapon.seeker: undercover spies included
		match := cl.targets[0].match
		cl.targets[0].match = func(c *ctx, id game.CardID) bool { return match(c, id) && (c.g.isActive(id) || c.g.spying(id)) }
	}
	switch {
	case cl.fire:
		p.text.fires = append(p.text.fires, cl.no)
	case cl.trig != nil:
		p.text.answers.add(int(cl.trig.kind))
		p.prog.responds[cl.trig.kind] = true
		if cl.trig.also != game.None {
			p.text.answers.add(int(cl.trig.also))
			p.prog.responds[cl.trig.also] = true
		}
	case !cl.deploy && cl.active:
		p.text.actions = true
		p.text.musts = p.text.musts || cl.must
	}
}

// both joins what a text says in two places.
func both(a, b card.Text) card.Text {
	if a[0] == "" {
		return b
	}
	return card.T(a[0]+", "+b[0], a[1]+", "+b[1])
}

// executor finds what carries a phrase out; check has seen to it that there is one.
func executor[R any](p *compiler, among map[reflect.Type]func(*compiler, any) R, x any) R {
	f := among[reflect.TypeOf(x)]
	if f == nil {
		panic(fmt.Sprintf("rules: %s: no executor for %T", p.text.def.Slug, x))
	}
	return f(p, x)
}

func (p *compiler) cond(x gametext.Cond) condition  { return executor(p, conds, any(x)) }
func (p *compiler) amount(x gametext.Amount) amount { return executor(p, amounts, any(x)) }
func (p *compiler) change(x gametext.Change) amount { return executor(p, changes, any(x)) }
func (p *compiler) place(x gametext.Post) placer    { return executor(p, places, any(x)) }

// script is what the clause that is carried out does.
func (g *Game) script(a *acting) *script { return g.prog.scripts[g.text(a.Card)][a.Clause] }

// clause is the clause that is carried out.
func (g *Game) clause(a *acting) *clause { return g.text(a.Card).clauses[a.Clause] }

// ctxOf is the context of a clause that a player carries out.
func (g *Game) ctxOf(side card.Side, a *acting) *ctx {
	return &ctx{g: g, self: a.Card, you: side, bound: a.Bound, ev: &a.Event, at: g.placeOf(&a.Event), clause: a.Clause, fire: a.Fire}
}

// ctxToAsk is the same for a question: what is bound to try something leaves no trace.
func (g *Game) ctxToAsk(side card.Side, a *acting) *ctx {
	c := g.ctxOf(side, a)
	c.bound = slices.Clone(a.Bound)
	return c
}

// placeOf is the place in question: that of the event, else that of the battle.
func (g *Game) placeOf(e *game.Event) game.CardID {
	if (e == nil || e.At == 0) && g.S.Battle.On {
		return g.S.Battle.At
	}
	if e == nil {
		return 0
	}
	return e.At
}

// holds tells whether all conditions of a clause hold.
func (c *ctx) holds(list []condition) bool {
	for _, f := range list {
		if !f(c) {
			return false
		}
	}
	return true
}
