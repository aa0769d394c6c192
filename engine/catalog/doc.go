// Package catalog reads the cards: assets/cards/*.toml into a Catalog. It is the
// only reader of those files.
//
// A Card is a definition (facts) with its game text read into clauses. A card is
// whole, or it is declined: it has no text yet, or its text or its facts are not
// understood. A declined card is listed and may be looked at, but not played. A
// Problem says where a file is wrong, what is wrong and how to mend it; one wrong
// card never hides the others.
//
// The catalog knows nothing of a game in progress.
package catalog
