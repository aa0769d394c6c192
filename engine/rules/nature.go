package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A nature is what a kind of action is: who takes it, and where it leads. It is told where
// an action is none of such a card at all, or leads nowhere like that.
type nature struct {
	rule   string
	en, fr string
}

// natures are those of all kinds of action (TestEveryActionHasItsNature).
var natures = [game.Verbs]nature{
	game.VActivate: {"turn.activate.amount", "Force is activated from the Reserve Deck.", "La Force s’active depuis la Réserve."},
	game.VDraw:     {"turn.draw", "Cards are drawn from the Force Pile.", "On tire des cartes de la pile de Force."},

	game.VDeploy:      {"deploy.def", "A card of one's own hand is deployed, to where its kind and its text allow it.", "On déploie une carte de sa propre main, là où son genre et son texte le permettent."},
	game.VReactDeploy: {"react.deploy", "A character, vehicle, starship, weapon or device of one's own hand reacts by deployment.", "Un personnage, un véhicule, un vaisseau spatial, une arme ou un dispositif de sa propre main réagit en se déployant."},
	game.VPlay:        {"interrupt.when", "A card of one's own hand is played by a function of its text, on what that text targets.", "On joue une carte de sa propre main selon une fonction de son texte, sur ce que ce texte cible."},
	game.VForm:        {"deploy.squadron.replacement", "A squadron of the hand takes the place of the starfighters that its text names.", "Un escadron de la main prend la place des chasseurs stellaires que nomme son texte."},
	game.VReplace:     {"persona.replace", "One's own unique character on table is replaced by another version of the same persona from the hand, and nothing else is.", "On remplace son propre personnage unique sur la table par une autre version du même personnage depuis la main, et rien d’autre."},
	game.VBury:        {"weapon.mines", "Cards of the hand are buried at an exterior planet site where one has a mining droid.", "On enterre des cartes de sa main à un site planétaire extérieur où l’on a un droïde de minage."},
	game.VRace:        {"podrace.event", "While a Podrace is on each player may draw one race destiny in each of Dark's control phases.", "Tant qu’une course est en cours, chaque joueur peut tirer une destinée de course à chaque phase de contrôle du côté obscur."},
	game.VBluff:       {"location.bluff-rules", "The Dark Side lays cards of its hand face down at a site where Bluff Rules are in effect.", "Le côté obscur pose des cartes de sa main face cachée à un site où les règles du bluff sont en vigueur."},

	game.VUse:      {"action.condition", "A card is used by an action of its own text, on what that text targets.", "On utilise une carte par une action de son propre texte, sur ce que ce texte cible."},
	game.VFire:     {"weapon.fire", "A weapon fires at what its text targets.", "Une arme fait feu sur ce que cible son texte."},
	game.VTransfer: {"deploy.transfer", "A weapon or device is handed on from its bearer to another of one's own cards present.", "Une arme ou un dispositif passe de son porteur à une autre carte présente du même joueur."},
	game.VHaul:     {"weapon.artillery.carry", "Warriors carry an artillery weapon to an adjacent site.", "Des guerriers portent une arme d’artillerie à un site voisin."},

	game.VMove:      {"move.landspeed", "By landspeed characters, creatures and vehicles go from site to site.", "Par vitesse terrestre, personnages, créatures et véhicules vont de site en site."},
	game.VText:      {"move.location-text", "It takes a location with a text that lets cards move.", "Il faut une localisation dont le texte permet de se déplacer."},
	game.VTransit:   {"move.docking-bay", "Characters and vehicles go from one docking bay to another.", "Personnages et véhicules vont d’une aire de mise à quai à une autre."},
	game.VHyper:     {"move.hyperspeed", "Through hyperspace a starship goes from one system to another.", "Par l’hyperespace, un vaisseau spatial va d’un système à un autre."},
	game.VLand:      {"move.land", "A starfighter lands from a system at a related exterior site; what flies among clouds, from the lowest of them.", "Un chasseur stellaire atterrit depuis un système à un site extérieur connexe ; ce qui vole parmi les nuages, depuis le plus bas d’entre eux."},
	game.VTakeOff:   {"move.take-off", "A landed starfighter takes off to the related system; what flies among clouds, to the lowest of them.", "Un chasseur stellaire atterri décolle vers le système connexe ; ce qui vole parmi les nuages, vers le plus bas d’entre eux."},
	game.VSector:    {"move.kinds", "Among sectors one goes from a sector to the next, or between the nearest one and its system.", "Parmi les secteurs, on va d’un secteur au suivant, ou entre le plus proche et son système."},
	game.VOrbit:     {"move.to-death-star", "A starship crosses between a mobile system and the planet that it orbits.", "Un vaisseau spatial passe d’un système mobile à la planète autour de laquelle il est en orbite, ou inversement."},
	game.VBomb:      {"move.bombing-run", "A TIE bomber goes on a bombing run from a system to a related exterior site.", "Un bombardier TIE va en mission de bombardement d’un système à un site extérieur connexe."},
	game.VRun:       {"move.attack-run", "An Attack Run leads a starfighter from the Death Star system into its trench, or back.", "Une mission d’attaque mène un chasseur stellaire du système de l’Étoile de la mort à sa tranchée, ou l’en ramène."},
	game.VStar:      {"move.death-star", "A mobile system goes from parsec to parsec, or into orbit of a system.", "Un système mobile va d’un parsec à un autre, ou se place en orbite d’un système."},
	game.VReact:     {"react.move", "A card on table reacts by a move to the battle or Force drain in question, or away from it where a text says so.", "Une carte sur la table réagit en se déplaçant vers la bataille ou le drain de Force en question, ou en s’en éloignant là où un texte le dit."},
	game.VDisembark: {"move.embark", "One gets off a starship or vehicle where that is present.", "On débarque de son vaisseau spatial ou de son véhicule là où celui-ci est présent."},
	game.VEmbark:    {"move.embark", "One gets on a starship or vehicle of one's own that is present.", "On embarque sur un vaisseau spatial ou un véhicule du même joueur, s’il est présent."},
	game.VSlot:      {"move.slots", "Places are changed aboard one and the same starship or vehicle.", "On change de place à bord d’un même vaisseau spatial ou véhicule."},
	game.VShuttle:   {"move.shuttle", "Shuttling leads between an exterior site and a starship of one's own at the related system.", "La navette relie un site extérieur et un vaisseau spatial du même joueur au système connexe."},
	game.VSite:      {"move.ship-sites", "One goes between a starship or vehicle and one of its sites.", "On passe d’un vaisseau spatial ou d’un véhicule à l’un de ses sites, ou inversement."},
	game.VDock:      {"move.dock", "Two of a player's starships dock that are present at the same system or sector.", "Deux vaisseaux spatiaux d’un même joueur s’arriment s’ils sont présents au même système ou secteur."},
	game.VCarry:     {"move.shuttle.vehicle", "A shuttle vehicle carries characters between its site and a starship at the related system.", "Un véhicule navette transporte des personnages entre son site et un vaisseau spatial au système connexe."},

	game.VSeize:    {"move.prisoner", "A captive is taken charge of by a bounty hunter or warrior of the Dark Side there.", "Un chasseur de primes ou un guerrier du côté obscur, sur place, se charge d’un captif."},
	game.VImprison: {"move.prisoner", "A captive is handed over to the prison where its escort is.", "Un captif est remis à la prison où se trouve son escorte."},
	game.VLeave:    {"move.prisoner", "A frozen captive is left unattended where its escort is.", "Un captif gelé est laissé sans surveillance là où se trouve son escorte."},
	game.VFree:     {"captive.frozen.release", "The Light Side releases a frozen captive whom nobody holds.", "Le côté lumineux libère un captif gelé que personne ne détient."},

	game.VDrain:    {"drain.def", "Force is drained at a location.", "Un drain de Force se fait à une localisation."},
	game.VBattle:   {"battle.condition", "A battle is initiated at a location.", "Une bataille s’engage à une localisation."},
	game.VSearch:   {"missing.search.when", "A search party looks for the missing at a site.", "Un groupe de recherche part à la recherche des disparus à un site."},
	game.VFlip:     {"location.bluff-rules", "The Light Side turns up a card that lies face down at a site where Bluff Rules are in effect.", "Le côté lumineux retourne une carte face cachée à un site où les règles du bluff sont en vigueur."},
	game.VAttack:   {"creature.attacked", "A player attacks a creature.", "Un joueur attaque une créature."},
	game.VUnleash:  {"creature.attacks.when", "It is a creature that its owner lets attack.", "C’est une créature que son propriétaire fait attaquer."},
	game.VCover:    {"spy.break", "An undercover spy of one's own is uncovered.", "On découvre son propre espion infiltré."},
	game.VRecall:   {"location.dejarik-rules", "The pieces of a holosite are taken back to hand.", "Les pièces d’un holosite se reprennent en main."},
	game.VAsteroid: {"location.asteroid-rules", "Asteroid destiny is drawn for a starship of the opponent where Asteroid Rules are in effect.", "La destinée d’astéroïde se tire pour un vaisseau spatial adverse, là où les règles des astéroïdes sont en vigueur."},
}

