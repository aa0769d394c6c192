package rules

// The atlas is what the rulebook says of places by their names. Nothing else in the
// rules asks for the name of a place.
