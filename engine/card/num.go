package card

import "strconv"

// A Num is a number of the game in hundredths: power, ability, destiny and the
// like. Most are whole, but ½ and 1½ are printed, and fractions are kept
// (value.rounding).
type Num int32

// One is the number 1.
const One Num = 100

// Pi is the destiny of the one card that prints π (value.rounding).
const Pi Num = 314

// Whole returns n as a Num.
func Whole(n int) Num { return Num(n) * One }

// Int returns n without its fraction, rounded toward zero.
func (n Num) Int() int { return int(n / One) }

// Times returns n × m.
func (n Num) Times(m Num) Num { return Num(int64(n) * int64(m) / int64(One)) }

// String prints n as the table does: "3", "1½", "3.14".
func (n Num) String() string {
	switch whole, part := n/One, n%One; {
	case part == 0:
		return strconv.Itoa(int(whole))
	case n == One/4:
		return "¼"
	case part == 50 && whole == 0:
		return "½"
	case part == 50:
		return strconv.Itoa(int(whole)) + "½"
	}
	return strconv.FormatFloat(float64(n)/float64(One), 'f', -1, 64)
}

// Opt is a number that a card may lack. A missing number is not 0 (value.undefined).
type Opt struct {
	N   Num
	Has bool
}

// Some returns the number n.
func Some(n Num) Opt { return Opt{n, true} }
