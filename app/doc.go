// Package app is the program with a window: its screens, its language, and the
// sessions played in it. The games are kept by app/store, played by
// app/session and drawn by the widgets; the rules are in the engine.
//
//   - A program is one run: the window, the open file, and the screen that fills
//     the window.
//   - A screen is home, the set-up of a new game, the table, the curtain, the
//     end of a game, the list of decks (deckShelf), the deck builder (builder), or
//     importing. It makes its content anew whenever the language changes.
//   - A game from a position has a guide over its table: of a lesson (teacher), of a position
//     that is played on freely (free), or of a puzzle. It says what is shown, looks at the game
//     at each decision, and leads back. What opens as a position: lessons, the examples of
//     cards, the scenes of rules, files of scenes, and what the board editor sets up.
//   - A boardEditor changes a position by hand, on a bench: a setting that is made from nothing, or a
//     mending of a game on which both players agree (judge mode).
//   - A machine is how the program plays a seat at a table, a coaching the coach beside it; what
//     they think is in engine/bot and engine/coach.
//   - A builder owns a decks.Draft: every change of the deck is a value in it, kept
//     at once; what the window shows of it is worked out anew (builderview.go).
//
// All of a program belongs to the UI goroutine, except work given to do.
package app