// alien says why a kind of action is none of a card, or does not lead to such a target:
// what a card of the hand does not meet there, what kind of action it is, what keeps a text
// from acting on anything, and, where nothing at all can be done with the card there, why
// that is.
func (g *Game) alien(side card.Side, v game.Verb, id, target game.CardID) (out []game.Reason) {
	if v == game.VDeploy && target != 0 && g.known(target) && g.InHand(id) && g.S.C(id).Owner == side {
		o := game.Option{Verb: v, Card: id, Target: target}
		if says := g.Text(id).Deploys; len(says) > 0 { // the sentence that says where it deploys need not be its first
			o.Clause = says[0]
		}
		out = g.unmet(deployVerb.needs, side, &o)
	}
	n := natures[v]
	if n.rule == "" { // it answers a question
		n = nature{"action.condition", "Nothing is asked now that this would answer.", "Rien n’est demandé en ce moment à quoi cela répondrait."}
	}
	out = append(out, game.Reason{Rule: n.rule, Say: card.T(n.en, n.fr)})
	if (v == game.VPlay || v == game.VUse || v == game.VFire) && target != 0 {
		anyhow, _ := g.why(side, []game.Verb{v}, id, 0, (*Referee).tellAll)
		out = append(out, anyhow...)
	}
	if _, some := g.why(side, g.Meant(side, id, target), id, target, (*Referee).tell); !some {
		out = append(out, g.idle(side, id, target)...)
	}
	return out
}
