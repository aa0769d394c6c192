// Package store keeps what must not be lost in one bbolt file: games, decks and a few
// preferences.
//
//   - A Store is the open file; Open checks all of it first, mends what it can and says
//     in a Report what it did.
//   - A game is its Header and one line a decision, the option's key. Append
//     writes lines in one transaction, and the table shows a result only after it.
//   - A checkpoint is the encoded state after so many decisions: what resuming and
//     undo go on from, also where the rules no longer run the lines before it.
//   - A Mark is what an undo must know about a line, beside its key.
//   - A Summary is what the list of games shows.
//   - A deck is its DeckVersions, of which none ever changes, and perhaps a draft, which is
//     its unsaved editing; a DeckSummary is what the list of decks shows. The store reads
//     nothing in the text of a deck.
//   - An op is one change, and the only way to make one: a transaction of the file and a
//     line of the journal beside it. Ops are numbered; a file that knows fewer than the
//     journal has lost some, and they are done again.
//   - An export is all of it as text, in blocks with checksums; an import takes what is
//     not here yet.
//
// Every record is sealed with its place. What Open finds damaged it makes anew of the
// newest good backup, the journal, and what a search of the damaged file finds (pages,
// check, salvage, merge, redo); a checkpoint may be missing then, for the lines lead there.
// What is being searched is named beside it until that is done: a start that is killed
// leaves it to the next one.
//
// The database is looked through at each start, the journal once a day, before the day's
// backup: damage in the midst of it costs nothing as long as the database is whole.
//
// Nothing is ever deleted: a damaged file is set aside, a deleted game or deck goes to
// the trash, and lines taken back by an undo are kept with their game. Package
// store knows no rules and draws nothing.
package store
