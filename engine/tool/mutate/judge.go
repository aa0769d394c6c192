package mutate

import (
	"fmt"
	"runtime"
	"sync"
	"time"

	"cantina/engine/catalog"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// patience is how long a scene may take with a mutant; one that takes longer is noticed.
const patience = 20 * time.Second

// users are the scenes in whose games each card is, its examples first. All must pass.
func (t *Text) users(cat *catalog.Catalog) (map[string][]*scene.Scene, error) {
	users := map[string][]*scene.Scene{}
	note := func(of string, list []*scene.Scene) error {
		for _, s := range list {
			res := s.Run(cat)
			if !res.OK() {
				return fmt.Errorf("a scene fails without any mutant; mend it first: %s\n%s", s.Title, res.Failures[0].Explain())
			}
			if g, ok := res.Game.(*rules.Game); ok {
				for _, slug := range g.S.Slugs {
					users[slug] = append(users[slug], s)
				}
			} else { // it asks about decks only
				users[of] = append(users[of], s)
			}
		}
		return nil
	}
	for _, k := range cat.All() {
		examples, _ := scene.Example(k) // what cannot be read is for "check" to tell
		if err := note(k.Slug, examples); err != nil {
			return nil, err
		}
	}
	return users, note("", t.Scenes)
}

// first is the first scene that fails with a catalog, or "".
func first(list []*scene.Scene, cat *catalog.Catalog) string {
	for _, s := range list {
		done := make(chan bool, 1)
		go func() { done <- s.Run(cat).OK() }()
		select {
		case ok := <-done:
			if !ok {
				return s.Title
			}
		case <-time.After(patience): // the scene is left alone: nothing can stop it
			return s.Title + " (never ends)"
		}
	}
	return ""
}

// inOrder judges candidates on all processors until n verdicts stand, and tells them in
// the order of the candidates. Where judge says false the candidate is no mutant.
func inOrder[T any](all []T, n int, tell func(Verdict), judge func(T) (Verdict, bool)) (out []Verdict) {
	type answer struct {
		v  Verdict
		ok bool
	}
	for len(all) > 0 && len(out) < n {
		batch := all[:min(len(all), max(n-len(out), runtime.GOMAXPROCS(0)))]
		all = all[len(batch):]
		answers := make([]chan answer, len(batch))
		jobs := make(chan int, len(batch))
		for i := range batch {
			answers[i] = make(chan answer, 1)
			jobs <- i
		}
		close(jobs)
		var wg sync.WaitGroup
		for range runtime.GOMAXPROCS(0) {
			wg.Add(1)
			go func() {
				defer wg.Done()
				for i := range jobs {
					v, ok := judge(batch[i])
					answers[i] <- answer{v, ok}
				}
			}()
		}
		for i := range batch {
			if a := <-answers[i]; a.ok && len(out) < n {
				out = append(out, a.v)
				if !a.v.Passed {
					tell(a.v)
				}
			}
		}
		wg.Wait()
	}
	return out
}
