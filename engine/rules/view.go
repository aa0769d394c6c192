package rules

import (
	"math"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Status is where the game stands, as everybody at the table sees it.
func (r *Referee) Status() game.Status {
	s := r.S
	st := game.Status{Turn: int(s.Turn), Active: s.Active, Phase: s.Phase, Fighting: s.Battle.On, MayTime: s.Options.Clock && !s.TimeUp && !s.Ended,
		Ended: s.Ended, Winner: s.Winner, Why: s.Why}
	for side := range card.Sides {
		st.Hands[side] = len(s.Piles[side][game.Hand])
	}
	if !s.Ended {
		st.Decider, st.Rule = s.Asked.Seat, s.Asked.Rule
	}
	return st
}

// View is all that a seat may know.
func (g *Game) View(seat card.Side) *game.View {
	s, t := g.S, g.tableOf(seat)
	v := &game.View{Status: g.Status(), Seat: seat, Groups: t.groups, Further: t.further}
	for side := range card.Sides {
		p, piles := &v.Players[side], &s.Piles[side]
		p.Reserve, p.Force, p.Used = len(piles[game.Reserve]), len(piles[game.Force]), len(piles[game.Used])
		p.LostCount, p.LifeForce, p.Generation = len(piles[game.Lost]), s.LifeForce(side), t.generation[side]
		p.Barred = g.FrozenForce(side)
		if g.Uncountable(side) { // pile.count
			p.Reserve, p.LifeForce = -1, -1
		}
		if side == s.Active {
			p.Activated, p.Entitled = int(s.Activated), int(s.Generation)
		}
		if side == seat {
			p.Hand = g.lying(side, game.Hand, piles[game.Hand])
		}
		p.Lost = g.uppermost(side, game.Lost)
		p.UsedOpen = g.uppermost(side, game.Used)
		p.Out, p.Drawn = g.lying(side, game.Out, piles[game.Out]), g.lying(side, game.Drawn, piles[game.Drawn])
		p.Playing, p.Beside = g.lying(side, game.Playing, piles[game.Playing]), t.beside[side]
	}
	if s.Battle.On {
		v.Battle = g.battleView()
	}
	v.Attempt = g.attemptView()
	v.Attack = g.attackView()
	v.Race = g.raceView()
	v.Senate = g.senateView()
	if sabacc := bodyOf[*gambling](g.innermost(pSabacc)); sabacc != nil {
		v.Sabacc = g.sabaccView(sabacc, seat)
	}
	v.Duel = g.duelView()
	if !s.Ended {
		if v.Decider == seat {
			v.Prompt = g.worded()
			v.Shown = g.shown(v.Prompt, t.layout)
		} else {
			v.Prompt = &game.Decision{Seat: s.Asked.Seat, Kind: s.Asked.Kind, Rule: s.Asked.Rule,
				Prompt: card.Say("%s is choosing.", "%s choisit.", sideSubject[s.Asked.Seat])}
		}
	}
	v.Shown = g.alsoRevealed(v.Shown, seat, t.layout)
	v.Log = g.logLines(seat)
	return v
}

// A pileView is cards of a pile as they were seen last.
type pileView struct {
	ids   []game.CardID
	cards []game.CardView
}

// lying are cards of a player's pile that lie open, or are his own. They look as they did
// as long as they are the same: nothing is done to a card in a pile.
func (g *Game) lying(side card.Side, z game.Zone, ids []game.CardID) []game.CardView {
	k := &g.open[side][z]
	if len(ids) == 0 {
		return nil
	}
	plain := func(id game.CardID) bool { return g.S.C(id).Flags == 0 }
	if slices.Equal(k.ids, ids) && !slices.ContainsFunc(ids, func(id game.CardID) bool { return !plain(id) }) {
		return k.cards
	}
	k.ids, k.cards = append(k.ids[:0], ids...), make([]game.CardView, 0, len(ids))
	for _, id := range ids {
		k.cards = g.look(k.cards, id, nil, side)
		if !plain(id) {
			k.ids = k.ids[:0]
		}
	}
	return k.cards
}

// uppermost is the top card of a pile that lies face up, which is all that anybody sees of
// it (pile.look).
func (g *Game) uppermost(side card.Side, z game.Zone) []game.CardView {
	pile := g.S.Piles[side][z]
	if len(pile) == 0 || !g.OpenPile(side, z) {
		return nil
	}
	return g.lying(side, z, pile[len(pile)-1:])
}

// shown are the cards among which a decision lets its player choose and that he
// does not see otherwise.
func (r *Referee) shown(d *game.Decision, l *layout) []game.CardView {
	var out []game.CardView
	seen := map[game.CardID]bool{}
	for i := range d.Options {
		id := d.Options[i].Card
		if id == 0 || seen[id] {
			continue
		}
		seen[id] = true
		switch it := r.S.C(id); it.Zone {
		case game.Reserve, game.Force, game.Used, game.Lost:
			out = r.look(out, id, l, d.Seat)
		case game.Hand:
			if it.Owner != d.Seat {
				out = r.look(out, id, l, d.Seat)
			}
		}
	}
	return out
}

// logLines is the log as a seat may read it. Lines never change, so those made
// before are kept.
func (g *Game) logLines(seat card.Side) []game.LogLine {
	lines := g.lines[seat]
	if len(lines) > len(g.S.Log) {
		lines = nil
	}
	if cap(lines) < len(g.S.Log) {
		lines = slices.Grow(lines, 2*len(g.S.Log)-len(lines)+256)
	}
	other := g.lines[seat.Other()]
	for i := len(lines); i < len(g.S.Log); i++ {
		e := &g.S.Log[i]
		if !e.Secret && i < len(other) && len(other) <= len(g.S.Log) { // both read the same
			lines = append(lines, other[i])
			continue
		}
		line := game.LogLine{Turn: int(e.Turn), By: e.By, Kind: e.Kind, At: e.At, N: e.N, Say: g.EventText(e, seat)}
		if e.Def > 0 && !(e.Secret && seat != e.By) {
			line.Card, line.Def = e.Card, g.Cards[e.Def-1].Def
		}
		if (e.Kind == game.WasHit || e.Kind == game.Missed) && e.OnDef > 0 {
			line.Than, line.With = e.Than, g.Cards[e.OnDef-1].Def
		}
		lines = append(lines, line)
	}
	g.lines[seat] = lines
	return lines[:len(lines):len(lines)]
}

// look adds a card as a seat sees it to others.
func (r *Referee) look(list []game.CardView, id game.CardID, l *layout, seat card.Side) []game.CardView {
	list = append(list, game.CardView{})
	r.cardView(&list[len(list)-1], id, l, seat)
	return list
}

// cardView fills in a card as a seat sees it.
func (r *Referee) cardView(v *game.CardView, id game.CardID, l *layout, seat card.Side) {
	it, d := r.S.C(id), r.Def(id)
	v.ID, v.Owner = id, it.Owner
	if v.FaceDown = it.Is(game.FaceDown) && (it.Owner != seat || r.S.Unseen(id)); v.FaceDown {
		v.ID = backOnly(it)
		return
	}
	v.Key, v.Def, v.Hit, v.Excluded, v.Under = r.Key(id), d, it.Is(game.Hit), it.Is(game.Excluded), it.Is(game.Undercover)
	v.Shut, v.Damaged = it.Is(game.Shut), it.Is(game.Damaged)
	v.Missing, v.Crashed, v.Suspended, v.Bombing = it.Is(game.Missing), it.Is(game.Crashed), it.Is(game.Suspended), it.Is(game.Bombing)
	v.Stolen, v.Converted, v.Crossed = it.Stolen(), it.Is(game.Converted), it.Is(game.Crossed)
	v.Stacked, v.Covered = it.Zone == game.Under || it.Is(game.OnStack), it.Is(game.FaceDown)
	v.Turned = it.Is(game.Flipped)
	v.Now = v.Face().Num
	if !r.S.OnTable(id) {
		return
	}
	for s := card.Power; s < card.Stats; s++ {
		if d.Num[s].Has && s != card.Deploy || s == card.Defense || s == card.Landspeed || s == card.Ferocity && d.Type == card.Creature {
			n, ok := r.Value(id, s)
			v.Now[s] = card.Opt{N: n, Has: ok}
		}
	}
	if l.count[it.Def] > 1 {
		_, v.Copy = r.asCalled(id)
	}
	r.bonds(v, id)
	v.Moved, v.Battled = r.HasMoved(id), r.HasBattled(id)
	v.Fights = r.InBattle(id)
	v.Spares = v.Fights && r.SparesAttrition(id)
	v.Immune = v.Fights && r.S.Battle.Judged && r.S.Battle.Pending[it.Owner] > 0 && r.Spared(id) && r.Forfeitable(id)
	v.Barred = !v.Fights && r.Fighter(id) && (it.Is(game.Returned) || !r.MayBattle(id)) // battle.may-not-battle, battle.already-fought
	v.Captive, v.Imprisoned, v.Frozen = it.Is(game.Captive), it.Is(game.Imprisoned), it.Is(game.Frozen)
	if r.TakesAboard(id) {
		v.Landed, v.Piloted = r.Landed(id), r.Crew(id)
		v.Unpiloted = !v.Piloted && !v.Crashed && r.OnFoot(id)
		room := r.Capacity(id)
		for s := card.Pilot; s < card.Slots; s++ {
			n := room.In[s]
			if s == card.Pilot {
				n += room.Either // shared places stand under the first slot that may use them
			}
			slot := game.SlotView{Slot: s, Capacity: n}
			for _, other := range l.on(id) {
				if r.S.C(other).Slot == s {
					slot.Cards = r.look(slot.Cards, other, l, seat)
				}
			}
			if n >= card.Unlimited {
				slot.Capacity = len(slot.Cards) + 1
			}
			if n > 0 || len(slot.Cards) > 0 {
				if v.Slots == nil {
					v.Slots = make([]game.SlotView, 0, 3)
				}
				v.Slots = append(v.Slots, slot)
			}
		}
	}
	if it.Zone != game.Row {
		for _, other := range l.on(id) {
			if it := r.S.C(other); it.Slot == card.OnCard && (it.Zone == game.Table || it.Owner == seat || it.Is(game.FaceUp) || r.S.Unseen(id)) { // pile.look
				v.On = r.look(v.On, other, l, seat)
			}
		}
	}
}

// backOnly is what a View calls a card of which the seat sees the back alone: by when it
// came to lie there. Its own id would tell which one it is, if the seat has seen it before.
// It is no id of the game, which has none below 1.
func backOnly(it *game.Card) game.CardID { return -1 - game.CardID(it.Since%math.MaxInt16) }

// sabaccView shows a seat its own sabacc hand, and the other's once it is revealed.
func (g *Game) sabaccView(s *gambling, seat card.Side) *game.SabaccView {
	is := g.sabacc(s)
	v := &game.SabaccView{Card: s.Card, By: g.innermost(pSabacc).Side, Low: is.Low, High: is.High, Wild: is.Nouns[0], Clones: is.Nouns[1], Stakes: is.Nouns[2]}
	for side := range card.Sides {
		part, hand := &v.Sides[side], g.S.Piles[side][game.Sabacc]
		part.Player, part.Cards, part.Passed = s.Players[side], len(hand), s.Passed[side]
		if side != seat && !s.Done {
			continue
		}
		part.Hand, part.Plus = g.lying(side, game.Sabacc, hand), s.Plus[side]
		part.Total = card.Opt{N: g.sabaccTotal(s, side), Has: len(hand) > 0}
		for _, id := range hand {
			n, chosen := g.worthOf(s, side, id)
			part.Worth = append(part.Worth, game.SabaccWorth{N: card.Opt{N: n, Has: chosen}, Suit: g.suitOf(s, side, id), Stake: g.isStake(s, side.Other(), id)})
			part.Total.Has = part.Total.Has && chosen
		}
	}
	return v
}

func (r *Referee) battleView() *game.BattleView {
	b := &r.S.Battle
	v := &game.BattleView{At: r.S.Where(b.At), By: b.By, Segment: b.Segment}
	for side := range card.Sides {
		part := &v.Sides[side]
		part.Power = r.TotalPower(side, b.At)
		part.Destinies, part.Drawn, part.Destiny = r.DestinyCount(side), int(b.Draws[side]), b.Destiny[side]
		part.Attrition, part.Fixed, part.Exists = b.Pending[side], b.Against[side], b.Exists[side]
		part.Idle = b.Judged && b.Pending[side] > 0 && !r.attritionTakes(card.Side(side))
		part.Damage, part.Ability = int(b.Damage[side]), r.DestinyAbility(side)
	}
	return v
}
