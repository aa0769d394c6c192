package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A captive is a Light character with the flag Captive, which is inactive with all
// that lies on it (captive.state). An escorted one lies on its escort, so that it
// goes where the escort goes; an imprisoned one (flag Imprisoned) lies at the
// prison; an unattended one, always Frozen, lies at a site or aboard something.

// capturing lets Dark choose what becomes of a character that is captured
// (capture.choice).
type capturing struct {
	Card game.CardID `json:"card"` // the character
	By   game.CardID `json:"by"`   // the escort or prison that has it now; 0 if it escaped
}

func (x *capturing) Clone() game.Body {
	b := *x
	return &b
}

// releasing lets Light choose what becomes of a captive that is freed
// (captive.release.choice).
type releasing struct {
	Card game.CardID `json:"card"` // the character
	At   game.CardID `json:"at"`   // where it may rally, 0 nowhere; once done, the location that it was released at
	Must bool        `json:"must"` // it must rally there
}

func (r *releasing) Clone() game.Body {
	b := *r
	return &b
}

// captured opens the responses to a capture.
func captured(g *Game, f *game.Frame, taken *capturing) flow {
	if taken.By != 0 {
		g.window(game.Event{Kind: game.Captured, By: f.Side, Card: taken.Card, On: taken.By, At: g.S.Where(taken.Card)})
	}
	return done
}

// released opens the responses to a release.
func released(g *Game, f *game.Frame, r *releasing) flow {
	g.window(game.Event{Kind: game.Released, By: f.Side, Card: r.Card, At: r.At})
	return done
}

// capture makes Dark capture Light characters: for each it chooses seizure,
// imprisonment or escape (capture.who, capture.choice).
func (g *Game) capture(ids ...game.CardID) {
	for _, id := range g.alightAll(ids) {
		it := g.S.C(id)
		if it.Zone == game.Table && it.Owner == card.Light && !it.Is(game.Captive) && g.Def(id).Type == card.Character {
			g.stays(id)
			g.push(pCapture, card.Dark, &capturing{Card: id})
		}
	}
}

// stays keeps a card on table that was about to leave: its values are restored
// (capture.about-to-be-lost).
func (g *Game) stays(id game.CardID) {
	for i := range g.S.Frames {
		f := &g.S.Frames[i]
		if l := bodyOf[*leaving](f); l != nil && l.Card == id {
			f.Canceled = true
			g.endsWith(id)
		}
	}
}

// pollCapture: who could take the captive into custody (capture.seize.who). That he is
// aboard something is asked of him, not of the captive.
func pollCapture(r *Referee, f *game.Frame, taken *capturing, b *ballot) {
	b.among("capture.choice", "%s is captured: bring it to one of your characters there.", "C’est %s qui est capturé{e} : amenez-le à un de vos personnages sur place.", r.Title(taken.Card))
	for id := range r.At(r.S.Where(taken.Card)) {
		if r.Def(id).Type == card.Character && r.S.C(id).Owner == card.Dark {
			b.judge(game.Option{Verb: game.VSeize, Card: taken.Card, Target: id}, game.Option{Verb: game.VSeize, Target: id}, anyCustody)
		}
	}
}

func askCapture(r *Referee, f *game.Frame, taken *capturing) *game.Decision {
	loc := r.S.Where(taken.Card)
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "capture.choice", Source: taken.Card, Options: polled(r, f, taken, pollCapture).open,
		Prompt: card.Say("%s is captured: seize, imprison or let escape?", "%s est capturé{e} : saisir, emprisonner ou laisser s’échapper ?", r.Title(taken.Card))}
	if r.IsPrison(loc) { // capture.imprison
		d.Options = append(d.Options, game.Option{Verb: game.VImprison, Card: taken.Card, Target: loc})
	}
	d.Options = append(d.Options, game.Option{Verb: game.VEscape, Card: taken.Card})
	return d
}

