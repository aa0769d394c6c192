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
