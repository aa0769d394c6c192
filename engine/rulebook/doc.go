// Package rulebook is the rulebook of the game: what a refusal's rule id stands for.
//
//   - A Book is all chapters, read once from assets/rulebook.
//   - A Chapter has its sections' Items in their order.
//   - An Item is a paragraph of the rules under an id that never changes, such as
//     "deploy.presence-or-icon", a worked example, or a word of the glossary.
//   - A Para is a part of its text, made of Spans; a Span may lead to another Item.
//
// Each chapter is a file in each language; both have the same items, paragraphs,
// references and numbers. The package knows nothing of cards or games in progress.
package rulebook
