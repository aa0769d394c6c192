package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// idle says why a card, or bringing it to a target, begins no kind of action at all.
func (r *Referee) idle(side card.Side, id, target game.CardID) []game.Reason {
	for _, why := range idleness {
		if say := why.says(r, side, id, target); say[card.English] != "" {
			return []game.Reason{{Rule: why.rule, Say: say}}
		}
	}
	return nil
}

// idleness is what may keep a card from beginning anything, the decisive first.
var idleness = []struct {
	rule string
	says func(r *Referee, side card.Side, id, target game.CardID) card.Text // nothing where it is not that
}{
	{"move.prisoner", ledAbout},
	{"card.owner", theirs},
	{"state.inactive", inactive},
	{"location.fixed", lies},
	{"location.deploy", besideOthers},
	{"deploy.restriction.location", noBearer},
	{"deploy.where", nowhere},
	{"deploy.creature", inHabitat},
	{"deploy.transfer", borne},
	{"move.location-change", alreadyThere},
	{"react.def", elsewhere},
	{"creature.move", inItsPhase},
	{"move.carried", carriedAlong},
	{"action.top-level", offersNothing},
	{"deploy.where", staysPut},
	{"deploy.where", landBound},
	{"move.kinds", noPlace},
	{"zone.list", outOfReach},
	{"deploy.timing", notNow},
}

// theirCard says of a card whose it is, and not which.
var theirCard = card.T("That card is the opponent's.", "Cette carte est à l’adversaire.")

// ledAbout: Dark leads his captives about, from an escort or prison to another.
func ledAbout(r *Referee, side card.Side, id, _ game.CardID) (say card.Text) {
	if aCaptive(r, side, id) {
		return card.Say("%s is led about in Dark's move phase, by its escort.", "%s se laisse mener pendant la phase de déplacement du côté obscur, par son escorte.", r.Title(id))
	}
	return say
}

// theirs: a player acts with his own cards, and with locations.
func theirs(r *Referee, side card.Side, id, _ game.CardID) (say card.Text) {
	if r.S.C(id).Owner == side || r.Def(id).Type == card.Location && r.S.OnTable(id) {
		return say
	}
	if !r.S.OnTable(id) || r.S.C(id).Is(game.FaceDown) { // what it is, must not show
		return theirCard
	}
	return card.Say("%s is the opponent's.", "%s est à l’adversaire.", r.Title(id))
}

// inactive: a captive, a missing or an excluded card does nothing by itself.
func inactive(r *Referee, _ card.Side, id, _ game.CardID) (say card.Text) {
	it := r.S.C(id)
	switch {
	case it.Zone != game.Table || r.IsActive(id) || r.Spying(id):
	case it.Is(game.Captive):
		return card.Say("%s is a captive.", "%s est en captivité.", r.Title(id))
	case it.Is(game.Missing):
		return card.Say("%s is missing.", "%s est porté{e} disparu{e}.", r.Title(id))
	case it.Is(game.Excluded):
		return card.Say("%s is excluded from the battle.", "%s est exclu{e} de la bataille.", r.Title(id))
	default:
		return card.Say("%s is not active.", "La carte %s n’est pas active.", r.Title(id))
	}
	return say
}

// lies: a location stays where it has been put, but for a mobile system.
func lies(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	switch {
	case r.S.C(id).Zone != game.Row:
	case target == 0:
		return card.Say("There is nothing to do at %s now.", "Il n’y a rien à faire à %s en ce moment.", r.Title(id))
	case r.IsMobile(id):
		return card.Say("%s goes from parsec to parsec, or into orbit of a system.", "%s va d’un parsec à un autre, ou se place en orbite d’un système.", r.Title(id))
	default:
		return card.Say("%s stays where it lies.", "%s reste à sa place.", r.Title(id))
	}
	return say
}

// besideOthers: a location of the hand goes in the row.
func besideOthers(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if r.InHand(id) && r.Def(id).Type == card.Location && target != 0 {
		return card.Say("%s goes in the row of locations.", "%s prend place dans la rangée des localisations.", r.Title(id))
	}
	return say
}

// noBearer: a card that lies on others needs one.
func noBearer(r *Referee, side card.Side, id, target game.CardID) (say card.Text) {
	if r.InHand(id) && len(r.Text(id).Deploys) > 0 && r.Def(id).Type != card.Location {
		return sayOwnText(r, side, &game.Option{Card: id, Target: target})
	}
	return say
}

// nowhere: what moves goes to a place of its kind.
func nowhere(r *Referee, _ card.Side, id, _ game.CardID) (say card.Text) {
	if r.InHand(id) && r.innermost(pWindow) == nil && r.Mover(id) {
		return card.Say("%s finds no place there: %s.", "%s n’y trouve pas de place : %s.", r.Title(id), r.belongs(id))
	}
	return say
}

// inHabitat: a creature lies on nothing.
func inHabitat(r *Referee, _ card.Side, id, _ game.CardID) (say card.Text) {
	if r.InHand(id) && r.innermost(pWindow) == nil && r.Def(id).Type == card.Creature {
		return card.Say("%s deploys to a location in its habitat.", "%s se déploie à une localisation de son habitat.", r.Title(id))
	}
	return say
}

