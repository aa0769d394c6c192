//go:build cgo && !ci

package app

import "github.com/go-gl/glfw/v3.3/glfw"

// flat asks for a window without a depth and a stencil: what is drawn here lies flat, and at 2560x1440
// they take 14 MB, which Fyne clears for each frame. A display that cannot be reached makes it panic,
// as it makes Fyne.
func flat() {
	if glfw.Init() != nil {
		return
	}
	glfw.WindowHint(glfw.DepthBits, 0) // stays until the window is made
	glfw.WindowHint(glfw.StencilBits, 0)
}
