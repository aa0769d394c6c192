package tool

import (
	"errors"
	"fmt"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/replay"
)

// replayFile plays a recorded game again.
func replayFile(e *env, args []string) int {
	f := e.flags()
	verbose := f.Bool("v", false, "print what happened")
	lang := f.String("lang", "en", "language: en or fr")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if len(rest) != 1 {
		return e.bad("which replay?")
	}
	data, err := catalog.ReadFile(rest[0], catalog.MaxReplay)
	if err != nil {
		fmt.Fprintln(e.errw, err)
		return finding
	}
	r, err := replay.Read(rest[0], string(data))
	if err != nil {
		fmt.Fprintln(e.out, err)
		return finding
	}
	res, err := r.Verify(e.catalog())
	if *verbose && res.Game != nil {
		for _, l := range res.Game.View(card.Dark).Log {
			fmt.Fprintf(e.out, "%3d  %s\n", l.Turn, l.Say[card.LangOf(*lang)])
		}
	}
	last := "hash ok"
	switch mis := (*replay.Mismatch)(nil); {
	case errors.As(err, &mis):
		fmt.Fprintln(e.out, err)
		last = "not reproduced"
	case err != nil:
		fmt.Fprintln(e.out, err)
		last = "cannot start"
	case r.Hash == 0:
		last = "no hash to compare"
	case res.Remark != "":
		fmt.Fprintln(e.out, res.Remark)
		last = "reproduced in moves"
	}
	fmt.Fprintf(e.out, "replay: %s, %s\n", plural(res.Decisions, "decision"), last)
	return b2i(err != nil)
}
