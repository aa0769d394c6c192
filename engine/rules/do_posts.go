package rules

// The place words narrow a filter (matcher), and some of them say where
// something happens (placer).
