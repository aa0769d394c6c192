package bot

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// never are actions that Plain leaves alone unless it must do something: what they are good
// for it does not see.
var never = map[game.Verb]bool{
	game.VLand: true, game.VSlot: true, game.VDisembark: true, game.VTransfer: true, game.VDock: true, game.VBomb: true,
	game.VCarry: true, game.VHaul: true, game.VBury: true, game.VLeave: true, game.VRecall: true, game.VStar: true, game.VOrbit: true,
	game.VRun: true, game.VCover: true, game.VBluff: true, game.VSite: true, game.VAttack: true, game.VForm: true, game.VEscape: true,
}

// answer is what Plain makes of the answers to a question.
func (f *field) answer(o *game.Option) Thought {
	d := f.v.Prompt
	switch {
	case never[o.Verb]:
		return Thought{Why: ToWait, Worth: -card.One / 4}
	case o.Verb == game.VYes && d.Rule == "battle.destiny.count":
		return Thought{Why: ToDrawDestiny, N: card.Whole(int(o.N)), Worth: card.One}
	case o.Verb == game.VTarget && d.Rule == "podrace.podracers" && f.cards[o.Card] != nil && f.cards[o.Card].Def != nil: // the highest race destiny
		return Thought{Why: ToRace, Card: d.Source, Worth: f.cards[o.Card].Now[card.Destiny].N}
	case o.Verb == game.VYes:
		return Thought{Worth: card.One / 4}
	case o.Verb == game.VNo:
		return Thought{}
	case o.Verb == game.VNumber:
		return f.number(o)
	case o.Verb == game.VTarget:
		return f.target(o)
	case o.Verb == game.VStart && f.cards[o.Card] != nil && f.cards[o.Card].Face() != nil:
		return Thought{Worth: card.One + card.Whole(f.cards[o.Card].Face().Force[f.me])}
	case d.Kind == game.AskAction || d.Kind == game.AskRespond:
		return Thought{Worth: card.One / 4}
	}
	return Thought{Worth: card.One / 2}
}

// number takes the highest destiny, and otherwise the first number, which is the least that a
// text wants.
func (f *field) number(o *game.Option) Thought {
	if f.v.Prompt.Rule == "value.multi-destiny" {
		return Thought{Worth: card.Whole(int(o.N))}
	}
	return Thought{Worth: card.One / 4}
}

// target chooses of the opponent's cards the one that he would miss most; of the player's own
// that from a pile which is worth most, and on table or out of hand which is worth least.
func (f *field) target(o *game.Option) Thought {
	c := f.cards[o.Card]
	if c == nil || c.Face() == nil {
		return Thought{Worth: card.One / 4}
	}
	_, onTable := f.at[o.Card]
	var shown bool
	for i := range f.v.Shown {
		shown = shown || f.v.Shown[i].ID == o.Card
	}
	switch {
	case c.Face().Type == card.Location:
		s := f.spotOf(o.Card)
		if s == nil {
			return Thought{Worth: card.One}
		}
		return Thought{Worth: card.One + s.power[f.me] - s.power[f.foe]}
	case c.Owner == f.foe:
		return Thought{Worth: card.One + keep(c)}
	case shown:
		return Thought{Worth: card.One + keep(c)}
	case onTable:
		return Thought{Worth: card.One/2 - keep(c)/100}
	}
	return Thought{Worth: -f.hold(c)}
}
