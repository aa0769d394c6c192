package rulebook

import (
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/card"
)

func TestSearch(t *testing.T) {
	for _, c := range []struct {
		query string
		lang  card.Lang
		first string
	}{
		{"deploy.presence-or-icon", card.English, "deploy.presence-or-icon"},
		{"9.7", card.French, "deploy.presence-or-icon"},
		{"deploy.pres", card.English, "deploy.presence-or-icon"},
		{"landspeed", card.English, "move.landspeed"},
		{"docking bay transit", card.English, "move.docking-bay"},
		{"immunity to attrition", card.English, "battle.attrition.immunity"},
		{"ATTRITION immunity", card.English, "battle.attrition.immunity"},
		{"persona replacement", card.English, "persona.replace"},
		{"vitesse terrestre", card.French, "move.landspeed"},
		{"atterrissage", card.French, "move.land"},
		{"remplacement", card.French, "persona.replace"},
		{"comptabiliser en valeur de perte", card.French, "battle.forfeit"},
		{"carbonite", card.English, "captive.frozen"},
		{"carbonite", card.French, "captive.frozen"},
		{"destinee d'arme", card.French, "weapon.destiny"},
	} {
		if got := Embedded().Search(c.query, c.lang); len(got) == 0 || got[0].ID != c.first {
			ids := make([]string, 0, 4)
			for _, i := range got[:min(4, len(got))] {
				ids = append(ids, i.ID)
			}
			t.Errorf("%q finds %s, want %s first", c.query, strings.Join(ids, ", "), c.first)
		}
	}
	for _, q := range []string{"", " ", "?!", "xyzzy", "landspeed xyzzy"} {
		if got := Embedded().Search(q, card.English); len(got) > 0 {
			t.Errorf("%q finds %s", q, got[0].ID)
		}
	}
}

func TestStepAndChapters(t *testing.T) {
	b := Embedded()
	if i := b.Step("deploy.def", 1); i == nil || i.ID != "deploy.timing" {
		t.Errorf("after deploy.def stands %v", i)
	}
	if i := b.Step("rules.precedence", -5); i == nil || i.ID != "rules.precedence" {
		t.Errorf("before the first stands %v", i)
	}
	if b.Step("no.such", 1) != nil || b.Lookup("no.such") != nil {
		t.Error("what is not there was found")
	}
	n := 0
	for _, c := range b.Chapters() {
		n += len(c.Items)
	}
	if n != len(b.Items()) || n < 700 {
		t.Errorf("%d items in chapters, %d in all", n, len(b.Items()))
	}
}

func TestRead(t *testing.T) {
	read := func(en, fr string) (*Book, error) {
		return Read(fstest.MapFS{"rulebook/en/01.md": {Data: []byte(en)}, "rulebook/fr/01.md": {Data: []byte(fr)}})
	}
	b, err := read("# 1. One\n\nSee `a.b`.\n\n## S\n\n### a.b T\n\nSee `a.*`, *now*.\n\nHouse reading: so.\n",
		"# 1. Un\n\nVoir `a.b`.\n\n## S fr\n\n### a.b Té\n\nVoir `a.*`, *à présent*.\n\nLecture de cette table\u00a0: ainsi.\n")
	if err != nil {
		t.Fatal(err)
	}
	i := b.Lookup("a.b")
	if i.Title != card.T("T", "Té") || i.Section[0] != "S" || i.Section[1] != "S fr" || b.Chapters()[0].Title[1] != "Un" {
		t.Errorf("%+v", i)
	}
	for l, want := range [card.Langs][]string{{"S", "now", "so."}, {"S fr", "à présent", "ainsi."}} {
		body := i.Body[l]
		if len(body) != 2 || !body[1].House || body[1].Spans[0].Text != want[2] {
			t.Fatalf("%+v", body)
		}
		if s := body[0].Spans; len(s) != 5 || s[1].Rule != "a.b" || s[1].In(card.Lang(l)) != want[0] || !s[3].Em || s[3].In(card.Lang(l)) != want[1] {
			t.Errorf("%+v", s)
		}
	}
	for _, bad := range []string{"### a.b T\n", "# One\n", "# 1. One\n\n### a.b\n", "# 1. One\n\n### a.b T\n\n### a.b T\n", "# 1. One\n\n## S\n\n### a.b T\n\n## S\n\nlost\n", "lost\n"} {
		if _, err := read(bad, bad); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
	for _, fr := range []string{"", "# 1. Un\n", "# 2. Un\n\n### a.b T\n", "# 1. Un\n\n### a.c T\n", "# 1. Un\n\n## S\n\n### a.b T\n"} {
		if _, err := read("# 1. One\n\n### a.b T\n", fr); err == nil {
			t.Errorf("%q was read as French of another page", fr)
		}
	}
}
