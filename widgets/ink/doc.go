// Package ink draws the table's furniture: rounded plates, lines, text, icons
// and pictures, into an image of any scale.
//
// A Pen draws on one image; its coordinates are the table's units and its K is
// how many pixels one of them has. A Style is one of the bundled fonts. Width,
// Fit and Wrap measure text in units. Nothing here knows a card, a game or a
// window system.
package ink
