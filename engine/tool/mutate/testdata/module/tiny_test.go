package tiny

import "testing"

func TestWorth(t *testing.T) {
	if Worth(Pawn) != 1 || Worth(Rook) != 5 {
		t.Error("worth")
	}
}

func TestEnds(t *testing.T) {
	if Ends(0) != 3 {
		t.Error("ends")
	}
}

func TestWide(t *testing.T) {
	if Wide(3) || !Wide(30) {
		t.Error("wide")
	}
}

func TestSlow(t *testing.T) {
	if Wide(10) {
		t.Error("this one is not asked")
	}
}

func TestRoom(t *testing.T) {
	if len(Room()) != 0 || unsoundWidth(3) {
		t.Error("room")
	}
}

func TestHalf(t *testing.T) {
	if n, ok := Half(4); n != 2 || !ok {
		t.Error("half of 4")
	}
	if _, ok := Half(3); ok {
		t.Error("half of 3")
	}
}

func TestTaken(t *testing.T) {
	if !Taken(2) || Taken(0) {
		t.Error("taken")
	}
}
