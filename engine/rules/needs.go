package rules

import "slices"

// Sets of requirements, each said once. A verb is some of these and what is its own;
// companions, riders and cards that a text moves are judged by the same sets. Those of
// actions from game text stand with them in act_needs.go (anyAction) and weapon_fire.go
// (anyFiring, anyAim).

// anyMove binds every movement of a card, whatever orders or permits it: regular and
// unlimited moves, reacts, relocation (missing.search.bound, move.cannot, rules.never,
// char.operative).
var anyMove = []requirement{notSearched, mayMove, mayMoveSo, mayMoveThere, neverThere, apart}

// regularMove binds the one regular move of a turn; into the trench and out of it goes
// an Attack Run only (move.regular.once, location.trench-rules).
var regularMove = slices.Concat([]requirement{notMoved}, anyMove, []requirement{moveTrench})

// crewedMove binds a regular move of a starship or vehicle by its own engines
// (move.unpiloted).
var crewedMove = slices.Concat(regularMove, []requirement{moveCrew})

// drivenAway binds a move away that the opponent's card makes: it is unlimited
// (move.forced-by-opponent).
var drivenAway = slices.Concat(anyMove, []requirement{moveTrench, moveCrew})

// reactingAway binds a move that a text makes away as a react: it is no regular move
// (react.move-counts).
var reactingAway = slices.Concat(drivenAway, anyReact)

// coveredMove binds the regular moves that undercover spies make too, each in the
// phase that is its (spy.move).
var coveredMove = slices.Concat(spyMoves, regularMove)

// anyBoarding binds getting into a place aboard a carrier, in whatever way a card has
// come to its door (ship.capacity, ship.capacity.squadron, spy.move).
var anyBoarding = []requirement{squadronAboard, allowedAboard, moveRoom, noSpy}

// anyRide binds a card that is only carried along: it does not move, so that nothing
// but a text that says "never" holds it (move.carried, rules.never).
var anyRide = []requirement{neverThere}

// anyReact binds every react of a card on table, also of one that only gets into or out
// of the reacting one (react.once).
var anyReact = []requirement{reactOnce, reactBan}

// anyRelocation binds relocation, which is movement, and none that an escort makes with
// its captive (move.relocate, captive.escort.move).
var anyRelocation = slices.Concat(anyMove, []requirement{unburdened}, relocation)

// anyDeployment binds every deployment of a card, from hand or pile, in its phase or as
// a react, but for the cost (deploy.def, deploy.where, deploy.restriction.rule).
var anyDeployment = []requirement{
	deployNotPlayed, deployNoShield, deployMoment, commands, barred, apart, deploySquadron,
	deployHolosite, deployDS2, deployTrench, deployShield, withPilot(deployHidden),
	deployKind, deployHabitat, deployCave, deployHome, deploySector, deployDiamond, deployShipSite, bearsArms, deployOwnText, deployLimit, deployAim, deployImmune, deployUnder, deployLoss, deployShared, specialSlot,
	withPilot(neverThere), deployPresence, deployUnique, ofPilot(deployUnique), deployUniqueLocation, deployPersona, ofPilot(deployPersona), deployHeld, ofPilot(deployHeld),
	deployConvert, deployBlown, deploySpace, deployOneStation,
	deployCrossed, ofPilot(deployCrossed), deployOut, ofPilot(deployOut), squadronAboard, allowedAboard, deployCapacity, deployPilot, deployShuttle,
}

// reactDeployment binds every deployment as a react, from hand or from a pile, but for
// the permission (react.deploy).
var reactDeployment = slices.Concat([]requirement{reactsAtAll, reactsThere, reactNotBarred, reactBan}, anyDeployment)

// textAction binds every action from game text, firing included.
var textAction = slices.Concat(anyAction, anyFiring, anyAim, anyTheft, []requirement{hasTarget, eventAim, losesAsCost, sabaccCards})
