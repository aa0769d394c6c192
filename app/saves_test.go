package app

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets/say"
)

// A savesRun is the command saves in a test, with a data directory of its own.
type savesRun struct {
	*testing.T
	dir string // for what it writes
}

// savesWith is a data directory with so many games, of which Ana is to decide.
func savesWith(t *testing.T, games int) (savesRun, *store.Store) {
	t.Helper()
	t.Setenv("CANTINA_DATA", t.TempDir())
	path, err := store.DefaultPath()
	if err != nil {
		t.Fatal(err)
	}
	st, _, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	for i := range games {
		h := store.Header{Names: [card.Sides]string{"Ana", "Bob"}, Seed: uint64(i)}
		if _, err := session.Start(st, fakeRules{}, h); err != nil {
			t.Fatal(err)
		}
	}
	return savesRun{t, t.TempDir()}, st
}

// run runs saves and returns all that it says.
func (r savesRun) run(status int, want string, args ...string) string {
	r.Helper()
	var out, errw bytes.Buffer
	got := Saves(args, &out, &errw)
	said := out.String() + errw.String()
	if got != status || !strings.Contains(said, want) {
		r.Errorf("saves %q: status %d, %s; want %d, %q", args, got, said, status, want)
	}
	return said
}

func (r savesRun) file(name, text string) string {
	r.Helper()
	file := filepath.Join(r.dir, name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		r.Fatal(err)
	}
	return file
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestSavesUsage(t *testing.T) {
	r, st := savesWith(t, 0)
	st.Close()
	for args, want := range map[string]string{
		"export":           "saves export: expected one file, got 0",
		"restore a b":      "saves restore: expected one file, got 2",
		"check a":          `saves check: expected no file, got "a"`,
		"frob":             `there is no word "frob"`,
		"export -whole a":  "-whole",
		"restore -force a": "-force",
	} {
		r.run(2, want, strings.Fields(args)...)
	}
	r.run(2, `-lang "de": expected en or fr`, "check", "-lang", "de")
	r.run(0, "-whole", "-h")
	r.run(0, "saves restore", "restore", "-h")
}

func TestSavesExportAndRestore(t *testing.T) {
	r, st := savesWith(t, 2)
	if status := Saves(nil, io.Discard, io.Discard); status != 1 {
		t.Errorf("status %d while the window is open", status)
	}
	st.Delete(2)
	st.Close()
	file := filepath.Join(r.dir, "saves.txt")
	r.run(0, "Ana (Dark) to decide")
	r.run(0, "games: 2 (in the trash: 1), decks: 0, preferences: 1", "export", file)
	r.run(0, "games restored: 0, brought further: 0, here already: 2, taken out of the trash: 0", "restore", file)
	r.run(0, "saves: games: 1,", "check")
	t.Setenv("CANTINA_DATA", t.TempDir())
	r.run(0, "games restored: 2,", "restore", file)
	r.run(0, "saves: games: 1,", "check")
	again := filepath.Join(r.dir, "again.txt")
	r.run(0, "exported", "export", again)
	if read(t, file) != read(t, again) {
		t.Error("a text that was restored is exported as another one")
	}
}

// An export writes over nothing but an older export, and that only if it is told to; a
// link stays a link, and no piece of a file is left behind.
func TestExportWritesOverNothing(t *testing.T) {
	r, st := savesWith(t, 1)
	st.BackupSoon()
	st.Close()
	path, _ := store.DefaultPath()
	own := append(store.Backups(path), path, strings.TrimSuffix(path, ".db")+".journal")
	if len(own) < 3 {
		t.Fatal(own)
	}
	link := filepath.Join(r.dir, "link.txt")
	for _, file := range own {
		was := read(t, file)
		os.Remove(link)
		os.Symlink(file, link)
		for _, name := range []string{file, link} {
			r.run(1, "belongs to the saved games themselves", "export", name)
			r.run(1, "belongs to the saved games themselves", "export", "-force", name)
		}
		if read(t, file) != was {
			t.Errorf("%s is another one", file)
		}
	}
	file := r.file("there.txt", "mine")
	r.run(1, "there.txt is there already: give another name, or -force", "export", file)
	if read(t, file) != "mine" {
		t.Error("it was written over")
	}
	os.Remove(link)
	os.Symlink(file, link)
	old := filepath.Join(r.dir, "old.txt")
	os.Link(file, old)
	r.run(0, "exported", "export", link, "-force")
	if read(t, old) != "mine" {
		t.Error("it was written where the old one stood, not beside it")
	}
	if !strings.HasPrefix(read(t, file), "cantina saves 3\n") {
		t.Error("it was not written over")
	}
	if to, err := os.Readlink(link); err != nil || to != file {
		t.Error("the link became a file")
	}
	r.run(1, "is no file", "export", "-force", r.dir)
	r.run(1, "does not exist", "export", filepath.Join(r.dir, "nowhere", "a.txt"))
	os.Remove(link)
	os.Symlink(filepath.Join(r.dir, "nothing.txt"), link)
	r.run(1, "is a link to a file that is not there", "export", link)
	os.Remove(old)
	var left []string
	files, _ := os.ReadDir(r.dir)
	for _, f := range files {
		left = append(left, f.Name())
	}
	if !slices.Equal(left, []string{"link.txt", "there.txt"}) {
		t.Errorf("left: %q", left)
	}
}

// A text that is cut short is refused, with what is whole of it; -whole restores that.
func TestRestoreOfHalfAText(t *testing.T) {
	r, st := savesWith(t, 3)
	st.Close()
	file := filepath.Join(r.dir, "saves.txt")
	r.run(0, "games: 3 ", "export", file)
	text := read(t, file)
	half := r.file("half.txt", text[:strings.Index(text, "\ngame 3")+50])

	t.Setenv("CANTINA_DATA", t.TempDir())
	said := r.run(1, "nothing of it was restored", "restore", half)
	for _, want := range []string{"the text ends inside game 3", "2 of its 3 games are whole; to restore those: saves restore -whole " + half} {
		if !strings.Contains(said, want) {
			t.Errorf("%s\nwant %q", said, want)
		}
	}
	r.run(0, "saves: games: 0,", "check")
	r.run(1, "games restored: 2,", "restore", "-whole", half)
	r.run(0, "saves: games: 2,", "check")
	r.run(0, "games restored: 1, brought further: 0, here already: 2,", "restore", file)
	r.run(1, "is no file", "restore", r.dir)
	r.run(1, "its first line must be", "restore", r.file("other.txt", "hello"))
	r.run(1, "does not exist", "restore", filepath.Join(r.dir, "nowhere"))
}

// The player's own decks go with the games, good ones or not, and write over no other.
func TestDecksAreExported(t *testing.T) {
	r, st := savesWith(t, 0)
	st.Close()
	os.MkdirAll(deckDir(), 0o700)
	write := func(name, text string) { os.WriteFile(filepath.Join(deckDir(), name), []byte(text), 0o600) }
	write("a.toml", "name = \"A\"\n")
	write("b.toml", "no deck at all")
	write("large.toml", strings.Repeat("x", catalog.MaxDeckFile+1))
	file := filepath.Join(r.dir, "saves.txt")
	r.run(1, "large.toml: it is larger than 256 KB", "export", file)

	t.Setenv("CANTINA_DATA", t.TempDir())
	os.MkdirAll(deckDir(), 0o700)
	write("a.toml", "another one")
	r.run(0, "decks: 2,", "restore", file)
	r.run(0, "decks: 0,", "restore", file)
	for name, want := range map[string]string{"a.toml": "another one", "a-2.toml": "name = \"A\"\n", "b.toml": "no deck at all"} {
		if got := read(t, filepath.Join(deckDir(), name)); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// A deck of a text goes into the folder of decks and nowhere else.
func TestDecksStayInTheirFolder(t *testing.T) {
	t.Setenv("CANTINA_DATA", t.TempDir())
	for _, name := range []string{"../a.toml", "/a.toml", "a/b.toml", `a\b.toml`, "c:a.toml", ".a.toml", "..toml", "a.txt", "", strings.Repeat("a", 200) + ".toml"} {
		if added, err := putFile(store.DeckFile{Name: name, Text: "x"}); added || err == nil {
			t.Errorf("%q was taken", name)
		}
	}
	if _, err := putFile(store.DeckFile{Name: "a.toml", Text: strings.Repeat("x", catalog.MaxDeckFile+1)}); err == nil {
		t.Error("a deck of any size was taken")
	}
	if files := deckFiles(); len(files) > 0 {
		t.Error(files)
	}
}

// With -lang fr all that the command finds and does is said in French.
func TestSavesInFrench(t *testing.T) {
	r, st := savesWith(t, 2)
	st.Close()
	defer say.SetLang(card.English)
	file := filepath.Join(r.dir, "saves.txt")
	r.run(0, "Ana (Obscur) doit décider", "-lang", "fr")
	r.run(0, "saves : parties : 2, sauvegardes : ", "check", "-lang", "fr")
	r.run(0, "parties : 2 (dans la corbeille : 0)", "export", "-lang", "fr", file)
	r.run(1, "saves.txt existe déjà : donnez un autre nom", "export", file, "-lang", "fr")
	r.run(0, "parties restaurées : 0, prolongées : 0, déjà ici : 2", "restore", "-lang", "fr", file)
	half := r.file("half.txt", read(t, file)[:700])
	said := r.run(1, "le texte est endommagé ou tronqué, et rien n’en a été restauré", "restore", "-lang", "fr", half)
	for _, want := range []string{"ligne ", "le texte finit sans « end » ; en cours : la partie ", " sur 2 ; pour les restaurer : saves restore -whole"} {
		if !strings.Contains(said, want) {
			t.Errorf("%s\nwant %q", said, want)
		}
	}
	r.run(1, "ce fichier ou ce dossier n’existe pas", "restore", "-lang", "fr", filepath.Join(r.dir, "nowhere"))
	path, _ := store.DefaultPath()
	os.WriteFile(path, []byte("no file of ours"), 0o600)
	r.run(1, "Le fichier des parties enregistrées était endommagé", "check", "-lang", "fr")
}
