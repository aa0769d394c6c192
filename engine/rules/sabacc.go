package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// gambling is a game of sabacc. Its frame's side has begun it.
type gambling struct {
	Card    game.CardID             `json:"card"`             // the Interrupt that is played
	Clause  int16                   `json:"clause"`           // its text
	Players [card.Sides]game.CardID `json:"players"`          // the characters with whom it is played; 0 none (sabacc.opponent-target)
	Dealt   int                     `json:"dealt"`            // how many of the first four cards are drawn
	Draws   card.Side               `json:"draws"`            // whose turn it is to draw
	Passed  [card.Sides]bool        `json:"passed"`           // who draws no more
	Worths  []worth                 `json:"worths,omitempty"` // what wild and clone cards have been made to count
	Plus    [card.Sides]card.Num    `json:"plus"`             // what the text of a character adds to a total
	Done    bool                    `json:"done"`             // the hands have been compared
	Broken  bool                    `json:"broken"`           // it has no result (sabacc.aborted)
	Winner  int8                    `json:"winner"`           // 1 + side; 0 nobody
	Gives   int                     `json:"gives"`            // how many cards the loser still gives
}

func (s *gambling) Clone() game.Body {
	b := *s
	b.Worths = slices.Clone(s.Worths)
	return &b
}

func (s *gambling) subject() game.CardID { return s.Card }

// fullHand is how many sabacc cards a player holds at most (sabacc.draw-more).
const fullHand = 6

func init() {
	does(func(w *writer, x gametext.PlaySabacc) {
		w.Unable(x, w.Clause.Sabacc != nil)
		v := w.SabaccOf(x)
		w.Clause.Sabacc, w.Clause.Targets = v, append(w.Clause.Targets, v.Player)
		w.Clause.Battle = position.OutsideBattle
		w.then("sabacc", func(g *Game, a *acting, c *position.Context) {
			for _, id := range c.Bound[v.Player.Bind].Cards {
				s := &gambling{Card: a.Card, Clause: a.Clause, Draws: c.You.Other()}
				s.Players[c.You] = id
				g.push(pSabacc, c.You, s)
			}
		})
	})
}

// sabaccCards: each player can draw his first two cards (sabacc.initiate).
var sabaccCards = requirement{rule: "sabacc.initiate", grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Clause(o.Card, o.Clause).Sabacc == nil || r.short(side) == nil
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Each player needs two cards in his Reserve Deck: %s has %s.", "Chaque joueur doit avoir deux cartes dans sa Réserve : %s en a %s.",
			sideSubject[*r.short(side)], len(r.S.Piles[*r.short(side)][game.Reserve]))
	}}

// short is the player who cannot draw two cards, nil if both can.
func (r *Referee) short(side card.Side) *card.Side {
	for _, one := range []card.Side{side, side.Other()} {
		if len(r.S.Piles[one][game.Reserve]) < 2 {
			return &one
		}
	}
	return nil
}

// sabacc is what the Interrupt says of the game that is played.
func (r *Referee) sabacc(s *gambling) *position.Sabacc {
	return r.Text(s.Card).Clauses[s.Clause].Sabacc
}

// sabaccCtx is what its words are understood against, for one player.
func (r *Referee) sabaccCtx(s *gambling, side card.Side) *position.Context {
	return r.clauseCtx(side, s.Card, r.Text(s.Card).Clauses[s.Clause])
}

// pollRival: the opponent, too, may play with one of his characters that meets the
// requirements (sabacc.opponent-target).
func pollRival(r *Referee, f *game.Frame, s *gambling, b *ballot) {
	b.side = f.Side.Other()
	t, c := &r.sabacc(s).Player, r.sabaccCtx(s, b.side)
	b.asksFor(t)
	for id := range r.inReach() {
		b.put(game.Option{Verb: game.VTarget, Card: id},
			so(t.Match(c, id), "sabacc.opponent-target", "Its text asks for %s.", "Son texte demande %s.", t.Noun),
			b.spared(id, s.Card),
			b.allowed(c, id),
			so(r.mayTarget(c, t, id), "state.inactive", "%s is not active.", "%s n’est pas active.", r.Title(id)))
	}
}

