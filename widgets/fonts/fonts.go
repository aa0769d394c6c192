// Package fonts holds the bundled fonts: each is read and parsed once, for the faces of cards, the
// table's furniture and the window's other widgets alike.
package fonts

import (
	"sync"

	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"

	"cantina/assets"
)

// A Style is one of the bundled fonts.
type Style uint8

const (
	Plain Style = iota
	Bold
	Italic
	Symbols // asked for what the others lack
	Styles
)

var names = [Styles]string{"RobotoCondensed-Regular", "RobotoCondensed-Bold", "RobotoCondensed-Italic", "DejaVuSansCondensed"}

type read struct {
	data []byte
	font *sfnt.Font
}

var all = func() (out [Styles]func() read) {
	for i, name := range names {
		out[i] = sync.OnceValue(func() read {
			data := file(name)
			f, err := opentype.Parse(data)
			if err != nil {
				panic("fonts: the bundled font " + name + " does not load: " + err.Error())
			}
			return read{data, f}
		})
	}
	return
}()

func file(name string) []byte {
	data, err := assets.Fonts.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		panic("fonts: the bundled font " + name + " is missing: " + err.Error())
	}
	return data
}

// Signs is a font of those symbols alone that our texts have, for whoever reads a font whole.
func Signs() []byte { return file("DejaVuSansCondensed-Signs") }

// Name is the name of the font's file.
func (s Style) Name() string { return names[s] + ".ttf" }

// Data is the font's bytes, which nobody may change.
func (s Style) Data() []byte { return all[s]().data }

// Font is the font; any goroutine may use it, each with a buffer of its own.
func (s Style) Font() *sfnt.Font { return all[s]().font }
