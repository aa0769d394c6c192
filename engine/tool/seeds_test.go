package tool

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/scene"
)

const someSeeds = `## 1. Entries

| id | heading (seed) | kind | seed file:line | what the software must do | card facts |
|---|---|---|---|---|---|
| S-001 | Sabacc | rule-system | S:3 | a game | - |
| S-002 | Scout | rule | S:5 | a characteristic | - |
| S-003 | Searching | cross-reference | S:7 | points elsewhere | - |
| P-01 | Sabacc | rule-system | P:3 | the same again | - |

## 2. Cards mentioned inside entries

| S-009 | card | x | y | z |

## 3. Rule systems

| mechanic | fed by | a checkable scenario |
|---|---|---|
| Search party | S-002 | somebody is found |
| Missing characters (presupposed) | S-002 | nobody is found |
`

func TestReadSeeds(t *testing.T) {
	rows := readSeeds(someSeeds)
	scenes, problems := scene.Parse("a.scene", "title: x.y One\nseeds: S-001; Search party\n---\ntitle: Two\nseeds: S-003; Missing characters\n")
	if len(problems) > 0 {
		t.Fatal(problems[0].Explain())
	}
	wrong := claim(rows, scenes)
	var out strings.Builder
	for _, r := range rows {
		out.WriteString(r.String() + "\n")
	}
	const want = `S-001 Sabacc: a.scene:1
S-002 Scout: -
Search party: a.scene:1
Missing characters: a.scene:4
`
	if out.String() != want {
		t.Errorf("read\n%s, want\n%s", out.String(), want)
	}
	if len(wrong) != 1 || !strings.Contains(wrong[0], `"S-003"`) {
		t.Errorf("wrong are %q, want the cross-reference", wrong)
	}
}

// What a scene says that it shows stands in the table. The table is no part of the project.
func TestSeedsAreInTheTable(t *testing.T) {
	path := seedsNear()
	if path == "" {
		t.Skipf("there is no %s beside the project to compare with", seedTable)
	}
	var out, wrong strings.Builder
	Run([]string{"seeds", filepath.Dir(path)}, nil, &out, &wrong)
	if wrong.Len() > 0 {
		t.Error(wrong.String())
	}
	if last := "of 247 rows, "; !strings.Contains(out.String(), last) || !strings.Contains(out.String(), "of 113 mechanics\n") {
		t.Errorf("the table has 247 rows and 113 mechanics; printed:\n%s", out.String())
	}
}

func TestSeedsWithoutTable(t *testing.T) {
	t.Chdir(os.TempDir())
	var out strings.Builder
	if code := Run([]string{"seeds"}, nil, &out, &out); code != fine || !strings.Contains(out.String(), "nothing to compare with") {
		t.Errorf("status %d:\n%s", code, out.String())
	}
	if code := Run([]string{"seeds", "nowhere"}, nil, &out, &out); code != usage {
		t.Errorf("a directory that is not there: status %d", code)
	}
}
