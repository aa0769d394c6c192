// Package widgets draws a game.View as a card table and sends back option keys.
// No rule lives here: what is legal stands in View.Prompt.Options, why something
// is not legal and why a number is what it is comes from Actions.
//
// A Table is the whole table, the only widget that others need. What it shows is a tableau: the
// View with its cards and options found again, what the player has begun (aim, pull, focus), where
// the bands of the window are (split), language and colours. The Table writes it, and what answers
// the player: touch, drag, keys, and the switches that fold the column or sort the hand. The rest
// of the parts only read it. None knows the Table: they ask through Actions, or the house (rest,
// relayout, arrange, repaint, cancel).
//
//   - eye: the board, a widget of its own. Its vista is the row of locations (layBoard, layBlock) as
//     it is panned and zoomed; its ground is what is painted there besides cards: lanes, links, felt.
//   - pack: a cardWidget for each card in sight, and the marks over it.
//   - seats: the bars of the two players, piles and hands. phases: whose turn, which phase, orders.
//     prompt: the question and its answers.
//   - spread: cards being played, drawn, or to choose among. plate: the cards of a bout.
//   - lens: the card looked at, large, and all that is so of it in words.
//   - column: a page for each tab: log, list of all that can be done, what is fought out, a pile,
//     the coach.
//   - menu, toast, help: slips, which hold Fyne's own buttons, links and texts; news, result, rings:
//     painted. All of them stand over the table, and go again.
//   - touch, drag, keys, pointer: a click, a pull, a key and the mouse at rest. The first three aim
//     with a card and drop it; all ends in tableau.choose with a key of the prompt.
//
// A part that is painted has a panel: a picture, and the places of it that answer the pointer. A
// moves is the prompt's options by card, spot and button. A state (states) is what a card is in: its
// mark on the card, its words and its rule beside it, are in that one list. A bout is a contest
// such as sabacc or a duel: boutOf fills it in, and its sheet in the column is the same for
// all. A Theme is the look of the window's other widgets. Picture draws a table without a window.
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