// inItsPhase: a creature answers nothing by a move.
func inItsPhase(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if r.S.C(id).Zone == game.Table && r.innermost(pWindow) != nil && target != 0 && r.Def(id).Type == card.Creature {
		return card.Say("%s does not react: creatures move in their owner's move phase.",
			"%s ne réagit pas : les créatures se déplacent pendant la phase de déplacement de leur propriétaire.", r.Title(id))
	}
	return say
}

// elsewhere: who reacts, reacts to the place in question.
func elsewhere(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if e := r.reactTo(); e != nil && target != 0 && r.S.C(id).Zone == game.Table && r.Mover(id) {
		if r.S.Where(target) != e.At {
			return card.Say("A react leads to %s.", "Une réaction mène à %s.", r.Title(e.At))
		}
		return card.Say("No move that may be a react leads %s there.", "Aucun déplacement en réaction n’y mène %s.", r.Title(id))
	}
	return say
}

func alreadyThere(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	it := r.S.C(id)
	switch {
	case it.Zone != game.Table || target == 0 || r.S.Where(id) != r.S.Where(target):
		return say
	case id != target && it.At != target && r.Carrier(target) && r.S.C(target).Owner == it.Owner:
		return card.Say("%s has no place for %s.", "%s n’a pas de place pour %s.", r.Title(target), r.Title(id))
	}
	return card.Say("%s is there already.", "%s y est déjà.", r.Title(id))
}

// carriedAlong: whoever is aboard goes where that goes.
func carriedAlong(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if host := r.S.Host(id); host != 0 && target != 0 && r.S.C(id).Slot != card.OnCard {
		return card.Say("%s is aboard %s and goes along with it; it must get off first.",
			"%s est à bord de %s et l’accompagne ; il faut d’abord débarquer.", r.Title(id), r.Title(host))
	}
	return say
}

// borne: weapons and devices change hands only.
func borne(r *Referee, _ card.Side, id, _ game.CardID) (say card.Text) {
	if t := r.Def(id).Type; r.S.Host(id) != 0 && (t == card.Weapon || t == card.Device) && !r.isSeeker(id) {
		return card.Say("%s goes with the card that carries it; in your deploy phase another one present may take it over.",
			"%s suit la carte qui en est munie ; pendant votre phase de déploiement, une autre carte présente peut s’en charger.", r.Title(id))
	}
	return say
}

// offersNothing: what is taken up to be used has something to use, or must be brought
// somewhere.
func offersNothing(r *Referee, side card.Side, id, target game.CardID) (say card.Text) {
	switch {
	case target != 0 || !r.S.OnTable(id):
	case r.reactTo() != nil && r.Mover(id):
		return card.Say("No text lets %s react.", "Aucun texte ne permet à %s de réagir.", r.Title(id))
	case r.Mover(id):
		return card.Say("There is nowhere for %s to go now.", "%s n’a nulle part où aller en ce moment.", r.Title(id))
	default:
		return card.Say("The text of %s offers no action now.", "Le texte de %s n’offre aucune action en ce moment.", r.Title(id))
	}
	return say
}

// staysPut: what neither moves nor is handed on, stays.
func staysPut(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if r.S.C(id).Zone != game.Table || target == 0 || r.Mover(id) || r.Def(id).Type == card.Creature || r.LikeCharacter(id) || r.isSeeker(id) {
		return say
	}
	return card.Say("%s stays where it was deployed.", "%s reste là où cette carte a été déployée.", r.Title(id))
}

// landBound: by themselves characters and vehicles get from site to site only.
func landBound(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	loc, t := r.S.Where(target), r.Def(id).Type
	if r.S.C(id).Zone != game.Table || loc == 0 || r.IsSite(loc) || t == card.Starship {
		return say
	}
	return card.Say("%s is no site: %s gets there only aboard a starship.", "%s n’est pas un site : %s ne s’y rend qu’à bord d’un vaisseau spatial.", r.Title(loc), r.Title(id))
}

// noPlace: what lies beside the row is no place to move to.
func noPlace(r *Referee, _ card.Side, id, target game.CardID) (say card.Text) {
	if r.S.C(id).Zone == game.Table && target != 0 && r.S.Where(target) == 0 {
		return card.Say("%s lies beside the locations: nobody moves there.", "%s est à côté des localisations : on ne s’y déplace pas.", r.Title(target))
	}
	return say
}

// outOfReach: cards in piles are reached by texts only.
func outOfReach(r *Referee, _ card.Side, id, _ game.CardID) (say card.Text) {
	if z := r.S.C(id).Zone; r.InHand(id) || r.S.OnTable(id) || z == game.Row {
		return say
	}
	return card.T("That card is neither in your hand nor on table.", "Cette carte n’est ni dans votre main ni sur la table.")
}

// notNow: while something is answered, a card of the hand is a response or nothing.
func notNow(r *Referee, side card.Side, id, _ game.CardID) (say card.Text) {
	if r.InHand(id) && len(r.S.Frames) > 0 && r.innermost(pWindow) != nil {
		return card.Say("%s answers nothing: it deploys in your deploy phase.", "%s ne répond à rien : cette carte se déploie pendant votre phase de déploiement.", r.Title(id))
	}
	return say
}