func askRival(r *Referee, f *game.Frame, s *gambling) *game.Decision {
	return polled(r, f, s, pollRival).decision(&game.Decision{Seat: f.Side.Other(), Kind: game.AskTarget, Rule: "sabacc.opponent-target", Source: s.Card,
		Prompt: card.Say("%s: with whom do you play?", "%s : avec qui jouez-vous ?", r.Title(s.Card))}, enough)
}

func tookRival(_ *Game, f *game.Frame, s *gambling, o *game.Option) flow {
	s.Players[f.Side.Other()] = o.Card
	return next
}

// breaksOff tells whether a sabacc ends without result: a player could not draw, or the
// character with whom it was begun has left the table (sabacc.aborted).
func (r *Referee) breaksOff(f *game.Frame, s *gambling) bool {
	return s.Broken || !s.Done && !r.S.OnTable(s.Players[f.Side])
}

// dealSabacc draws the first two cards of each player, one card at a time: an insert may
// come up in between (sabacc.draw-two).
func dealSabacc(g *Game, f *game.Frame, s *gambling) flow {
	if s.Dealt == 4 || g.breaksOff(f, s) {
		return next
	}
	side := f.Side
	if s.Dealt >= 2 {
		side = side.Other()
	}
	if g.Top(side, game.Reserve) == 0 {
		s.Broken = true
		return next
	}
	g.drawSabacc(side)
	s.Dealt++
	return again
}

// drawSabacc draws a sabacc card, which is no destiny draw: nothing answers it
// (sabacc.not-destiny).
func (g *Game) drawSabacc(side card.Side) {
	id := g.Top(side, game.Reserve)
	g.S.ToPile(id, game.Sabacc)
	g.event(game.Event{Kind: game.SabaccDrew, By: side, Card: id, Secret: true})
}

// perfectSabacc: who has 11 with his first two cards wins double at once, unless both
// have (sabacc.perfect, sabacc.perfect.timing).
func perfectSabacc(g *Game, f *game.Frame, s *gambling) flow {
	if g.breaksOff(f, s) {
		return next
	}
	var perfect [card.Sides]bool
	for side := range card.Sides {
		perfect[side] = g.perfect(s, side)
	}
	if !perfect[card.Dark] && !perfect[card.Light] {
		return next
	}
	s.Done = true
	g.turnUpHands()
	both := perfect[card.Dark] && perfect[card.Light]
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		if perfect[side] {
			g.event(game.Event{Kind: game.SabaccPerfect, By: side})
			s.Winner = int8(side) + 1
		}
	}
	if both {
		s.Winner = 0
		return next
	}
	g.wonSabacc(s)
	for _, id := range slices.Clone(g.S.Piles[s.loser()][game.Sabacc]) {
		g.givesStake(s, id)
	}
	return next
}

// askSabaccDraw lets each player in turn draw a card or pass, the opponent of who began first;
// who holds six or has an empty Reserve Deck passes (sabacc.draw-more).
func askSabaccDraw(r *Referee, f *game.Frame, s *gambling) *game.Decision {
	if s.Done || r.breaksOff(f, s) || s.Passed[card.Dark] && s.Passed[card.Light] {
		return nil
	}
	side := s.drawer()
	d := &game.Decision{Seat: side, Kind: game.AskDraw, Rule: "sabacc.draw-more", Source: s.Card,
		Prompt: card.Say("%s: draw a card, or pass?", "%s : tirer une carte, ou passer ?", r.Title(s.Card))}
	if p := &r.S.Piles[side]; len(p[game.Reserve]) > 0 && len(p[game.Sabacc]) < fullHand {
		d.Options = append(d.Options, game.Option{Verb: game.VDraw, N: 1, Say: card.T("Draw a sabacc card", "Tirer une carte de sabacc")})
	}
	d.Options = append(d.Options, game.Option{Verb: game.Pass})
	return d
}

