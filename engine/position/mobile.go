package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.Lays) []*Modifier {
		comp.refuse(x, x.What == gametext.NeedsNoPower && comp.Text.Def.Type != card.Weapon)
		if x.What == gametext.MildPermanents {
			return comp.mildPermanents()
		}
		return law(x.What)
	})
}

// law is a rule that says everything by itself.
func law(x gametext.Law) []*Modifier {
	switch x {
	case gametext.LightGoesFirst:
		return one(Modifier{Kind: ModBase, May: true, Stats: []card.Stat{}})
	case gametext.CanceledUnlessCaptured:
		return one(Modifier{Kind: ModCancelCard, Affects: func(c *Context, id game.CardID) bool {
			return id == c.Self && !c.P.Captured(c.P.S.C(id).At)
		}})
	case gametext.JumpOff:
		return one(Modifier{Kind: ModJump})
	case gametext.PoliticsAsPower:
		return one(Modifier{Kind: ModInstead, Affects: func(c *Context, id game.CardID) bool { return c.P.Def(id).Type == card.Character }, Stats: []card.Stat{card.Power}})
	case gametext.WeakensHost:
		host := func(c *Context, id game.CardID) bool { return id == c.P.HostOf(c.Self) }
		return []*Modifier{{Kind: ModStat, Stats: []card.Stat{card.Power}, Affects: host, By: func(c *Context) card.Num { return -c.P.Counted(c.Self) }},
			{Kind: ModDevours, Affects: host}}
	case gametext.PilotsTurnedOut:
		return one(Modifier{Kind: ModTurnedOut, Affects: func(c *Context, id game.CardID) bool { return id == c.P.S.Host(c.Self) }})
	case gametext.OpenUsedPiles:
		return one(Modifier{Kind: ModOpenUsed})
	case gametext.TakesCaptured:
		return one(Modifier{Kind: ModTakesCaptured})
	case gametext.CaveIsBelly:
		return one(Modifier{Kind: ModBelly})
	case gametext.FreezesForce:
		return one(Modifier{Kind: ModFreezes})
	case gametext.ClosesLostPile:
		return one(Modifier{Kind: ModClosedLost})
	case gametext.CountsInNoEpic:
		return one(Modifier{Kind: ModNoEpic})
	case gametext.HoldsOne:
		return one(Modifier{Kind: ModHoldsOne})
	case gametext.StoresCards:
		return one(Modifier{Kind: ModStores})
	case gametext.OneAtEach:
		return one(Modifier{Kind: ModSole})
	case gametext.DoubleInSabacc:
		return one(sabaccChange(WinsDouble))
	case gametext.ProbesGoUsed:
		return one(Modifier{Kind: ModProbes})
	case gametext.NeedsNoPower:
		return one(Modifier{Kind: ModPowered})
	}
	return nil // gametext.ParsecOfPosition, see IsMobile: what the icon says
}

// deploysInOrbit is what a mobile system says that deploys only in orbit of another: it
// waits for that one, and is where that is (location.mobile).
func (comp *Compiler) deploysInOrbit(system string) []*Modifier {
	is := func(c *Context, loc game.CardID) bool {
		return c.P.IsSystem(loc) && c.P.Named(loc, system) && !c.P.S.C(loc).Is(game.BlownAway)
	}
	return []*Modifier{{Kind: ModOrbit, Affects: is}, {Kind: ModOnlyIf, Affects: func(c *Context, _ game.CardID) bool {
		return slices.ContainsFunc(c.P.S.Row, func(loc game.CardID) bool { return is(c, loc) })
	}}}
}

// DeployOrbit is the system in whose orbit a mobile system must be deployed by its text, 0
// if that says of none.
func (p *Position) DeployOrbit(id game.CardID) game.CardID {
	for _, m := range p.Text(id).Mods {
		if m.Kind != ModOrbit {
			continue
		}
		c := &Context{P: p, Self: id}
		if i := slices.IndexFunc(p.S.Row, func(loc game.CardID) bool { return m.Affects(c, loc) }); i >= 0 {
			return p.S.Row[i]
		}
	}
	return 0
}

// StarPlaces lists where a mobile system at a parsec can be: deep space (0), or in
// orbit of a system there that is not itself mobile (move.death-star).
func (p *Position) StarPlaces(parsec int) []game.CardID {
	out := []game.CardID{0}
	for _, loc := range p.S.Row {
		if n, ok := p.Value(loc, card.Parsec); ok && p.IsSystem(loc) && !p.IsMobile(loc) && n == card.Whole(parsec) {
			out = append(out, loc)
		}
	}
	return out
}

// InOrbit tells whether one of two systems orbits the other.
func (p *Position) InOrbit(a, b game.CardID) bool {
	return p.IsMobile(a) && p.S.C(a).Orbits == b || p.IsMobile(b) && p.S.C(b).Orbits == a
}

// LightFirst tells whether a starting location says that Light takes the first turn.
func (p *Position) LightFirst() bool {
	for _, id := range p.S.Starts {
		for _, m := range p.Text(id).Mods {
			if id != 0 && m.Kind == ModBase && m.May {
				return true
			}
		}
	}
	return false
}

// DeployParsec is the parsec at which a mobile system is deployed: 0, or what its
// text says, or that of the system in whose orbit it comes.
func (p *Position) DeployParsec(id game.CardID) int {
	if orbit := p.DeployOrbit(id); orbit != 0 {
		n, _ := p.Value(orbit, card.Parsec)
		return n.Int()
	}
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModBase && m.mask&(1<<card.Parsec) != 0 {
			return m.By(&Context{P: p, Self: id}).Int()
		}
	}
	return 0
}
