package card

import "fmt"

// The words of sides and places aboard in saved games: the numbers of the constants
// are not saved.

var sideWords = [Sides]string{Dark: "dark", Light: "light"}

var slotWords = [Slots]string{
	OnCard: "on", Pilot: "pilot", Driver: "driver", Passenger: "passenger", Astromech: "astromech",
	VehicleBay: "vehicle-bay", StarfighterBay: "starfighter-bay", TIEBay: "tie-bay",
}

// MarshalText implements encoding.TextMarshaler.
func (s Side) MarshalText() ([]byte, error) {
	if s >= Sides {
		return nil, fmt.Errorf("there is no side %d", uint8(s))
	}
	return []byte(sideWords[s]), nil
}

// UnmarshalJSON reads a side's word; saves of the first version have 0 for dark and
// 1 for light.
func (s *Side) UnmarshalJSON(data []byte) error {
	switch string(data) {
	case `"dark"`, "0":
		*s = Dark
	case `"light"`, "1":
		*s = Light
	default:
		return fmt.Errorf("%s is no side; it is \"dark\" or \"light\"", data)
	}
	return nil
}

// MarshalText implements encoding.TextMarshaler.
func (s Slot) MarshalText() ([]byte, error) {
	if s >= Slots {
		return nil, fmt.Errorf("there is no slot %d", uint8(s))
	}
	return []byte(slotWords[s]), nil
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Slot) UnmarshalText(text []byte) error {
	for i, word := range slotWords {
		if word == string(text) {
			*s = Slot(i)
			return nil
		}
	}
	return fmt.Errorf("%q is no place aboard", text)
}
