// Package face draws card faces from data: no card image, no logo, only shapes
// and text computed from a card.Def.
//
// A Look is what one copy of a card looks like now: language, width, changed
// numbers, marks. Draw turns a Def and a Look into a tight picture, Back draws
// the back of a side, Icon draws one of the icons alone. A Palette is a set of
// colours, a Level an amount of detail.
//
// Everything here is plain Go, without a window system, and safe in any
// goroutine: what is not shareable lives in a pool of painters. The same Def
// and Look give the same bytes. Locations lie on their long side (7:5); all
// other cards and all backs stand (5:7).
package face
