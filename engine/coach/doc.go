// Package coach says to a player what he could do and why, what he is about to waste, and
// afterwards what he missed. It sees what the player's own seat sees and nothing else, and says
// everything in both languages.
//
//   - A Coach knows what a player knows of the decks: his own.
//   - Suggest gives up to three options with a reason each (a Suggestion), the best first. What
//     they are worth is package bot's to say: the coach advises as the plain player plays.
//   - Warn says what an option wastes (a Warning). It is either provable from what lies open, or
//     says "probably", with the odds.
//   - A Topic is what an advice is about; whoever has done something often enough by himself
//     needs no more advice about it (Progress).
//   - Review goes through a game that was played and gives its Findings, each with its turn and
//     its decision.
//
// What a text or a weapon does now is seen by trying it (Coach.Look). The odds of a battle are
// reckoned from power, battle destiny and forfeit; what weapons and texts may still do in it is
// left out, and the sentences say so. The coach judges no rule: what is legal stands
// in the options.
package coach
