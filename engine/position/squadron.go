package position

// squadronShips is how many ships one squadron card is (ship.class.squadron).
const squadronShips = 3
