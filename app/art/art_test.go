package art

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures anew")

// TestIcon checks that the icon in the assets is the one that this package draws.
func TestIcon(t *testing.T) {
	const file = "../../assets/icons/Icon.png"
	var buf bytes.Buffer
	if err := png.Encode(&buf, Icon(512)); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(file, buf.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; go test ./app/art -update draws it", err)
	}
	defer have.Close()
	img, err := png.Decode(have)
	if err != nil {
		t.Fatal(err)
	}
	want := Icon(512)
	for y := range 512 {
		for x := range 512 {
			r, g, b, a := img.At(x, y).RGBA()
			R, G, B, A := want.At(x, y).RGBA()
			for _, d := range []int{int(r) - int(R), int(g) - int(G), int(b) - int(B), int(a) - int(A)} {
				if d > 0x400 || d < -0x400 { // other processors round sines otherwise
					t.Fatalf("the icon differs at %d,%d; go test ./app/art -update draws it anew", x, y)
				}
			}
		}
	}
}

func TestBackdropHasSkyAndSand(t *testing.T) {
	img := Backdrop(160, 100)
	top, bottom := img.RGBAAt(5, 2), img.RGBAAt(5, 97)
	if top.B <= top.R || bottom.R < bottom.B {
		t.Errorf("sky %v, sand %v", top, bottom)
	}
}

func BenchmarkBackdrop(b *testing.B) {
	for b.Loop() {
		Backdrop(1280, 800)
	}
}
