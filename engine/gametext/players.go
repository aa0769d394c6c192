package gametext

import "reflect"

// Players are the players of whom a sentence speaks.
type Players struct{ You, Opponent bool }

func (p *Players) add(q Players) {
	p.You, p.Opponent = p.You || q.You, p.Opponent || q.Opponent
}

var (
	you      = Players{You: true}
	opponent = Players{Opponent: true}
	both     = Players{true, true}
)

// spoken are the players whom a phrase names in words of its own, besides those its
// slots name. TestPhrasesNamePlayers holds it against the phrasebook.
var spoken = map[reflect.Type]Players{
	reflect.TypeFor[RaceWon]():         opponent,
	reflect.TypeFor[TrimHand]():        opponent,
	reflect.TypeFor[LoseAlike]():       opponent,
	reflect.TypeFor[OfEach]():          opponent,
	reflect.TypeFor[Outpowered]():      both,
	reflect.TypeFor[CarriesOff]():      opponent,
	reflect.TypeFor[HigherRetrieves](): opponent,
	reflect.TypeFor[TransitCost]():     you,
	reflect.TypeFor[StartingHand]():    you,
	reflect.TypeFor[Beneath]():         you,
	reflect.TypeFor[PickUp]():          opponent,
	reflect.TypeFor[Quiet]():           you,
	reflect.TypeFor[ChoosesX]():        you,
	reflect.TypeFor[MayChoose]():       you,
	reflect.TypeFor[Lends]():           you,
	reflect.TypeFor[DrawnInstead]():    you,
	reflect.TypeFor[UsesTheirs]():      both,
	reflect.TypeFor[UsedTheirs]():      both,
	reflect.TypeFor[Redraw]():          you,
}

// Speaks tells of which players a sentence speaks. "Each player" and words such as
// "both players" are about the opponent too.
func Speaks(c *Clause) (p Players) {
	Walk(c, func(n any) bool {
		if f, ok := n.(*Filter); ok {
			p.add(Players{You: f.Owner == Yours, Opponent: f.Owner == TheOpponents})
			return true
		}
		v := reflect.ValueOf(n)
		p.add(spoken[v.Type()])
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				p.addField(v.Field(i).Interface())
			}
		}
		return true
	})
	return p
}

func (p *Players) addField(x any) {
	switch x := x.(type) {
	case Who:
		p.add(Players{You: x == You, Opponent: x == Opponent || x == EachPlayer})
	case Actor:
		p.add(Players{You: x == ByYou, Opponent: x == ByOpponent})
	case Doing:
		p.add(Players{You: x == SwitchPower || x == DoublePower || x == CancelDamage || x == KeepDraw || x == SubstituteFromHand, Opponent: x == SwitchPower || x == StartPodrace || x == OutcomeOpponents})
	case Turning:
		p.add(Players{You: x == ToUsedPile})
	case Purpose:
		p.add(Players{You: x == ToPowerOnly || x == ToDuelTotal})
	case Turn:
		p.add(Players{Opponent: x >= NotModified})
	case Occasion:
		p.add(Players{Opponent: x == BothDrewOne})
	case Figure:
		p.add(Players{You: x == AnyOfYours || x == YourPower || x == YourBattleDestiny || x == AbilityPresent || x == YourLifeForce, Opponent: x == TheirPower || x == AnyOfTheirs || x == TheirBattleDestiny || x == TheirTopRace})
	case Feat:
		p.add(Players{You: x == ToBeForfeitedForAll || x == ToShiftTotal || x == ToBeSpared || x == ToForfeitInHand})
	case Situation:
		p.add(Players{You: x == OnYourSide || x == DeployedByYou || x == Stealable, Opponent: x == OfTheirChoice})
	case Act:
		p.add(Players{You: x == ShowsHand, Opponent: x == ShowsHand})
	case Share:
		p.add(Players{You: true})
	case Script:
		p.add(Players{Opponent: x == TheirText})
	case Law:
		p.add(Players{You: x == LightGoesFirst, Opponent: x == ProbesGoUsed})
	case HandDeed:
		p.add(you)
	case Whose:
		p.add(Players{You: x == Your, Opponent: x == Opponents})
	case Hedge:
		p.add(Players{You: x == AtNextEnd, Opponent: x == IfOpponentWishes})
	case Until:
		p.add(Players{You: x == StartOfYourNextTurn || x == EndOfYourNextTurn || x == NextEndOnTable})
	}
}

// Same tells whether two sentences say the same of the same cards, whatever side of
// a location they stand on.
func Same(a, b *Clause) bool {
	return a.May == b.May && same(reflect.ValueOf(sideless(a.Heads)), reflect.ValueOf(sideless(b.Heads))) &&
		same(reflect.ValueOf(a.Steps), reflect.ValueOf(b.Steps)) && same(reflect.ValueOf(&a.Rule).Elem(), reflect.ValueOf(&b.Rule).Elem()) && same(reflect.ValueOf(&a.While).Elem(), reflect.ValueOf(&b.While).Elem())
}

// sideless are the heads but for the side of a location.
func sideless(list []Head) (out []Head) {
	for _, h := range list {
		if s, ok := h.(Sided); !ok || s.Side > DarkSide {
			out = append(out, h)
		}
	}
	return out
}

// same compares trees but for where they stand in their text.
func same(a, b reflect.Value) bool {
	if a.Kind() != b.Kind() || a.IsValid() && a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Interface:
		return a.IsNil() == b.IsNil() && (a.IsNil() || same(a.Elem(), b.Elem()))
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !same(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			f := a.Type().Field(i)
			place := a.Type() == reflect.TypeFor[Filter]() && (f.Name == "Pos" || f.Name == "Len")
			if f.IsExported() && !place && !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	return a.Interface() == b.Interface()
}
