package mutate

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A Program is code to be mutated: packages of a module, and the cases and tests that may
// notice.
type Program struct {
	Root     string   // of the module
	Packages []string // to be mutated: "./engine/rules"
	LeaveOut []string // files and functions of theirs that carry out no rule, by name; "*" stands for anything
	Names    []string // types of integers that only name things
	Trial    string   // the package by which they know the mutant at work, a path in the module
	Cases    string   // the program that hears it (trial.Hear)
	Suites   []Suite  // asked about what no case notices
	Hunter   string   // the program that looks for games in which a survivor shows; "" none
}

// A Suite is the tests of a package.
type Suite struct {
	Package string
	Skip    string // the tests that are not asked, as for "go test -skip"
}

// A listed package is what "go list" tells of one.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	Module                  struct{ Path string }
}

// golist lists packages and all that they import, with compiled types.
func (p *Program) golist() (map[string]listed, error) {
	cmd := p.command("list", append([]string{"-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Module"}, p.Packages...)...)
	var bad bytes.Buffer
	cmd.Stderr = &bad
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("the code does not build: %s", bad.String())
	}
	all := map[string]listed{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := d.Decode(&l); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all[l.ImportPath] = l
	}
}

// command is the go command at the root of the module.
func (p *Program) command(word string, args ...string) *exec.Cmd {
	cmd := exec.Command("go", append([]string{word}, args...)...)
	cmd.Dir = p.Root
	return cmd
}

// sites finds every site of the packages, and the module's path.
func (p *Program) sites() (out []site, module string, err error) {
	all, err := p.golist()
	if err != nil {
		return nil, "", err
	}
	for _, l := range all {
		rel, err := filepath.Rel(p.Root, l.Dir)
		if err != nil || !slices.Contains(p.Packages, "./"+filepath.ToSlash(rel)) {
			continue
		}
		module = l.Module.Path
		found, err := p.sitesOf(l, all)
		if err != nil {
			return nil, "", err
		}
		out = append(out, found...)
	}
	return out, module, nil
}

// sitesOf finds the sites of one package.
func (p *Program) sitesOf(l listed, all map[string]listed) ([]site, error) {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range l.GoFiles {
		f, err := parser.ParseFile(fset, filepath.Join(l.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	imports := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(all[path].Export) })
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	pkg, err := (&types.Config{Importer: imports}).Check(l.ImportPath, fset, files, info)
	if err != nil {
		return nil, err
	}
	w := &walker{pkg: pkg, info: info, fset: fset, seen: map[string]int{}, identities: p.Names, leftOut: p.leftOut}
	for i, f := range files {
		w.path = filepath.Join(l.Dir, l.GoFiles[i])
		if w.name, err = filepath.Rel(p.Root, w.path); err != nil {
			return nil, err
		}
		if p.leftOut(l.GoFiles[i]) {
			continue
		}
		if w.src, err = os.ReadFile(w.path); err != nil {
			return nil, err
		}
		w.file(f)
	}
	return w.sites, nil
}

func (p *Program) leftOut(name string) bool {
	return slices.ContainsFunc(p.LeaveOut, func(pattern string) bool {
		is, _ := filepath.Match(pattern, name)
		return is
	})
}

// Root is the root of the module about a directory.
func Root(dir string) (string, error) {
	cmd := exec.Command("go", "env", "GOMOD")
	cmd.Dir = dir
	out, err := cmd.Output()
	name := strings.TrimSpace(string(out))
	if err != nil || name == "" || name == os.DevNull {
		return "", errors.New("this is no checkout of the project: mutants of the rules need its code")
	}
	return filepath.Dir(name), nil
}
