package scene

// A form is a kind of expectation: its words with slots, and what tells whether
// it is so. A check returns "" if it is, else what is so instead.
type form struct {
	words string
	check func(*runner, []arg) string
}

// forms are all expectations. The first that fits a line is meant. Slots: {side}
// dark or light; {card} a card; {place} a location on table; {num} a number,
// {names} cards between commas; {stat}, {pile}, {state}, {slot}, {phase}, {kind}
// words of the game; {text} words in
// quotes; {rules} ids of rules, or kinds of action, between commas.
var forms []form

func init() {
	forms = []form{
		// Places (07, 08, 10)
		{"senate majority: none", (*runner).noMajority},
		{"senate majority: {side}", (*runner).majority},
		{"total politics of {side}: {num}", (*runner).politics},
		{"power of {side} at {place}: {num}", (*runner).powerAt},
		{"ability of {side} at {place}: {num}", (*runner).abilityAt},
		{"icons of {side} at {place}: {num}", (*runner).iconsAt},
		{"drain of {side} at {place}: none", (*runner).noDrain},
		{"drain of {side} at {place}: {num}", (*runner).drainAt},
		{"{side} occupies {place}", (*runner).occupies},
		{"{side} does not occupy {place}", not((*runner).occupies, "he does")},
		{"{side} controls {place}", (*runner).controls},
		{"{side} does not control {place}", not((*runner).controls, "he does")},
		{"nobody controls {place}", (*runner).nobodyControls},
		{"nobody occupies {place}", (*runner).nobodyOccupies},
		{"no Force drain", (*runner).noDraining},
		{"{side} drains at {place}", (*runner).drains},
		{"{side} drains at {place}: {num}", (*runner).drainsFor},
		{"row: {names}", (*runner).row},
		{"ship of {place}: none", (*runner).noShip},
		{"ship of {place}: {card}", (*runner).shipIs},
		{"{place} related to {place}", (*runner).isRelated},
		{"{place} not related to {place}", not((*runner).isRelated, "they are")},
		{"{place} adjacent to {place}", (*runner).isAdjacent},
		{"{place} not adjacent to {place}", not((*runner).isAdjacent, "they are")},

		// Force and piles (02, 05)
		{"generation of {side}: {num}", (*runner).generation},
		{"life force of {side}: {num}", (*runner).lifeForce},
		{"top of {pile} of {side}: {card}", (*runner).topOf},
		{"{side} sees {card}", (*runner).sees},
		{"{side} does not see {card}", not((*runner).sees, "he does")},
		{"{pile} of {side} may not be counted", not((*runner).countable, "it may")},
		{"{pile} of {side} may be counted", (*runner).countable},
		{"{pile} of {side}: none", (*runner).pileEmpty},
		{"{pile} of {side}: {num}", (*runner).pileCount},
		{"{pile} of {side} has {names}", (*runner).pileHas},
		{"{pile} of {side} in order: {names}", (*runner).pileInOrder},
		{"{pile} of {side}: {names}", (*runner).pileIs},

		// Battle (11): the one in progress, or else the last one of the game
		{"no battle", (*runner).noBattle},
		{"battle at {place}", (*runner).battleAt},
		{"battle destiny of {side}: none", (*runner).noDestiny},
		{"battle destiny of {side}: {num}", (*runner).destinyIs},
		{"battle destinies of {side}: {num}", (*runner).destinies},
		{"total power of {side}: {num}", (*runner).battlePower},
		{"attrition against {side}: none", (*runner).noAttrition},
		{"attrition against {side}: {num}", (*runner).attritionIs},
		{"attrition left against {side}: {num}", (*runner).attritionLeft},
		{"battle damage of {side}: {num}", (*runner).wholeDamage},
		{"damage left of {side}: {num}", (*runner).damage},

		// Cards
		{"{stat} of {card}: none", (*runner).statNone},
		{"{stat} of {card}: {num}", (*runner).stat},
		{"{stat} of {card}: {num} explained by {text} {num}", (*runner).statBecause},
		{"{stat} of {card} reads {text}", (*runner).statReads},
		{"{stat} of {card} in French reads {text}", (*runner).statReadsFrench},
		{"{card} aboard {card} as {slot}", (*runner).aboardAs},
		{"{card} aboard {card}", (*runner).isOn},
		{"{card} not at {place}", not((*runner).cardAt, "it is")},
		{"{card} at {place}", (*runner).cardAt},
		{"{card} not on table", not((*runner).onTable, "it is")},
		{"{card} on table", (*runner).onTable},
		{"{card} stacked on {card}", (*runner).isUnder},
		{"{card} on {card}", (*runner).isOn},
		{"{card} in {pile} of {side}", (*runner).inPileOf},
		{"{card} in {pile}", (*runner).inPile},
		{"{card} out of play", (*runner).outOfPlay},
		{"{card} matches {card}", (*runner).matches},
		{"{card} does not match {card}", not((*runner).matches, "it does")},
		{"one of {names} at {place}", one((*runner).cardAt)},
		{"one of {names} on table", one((*runner).onTable)},
		{"one of {names} in {pile} of {side}", one((*runner).inPileOf)},
		{"one of {names} is {state}", one((*runner).isState)},
		{"{card} is not {state}", not((*runner).isState, "it is")},
		{"{card} is {state}", (*runner).isState},

		// Decks (03)
		{"deck of {side}: legal", (*runner).deckLegal},
		{"deck of {side}: {rules}", (*runner).deckBreaks},
		{"deck of {side} warns of nothing", (*runner).deckWarnsNothing},
		{"deck of {side} warns of {rules}", (*runner).deckWarns},

		// The game
		{"decides: nobody", (*runner).nobodyDecides},
		{"decides: {side} {kind}", (*runner).decidesKind},
		{"decides: {side}", (*runner).decides},
		{"{side} is asked {text}", (*runner).isAsked},
		{"{side} is asked in French {text}", (*runner).isAskedFrench},
		{"{side} chooses among {names}", (*runner).choosesAmong},
		{"offers {num} moves", (*runner).offers},
		{"offers {text}", (*runner).says},
		{"offers in French {text}", (*runner).saysFrench},

		// A gesture: a card brought to another, or taken by itself (check_gesture.go)
		{"{side} brings {card} to {card} told {text}", (*runner).bringsTold},
		{"{side} takes {card} told {text}", (*runner).takesTold},
		{"{side} brings {card} to {card} to {rules}", (*runner).brings},
		{"{side} brings {card} to {card}: {rules}", (*runner).bringsRefused},
		{"{side} takes {card} to {rules}", (*runner).takes},
		{"{side} takes {card}: {rules}", (*runner).takesRefused},

		{"phase: {side} {phase}", (*runner).phaseIs},
		{"turn: {num}", (*runner).turnIs},
		{"log has {text}", (*runner).logHas},
		{"log lacks {text}", not((*runner).logHas, "the log has it")},
		{"winner: none", (*runner).noWinner},
		{"margin: {num}", (*runner).margin},
		{"winner: draw", (*runner).draw},
		{"winner: {side}", (*runner).winner},
	}
}

// not turns a check round; is says what is so when it fails.
func not(check func(*runner, []arg) string, is string) func(*runner, []arg) string {
	return func(r *runner, a []arg) string {
		if bad := check(r, a); bad == "" {
			return is
		} else if r.broken {
			return bad
		}
		return ""
	}
}
