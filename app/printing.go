package app

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets/face"
)

// printWidth is how wide a card is drawn for a page, in pixels: all of its text can be read.
const printWidth = 320

// printed draws a face for a page of paper: on white, for a JPEG has no transparent corners.
func printed(d *card.Def, l card.Lang) ([]byte, string) {
	width := printWidth
	if d.Type == card.Location { // it lies: its short side is its height
		width = printWidth * 7 / 5
	}
	drawn := face.Draw(d, face.Look{Lang: l, Width: width, Seat: d.Side})
	paper := image.NewRGBA(drawn.Rect)
	draw.Draw(paper, paper.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	draw.Draw(paper, paper.Rect, drawn, image.Point{}, draw.Over)
	var b bytes.Buffer
	if jpeg.Encode(&b, paper, &jpeg.Options{Quality: 88}) != nil {
		return nil, "image/jpeg" // a buffer takes everything
	}
	return b.Bytes(), "image/jpeg"
}

// Writers are the forms that a deck can be written in by who draws cards: those of decks, and
// a page of faces in a language.
func Writers(l card.Lang) []decks.Writer {
	return append(decks.Writers[:len(decks.Writers):len(decks.Writers)], decks.FacesWriter(printed, l))
}
