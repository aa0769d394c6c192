package bot

import (
	"math/rand/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Curious is a random player that would rather do what it has not done yet in its game: use a
// text, play, fire or deploy a card of a title that it has not had before. So texts that seldom
// can be carried out are, when they can. The same seed and the same views give the same choices.
type Curious struct {
	random *Random
	rand   *rand.Rand
	done   map[deed]bool
}

// A deed is what a player has done with cards of a title: which way, and by which of its texts.
type deed struct {
	card   *card.Def
	verb   game.Verb
	clause int16
}

// NewCurious returns the curious player of a seed and seat, for one game.
func NewCurious(seed uint64, seat card.Side) *Curious {
	return &Curious{NewRandom(seed, seat), rand.New(rand.NewPCG(seed, uint64(seat)+101)), map[deed]bool{}}
}

var _ Player = (*Curious)(nil)

// tempting are the ways to act that a curious player tries with every card: texts first, of which
// it forgoes few.
var tempting = [game.Verbs]int{
	game.VUse: 9, game.VPlay: 8, game.VFire: 9, game.VText: 8, game.VFlip: 9, game.VAttack: 6, game.VRally: 8,
	game.VDeploy: 7, game.VReactDeploy: 7, game.VReplace: 6, game.VForm: 6, game.VBomb: 9, game.VUnleash: 8,
	game.VImprison: 6, game.VSeize: 6, game.VHaul: 4, game.VCarry: 3, game.VRun: 5, game.VRace: 8,
	game.VCover: 5,
}

// Choose picks an option that is new, if there is one and it is tempted, or else any.
func (c *Curious) Choose(v *game.View) string {
	var fresh []*game.Option
	best := 0
	cards := known(v)
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		t := tempting[o.Verb]
		if t == 0 || o.Card <= 0 || o.Vain || t < best || c.done[deed{cards[o.Card], o.Verb, o.Clause}] {
			continue
		}
		if t > best {
			best, fresh = t, nil
		}
		fresh = append(fresh, o)
	}
	if len(fresh) == 0 || c.rand.IntN(10) >= best {
		return c.note(v, cards, c.random.Choose(v))
	}
	return c.note(v, cards, fresh[c.rand.IntN(len(fresh))].Key)
}

// note remembers what is done.
func (c *Curious) note(v *game.View, cards map[game.CardID]*card.Def, key string) string {
	for i := range v.Prompt.Options {
		if o := &v.Prompt.Options[i]; o.Key == key && tempting[o.Verb] > 0 && o.Card > 0 {
			c.done[deed{cards[o.Card], o.Verb, o.Clause}] = true
		}
	}
	return key
}

// known are the cards of which a View shows what they are.
func known(v *game.View) map[game.CardID]*card.Def {
	out := map[game.CardID]*card.Def{}
	for c := range v.All() {
		if !c.FaceDown {
			out[c.ID] = c.Def
		}
	}
	return out
}
