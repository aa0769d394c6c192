// Package rulebook is the rulebook of the game: what a refusal's rule id stands for.
//
//   - A Book is all chapters, read once from assets/rulebook.
//   - A Chapter is a file: its sections' Items in their order.
//   - An Item is a paragraph of the rules under an id that never changes, such as
//     "deploy.presence-or-icon".
//   - A Para is a part of its text, made of Spans; a Span may lead to another Item.
//
// The text is English. In French there are the titles, and one sentence for what the
// engine cites (Item.Short). It knows nothing of cards or games in progress.
package rulebook
