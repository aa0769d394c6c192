// Package widgets draws a game.View as a card table and sends back option keys.
// No rule lives here: what is legal stands in View.Prompt.Options, why something
// is not legal and why a number is what it is comes from Actions.
//
// A Table is the whole table, the only widget that others need. It cuts the
// window into bands (split), lays out the row of locations (layBoard), and puts
// a cardWidget on each visible card and a panel on each piece of furniture. A
// moves is the prompt's options by card, spot and button; drag, click-click,
// keyboard and menu all end in Table.choose with one of their keys. A row wider
// than the window is panned (scroll.go), and follow keeps in sight what happens;
// news tell a player what he missed and show the destinies drawn. A Theme is
// the look of the window's other widgets. A state (states) is what a card is in: its mark
// on the card, its words and its rule beside it, are in that one list. A bout is a contest
// such as sabacc or a duel: boutOf fills it in, and its sheet in the column is the same for
// all; so is the plate over the board where cards of its own lie. Picture draws a table without a window.
//
// Rings are what others let a table point at; At is what lies at a place of it. Symbols are all
// icons and marks with their words and rules, for the page that explains them; ruleHere is what
// F1 asks about.
//
// A Builder is the deck builder: it draws a BuilderView and tells its BuilderActions what is
// done. Its two cardPanes hold piles of stacks, as faces or as a list; a sheet of SheetItems
// (texts with buttons, charts) may stand in the place of the cards.
//
// Geometry (rect, split, layBlock, layBoard, fan) and moves know no Fyne and are
// tested alone. All of a Table belongs to the UI goroutine; only faces are drawn
// elsewhere and come back through Actions.Post.
package widgets
