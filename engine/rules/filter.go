package rules

// Tests that the compiler knows.
