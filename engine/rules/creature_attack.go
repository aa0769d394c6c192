package rules

import (
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// attacking is an attack in which a creature takes part; none makes battle damage,
// attrition or forfeiting. Its frame's side attacks.
type attacking struct {
	Kind       attackKind    `json:"kind"`            // who attacks whom
	Creature   game.CardID   `json:"creature"`        // the creature that attacks, or is attacked
	Victim     game.CardID   `json:"victim"`          // of a creature; where two attack each other, the second
	At         game.CardID   `json:"at"`              // where
	Cost       int32         `json:"cost"`            // the Force that it costs to attack a creature
	OnlyOwn    bool          `json:"onlyOwn"`         // the creature's owner chose his own cards as its prey
	OnlyTheirs bool          `json:"onlyTheirs"`      // or his opponent's
	Ordered    bool          `json:"ordered"`         // a text orders it, and says whom it attacks (creature.attack.outside)
	Fired      []game.CardID `json:"fired,omitempty"` // the weapons fired in it (creature.attack.weapons)
	Ferocity   [2]game.Value `json:"ferocity"`        // drawn for the creature, and for its victim
	Destiny    game.Value    `json:"destiny"`         // drawn by whoever resists or attacks the creature
	Defeated   bool          `json:"defeated"`        // its victim is defeated
}

// attackKind is who attacks whom (creature.attack.kinds).
type attackKind uint8

const (
	preying attackKind = 1 + iota // two creatures attack each other
	hunting                       // a creature attacks a character or creature vehicle
	hunted                        // a player attacks a creature
)

var attackWords = [...]string{"", "preying", "hunting", "hunted"}

// MarshalText gives the word of a kind in saved games.
func (k attackKind) MarshalText() ([]byte, error) { return []byte(attackWords[k]), nil }

// UnmarshalText reads it.
func (k *attackKind) UnmarshalText(text []byte) error {
	i := slices.Index(attackWords[:], string(text))
	if i <= 0 {
		return fmt.Errorf("%q is no kind of attack", text)
	}
	*k = attackKind(i)
	return nil
}

func (a *attacking) Clone() game.Body {
	b := *a
	b.Fired, b.Destiny = slices.Clone(a.Fired), a.Destiny.Clone()
	for i := range a.Ferocity {
		b.Ferocity[i] = a.Ferocity[i].Clone()
	}
	return &b
}

func (a *attacking) subject() game.CardID { return a.Creature }

// FerocityOf is what has been drawn for the creature, or for its victim.
func (a *attacking) FerocityOf(id game.CardID) (v game.Value) {
	switch id {
	case a.Creature:
		return a.Ferocity[0]
	case a.Victim:
		return a.Ferocity[1]
	}
	return v
}

// Hunts tells whether a creature attacks a character or creature vehicle.
func (a *attacking) Hunts(id game.CardID) bool { return a.Kind == hunting && a.Victim == id }

// resists is the value to which the destiny of whoever resists goes; those before it
// are the ferocities.
const resists = 2

func (a *attacking) drawn(bind int) *game.Value {
	if bind == resists {
		return &a.Destiny
	}
	return &a.Ferocity[bind]
}

// attackWeapons lets both players act (creature.attack.weapons).
func attackWeapons(g *Game, f *game.Frame, a *attacking) flow {
	if a.Kind != preying && !g.attackOver(f, a) {
		g.push(pShots, f.Side, &alternating{})
	}
	return next
}

// attackEnded opens the responses to the end of an attack.
func attackEnded(g *Game, f *game.Frame, a *attacking) flow {
	e := game.Event{Kind: game.AttackEnded, By: f.Side, At: a.At, Card: a.Creature}
	g.happens(e)
	return done
}

// attack is the attack in progress and its frame, nil if there is none.
func (r *Referee) attack() (*game.Frame, *attacking) {
	f := r.innermost(pAttack)
	return f, bodyOf[*attacking](f)
}

// attacking tells whether an attack is in progress.
func (r *Referee) attacking() bool { return r.innermost(pAttack) != nil }

// attacked tells whether a card is the creature at which the participants of the
// attack in progress may fire (creature.attack.weapons).
func (r *Referee) attacked(id game.CardID) bool {
	_, a := r.attack()
	return a != nil && a.Kind != preying && a.Creature == id
}

// attends tells whether a card takes part in an attack against its creature: its
// victim, or the attacker's cards, the weapons that stand beside them included.
func (r *Referee) attends(f *game.Frame, a *attacking, id game.CardID) bool {
	if a.Kind == hunting {
		return id == a.Victim
	}
	beside := r.FreeStanding(id) && r.S.C(id).Owner == f.Side && r.S.Where(id) == a.At && r.IsActive(id)
	return a.Kind == hunted && (beside || r.inParty(f.Side, a.At, id))
}

// attackOver tells whether one side of an attack has no card left, or the attack was
// canceled (creature.attack.steps).
func (r *Referee) attackOver(f *game.Frame, a *attacking) bool {
	switch {
	case f.Canceled || r.S.C(a.Creature).Zone != game.Table || r.S.Where(a.Creature) != a.At:
		return true
	case a.Kind == hunted:
		return !r.hasParty(f.Side, a.Creature)
	}
	return a.Victim == 0 || !r.PresentWith(a.Creature, a.Victim)
}

// beginAttack chooses the victim at random among those of the side chosen, pays, and
// opens the responses (creature.attacks.target, creature.attacked.cost). Whoever is
// attacked defends itself as if active (creature.attack.inactive).
func beginAttack(g *Game, f *game.Frame, a *attacking) flow {
	e := game.Event{Kind: game.AttackStarted, By: f.Side, Card: a.Creature, At: a.At, Frame: g.frameNo()}
	switch a.Kind {
	case hunting:
		list := g.preyOf(f.Side, a)
		if !a.Ordered {
			g.S.Mark(a.Creature).Attacked = g.S.Turn
		}
		switch {
		case len(list) == 0, a.Ordered && !slices.Contains(list, a.Victim):
			return done
		case !a.Ordered:
			a.Victim = list[0]
			if len(list) > 1 {
				a.Victim = list[g.S.Random(len(list))]
			}
		}
		g.S.Edit(a.Victim).Flags |= game.Defends
	case hunted:
		g.use(f.Side, int(a.Cost))
		g.S.Count().Attacks = append(g.S.Attacks, a.At)
		e.Kind = game.Hunted
	}
	e.On = a.Victim
	g.happens(e)
	return next
}

// askShots lets both players act in turn, the attacker first, as in a weapons segment
// (creature.attack.weapons).
func askShots(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	of, a := r.attack()
	if turns.Passes >= 2 || r.attackOver(of, a) {
		return nil
	}
	d := r.actOrPass(f.Side, "weapon.fire.when", r.legal(f.Side), func() card.Text {
		return card.Say("Attack with %s: fire, act or pass.", "Attaque avec %s : faites feu, agissez ou passez.", r.Title(a.Creature))
	})
	d.Source = a.Creature
	return d
}

// drawFerocity draws what the ferocity of the creatures depends on (stat.ferocity).
func drawFerocity(g *Game, f *game.Frame, a *attacking) flow {
	if g.attackOver(f, a) || g.attaching(a) {
		return next
	}
	for i, id := range []game.CardID{a.Creature, a.Victim} {
		if id != 0 && g.Def(id).Type == card.Creature {
			g.draws(g.S.C(id).Owner, g.FerocityDraws(id), i, game.ByText, id)
		}
	}
	return next
}

// askAttackDestiny: the victim, or the attackers of a creature, may draw one destiny
// with ability 4 or more; it is no battle destiny (creature.attacks.result,
// creature.attacked.result, creature.attack.destiny).
func askAttackDestiny(r *Referee, f *game.Frame, a *attacking) *game.Decision {
	if r.attackOver(f, a) || a.Kind == preying || r.attaching(a) {
		return nil
	}
	side, ability := f.Side, card.Num(0)
	if a.Kind == hunting {
		side = r.S.C(a.Victim).Owner
		ability = r.AbilityOf(a.Victim)
		if r.Carrier(a.Victim) { // of those who fly it, too
			ability = r.AbilityThere(side, a.At, func(id game.CardID) bool { return id == a.Victim || r.Within(id, a.Victim) })
		}
	} else {
		ability = r.AbilityThere(side, a.At, func(id game.CardID) bool { return r.inParty(f.Side, a.At, id) })
	}
	if ability < card.Whole(4) {
		return nil
	}
	return &game.Decision{Seat: side, Kind: game.AskYesNo, Rule: "creature.attack.destiny", Source: a.Creature,
		Prompt:  card.Say("Draw a destiny against %s?", "Tirer une destinée contre %s ?", r.Title(a.Creature)),
		Options: []game.Option{{Verb: game.VYes}, {Verb: game.VNo}}}
}

func tookAttackDestiny(g *Game, f *game.Frame, a *attacking, o *game.Option) flow {
	if o.Verb == game.VYes {
		side := f.Side
		if a.Kind == hunting {
			side = g.S.C(a.Victim).Owner
		}
		g.draws(side, 1, resists, game.ByText, a.Creature)
	}
	return next
}

// settleAttack compares: the creature that is less fierce is lost, of equal ones both
// (creature.vs-creature); a victim whose power is lower than the ferocity is defeated
// (creature.attacks.result); a creature is lost to a greater power than its ferocity
// and defense value (creature.attacked.result). Who has no completed draw has no total
// and fails (destiny.failed).
func settleAttack(g *Game, f *game.Frame, a *attacking) flow {
	if g.attackOver(f, a) {
		return next
	}
	if g.attaching(a) {
		g.fasten(a.Creature, a.Victim)
		return next
	}
	sums := g.attackSums(f, a)
	own, foe := sums[0], sums[1]
	show := func(kind game.Kind, id game.CardID, sum game.Sum) {
		if sum.Has {
			g.event(game.Event{Kind: kind, By: f.Side, Card: id, At: a.At, N: sum.Total})
		}
	}
	withstood := func(id game.CardID) { g.event(game.Event{Kind: game.Withstood, By: f.Side, Card: id, At: a.At}) }
	switch a.Kind {
	case preying:
		if !own.Has && !foe.Has {
			return next
		}
		show(game.AttackTotal, a.Creature, own)
		show(game.AttackTotal, a.Victim, foe)
		if !own.Has || foe.Has && own.Total <= foe.Total {
			g.eaten(a.Creature, a.Victim)
		}
		if !foe.Has || own.Has && foe.Total <= own.Total {
			g.eaten(a.Victim, a.Creature)
		}
	case hunting:
		show(game.AttackTotal, a.Creature, own)
		show(game.VictimTotal, a.Victim, foe)
		if own.Has && own.Total > foe.Total {
			a.Defeated = true
		} else {
			withstood(a.Victim)
		}
	case hunted:
		show(game.DefenseTotal, a.Creature, foe)
		show(game.PartyTotal, 0, own)
		if !foe.Has || own.Total > foe.Total {
			g.lost(a.Creature)
		} else {
			withstood(a.Creature)
		}
	}
	return next
}

// eaten loses a card that a creature has defeated, or places it out of play if a text says
// so. What answers that comes while it still lies there (creature.attacks.result).
func (g *Game) eaten(id, by game.CardID) {
	e := game.Event{Kind: game.Eaten, By: g.S.C(by).Owner, Card: id, On: by, At: g.S.Where(id)}
	g.happens(e)
	g.letGo(id)
	to := game.Lost
	if g.Swallows(by, id) {
		to = game.Out
	}
	g.push(pLeave, g.S.C(id).Owner, &leaving{Card: id, To: to})
}

// askFate: where a creature's text says that it may carry a defeated card off instead,
// the opponent of the victim chooses; if that is not possible it is eaten, and nobody is
// asked (creature.attacks.relocate).
func askFate(r *Referee, f *game.Frame, a *attacking) *game.Decision {
	if !a.Defeated {
		return nil
	}
	d := &game.Decision{Seat: r.S.C(a.Victim).Owner.Other(), Kind: game.AskTarget, Rule: "creature.attacks.relocate", Source: a.Creature,
		Prompt:  card.Say("%s has defeated %s.", "%s a vaincu %s.", r.Title(a.Creature), r.Title(a.Victim)),
		Options: []game.Option{{Verb: game.VNumber, N: 1, Say: card.Say("%s is eaten", "%s est dévoré{e}", r.Title(a.Victim))}}}
	if den := r.den(a); den != 0 {
		d.Options = append(d.Options, game.Option{Verb: game.VNumber, N: 2,
			Say: card.Say("%s is relocated to %s", "%s est relocalisé{e} à %s", r.Title(a.Victim), r.Title(den))})
	}
	return d
}

// den is where the creature of an attack may carry its victim off to, 0 if nowhere.
func (r *Referee) den(a *attacking) game.CardID {
	if r.TextCanceled(a.Creature) {
		return 0
	}
	for _, m := range r.Text(a.Creature).Mods {
		c := &position.Context{P: r.Position, Self: a.Creature, You: r.S.C(a.Creature).Owner}
		if m.Kind != position.ModCarriesOff || !m.Affects(c, a.Victim) {
			continue
		}
		i := slices.IndexFunc(r.S.Row, func(loc game.CardID) bool {
			return m.At(c, loc) && loc != a.At && (r.relocatable(a.Victim, loc) || r.swallows(a, loc))
		})
		if i >= 0 {
			return r.S.Row[i]
		}
	}
	return 0
}

func tookFate(g *Game, f *game.Frame, a *attacking, o *game.Option) flow {
	if o.N == 2 {
		id, loc := a.Victim, g.den(a)
		g.S.ToTable(id, loc, card.OnCard, g.S.C(id).Owner)
		e := game.Event{Kind: game.Moved, By: f.Side, Card: id, On: a.At, At: loc}
		g.happens(e)
		return next
	}
	g.eaten(a.Victim, a.Creature)
	return next
}

// endAttack: the victim is again what it was; by the newest rulebook a hit creature is
// lost only now (creature.attack.hit, note.creature-hit).
func endAttack(g *Game, f *game.Frame, a *attacking) flow {
	if a.Victim != 0 {
		g.S.Edit(a.Victim).Flags &^= game.Defends
	}
	if it := g.S.C(a.Creature); it.Zone == game.Table && it.Is(game.Hit) {
		g.lost(a.Creature)
	}
	return next
}
