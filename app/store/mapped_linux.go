package store

import "syscall"

// populate has the system read a mapped file in one go: all of it is looked at.
const populate = syscall.MAP_POPULATE
