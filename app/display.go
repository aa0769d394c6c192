package app

import (
	"crypto/rand"
	"encoding/binary"
	"os"
	"runtime"

	"fyne.io/fyne/v2"

	"cantina/assets"
)

// noDisplay is all that is said where no window can be opened.
const noDisplay = `There is no display to open a window on: use "cantina screenshot OUT.png" to draw a table without one, or "cantina play" to play in the terminal.`

// hasDisplay tells whether a window can be opened. Without one Fyne panics.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd", "openbsd", "dragonfly":
		return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
	}
	return true
}

// icon is the program's icon.
func icon() fyne.Resource {
	data, err := assets.Icons.ReadFile("icons/Icon.png")
	if err != nil {
		panic(err) // it is embedded
	}
	return fyne.NewStaticResource("Icon.png", data)
}

// randomSeed is the seed of a new game.
func randomSeed() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
