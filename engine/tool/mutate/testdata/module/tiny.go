// Package tiny is changed in small ways by a test.
package tiny

// A Kind is a kind of card.
type Kind uint8

const (
	Pawn Kind = iota
	Rook
)

// Worth is what a kind is worth: a test holds all of it.
func Worth(k Kind) int {
	if k == Rook {
		return 5
	}
	return 1
}

// Wide tells what no test asks at its edge.
func Wide(n int) bool { return n > 10 }

// Left is in a file that is looked at, and has no test.
var Left = map[Kind]bool{Pawn: true}

// Right is made before any case is asked.
var Right = map[Kind]bool{Pawn: true}

// Ends never comes back when its condition is reversed.
func Ends(n int) int {
	for n < 3 {
		n += 1
	}
	return n
}

// Room is made beforehand: how much of it changes nothing.
func Room() []int { return make([]int, 0, 4) }

// unsoundWidth is left out by its name.
func unsoundWidth(n int) bool { return n < 0 }

// Half tells whether there is one; what is none is no number.
func Half(n int) (int, bool) {
	if n%2 == 1 {
		return 0, false
	}
	return n / 2, true
}

// A Seat is called by a number, and counts nothing.
type Seat int

// Taken tells whether a seat is one.
func Taken(s Seat) bool { return s != 0 }
