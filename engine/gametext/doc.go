// Package gametext is the language of card text: a sentence is read into a
// tree that the rules run, and printed from that tree in every language.
//
// A Clause is one sentence: Heads (when, how often, at what cost), Steps (what
// happens) and perhaps a Cond (while what holds). A phrase is a Go type tied to
// its words by one line:
//
//	say[Step, Take]("take {Cards} from {From} into hand", "prenez^prendre {Cards} dans {From}")
//
// The English words are read and printed, the French ones only printed. A slot
// {Field} is a field of the type, and the field's type decides what may stand
// there: a Filter (which cards), an Amount (how much), an enumerated type
// (words), another phrase, a quoted title, a number.
//
// Heads say when. A moment is a tense and what happens in it: "if {Who} just {Event}", "if
// {Who} is about to {Event}" for what players do, an Event; the same of cards, for what
// befalls them, a Fate ("was just hit"), and for what they do, an Act ("just moved"). An
// Event, like an Act, has a past and an infinitive: say[Event, WinsBattle]("won^win a
// battle {At?}", ...). A Span is a time that lasts ("your turn", "opponent's move phase",
// "battle"): heads say during, except during, at the start or the end of it, a condition
// says that it is ("while it is your turn"). What the engine does not announce in a
// tense is declined; position/deeds.go has what it announces. On a card that stays on
// table an action needs a moment, a phase, a price or a limit (bounded.go).
//
// Templates. A word `is|are` agrees in number; four forms (masculine, feminine,
// plural masculine, plural feminine) also in gender; three forms are he|you|they.
// The word agrees with the number slot right before it, else with the phrase's first
// Filter or player slot; in a Post with the cards that the Post narrows, or with a
// Filter slot before the word; `is|are@Field` says which otherwise. A French
// `prenez^prendre` is imperative, or infinitive in a clause with "may". In such forms
// an underscore is a space.
//
// After its name a slot may say how it is read and printed: {Titles and}, {Steps ;}
// how a list is joined (by default "or", steps "and"); {Cards one}, {Cards many} a bare
// singular or plural noun ("for each droid", "number of droids"); {Stat bare} and
// {Stat a} without its French article or with "un". In French {Whose:votre main|la main adverse} says something for
// each value of an enumerated type; {Cards:|pas} the first of cards of which none is, the second of others.
//
// French only: {this} is the card that carries the text, "cette carte", then "elle"; {Cards each} means all of them
// ("chacun de vos Jedi"), {Cards none} nobody ("aucun de vos Jedi"), {Cards que} compares with each ("que « Luke » ou
// que « Han »"), {Can ni} is "ne ... ni A ni B", {Stats en} "en puissance et en habileté", {To? short} an adverb and
// {To? long} any other place, {To moving} where something moves: there "à^vers" is "vers". In a condition "que^si" is
// "si" after "si". "up±down" goes by the sign of a change, {By abs} is its size. After "à" and "de" alternatives
// repeat the preposition. A type whose words no template can say is a frenchSayer. A word "sa|leur@host" agrees with
// what a part of speech is said of though other cards stand before it.
//
// Binding. A field tagged `bind:"cards"` names the cards it finds for later words
// such as "that character"; a field tagged `bind:"destiny"` names a number "destiny".
// See Binder.
//
// One spelling for a meaning: a clause must be written with exactly the words that
// Print gives back for it, or Parse says which word is wrong; Format rewrites it.
// The package does not know what a phrase does; that is the rules' business.
package gametext
