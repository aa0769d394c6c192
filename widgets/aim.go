package widgets

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// An aim is a card chosen and the spots it may be brought to, lit. Drag,
// click-click and keyboard all aim and then drop.
type aim struct {
	card  game.CardID
	spots []spot
	lit   map[spot]bool
	later map[spot]game.Phase // of these, the phase for which the card must wait there
	slots map[slotAt]bool
	hot   spot // the spot under the pointer or the keyboard
	gaps  bool
}

// slotAt is a kind of place aboard a card.
type slotAt struct {
	host game.CardID
	slot card.Slot
}