func tookCapture(g *Game, f *game.Frame, taken *capturing, o *game.Option) flow {
	if o.Verb == game.VEscape { // capture.escape
		g.event(game.Event{Kind: game.Escaped, By: f.Side.Other(), Card: taken.Card})
		g.toUsed(taken.Card)
		return next
	}
	it := g.S.Edit(taken.Card)
	it.Flags &^= game.Hit | game.Undercover // capture.about-to-be-lost
	g.confine(taken.Card, o.Target)
	taken.By = o.Target
	g.event(game.Event{Kind: game.Captured, By: f.Side, Card: taken.Card, On: o.Target, At: g.S.Where(taken.Card)})
	return next
}

// confine puts a captive under an escort or into a prison. Whoever moves captives
// about uses it (captive.transfer).
func (g *Game) confine(id, to game.CardID) {
	it := g.S.Edit(id)
	it.Flags &^= game.Imprisoned
	if !it.Is(game.Captive) {
		it.Captor = 0
	}
	if it.Captor == 0 && g.S.C(to).Zone != game.Row {
		it.Captor = to
	}
	it.Flags |= game.Captive
	if g.S.C(to).Zone == game.Row {
		it.Flags |= game.Imprisoned
	}
	g.S.ToTable(id, to, card.OnCard, it.Owner)
}

// toUsed sends a card to its owner's Used Pile, with what lies on it to the Lost
// Piles (leave.attached).
func (g *Game) toUsed(id game.CardID) {
	g.push(pLeave, g.S.C(id).Owner, &leaving{Card: id, To: game.Used})
}

// release frees captives (captive.release.choice). From an escort Light chooses
// between the Used Pile and the place where the escort is; from a prison it must
// rally there.
func (g *Game) release(ids ...game.CardID) {
	for _, id := range ids {
		if g.S.C(id).Zone == game.Table && g.S.C(id).Is(game.Captive) {
			g.push(pRelease, card.Light, g.releaseOf(id))
		}
	}
}

// releaseOf is the release of a captive from where it is now.
func (r *Referee) releaseOf(id game.CardID) *releasing {
	freed := &releasing{Card: id, At: r.S.Where(id)}
	switch e := r.Escort(id); {
	case r.S.C(id).Is(game.Loose):
	case r.Captured(id): // capture.ship.release
		freed.At = r.Sky(id)
	case !r.IsSite(freed.At):
		freed.At = 0
	case r.S.C(id).Is(game.Imprisoned), r.S.C(id).Is(game.Frozen): // captive.frozen.release
		freed.Must = true
	case r.S.C(e).Slot != card.OnCard: // captive.release.inside
		freed.At = r.S.C(e).At
	}
	return freed
}

// pollRelease: a captive rallies where its escort is, or goes to the Used Pile; what is
// frozen or imprisoned may not (captive.release.choice, captive.frozen.release).
func pollRelease(r *Referee, _ *game.Frame, freed *releasing, b *ballot) {
	b.among("captive.release.choice", "%s is released.", "C’est %s qui est libéré{e}.", r.Title(freed.Card))
	if freed.At != 0 {
		b.put(game.Option{Verb: game.VRally, Card: freed.Card, Target: freed.At})
	}
	if !freed.Must {
		b.put(game.Option{Verb: game.VEscape, Card: freed.Card})
	}
}

func askRelease(r *Referee, f *game.Frame, freed *releasing) *game.Decision {
	return polled(r, f, freed, pollRelease).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "captive.release.choice", Source: freed.Card,
		Prompt: card.Say("%s is released: where to?", "%s est libéré{e} : vers où ?", r.Title(freed.Card))})
}

// tookRelease makes the card active again; in a battle there it takes part if it
// may, before the power segment (captive.release.active,
// battle.participants.captive-released).
func tookRelease(g *Game, f *game.Frame, r *releasing, o *game.Option) flow {
	at := r.At
	r.At = g.S.Where(r.Card)
	g.event(game.Event{Kind: game.Released, By: f.Side, Card: r.Card, At: r.At})
	it := g.S.Edit(r.Card)
	it.Flags &^= game.Captive | game.Imprisoned | game.Frozen | game.Loose | game.Brought
	it.Guard = 0
	if o.Verb == game.VEscape {
		g.toUsed(r.Card)
		return next
	}
	slot := card.OnCard
	if g.S.C(at).Zone != game.Row {
		slot = card.Passenger
	}
	g.S.ToTable(r.Card, at, slot, it.Owner)
	if b := &g.S.Battle; !b.On || b.Segment > game.Weapons || g.S.Where(r.Card) != b.At {
		for _, other := range append(g.Attached(r.Card), r.Card) {
			g.S.Edit(other).Flags &^= game.Fought
		}
	}
	g.joinBattle(r.Card)
	return next
}

