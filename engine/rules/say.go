package rules

import (
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// sayVerb are the words of each verb for people: the card first, then the target.
var sayVerb = [game.Verbs]card.Text{
	game.Pass: card.T("Pass", "Passer"), game.VActivate: card.T("Activate %s Force", "Activer %s Force"),
	game.VDraw: card.T("Draw %s", "Tirer %s"), game.VDeploy: card.T("Deploy %s", "Déployer %s"),
	game.VPlay: card.T("Play %s", "Jouer %s"), game.VUse: card.T("Use %s", "Utiliser %s"), game.VFire: card.T("Fire %s", "Tirer avec %s"),
	game.VDrain: card.T("Force drain at %s", "Drain de Force à %s"), game.VBattle: card.T("Battle at %s", "Bataille à %s"),
	game.VMove: card.T("Move %s", "Déplacer %s"), game.VTransit: card.T("Docking bay transit of %s", "Transit par les aires de mise à quai de %s"),
	game.VHyper: card.T("Hyperspeed: %s", "Hyperespace : %s"), game.VLand: card.T("Land %s", "Poser %s"),
	game.VTakeOff: card.T("Take off with %s", "Faire décoller %s"), game.VShuttle: card.T("Shuttle %s", "Navette pour %s"),
	game.VEmbark: card.T("Embark %s", "Embarquer %s"), game.VDisembark: card.T("Disembark %s", "Débarquer %s"),
	game.VSlot: card.T("Change the place of %s", "Changer la place de %s"), game.VTransfer: card.T("Transfer %s", "Transférer %s"),
	game.VSector: card.T("Move %s", "Déplacer %s"), game.VTarget: card.T("Choose %s", "Choisir %s"), game.VDone: card.T("Done", "Terminé"),
	game.VNumber: card.T("%s", "%s"), game.VYes: card.T("Yes", "Oui"), game.VNo: card.T("No", "Non"),
	game.VForfeit: card.T("Forfeit %s", "Perdre %s (valeur de perte)"), game.VLose: card.T("Lose 1 Force from %s", "Perdre 1 Force de la %s"),
	game.VStart: card.T("Start with %s", "Commencer avec %s"), game.VPlace: card.T("Place %s", "Placer %s"),
	game.VDock: card.T("Dock %s", "Arrimer %s"), game.VForm: card.T("Form %s", "Former %s"),
	game.VHaul: card.T("Carry %s", "Porter %s"), game.VBury: card.T("Bury %s", "Enterrer %s"), game.VLeave: card.T("Leave %s", "Laisser %s"),
	game.VAttack: card.T("Attack %s", "Attaquer %s"), game.VUnleash: card.T("Let %s attack", "Laisser %s attaquer"),
	game.VBluff: card.T("Bluff with %s", "Bluffer avec %s"), game.VFlip: card.T("Turn up a card at %s", "Retourner une carte à %s"),
	game.VCarry: card.T("Carry with %s", "Transporter avec %s"), game.VConcede: card.T("Concede", "Concéder"),
	game.VRecall:      card.T("Take %s back to hand", "Reprendre %s en main"),
	game.VReact:       card.T("React with %s", "Réagir avec %s"),
	game.VSearch:      card.T("Search party at %s", "Équipe de recherche à %s"),
	game.VReactDeploy: card.T("Deploy %s as a react", "Déployer %s en réaction"),
	game.VSite:        card.T("Move %s by a ship or vehicle site", "Déplacer %s par un site de vaisseau ou de véhicule"),
	game.VCover:       card.T("Break the cover of %s", "Découvrir %s"),
	game.VReplace:     card.T("Replace with %s", "Remplacer par %s"),
	game.VSeize:       card.T("Seize %s", "Saisir %s"), game.VImprison: card.T("Imprison %s", "Emprisonner %s"),
	game.VEscape: card.T("%s to the Used Pile", "%s vers la pile de cartes utilisées"), game.VRally: card.T("Rally %s", "Rallier %s"),
	game.VText:     card.T("Move %s by the text of a location", "Déplacer %s par le texte d'une localisation"),
	game.VAsteroid: card.T("Draw asteroid destiny for %s", "Tirer la destinée d'astéroïde de %s"),
	game.VStar:     card.T("Move %s", "Déplacer %s"), game.VOrbit: card.T("Move %s", "Déplacer %s"),
	game.VRun: card.T("Attack Run: %s", "Mission d'attaque : %s"), game.VBomb: card.T("Bombing run: %s", "Mission de bombardement : %s"),
}

// sayTarget are the words before a target; a colon where none is listed.
var sayTarget = [game.Verbs]card.Text{
	game.VDeploy: card.T(" to %s", " à %s"), game.VReactDeploy: card.T(" to %s", " à %s"), game.VFire: card.T(" at %s", " sur %s"), game.VPlay: card.T(" on %s", " sur %s"),
	game.VUse: card.T(" on %s", " sur %s"), game.VMove: card.T(" to %s", " vers %s"), game.VTransit: card.T(" to %s", " vers %s"),
	game.VHyper: card.T(" to %s", " vers %s"), game.VLand: card.T(" at %s", " à %s"), game.VTakeOff: card.T(" to %s", " vers %s"),
	game.VShuttle: card.T(" to %s", " vers %s"), game.VEmbark: card.T(" on %s", " sur %s"), game.VDisembark: card.T(" at %s", " à %s"),
	game.VTransfer: card.T(" to %s", " à %s"), game.VText: card.T(" to %s", " vers %s"), game.VSector: card.T(" to %s", " vers %s"), game.VReact: card.T(" at %s", " à %s"), game.VForm: card.T(" at %s", " à %s"),
	game.VStar: card.T(", in orbit of %s", ", en orbite de %s"), game.VOrbit: card.T(" to %s", " vers %s"), game.VRun: card.T(" to %s", " vers %s"), game.VBomb: card.T(" to %s", " vers %s"),
	game.VSite: card.T(" to %s", " vers %s"),
	game.VHaul: card.T(" to %s", " vers %s"), game.VBury: card.T(" at %s", " à %s"), game.VBluff: card.T(" at %s", " à %s"), game.VLeave: card.T(" at %s", " à %s"),
	game.VCarry: card.T(" to or from %s", " vers ou depuis %s"),
	game.VSeize: card.T(" with %s", " avec %s"), game.VImprison: card.T(" in %s", " dans %s"), game.VRally: card.T(" at %s", " à %s"),
	game.VForfeit: card.T(" in place of %s", " à la place de %s"),
}

// word gives the options of a decision their keys and words.
func (g *Game) word(d *game.Decision) {
	for i := range d.Options {
		o := &d.Options[i]
		side := d.Seat
		o.Key = g.optionKey(side, o)
		o.Via = g.via(o)
		if o.Say[0] == "" {
			o.Say = g.optionText(o)
		}
	}
}

// optionKey is the readable and stable name of an option, as in saves and
// replays: "dark deploy stormtrooper#2 at tatooine-cantina".
func (g *Game) optionKey(side card.Side, o *game.Option) string {
	key := side.String() + " " + o.Verb.String()
	switch o.Verb {
	case game.VLose:
		if o.Card != 0 {
			return key + " " + g.Key(o.Card)
		}
		if o.Zone == game.Drawn {
			return key + " destiny"
		}
		return key + " " + [...]string{"reserve", "force", "used"}[o.Zone]
	case game.VActivate, game.VDraw, game.VNumber:
		return fmt.Sprintf("%s %d", key, o.N)
	case game.VPlace, game.VFlip:
		return fmt.Sprintf("%s %s %d", key, g.Key(o.Card), o.N+1)
	}
	if o.Card == 0 {
		return key
	}
	key += " " + g.Key(o.Card)
	switch o.Verb {
	case game.VPlay, game.VUse:
		key += fmt.Sprintf(" %d", o.Clause+1)
	case game.VFire: // another way to fire the same weapon
		if fires := g.text(o.Card).fires; len(fires) > 1 && slices.Contains(fires[1:], o.Clause) {
			key += fmt.Sprintf(" %d", o.Clause+1)
		}
	}
	if o.Verb == game.VStar {
		key += fmt.Sprintf(" parsec %d", o.N)
	}
	if o.Target != 0 {
		prep := "at"
		if o.Verb == game.VPlay || o.Verb == game.VUse || o.Verb == game.VFire {
			prep = "on"
		} else if o.Slot != card.OnCard {
			prep = "aboard"
		} else if g.S.C(o.Target).Zone != game.Row {
			prep = "on"
		}
		key += " " + prep + " " + g.Key(o.Target)
	}
	if o.Slot != card.OnCard {
		key += " as " + o.Slot.String()
	}
	if o.With != 0 {
		key += " with " + g.Key(o.With)
	}
	return key
}

// optionText says what an option does, in both languages.
func (g *Game) optionText(o *game.Option) card.Text {
	t := sayVerb[o.Verb]
	switch o.Verb {
	case game.Pass, game.VDone, game.VYes, game.VNo, game.VConcede:
		return t
	case game.VActivate, game.VDraw, game.VNumber:
		return format(t[0], t[1], int(o.N))
	case game.VLose:
		if o.Card != 0 {
			return format("Lose %s from hand", "Perdre %s de la main", g.title(o.Card))
		}
		return format(t[0], t[1], game.ZoneNames[o.Zone])
	}
	if o.Card == 0 {
		return t
	}
	out := format(t[0], t[1], g.title(o.Card))
	if o.With != 0 {
		out = join(out, format(" with %s", " avec %s", g.title(o.With)))
	}
	if o.Verb == game.VStar {
		out = join(out, format(" to parsec %s", " au parsec %s", int(o.N)))
		if o.Target == 0 {
			out = join(out, card.T(", deep space", ", espace profond"))
		}
	}
	if o.Target != 0 && o.Verb != game.VPlace {
		to := sayTarget[o.Verb]
		if to[0] == "" {
			to = card.T(": %s", " : %s")
		}
		out = join(out, format(to[0], to[1], g.title(o.Target)))
	}
	if o.Slot != card.OnCard {
		out = join(out, format(" (%s)", " (%s)", card.SlotNames[o.Slot]))
	}
	return out
}

func join(a, b card.Text) card.Text { return card.T(a[0]+b[0], a[1]+b[1]) }

// phasePrompt is what a player is asked at his opportunity in a phase.
func (g *Game) phasePrompt(side card.Side) card.Text {
	switch {
	case g.S.Active != side:
		return format("The opponent's %s phase: act or pass.", "Phase %s de l'adversaire : agissez ou passez.", game.OfPhase[g.S.Phase])
	case g.S.Phase == game.Activate:
		return format("Activate up to %s more Force.", "Activez encore jusqu'à %s Force.", int(g.S.Generation-g.S.Activated))
	}
	return format("Your %s phase: act or pass.", "Votre phase %s : agissez ou passez.", game.OfPhase[g.S.Phase])
}

// eventWords are the words of events: {by} the player, {card}, {on}, {at}, {n},
// {from}.
var eventWords = [game.Kinds]card.Text{
	game.GameStarted:   card.T("The game begins.", "La partie commence."),
	game.TurnStarted:   card.T("Turn {n}: {by}.", "Tour {n} : {by}."),
	game.PhaseStarted:  card.T("{by}: {phase} phase.", "{by} : phase {phase}."),
	game.Activated:     card.T("{by} activates {n} Force.", "{by} active {n} Force."),
	game.ForceUsed:     card.T("{by} uses {n} Force.", "{by} utilise {n} Force."),
	game.BlewAway:      card.T("{card} is blown away.", "{card} est anéanti."),
	game.ForceLost:     card.T("{by} loses {card} from {from}.", "{by} perd {card} ({from})."),
	game.LossDue:       card.T("{by} must lose {n} Force.", "{by} doit perdre {n} Force."),
	game.Retrieved:     card.T("{by} retrieves {card}.", "{by} récupère {card}."),
	game.DrewCard:      card.T("{by} draws {card}.", "{by} tire {card}."),
	game.TookCard:      card.T("{by} takes {card} into hand.", "{by} prend {card} en main."),
	game.WentOut:       card.T("{card} is placed out of play.", "{card} est mise hors jeu."),
	game.PlacedCard:    card.T("{by} places {card} on top of a {from}.", "{by} place {card} au-dessus d'une pile ({from})."),
	game.Reshuffled:    card.T("{by} reshuffles the {from}.", "{by} mélange de nouveau : {from}."),
	game.Recirculated:  card.T("{by} re-circulates {n}.", "{by} remet {n} cartes en circulation."),
	game.DeployStarted: card.T("{by} is deploying {card}.", "{by} est en train de déployer {card}."),
	game.Deployed:      card.T("{by} deploys {card} to {at}.", "{by} déploie {card} à {at}."),
	game.Played:        card.T("{by} plays {card}.", "{by} joue {card}."),
	game.ActionStarted: card.T("{by} uses the text of {card}.", "{by} utilise le texte de {card}."),
	game.Canceled:      card.T("{card} is canceled.", "{card} est annulé."),
	game.MoveStarted:   card.T("{by} is moving {card}.", "{by} est en train de déplacer {card}."),
	game.Moved:         card.T("{by} moves {card} to {at}.", "{by} déplace {card} vers {at}."),
	game.DrainStarted:  card.T("{by} initiates a Force drain at {at}.", "{by} engage un drain de Force à {at}."),
	game.Drained:       card.T("{by} drains {n} at {at}.", "{by} draine {n} à {at}."),
	game.BattleStarted: card.T("{by} initiates a battle at {at}.", "{by} engage une bataille à {at}."),
	game.BattleSegment: card.T("Battle: {segment} segment.", "Bataille : segment {segment}."),
	game.BattleWon:     card.T("{by} wins the battle at {at}.", "{by} gagne la bataille à {at}."),
	game.TimeIsUp:      card.T("{by}: time is up; this is the last turn.", "{by} : le temps est écoulé ; c'est le dernier tour."),
	game.TurnedOver:    card.T("{card} turns over.", "{card} est retourné."),
	game.BattleEnded:   card.T("The battle at {at} is over.", "La bataille à {at} est terminée."),
	game.DestinyDrawn:  card.T("{by} draws destiny {n}: {card}.", "{by} tire la destinée {n} : {card}."),
	game.DestinyTotal:  card.T("{by}: destiny total {n}.", "{by} : total de destinée {n}."),
	game.Fired:         card.T("{by} fired {card}.", "{by} a tiré avec {card}."),
	game.Bluffed:       card.T("{by} lays a card face down at {at}.", "{by} pose une carte face cachée à {at}."),
	game.Buried:        card.T("{by} buries a card at {at}.", "{by} enterre une carte à {at}."),
	game.Standing:      card.T("What acts by itself, acts.", "Ce qui agit de soi-même agit."),
	game.WasHit:        card.T("{card} is hit by {on} ({n}).", "{card} est touché par {on} ({n})."),
	game.Missed:        card.T("{on} misses {card} ({n}).", "{on} manque {card} ({n})."),
	game.Forfeited:     card.T("{by} forfeits {card} for {n}.", "{by} perd {card} pour une valeur de {n}."),
	game.WasLost:       card.T("{card} is lost.", "{card} est perdu."),
	game.TargetChosen:  card.T("{on}: {by} targets {card}.", "{on} : {by} cible {card}."),
	game.Revealed:      card.T("{card} is shown ({from}).", "{card} est montré ({from})."),
	game.Peeked:        card.T("{by} peeks at {card} ({from}).", "{by} regarde {card} ({from})."),
	game.Added:         card.T("{by} adds {n} battle destiny with {card}.", "{by} ajoute {n} destinée(s) de bataille avec {card}."),
	game.Attrition:     card.T("Attrition against {by}: {n}.", "Attrition contre {by} : {n}."),
	game.BattleDamage:  card.T("Battle damage of {by}: {n}.", "Dommages de bataille de {by} : {n}."),
	game.TotalPower:    card.T("Total power of {by}: {n}.", "Puissance totale de {by} : {n}."),
	game.GameOver:      card.T("The game is over.", "La partie est terminée."),
	game.Conceded:      card.T("{by} concedes.", "{by} concède la partie."),
	game.Formed:        card.T("{by} forms {card} at {at}.", "{by} forme {card} à {at}."),
	game.Reacts:        card.T("{by} reacts with {card}.", "{by} réagit avec {card}."),
	game.Found:         card.T("{by} finds {card} at {at}.", "{by} retrouve {card} à {at}."),
	game.WentUnder:     card.T("{card} goes undercover.", "{card} devient clandestin."),
	game.CoverBroken:   card.T("The cover of {card} is broken.", "{card} est découvert."),
	game.WasExcluded:   card.T("{card} is excluded from the battle.", "{card} est exclu de la bataille."),
	game.DestinySum:    card.T("{card} makes {by}'s total battle destiny {n}.", "{card} porte la destinée de bataille totale de {by} à {n}."),
	game.AddedPower:    card.T("{by} adds {n} destiny to total power with {card}.", "{by} ajoute {n} destinée(s) à sa puissance totale avec {card}."),
	game.Captured:      card.T("{card} is captured: {on}.", "{card} est capturé : {on}."),
	game.Escaped:       card.T("{card} escapes.", "{card} s'échappe."),
	game.Released:      card.T("{card} is released.", "{card} est libéré."),
	game.AttackStarted: card.T("{card} attacks {on}.", "{card} attaque {on}."),
	game.Hunted:        card.T("{by} attacks {card} at {at}.", "{by} attaque {card} à {at}."),
	game.PartyTotal:    card.T("Attack: {n} for {by}.", "Attaque : {n} pour {by}."),
	game.AttackTotal:   card.T("Attack: {n} for {card}.", "Attaque : {n} pour {card}."),
	game.Eaten:         card.T("{on} eats {card}.", "{on} dévore {card}."),
	game.AttackEnded:   card.T("The attack at {at} is over.", "L'attaque à {at} est terminée."),
	game.Replaced:      card.T("{by} replaces {on} with {card}.", "{by} remplace {on} par {card}."),
	game.LeaveDue:      card.T("{card} is about to leave the table.", "{card} est sur le point de quitter la table."),
	game.DestinyDue:    card.T("{by} is about to draw destiny.", "{by} est sur le point de tirer une destinée."),
	game.BattleDue:     card.T("{by} is about to initiate a battle at {at}.", "{by} est sur le point d'engager une bataille à {at}."),
	game.DrainDue:      card.T("{by} is about to initiate a Force drain at {at}.", "{by} est sur le point d'engager un drain de Force à {at}."),
	game.DeployDue:     card.T("{by} is about to deploy {card}.", "{by} est sur le point de déployer {card}."),
	game.MoveDue:       card.T("{by} is about to move {card}.", "{by} est sur le point de déplacer {card}."),
	game.InsertShown:   card.T("{card} comes to the top of a Reserve Deck.", "{card} arrive au-dessus d'une pile de cartes de réserve."),
	game.Stacked:       card.T("{card} is stacked on {on}.", "{card} est empilé sur {on}."),
	game.Exchanged:     card.T("{by} exchanges {card} for {on}.", "{by} échange {card} contre {on}."),
	game.Stolen:        card.T("{by} steals {card}.", "{by} vole {card}."),
	game.HandedOver:    card.T("{card} is handed over: {on}.", "{card} est remis : {on}."),
	game.Shown:         card.T("{card}", "{card}"),
}

var segmentNames = [...]card.Text{
	card.T("start", "initial"), card.T("weapons", "des armes"), card.T("power", "de la puissance"),
	card.T("damage", "des dommages"), card.T("end", "final"),
}

var aCard = card.T("a card", "une carte")

// EventText says an event as a seat may read it: a secret card is "a card" to
// the other seat.
func (g *Game) EventText(e *game.Event, seat card.Side) card.Text {
	var out card.Text
	for l := range card.Langs {
		name := func(def int32) string {
			if def > 0 {
				return g.prog.cards[def-1].def.Title
			}
			return aCard[l]
		}
		t := eventWords[e.Kind][l]
		switch {
		case e.Kind == game.Played && e.Why == game.ByReact:
			t = eventWords[game.Reacts][l]
		case e.Kind == game.Moved && e.Card == e.At:
			t = card.T("{by} moves {card} to parsec {n}.", "{by} déplace {card} au parsec {n}.")[l]
		case e.Kind == game.TurnedOver && e.Def > 0:
			d := g.prog.cards[e.Def-1].def
			t = d.Face(e.N == 0).Title + card.T(" turns over: now ", " est retourné : voici ")[l] + d.Face(e.N > 0).Title + "."
		case e.Kind == game.Deployed && (e.At == e.Card || e.At == 0):
			t = card.T("{by} deploys {card}.", "{by} déploie {card}.")[l]
		}
		buf := make([]byte, 0, len(t)+40)
		for i := 0; i < len(t); i++ {
			if t[i] != '{' {
				buf = append(buf, t[i])
				continue
			}
			j := i
			for t[j] != '}' {
				j++
			}
			switch t[i+1 : j] {
			case "by":
				buf = append(buf, card.SideNames[e.By][l]...)
			case "card":
				if e.Secret && seat != e.By {
					buf = append(buf, aCard[l]...)
				} else {
					buf = append(buf, name(e.Def)...)
				}
			case "on":
				buf = append(buf, name(e.OnDef)...)
			case "at":
				if e.At != 0 {
					buf = append(buf, g.def(e.At).Title...)
				} else {
					buf = append(buf, card.T("the table", "la table")[l]...)
				}
			case "n":
				buf = append(buf, e.N.String()...)
			case "from":
				buf = append(buf, game.ZoneNames[e.From][l]...)
			case "phase":
				buf = append(buf, game.OfPhase[e.N.Int()][l]...)
			case "segment":
				buf = append(buf, segmentNames[e.N.Int()][l]...)
			}
			i = j
		}
		out[l] = string(buf)
	}
	return out
}

// Reads says a number with all its reasons in one line: "6 printed, -2 Demotion,
// = 0 reset (Ion Cannon)".
func (g *Game) Reads(sum game.Sum) (out card.Text) {
	if !sum.Has {
		return card.T("no such number: nothing changes it", "pas de telle valeur : rien ne la modifie") // value.undefined
	}
	for l := range out {
		for i, t := range sum.Terms {
			by := t.By.String()
			switch {
			case t.Set:
				by = "= " + by
			case i > 0 && t.By >= 0:
				by = "+" + by
			}
			why := t.Say[l]
			switch {
			case t.Source != 0 && why == "":
				why = g.title(t.Source)[l]
			case t.Source != 0:
				why += " (" + g.title(t.Source)[l] + ")"
			}
			if i > 0 {
				out[l] += ", "
			}
			out[l] += by + " " + why
		}
	}
	return out
}
