// Package engine is the game of Cantina seen from outside: a small door.
//
//   - A Game is a game in progress; New starts one from two decks, Load opens a saved one.
//   - Status is where it stands; Decision says who must choose and among what; Choose takes
//     an option by its key.
//   - View is all that one seat may know.
//   - Meant says what bringing a card to another can mean, Why what of that is not legal now
//     and why not; Explain says why a number is what it is.
//   - Save writes the whole state; Hash is its fingerprint.
//
// The door itself is an interface in engine/game, below everybody who sees a game through
// it: the rules are behind it; bots, replays, the terminal, the saves and the table stand
// before it. What scenes do besides, laying positions, is construction and goes past it.
//
// The engine runs until a person must choose. It never shows hidden cards, keeps
// no clock, and the same seed and choices give the same game on every system.
//
// # The rooms behind the door
//
// Imports run one way: card <- gametext <- catalog; card <- game; gametext, catalog,
// game <- position <- rules; rules <- scene, replay, enginetest; all of these <- engine,
// tool. A bot stands before the door, and coach behind the bot. A test keeps it so
// (enginetest/imports_test.go).
//
//   - card: what is printed. gametext: the language of game text, which knows no state.
//     catalog: reads the cards.
//   - game: a State, plain data that names its cards: no pointers between cards, no
//     closures, no maps that are ranged over, no clock. So Clone, Hash, Save, Load and Check
//     are short, and undo, replay, bots and crash-safe saves follow from it. What is saved
//     calls cards by slugs and all else by words, and is checked when it is loaded. The
//     state is written through doors only (Edit, Change and the methods that move cards),
//     so that what is remembered of it can be forgotten.
//   - position: what is so. A Position asks only, and remembers what it has found out.
//   - rules: what may be done, judged by a Referee, who asks only; and what then happens,
//     done by a Game. A paused procedure is a frame with a body of its own.
//   - scene, replay: positions and games as text. lesson: what is taught at the table, by
//     goals that a scene's expectations say. puzzle: positions with a goal that is proved.
//     enginetest: what every game must pass.
//
// # Legal has one definition and three readings
//
// A requirement is one thing that must hold before an action; it names its rule and says
// in words what is unmet. Candidates are listed broadly; options are those with nothing
// unmet; Choose looks a key up among them; Why lists the unmet ones of each kind of action
// that a gesture can mean, the decisive first. A price is asked apart. What a procedure asks in its midst goes through the same door. No requirement,
// price or list can change anything: they take a Referee.
//
// # Where to look
//
// A rule by its id: every id stands in the comment of what carries it out, and in the
// title of its scenes (engine/scene/testdata); "rules -missing" lists those without. A
// verb: rules/verbs.go. A procedure: rules/procedures.go. A set of requirements:
// rules/needs.go. A number: position/numbers.go and changes.go. A word of game text: its
// phrase in gametext, its meaning in position, what it does in rules/do_*.go. What the
// rulebook says of a place by name: position/atlas.go.
package engine
