package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Search parties: in his control phase a player may look for his missing
// characters at a site where he has others (missing.search.when).
var searchVerb = &verb{
	verb: game.VSearch,
	pre:  []requirement{inPhase(game.Control, "missing.search.when"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			if sought.card_(loc) && sought.target == 0 && r.IsSite(loc) && (sought.card != 0 || r.missing(side, loc) != nil) {
				emit(game.Option{Card: loc})
			}
		}
	},
	needs: []requirement{
		{rule: "missing.search.when", grave: foreign,
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.missing(side, o.Card) != nil },
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("None of your characters is missing at %s.", "Aucun de vos personnages n’est porté disparu à %s.", r.Title(o.Card))
			}},
		{rule: "missing.search.party",
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.searchers(side, o.Card) != nil },
			unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
				return card.Say("You have no active character at %s who may search now.", "Vous n’avez à %s aucun personnage actif qui puisse chercher en ce moment.", r.Title(o.Card))
			}},
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pSearch, side, &searching{Site: o.Card})
	},
}

// searching is a search party.
type searching struct {
	Site  game.CardID   `json:"site"`            // where they search
	Party []game.CardID `json:"party,omitempty"` // who searches
	Drawn game.Value    `json:"drawn"`           // the destiny
}

func (s *searching) Clone() game.Body {
	b := *s
	b.Party, b.Drawn = slices.Clone(s.Party), s.Drawn.Clone()
	return &b
}

func (s *searching) drawn(int) *game.Value { return &s.Drawn }

func drawSearch(g *Game, f *game.Frame, s *searching) flow {
	g.draws(f.Side, 1, 0, game.ByText, s.Site)
	return next
}

// missing lists a player's missing characters at a site.
func (r *Referee) missing(side card.Side, loc game.CardID) (out []game.CardID) {
	for _, id := range r.InPlay() {
		if it := &r.S.Cards[id]; it.Is(game.Missing) && it.Owner == side && r.S.Where(id) == loc {
			out = append(out, id)
		}
	}
	return out
}

// searchedAt tells whether one of a player's characters at a location has been in a search
// party this turn.
func (r *Referee) searchedAt(side card.Side, loc game.CardID) bool {
	for id := range r.At(loc) {
		if r.S.C(id).Owner == side && r.BoundBySearch(id) {
			return true
		}
	}
	return false
}

// party puts a player's characters at a site on a ballot: active ones, each once a turn,
// may be in a search party (missing.search.party).
func (r *Referee) party(loc game.CardID, b *ballot) {
	b.among("spy.missing", "Only your characters at %s search there.", "Seuls vos personnages à %s y cherchent.", r.Title(loc))
	for id := range r.At(loc) {
		if it := r.S.C(id); it.Owner == b.side && r.Def(id).Type == card.Character {
			b.put(game.Option{Verb: game.VTarget, Card: id},
				so(it.Searched != r.S.Turn, "missing.search.bound", "%s has searched this turn.", "%s a déjà cherché ce tour-ci.", r.Title(id)))
		}
	}
}

// searchers lists who may be in a search party at a site.
func (r *Referee) searchers(side card.Side, loc game.CardID) []game.Option {
	b := &ballot{r: r, side: side}
	r.party(loc, b)
	return b.open
}

func pollParty(r *Referee, _ *game.Frame, s *searching, b *ballot) { r.party(s.Site, b) }

func askParty(r *Referee, f *game.Frame, s *searching) *game.Decision {
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "missing.search.party", Source: s.Site, Options: polled(r, f, s, pollParty).open,
		Prompt: card.Say("Who searches at %s?", "Qui cherche à %s ?", r.Title(s.Site))}
	if len(s.Party) > 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

// tookParty binds a member for the rest of the turn (missing.search.bound).
func tookParty(g *Game, _ *game.Frame, s *searching, o *game.Option) {
	s.Party = append(s.Party, o.Card)
	g.S.Mark(o.Card).Searched = g.S.Turn
}

// searchGoal is what the total of a search party must be more than (missing.search.total).
const searchGoal = 5 * card.One

// search is the search in progress and its frame, nil if there is none.
func (r *Referee) search() (*game.Frame, *searching) {
	f := r.innermost(pSearch)
	return f, bodyOf[*searching](f)
}

// searchSum is what a search party comes to: its destiny and 1 for each member, 2 for a scout; no
// total without the destiny (missing.search.total).
func (r *Referee) searchSum(s *searching) (sum game.Sum) {
	if sum.Has = s.Drawn.Set; sum.Has {
		sum = plus(sum, game.Term{Say: destinyWord, By: s.Drawn.N})
	}
	for _, id := range s.Party {
		n := card.One
		if r.HasTrait(id, "scout") {
			n += card.One
		}
		sum = plus(sum, game.Term{Source: id, By: n})
	}
	return sum
}

// endSearch finds one missing character, at random, if the total is above 5; it joins the party.
// An undercover spy stays one (missing.search.total, missing.search.fail, spy.missing).
func endSearch(g *Game, f *game.Frame, s *searching) flow {
	sum := g.searchSum(s)
	g.event(game.Event{Kind: game.DestinyTotal, By: f.Side, Card: s.Site, At: s.Site, N: sum.Total, Than: searchGoal})
	lost := g.missing(f.Side, s.Site)
	if !sum.Has || sum.Total <= searchGoal || len(lost) == 0 {
		return done
	}
	id := lost[g.S.Random(len(lost))]
	it := g.S.Edit(id)
	it.Flags &^= game.Missing
	it.Searched = g.S.Turn
	e := game.Event{Kind: game.Found, By: f.Side, Card: id, At: s.Site}
	g.happens(e)
	return done
}