// orphans parts the captives whose escorts are about to leave the table from all
// that leaves with them: a frozen one stays there unattended, others are released
// (captive.release.escort-gone, captive.frozen.unattended). It returns what leaves. A
// location takes all with it (captive.release.both-lost).
func (g *Game) orphans(leaving []game.CardID) []game.CardID {
	if g.S.C(leaving[len(leaving)-1]).Zone == game.Row {
		return leaving
	}
	leaving = g.alight(leaving)
	keep := []game.CardID{}
	for _, id := range g.InPlay() { // battle.participants.captive-text
		if it := g.S.C(id); it.Is(game.Loose) && slices.Contains(leaving, it.Guard) && !slices.Contains(leaving, id) {
			r := g.releaseOf(id)
			g.S.Edit(id).Guard = 0
			g.push(pRelease, card.Light, r)
		}
	}
	for _, id := range leaving {
		e := g.Escort(id)
		if !slices.Contains(leaving, e) {
			continue
		}
		keep = append(append(keep, id), g.Attached(id)...)
		r := g.releaseOf(id)
		at, slot := g.beside(e)
		if slices.Contains(leaving, at) { // the carrier goes too
			at, slot = g.S.Where(id), card.OnCard
			if r.At != 0 {
				r.At = at
			}
		}
		stays := g.S.C(id).Is(game.Frozen) && (slot == card.Passenger || r.At != 0)
		g.S.ToTable(id, at, slot, g.S.C(id).Owner)
		if !stays {
			g.push(pRelease, card.Light, r)
		}
	}
	return slices.DeleteFunc(leaving, func(id game.CardID) bool { return slices.Contains(keep, id) })
}

// partFrom parts those from an escort whom it escorts: one in carbonite stays there
// unattended, others are released (captive.release.escort-gone, captive.frozen.unattended).
func (g *Game) partFrom(escort game.CardID) {
	at, slot := g.beside(escort)
	for _, held := range g.Captives(escort) {
		r, it := g.releaseOf(held), g.S.C(held)
		if !it.Is(game.Loose) {
			g.S.ToTable(held, at, slot, it.Owner)
		}
		if !it.Is(game.Frozen) {
			g.push(pRelease, card.Light, r)
		}
	}
}

// beside is where a captive stands when its escort has left it: at the location, or aboard
// what the escort is aboard.
func (r *Referee) beside(escort game.CardID) (at game.CardID, slot card.Slot) {
	if r.S.C(escort).Slot != card.OnCard {
		slot = card.Passenger
	}
	return r.S.C(escort).At, slot
}

// letFight lets captives fight for one battle, without releasing them: they stand
// on their side of the site meanwhile (battle.participants.captive-text).
func (g *Game) letFight(side card.Side, ids []game.CardID) {
	loc := g.S.Where(ids[0])
	for _, id := range ids {
		it := g.S.Edit(id)
		it.Guard = it.At
		it.Flags &^= game.Imprisoned
		it.Flags |= game.Loose
		g.S.ToTable(id, loc, card.OnCard, it.Owner)
	}
	g.push(pBattle, side, &battling{At: loc, Cost: int32(g.BattleCost(side, loc))})
}

// returnCaptives puts the captives that fought back under their escorts, or into
// their prison. A place aboard has been kept for them (ship.capacity.captive).
func (g *Game) returnCaptives() {
	for _, id := range slices.Clone(g.InPlay()) {
		if !g.S.C(id).Is(game.Loose) {
			continue
		}
		it := g.S.Edit(id)
		it.Flags &^= game.Loose
		guard := it.Guard
		it.Guard = 0
		if g.S.Where(guard) == g.S.Where(id) {
			g.confine(id, guard)
		} else {
			g.release(id)
		}
	}
}
