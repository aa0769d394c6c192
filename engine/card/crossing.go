package card

// An Identity is who a persona is once it has crossed over: the name and, where there is
// one, the group of persons that it belongs to (cross.names, persona.skywalker).
type Identity struct{ Persona, Name, Group string }

// Identities are those that the rulebook names. Whoever else crosses over has no name
// that a text knows.
var Identities = []Identity{
	{Persona: "Luke", Name: "Son of Vader"},
	{Persona: "Leia", Name: "Lady Vader"},
	{Persona: "Vader", Name: "Anakin Skywalker", Group: "Skywalker"},
	{Persona: "Kylo", Name: "Ben Solo"},
	{Persona: "Ben Solo", Name: "Kylo"},
}
