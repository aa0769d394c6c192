// Package gametext is the language of card text: a sentence is read into a tree that the
// rules run, and printed from that tree in every language.
//
// # The parts of speech
//
// A Clause is one sentence. Either a rule stands, perhaps while something is so, or steps
// are done when the heads before them say so:
//
//		while piloting "Red 1", power +2 and immune to attrition < 3
//		during your control phase, once per turn, use 1 Force: may draw 1 destiny; ...
//
//	  - A Rule is a subject and what is said of it: cards (or, with no words, the card itself)
//	    and their Preds, or a Quantity and its change: "your aliens here are power +1 and may
//	    not be targeted by weapons"; "your Force drains here are +1".
//	  - A Pred is a predicate: "is power +1", "deploys -2 to "Hoth"", "may move as a react".
//	    After may and may not stands a Can: "battle", "deploy here as a react".
//	  - Adverbials: a To (where to: "here", "to same site as "Luke"", "on "Endor""), a Place
//	    (at which locations), a Cost ("free", "-2"), a How ("as a react").
//	  - A Quantity is a number of the game: "your total power", "weapon destiny draws of ...".
//	    A Change is "+1", "-1 for each droid here", "(limit +2)"; an Amount a number as a tree.
//	  - A Filter is a noun phrase, "your unique aliens (Jawa or pilot) present with "Han"":
//	    determiner, owner, adjectives, nouns or titles, exceptions, Posts.
//	  - A Post is a relation: "here", "aboard "Falcon"", "in battle with a Rebel", "you
//	    control". It narrows a noun; with a subject it is a condition ("while "Luke" is aboard
//	    this"), without one it is said of the card itself ("while in battle").
//	  - A Cond is a condition; "and" and "either ... or ..." join them.
//	  - A Head says when, how often, at what price: a side or face, a function of an Interrupt,
//	    "during {Span}", "once per turn", "use 1 Force", "if {Cond}", or a moment: a tense and
//	    what happens in it, "if {Who} just {Event}", "if {Cards} was just {Fate}", "if {Cards}
//	    {Act}". Only sides and faces may stand before a rule. On a card that stays
//	    on table an action needs a moment, a phase, a price or a limit (bounded.go).
//	  - A Step is something done: "target {Cards}", "draw 1 destiny", "{Cards} is lost". What a
//	    step names is bound: "that character", "that destiny" (bind.go).
//
// Nouns and adjectives are rows of nountable.go, in the family of cards that they are said
// of; titles, personas and systems stand in quotes and must exist.
//
// # A new word
//
//  1. The phrase, a Go type and its words in the file of its theme here:
//     say[Step, Take]("take {Cards} {From?} into hand", "prenez^prendre en main {Cards} {From?}")
//  2. What it means, in the file of its theme: position for what stands or is asked (pred,
//     can, modifies, cond, Post, place, quantity, by), rules/do_*.go for what is done (does).
//     An adverbial is compiled by those it may stand beside: abilities.go, quantities.go.
//  3. The card that says it, with an example in which each number, limit and condition has
//     a line that fails without it.
//
// Then bless and read the goldens: go test ./engine/gametext ./engine/catalog ./engine/tool
// ./engine/scene -update, go test ./engine/rules -run 'Test(Steps|Sentences)$' -update, and
// write anew the table of what is whole: go run ./engine/cmd cards -update. A second meaning
// of a word stops the program at its start; a combination that nothing carries out is
// refused (comp.cannot) and its card declined; a test walks every phrase through every slot.
//
// # Templates
//
// A slot {Field} is a field of the type, and the field's type decides what may stand there;
// {Field?} may be left empty. A word `is|are` agrees in number; four forms (masculine,
// feminine, plural masculine, plural feminine) also in gender; three forms are he|you|they.
// The word agrees with the number slot right before it, else with the phrase's first
// Filter, player or Quantity; in a Post, Pred or Can with what it is said of, or with a
// Filter slot before the word; `is|are@Field` says which otherwise. `past^infinitive` has
// two forms: {Event past}, {Event inf}; in a step the infinitive follows "may". In such
// forms an underscore is a space.
//
// After its name a slot may say how it is read and printed: {Titles and}, {Steps ;}
// how a list is joined (by default "or", steps "and"); {Cards one}, {Cards many} a bare
// singular or plural noun ("for each droid", "number of droids"); {Place held} leaves a
// following "with" to the phrase; {Stat bare} and {Stat a} without its French article or
// with "un".
//
// French only: {this} is the card that carries the text, "cette carte", then "elle"; {Cards
// each} means all of them ("chacun de vos Jedi"), {Cards none} nobody ("aucun de vos Jedi"),
// {Cards que} compares with each ("que « Luke » ou que « Han »"), {Can ni} is "ne ... ni A
// ni B", {Stats en} "en puissance et en habileté", {To? short} an adverb and {To? long} any
// other place, {To moving} where something moves: there "à^vers" is "vers". In a condition
// "que^si" is "si" after "si". "up±down" goes by the sign of a change, {By abs} is its size.
// {Whose:votre main|la main adverse} says something for each value of an enumerated type;
// {Cards:|pas} the first of cards of which none is, the second of others. After "à" and "de"
// alternatives repeat the preposition. A type whose words no template can say is a
// frenchSayer. A word "sa|leur@host" agrees with what a part of speech is said of though
// other cards stand before it.
//
// # One spelling
//
// A clause must be written with exactly the words that Print gives back for it, or Parse
// says which word is wrong; Format rewrites it. How printed cards say some things, and how
// they are said here, errors tell (printed.go). The package does not know what a phrase
// does; that is the rules' business.
package gametext
