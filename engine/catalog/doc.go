// Package catalog reads the cards: assets/cards/*.toml into a Catalog. It is the
// only reader of those files.
//
// A Card is a definition (facts), and its game text. The facts of all cards are read by
// Load; a text is read into clauses when somebody first asks for it, by whichever
// goroutine. A card is in one of three states. It is whole; only then it may be played.
// It is declined: its facts or its text are not understood. Or it is unwritten: its facts
// stand there, but no text of ours yet; such a card is found, shown and kept in decks. Which
// cards of the program are whole is remembered in a generated table (whole.go). A Problem
// says where a file is wrong, what is wrong and how to mend it; one wrong card never
// hides the others.
//
// The catalog knows nothing of a game in progress.
package catalog
