package rules

import (
	"slices"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// sayVerb are the words of each verb for people: the card first, then the target.
var sayVerb = [game.Verbs]card.Text{
	game.Pass: card.T("Pass", "Passer"), game.VActivate: card.T("Activate %s Force", "Activer %s Force"),
	game.VDraw: card.T("Draw %s", "Tirer %s"), game.VDeploy: card.T("Deploy %s", "Déployer %s"),
	game.VPlay: card.T("Play %s", "Jouer %s"), game.VUse: card.T("Use %s", "Utiliser %s"), game.VFire: card.T("Fire %s", "Faire feu avec %s"),
	game.VDrain: card.T("Force drain at %s", "Drain de Force à %s"), game.VBattle: card.T("Battle at %s", "Bataille à %s"),
	game.VMove: card.T("Move %s", "Déplacer %s"), game.VTransit: card.T("Docking bay transit of %s", "Transit par les aires de mise à quai de %s"),
	game.VHyper: card.T("Hyperspeed: %s", "Hyperespace : %s"), game.VLand: card.T("Land %s", "Faire atterrir %s"),
	game.VTakeOff: card.T("Take off with %s", "Faire décoller %s"), game.VShuttle: card.T("Shuttle %s", "Navette pour %s"),
	game.VEmbark: card.T("Embark %s", "Embarquer %s"), game.VDisembark: card.T("Disembark %s", "Débarquer %s"),
	game.VSlot: card.T("Change the place of %s", "Changer la place de %s"), game.VTransfer: card.T("Transfer %s", "Transférer %s"),
	game.VSector: card.T("Move %s", "Déplacer %s"), game.VTarget: card.T("Choose %s", "Choisir %s"), game.VDone: card.T("Done", "Terminé"),
	game.VNumber: card.T("%s", "%s"), game.VYes: card.T("Yes", "Oui"), game.VNo: card.T("No", "Non"),
	game.VForfeit: card.T("Forfeit %s", "Abandonner %s"), game.VLose: card.T("Lose 1 Force from %s", "Perdre 1 Force de la %s"),
	game.VStart: card.T("Start with %s", "Commencer avec %s"), game.VPlace: card.T("Place %s", "Placer %s"),
	game.VDock: card.T("Dock %s", "Arrimer %s"), game.VForm: card.T("Form %s", "Former %s"),
	game.VHaul: card.T("Carry %s", "Porter %s"), game.VBury: card.T("Bury %s", "Enterrer %s"), game.VLeave: card.T("Leave %s", "Laisser %s"), game.VFree: card.T("Release %s", "Libérer %s"),
	game.VAttack: card.T("Attack %s", "Attaquer %s"), game.VUnleash: card.T("Let %s attack", "Laisser %s attaquer"),
	game.VRace:  card.T("Race destiny for %s", "Destinée de course pour %s"),
	game.VBluff: card.T("Bluff with %s", "Bluffer avec %s"), game.VFlip: card.T("Turn up a card at %s", "Retourner une carte à %s"),
	game.VCarry: card.T("Carry with %s", "Transporter avec %s"), game.VConcede: card.T("Concede", "Abandonner la partie"),
	game.VRecall:      card.T("Take %s back to hand", "Reprendre %s en main"),
	game.VReact:       card.T("React with %s", "Réagir avec %s"),
	game.VSearch:      card.T("Search party at %s", "Groupe de recherche à %s"),
	game.VReactDeploy: card.T("Deploy %s as a react", "Déployer %s en réaction"),
	game.VSite:        card.T("Move %s by a ship or vehicle site", "Déplacer %s par un site de vaisseau ou de véhicule"),
	game.VCover:       card.T("Break the cover of %s", "Découvrir %s"),
	game.VReplace:     card.T("Replace with %s", "Remplacer par %s"),
	game.VSeize:       card.T("Seize %s", "Saisir %s"), game.VImprison: card.T("Imprison %s", "Emprisonner %s"),
	game.VEscape: card.T("%s to the Used Pile", "%s vers la pile utilisée"), game.VRally: card.T("Rally %s", "Rallier %s"),
	game.VText:     card.T("Move %s by the text of a location", "Déplacer %s par le texte d’une localisation"),
	game.VAsteroid: card.T("Draw asteroid destiny for %s", "Tirer la destinée d’astéroïde de %s"),
	game.VStar:     card.T("Move %s", "Déplacer %s"), game.VOrbit: card.T("Move %s", "Déplacer %s"),
	game.VRun: card.T("Attack Run: %s", "Mission d’attaque : %s"), game.VBomb: card.T("Bombing run: %s", "Mission de bombardement : %s"),
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

// key gives the options of a decision their keys.
func (r *Referee) key(d *game.Decision) {
	for i := range d.Options {
		o := &d.Options[i]
		words := r.wordsOf(d.Seat, o)
		if o.Key = words.key; o.Say[0] == "" && !words.varies {
			o.Say = words.say
		}
		o.Via = r.via(o)
	}
}

// worded is the decision with the words of its options.
func (g *Game) worded() *game.Decision {
	d := g.Decision()
	for i := range d.Options {
		o := &d.Options[i]
		if o.Say[0] == "" {
			o.Say = g.optionText(o)
			g.wordsOf(d.Seat, o).say = o.Say
		}
		if o.Verb == game.VForfeit && o.Card != 0 {
			if n, owed := g.covering(o.Card); owed > 0 {
				o.Covers, o.Owed = n, owed
				o.Say = card.Say("%s (covers %s of %s)", "%s (couvre %s sur %s)", g.optionText(o), n, owed)
			}
		}
		o.Text = g.whichText(o)
	}
	return d
}

// whichText is the sentence by which a card is used, if it could be by others too.
func (r *Referee) whichText(o *game.Option) (says card.Text) {
	if o.Verb != game.VPlay && o.Verb != game.VUse && o.Verb != game.VFire || r.Def(o.Card).Type == card.DefensiveShield {
		return says
	}
	ways := 0
	count := func(t *position.Text) {
		for _, cl := range t.Clauses {
			if cl.Acts() && cl.Verb() == o.Verb {
				ways++
			}
		}
	}
	count(r.Text(o.Card))
	for g := range r.GuestsAt(o.Card) {
		count(g.Text)
	}
	if ways < 2 {
		return says
	}
	return r.clauseAt(o).Sentence()
}

// optionKey is the readable and stable name of an option, as in saves and
// replays: "dark deploy stormtrooper#2 at tatooine-cantina".
func (r *Referee) optionKey(side card.Side, o *game.Option) string {
	var room [128]byte
	key := append(room[:0], side.String()...)
	word := func(w string) { key = append(append(key, ' '), w...) }
	number := func(n int) { key = strconv.AppendInt(append(key, ' '), int64(n), 10) }
	word(o.Verb.String())
	switch o.Verb {
	case game.VLose:
		switch {
		case o.Card != 0:
			word(r.Key(o.Card))
		case o.Zone == game.Drawn:
			word("destiny")
		default:
			word([...]string{"reserve", "force", "used"}[o.Zone])
		}
		return string(key)
	case game.VActivate, game.VDraw, game.VNumber:
		number(int(o.N))
		return string(key)
	case game.VPlace, game.VFlip:
		word(r.Key(o.Card))
		number(int(o.N) + 1)
		return string(key)
	}
	if o.Card == 0 {
		return string(key)
	}
	word(r.Key(o.Card))
	fires := r.Text(o.Card).Fires
	if o.Verb == game.VDeploy && r.twoWays(o.Card) {
		number(int(o.Clause) + 1)
	}
	if o.Verb == game.VPlay && r.Def(o.Card).Type != card.DefensiveShield || o.Verb == game.VUse ||
		o.Verb == game.VFire && len(fires) > 1 && slices.Contains(fires[1:], o.Clause) { // another way to fire the same weapon
		number(int(position.Within(o.Clause)) + 1)
		if position.AGuests(o.Clause) { // ruling.expand-the-empire
			word("of")
			word(r.TextIn(r.S.C(o.Card).Def, o.Clause).Def.Slug)
		}
	}
	if o.Verb == game.VStar {
		word("parsec")
		number(int(o.N))
	}
	if o.Target != 0 {
		word(r.preposition(o))
		word(r.Key(o.Target))
	}
	if o.Slot != card.OnCard {
		word("as")
		word(o.Slot.String())
	}
	if o.With != 0 {
		word("with")
		word(r.Key(o.With))
	}
	return string(key)
}

// preposition is the word before the target in a key.
func (r *Referee) preposition(o *game.Option) string {
	switch {
	case o.Verb == game.VPlay || o.Verb == game.VUse || o.Verb == game.VFire:
		return "on"
	case o.Slot != card.OnCard:
		return "aboard"
	case r.S.C(o.Target).Zone != game.Row:
		return "on"
	}
	return "at"
}

// optionText says what an option does, in both languages.
func (r *Referee) optionText(o *game.Option) card.Text {
	t := sayVerb[o.Verb]
	switch o.Verb {
	case game.Pass, game.VDone, game.VYes, game.VNo, game.VConcede:
		return t
	case game.VActivate, game.VDraw, game.VNumber:
		return card.Say(t[0], t[1], int(o.N))
	case game.VLose:
		if o.Zone == game.Sabacc {
			return card.Say("Lose %s from the sabacc hand", "Perdre %s de la main de sabacc", r.Title(o.Card))
		}
		if o.Card != 0 {
			return card.Say("Lose %s from hand", "Perdre %s de la main", r.Title(o.Card))
		}
		return card.Say(t[0], t[1], game.ZoneNames[o.Zone])
	}
	if o.Card == 0 {
		return t
	}
	say, words := t, append(make([]any, 0, 5), r.called(o.Card))
	add := func(t card.Text, w ...any) { say, words = join(say, t), append(words, w...) }
	if o.Verb == game.VUse {
		if guest := r.GuestOf(o.Card, o.Clause); guest != nil {
			add(card.T(" (%s)", " (%s)"), r.Through(guest))
		}
	}
	if o.With != 0 {
		add(card.T(" with %s", " avec %s"), r.called(o.With))
	}
	if o.Verb == game.VStar {
		add(card.T(" to parsec %s", " au parsec %s"), int(o.N))
		if o.Target == 0 {
			add(card.T(", deep space", ", espace profond"))
		}
	}
	switch {
	case o.Verb == game.VPlace:
		if to, beside := r.toPlace(o); beside != 0 {
			add(to, r.called(beside))
		}
	case o.Verb == game.VFlip && len(r.Bluffs(o.Card)) > 1:
		add(card.T(" (card %s)", " (carte %s)"), int(o.N)+1)
	case o.Target != 0:
		add(r.toTarget(o), r.called(o.Target))
	}
	if o.Slot != card.OnCard {
		add(card.T(" (%s)", " (%s)"), card.SlotNames[o.Slot])
	}
	if o.Verb == game.VDeploy && r.twoWays(o.Card) {
		add(card.T(" (%s)", " (%s)"), r.Clause(o.Card, o.Clause).Sentence())
	}
	return card.Say(say[0], say[1], words...)
}

// toTarget are the words between what is done and its target.
func (r *Referee) toTarget(o *game.Option) card.Text {
	to := sayTarget[o.Verb]
	switch deploys := o.Verb == game.VDeploy || o.Verb == game.VReactDeploy; {
	case to[0] == "":
		return card.T(": %s", " : %s")
	case deploys && r.Def(o.Target).Type != card.Location && o.Slot != card.OnCard:
		return card.T(" aboard %s", " à bord de %s")
	case deploys && r.Def(o.Target).Type != card.Location:
		return card.T(" on %s", " sur %s")
	}
	return to
}

func join(a, b card.Text) card.Text { return card.T(a[0]+b[0], a[1]+b[1]) }

// phasePrompt is what a player is asked at his opportunity in a phase.
func (r *Referee) phasePrompt(side card.Side) card.Text {
	switch {
	case r.S.Active != side:
		return askTheirs[r.S.Phase]
	case r.S.Phase == game.Activate && r.S.Generation > r.S.Activated:
		n := min(int(r.S.Generation-r.S.Activated), len(r.S.Piles[side][game.Reserve]))
		return card.Say("Activate up to %s more Force.", "Activez encore jusqu’à %s Force.", n)
	}
	return askYours[r.S.Phase]
}

// What a player is asked in the phases of his turn, and in those of the opponent's.
var askYours, askTheirs = inPhases("Your %s phase: act or pass.", "Votre phase %s : agissez ou passez."),
	inPhases("The opponent's %s phase: act or pass.", "Phase %s de l’adversaire : agissez ou passez.")

func inPhases(en, fr string) (out [game.Phases]card.Text) {
	for p := range out {
		out[p] = card.Say(en, fr, game.OfPhase[p])
	}
	return out
}

// copies says how many of a card: English leaves the noun out.
func copies(n int) card.Text {
	t := card.Count(n, card.T("", "exemplaire"), card.T("", "exemplaires"))
	t[card.English] = strconv.Itoa(n)
	return t
}

// Reads says a number with all its reasons in one line.
func (r *Referee) Reads(sum game.Sum) card.Text { return sum.Reads(r.Title) }