// drawer is the player who draws or passes now.
func (s *gambling) drawer() card.Side {
	if s.Passed[s.Draws] {
		return s.Draws.Other()
	}
	return s.Draws
}

func tookSabaccDraw(g *Game, _ *game.Frame, s *gambling, o *game.Option) flow {
	side := s.drawer()
	s.Draws = side.Other()
	if o.Verb == game.Pass {
		s.Passed[side] = true
		g.event(game.Event{Kind: game.SabaccPassed, By: side})
		return again
	}
	g.drawSabacc(side)
	return again
}

// revealSabacc reveals and compares the hands (sabacc.reveal, sabacc.winner).
func revealSabacc(g *Game, f *game.Frame, s *gambling) flow {
	if s.Done || g.breaksOff(f, s) {
		return next
	}
	s.Done = true
	g.turnUpHands()
	var totals [card.Sides]card.Num
	var cards [card.Sides]int
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		hand := g.S.Piles[side][game.Sabacc]
		for _, id := range hand {
			n, _ := g.worthOf(s, side, id)
			g.event(game.Event{Kind: game.SabaccShown, By: side, Card: id, N: n})
		}
		totals[side], cards[side] = g.sabaccTotal(s, side), len(hand)
		g.event(game.Event{Kind: game.SabaccTotal, By: side, N: totals[side]})
	}
	for side := range card.Sides {
		if beats(totals[side], totals[side.Other()], cards[side], cards[side.Other()]) {
			s.Winner = int8(side) + 1
		}
	}
	if s.Winner == 0 {
		return next
	}
	s.Gives = 1
	winner := s.winner()
	if g.SabaccText(position.WinsDouble, s.Players[winner], s.Card) != nil {
		s.Gives = 2
	}
	g.wonSabacc(s)
	return next
}

// turnUpHands turns both hands face up.
func (g *Game) turnUpHands() {
	for side := range card.Sides {
		for _, id := range g.S.Piles[side][game.Sabacc] {
			g.S.Edit(id).Flags |= game.FaceUp
		}
	}
}

// bust is what a total must not go over.
const bust = 11 * card.One

// beats tells whether a total wins over another: nearer to 11, not over it if the other
// is; of equal ones that of fewer cards (sabacc.winner).
func beats(mine, other card.Num, cards, others int) bool {
	switch {
	case (mine > bust) != (other > bust):
		return other > bust
	case mine == other:
		return cards < others
	}
	return max(mine-bust, bust-mine) < max(other-bust, bust-other)
}

func (s *gambling) winner() card.Side { return card.Side(s.Winner - 1) }
func (s *gambling) loser() card.Side  { return s.winner().Other() }

// won is the event of a sabacc that is won.
func (s *gambling) won() game.Event {
	return game.Event{Kind: game.SabaccWon, By: s.winner(), Card: s.Players[s.winner()], On: s.Card}
}

func (g *Game) wonSabacc(s *gambling) { g.event(s.won()) }

// endSabacc puts all other sabacc cards on their owners' Used Piles (sabacc.rest), and
// opens the responses to who has won.
func endSabacc(g *Game, f *game.Frame, s *gambling) flow {
	broken := g.breaksOff(f, s)
	for side := range card.Sides {
		for _, id := range slices.Clone(g.S.Piles[side][game.Sabacc]) {
			seen := g.S.C(id).Is(game.FaceUp)
			g.S.ToPile(id, game.Used)
			if !seen {
				g.showUsed(id)
			}
		}
	}
	if s.Winner != 0 {
		g.window(s.won())
		return done
	}
	e := game.Event{Kind: game.SabaccOver, By: f.Side, Card: s.Card}
	if broken {
		e.N = card.One
	}
	g.event(e)
	return done
}
