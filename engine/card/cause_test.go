package card_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/card"
)

// A cause says in each language what its own causes say in it, and they are found in it.
func TestBecause(t *testing.T) {
	_, none := os.Open(filepath.Join(t.TempDir(), "gone.txt"))
	first := card.Because("line %s is lost", "la ligne %s est perdue", 3)
	for _, one := range []struct {
		err    error
		of     error
		en, fr string
	}{
		{card.Because("game %s: %s", "partie %s : %s", 7, first), first, "game 7: line 3 is lost", "partie 7 : la ligne 3 est perdue"},
		{card.Because("it fails: %s", "échec : %s", fmt.Errorf("EOF")), nil, "it fails: EOF", "échec : « EOF »"},
		{card.Because("it fails: %s", "échec : %s", none), fs.ErrNotExist, "it fails: this file or folder does not exist: ", "échec : ce fichier ou ce dossier n’existe pas : "},
		{&fs.PathError{Op: "read", Path: "a.txt", Err: first}, nil, "a.txt: line 3 is lost", "a.txt : la ligne 3 est perdue"},
		{none, fs.ErrNotExist, "this file or folder does not exist: ", "ce fichier ou ce dossier n’existe pas : "},
	} {
		said := card.Why(one.err)
		_, ours := one.err.(*card.Cause) // what the system says is said otherwise
		if !strings.HasPrefix(said[card.English], one.en) || !strings.HasPrefix(said[card.French], one.fr) || ours && said[card.English] != one.err.Error() {
			t.Errorf("%q, want %q, %q", said, one.en, one.fr)
		}
		if one.of != nil && !errors.Is(one.err, one.of) {
			t.Errorf("%v is not found in %v", one.of, one.err)
		}
	}
}
