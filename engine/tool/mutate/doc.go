// Package mutate asks what nobody would notice. A Mutant is one small change: of a card's
// text (a number, a condition, a limit, a noun, a price), or of the code of the rules (a
// comparison, a condition, a constant). It is noticed if a scene, an example or a test that
// holds rules fails with it; one that survives is a rule that nothing holds, or is listed
// with the reason why it changes nothing (Known).
//
//   - Cards draws mutants of texts: the sentence's tree is changed in one place and
//     printed; what the checker refuses is no mutant. A mutant is judged by the card's
//     examples and by every scene in which the card is. Whoever writes a card asks for all
//     of its mutants (Draw.Of) and gives each that matters a line that fails with it.
//   - Code draws mutants of packages. All of them are compiled into one program, each
//     behind a switch (guard.go), so that a mutant costs no build. The files of the project
//     are not touched: the changed ones are laid over them. The program is a jury of cases
//     (package trial; in jury/ they are the scenes and examples, the table of bans, what becomes of
//     sentences of the phrasebook, and as alarms, asked last and counted apart, the recorded tables): each case tells first which
//     places it passes, and a mutant is then shown to those that pass its place, the cheap
//     ones first, until one notices. What no case notices may be shown to tests (suites.go).
//
// Who wants to know in which game a survivor of the rules would show has it hunted: the program
// of hunter/ plays on from the scenes that pass its place, and games of random decks, by the
// rules and by the mutant side by side, to the first difference. A rule that it finds there
// wants a scene.
//
// A seed draws the same mutants as long as texts and code are the same, and mostly the same
// when a little has changed: each mutant has a rank by its own words, not by its position.
//
// Random play, saves and what is remembered are left out of what notices: they are too slow
// to be asked for each mutant, and a rule should have a scene that says it.
package mutate
