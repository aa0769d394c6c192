package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Motive is why an option is worth something, or nothing.
type Motive uint8

const (
	NoMotive      Motive = iota
	ToActivate           // N Force
	ToDrain              // for N at At
	ToFight              // at At: N is what is gained on average, of Odds
	ToHold               // At, where nobody of the opponent is: drains of N
	ToContest            // At: the opponent's drains of N there stop; P power stands against M then
	ToHelp               // those at At, with N power against M
	ToFlee               // from At, where N power stands against M
	ToEscape             // from At, before that is blown away
	ToMan                // the ship or vehicle Card, which has no pilot
	ToGrow               // N Force icons more
	ToArm                // Card gets a weapon or device
	ToShoot              // at Card
	ToAnswer             // what the opponent does
	ToGain               // by what Card says, N Force on average; see Seen
	ToDraw               // N cards: the hand has M
	ToDrawDestiny        // N battle destinies
	ToRace               // with Card, whose race total is N; more than M wins
	ToForfeit            // Card, for N of the damage
	ToPay                // Force from a pile
	ToKeep               // Card on table: Force is lost in its place
	ToWait               // nothing on offer gains anything
	TooWeak              // to go to At, with N power against M
	TooCostly            // the fight at At: N is what is lost on average
	Motives
)

// A Thought is what an option is worth, in Force, and why.
type Thought struct {
	Option *game.Option
	Worth  card.Num
	Why    Motive
	At     game.CardID // the location it is about
	Card   game.CardID // the card it is about
	N, M   card.Num
	P      card.Num
	Odds   Outcome       // of a fight
	Seen   [2]*game.View // what comes of it: the table without it, and with it
}

// Unknown are the destinies of two decks that nobody has looked at.
var Unknown = [card.Sides]Spread{Usual, Usual}

// Rank gives a thought for each option that Plain may take, in the order of the options;
// battles are reckoned with the destinies given, texts and weapons by look, if there is one.
func Rank(v *game.View, destiny [card.Sides]Spread, look Look) []Thought {
	f := survey(v)
	f.destiny, f.look = destiny, look
	out := make([]Thought, 0, len(v.Prompt.Options))
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		if o.Verb == game.VConcede {
			continue
		}
		t := f.think(o)
		t.Option = o
		out = append(out, t)
	}
	return out
}

// Plain is a player who takes what Rank holds for the best, of equals the first. Without a Look
// he does not know what texts do.
type Plain struct{ Look Look }

var _ Player = Plain{}

// Choose picks an option.
func (p Plain) Choose(v *game.View) string {
	list := Rank(v, Unknown, p.Look)
	if len(list) == 0 { // nothing but to concede
		return v.Prompt.Options[0].Key
	}
	return list[Best(list)].Option.Key
}

// Best is the index of the thought worth most; of equals that of passing, then the first.
func Best(list []Thought) int {
	best := 0
	for i := range list {
		if t := &list[i]; t.Worth > list[best].Worth || t.Worth == list[best].Worth && t.Option.Verb == game.Pass {
			best = i
		}
	}
	return best
}
