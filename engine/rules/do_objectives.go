package rules

// What Objectives ask for and change.
