package rules

import (
	"fmt"
	"slices"

	"cantina/engine/game"
)

// The names of the procedures in Go. Their order is nobody's business: a saved game
// calls them by their words.
const (
	pNone game.Proc = iota
	pStart
	pTurn
	pPhase
	pActivate
	pDraw
	pWindow
	pAct
	pResult
	pDeploy
	pPlaceLocation
	pMove
	pDrain
	pAsteroid
	pStar
	pBattle
	pSegment
	pDamage
	pDestiny
	pLose
	pLeave
	pReact
	pDock
	pSearch
	pExcess
	pMet
	pForm
	pCarry
	pCapture
	pPower
	pRelease
	pTogether
	pRepeated
	pHaul
	pBluff
	pOpportunity
	pAttack
	pShots
	pTwins
	pSabacc
	pDuel
	pDuelActions
	pBlown
	pRun
	pEscape
	pRetrieve
	pRecall
	pOverheld
	pRace
	pFinish
	pPay
	nProcs
)

// A procedure is a list of steps: its name and theirs are what a saved game calls
// them, and must not change. What a procedure remembers between its steps is its
// body, a struct that stands in the file of its noun; nil if it remembers nothing.
type procedure struct {
	name  string
	body  func() game.Body
	steps []step // of a clause of game text none: they are those of its text
}

// procs are all procedures. They are filled in when the program starts, since their
// steps begin other procedures in turn.
var procs [nProcs]procedure

func init() { procs = procedures() }

// procedures is the table of all procedures, each as the rules tell it.
func procedures() [nProcs]procedure {
	return [nProcs]procedure{
		pStart: {"start of the game", body[starting], []step{
			doing("starting effects", startingEffects),
			doing("beside the deck", layBeside),
			doing("starting locations", startingLocations),
			asking("offer conversion", askConversion, tookConversion),
			from(pollStart, asking("choose again", askStart, tookStart)),
			doing("again", chooseAgain),
			doing("lay", layStart),
			doing("first objective", firstObjective),
			doing("second objective", secondObjective),
			doing("first interrupt", firstInterrupt),
			doing("second interrupt", secondInterrupt),
			doing("hands", startingHands),
		}},
		pTurn: {"turn", nil, []step{ // from activate on in the order of game.Phase (turnStep)
			{name: "start", do: startTurn},
			{name: "activate", do: phase(game.Activate)},
			{name: "control", do: phase(game.Control)},
			{name: "deploy", do: phase(game.Deploy)},
			{name: "battle", do: phase(game.Battling)},
			{name: "move", do: phase(game.Move)},
			{name: "draw", do: phase(game.Draw)},
			{name: "end", do: endTurn},
			{name: "next", do: nextTurn},
		}},
		pPhase: {"phase", body[alternating], []step{
			{name: "repetition", do: lookForLoop},
			asking("actions", askAction, tookAction),
			{name: "mandatory", ask: askMust, took: tookMust, poll: pollMust},
			{name: "end", do: endPhase},
		}},
		pActivate: {"activate", body[activating], []step{
			doing("unit", activateUnit),
			asking("into hand instead", askInstead, tookInstead),
			doing("go on", activateOn),
		}},
		pDraw: {"draw", body[drawing], []step{
			doing("unit", drawUnit),
		}},
		pWindow: {"responses", body[responding], []step{
			from(pollAutomatic, asking("automatic", askAutomatic, tookAutomatic)),
			asking("optional", askResponse, tookResponse),
		}},
		pAct: {"action", body[acting], []step{
			from(pollTarget, asking("targets", askTarget, tookTarget)),
			from(pollX, asking("x", askX, tookX)),
			asking("twice", askTwice, tookTwice),
			doing("pay", payAct),
			doing("announce", announceAct),
			doing("result", resultOfAct),
			doing("fired", firedAct),
			from(pollShot, asking("next shot", askShot, tookShot)),
			doing("end", endAct),
		}},
		pResult: {"result", body[acting], nil},
		pDeploy: {"deploy", body[deploying], []step{
			from(pollAim, asking("targets", askAim, tookAim)),
			doing("pay", payDeploy),
			doing("initiate", initiateDeploy),
			doing("result", resolveDeploy),
		}},
		pPlaceLocation: {"place a location", body[placing], []step{
			from(pollPlace, asking("where", askPlace, tookPlace)),
			from(pollOrbit, asking("orbit", askOrbit, tookOrbit)),
			doing("placed", placed),
		}},
		pMove: {"move", body[moving], []step{
			from(pollGroup, untilDone("group", askGroup, tookGroup)),
			doing("pay", payMove),
			doing("result", resolveMove),
		}},
		pDrain: {"Force drain", body[draining], []step{
			doing("initiate", initiateDrain),
			doing("resolve", resolveDrain),
			doing("drained", drained),
		}},
		pAsteroid: {"asteroid destiny", body[asteroid], []step{
			doing("draw", drawAsteroid),
			doing("result", asteroidResult),
		}},
		pStar: {"move a mobile system", body[orbiting], []step{
			doing("pay", payStar),
			doing("result", resolveStar),
		}},
		pBattle: {"battle", body[battling], []step{
			doing("initiate", initiateBattle),
			{name: "weapons segment", do: weaponsSegment},
			{name: "power segment", do: powerSegment},
			{name: "power destinies", do: powerDestinies},
			{name: "initiator's battle destiny", ask: askInitiator, took: tookInitiator},
			{name: "defender's battle destiny", ask: askDefender, took: tookDefender},
			{name: "both have drawn", do: bothDrew},
			{name: "attrition destinies", do: attritionDestinies},
			{name: "power segment actions", do: powerActions},
			{name: "totals", do: battleTotals},
			{name: "winner", do: battleWinner},
			{name: "damage segment", do: damageSegment},
			{name: "end", do: endBattle},
			doing("ended", battleEnded),
		}},
		pSegment: {"battle actions", body[alternating], []step{
			asking("actions", askBattleAction, tookBattleAction),
		}},
		pDamage: {"damage", body[alternating], []step{
			from(pollForfeits, asking("actions", askDamage, tookDamage)),
		}},
		pDestiny: {"destiny", body[destiny], []step{
			doing("about to", aboutToDraw),
			doing("turn up", turnUp),
			from(pollWhich, asking("which number", askWhich, tookWhich)),
			doing("draw", drawDestiny),
			doing("resolve", resolveDestiny),
		}},
		pLose: {"lose Force", body[losing], []step{
			doing("about to", aboutToLose),
			from(pollLose, asking("unit", askLose, tookLose)),
		}},
		pLeave: {"leave", body[leaving], []step{
			doing("about to", aboutToLeave),
			from(pollJump, untilDone("jump off", askJump, tookJump)),
			doing("move", leaveTable),
		}},
		pReact: {"react", body[reacting], []step{
			from(pollBoard, untilDone("who embarks", askBoard, tookBoard)),
			from(pollReactCompany, untilDone("who goes along", askCompany, tookCompany)),
			doing("pay", payReact),
			doing("move", resolveReact),
			from(pollAlight, untilDone("who disembarks", askAlight, tookAlight)),
			doing("arrived", func(g *Game, _ *game.Frame, _ *reacting) flow { g.endsDrain(); return done }),
		}},
		pDock: {"dock", body[docking], []step{
			doing("pay", payDock),
			from(pollExchange, untilDone("who changes over", askExchange, tookExchange)),
		}},
		pSearch: {"search party", body[searching], []step{
			from(pollParty, untilDone("who searches", askParty, tookParty)),
			doing("destiny", drawSearch),
			doing("result", endSearch),
		}},
		pExcess:   {"excess", nil, []step{whichIsOver}},
		pOverheld: {"too many captives", nil, []step{whoStays}},
		pMet: {"operatives meet", nil, []step{
			{name: "at random", do: partAtRandom},
			whoParts,
		}},
		pForm: {"form a squadron", body[forming], []step{
			doing("all there are", allReplaced),
			from(pollReplaced, untilDone("which starfighters", askReplaced, tookReplaced)),
			doing("form", formSquadron),
			from(pollChangeOver, untilDone("who and what changes over", askChangeOver, tookChangeOver)),
			doing("used pile", usedUp),
		}},
		pCarry: {"carry by a shuttle vehicle", body[carrying], []step{
			from(pollCarried, untilDone("who is carried", askCarried, tookCarried)),
		}},
		pCapture: {"capture", body[capturing], []step{
			from(pollCapture, asking("seize, imprison or let escape", askCapture, tookCapture)),
			doing("captured", captured),
		}},
		pPower: {"power segment actions", body[alternating], []step{
			asking("actions", askPowerAction, tookBattleAction),
		}},
		pRelease: {"release", body[releasing], []step{
			from(pollRelease, asking("rally or not", askRelease, tookRelease)),
			doing("released", released),
		}},
		pTogether: {"fire together", body[firingTogether], []step{
			from(pollTogether, untilDone("weapons", askTogether, tookTogether)),
			doing("aim", aimTogether),
			doing("draw", drawTogether),
			from(pollOrder, asking("order", askOrder, tookOrder)),
			doing("apply", applyTogether),
		}},
		pRepeated: {"repetition", nil, []step{
			{name: "the player to act", ask: askOffer, took: tookOffer},
			{name: "his opponent", ask: askAgreement, took: tookAgreement},
		}},
		pHaul: {"carry artillery", body[hauling], []step{
			from(pollHaul, asking("carriers", askHaul, tookHaul)),
			doing("pay", payHaul),
			doing("move", hauled),
		}},
		pRace: {"race destiny", body[racing], []step{
			doing("draw", drawRace),
			asking("place it", askRace, tookRace),
			doing("lay it", placeRace),
		}},
		pFinish: {"end of a Podrace", body[finishing], []step{
			doing("Force", payRace),
			doing("clear", clearRace),
		}},
		pPay: {"use Force of both", body[paying], []step{
			from(pollLent, asking("how much of the opponent's", askLent, tookLent)),
			doing("use", payBoth),
		}},
		pBluff: {"a bluff card", body[bluffing], []step{
			from(pollBluff, asking("deploy it", askBluff, tookBluff)),
			doing("not deployed", notDeployed),
		}},
		pOpportunity: {"opportunity", body[opportunity], []step{
			doing("before", beforeAction),
			doing("begin", beginChosen),
		}},
		pAttack: {"attack", body[attacking], []step{ // creature.attack.steps
			asking("whose cards", askPreySide, tookPreySide),
			doing("begin", beginAttack),
			doing("weapons", attackWeapons),
			doing("ferocity", drawFerocity),
			asking("destiny", askAttackDestiny, tookAttackDestiny),
			doing("compare", settleAttack),
			asking("fate", askFate, tookFate),
			doing("end", endAttack),
			doing("ended", attackEnded),
		}},
		pTwins: {"two of a persona", nil, []step{whichVersion}},
		pShots: {"shots", body[alternating], []step{
			asking("actions", askShots, tookBattleAction),
		}},
		pBlown: {"blow away", body[blowing], []step{ // epic.blown-away.order
			doing("cards at a site", blownSite),
			doing("Force", blownForce),
			doing("what belongs to a system", blownSystem),
			doing("face down", blownDown),
		}},
		pRun: {"Attack Run", body[running], []step{ // epic.attack-run
			from(pollRunners, untilDone("enter", askRunners, tookRunner)),
			from(pollPursuers, untilDone("follow", askPursuers, tookPursuer)),
			from(pollLead, asking("lead", askLead, tookLead)),
			from(pollCover, asking("cover", askCover, tookCover)),
			from(pollLead, asking("new lead", askLead, tookLead)),
			doing("torpedoes", awayTorpedoes),
			doing("pull up", pullUp),
			doing("result", settleRun),
		}},
		pEscape: {"escape", body[fleeing], []step{ // epic.ds2.escape
			from(pollEscape, untilDone("who escapes", askEscape, tookEscape)),
			doing("next", nextEscape),
		}},
		pRetrieve: {"retrieve", body[retrieving], []step{
			doing("about to", aboutToRetrieve),
			doing("retrieve", retrieveNow),
		}},
		pRecall: {"recall probes", body[recalling], []step{
			doing("used pile", recallProbes),
			asking("retrieve", askRecalled, tookRecalled),
		}},
		pSabacc: {"sabacc", body[gambling], []step{
			from(pollRival, asking("opponent's character", askRival, tookRival)),
			doing("first cards", dealSabacc),
			doing("perfect sabacc", perfectSabacc),
			asking("draw", askSabaccDraw, tookSabaccDraw),
			valuing("opponent's values", ofOpponent),
			totaling("opponent's total", ofOpponent),
			valuing("values", ofStarter),
			totaling("total", ofStarter),
			doing("reveal", revealSabacc),
			from(pollStake, asking("stakes", askStake, tookStake)),
			doing("end", endSabacc),
		}},
		pDuel: {"duel", body[dueling], slices.Concat( // duel.steps
			[]step{doing("initiate", initiateDuel), doing("actions", actInDuel)},
			duelDraws("initiator's", ofStarter), duelDraws("opponent's", ofOpponent),
			[]step{doing("compare", settleDuel), doing("result", duelResult), doing("end", endDuel),
				doing("ended", func(*Game, *game.Frame, *dueling) flow { return done })})},
		pDuelActions: {"duel actions", body[alternating], []step{
			asking("actions", askDuelAction, tookBattleAction),
		}},
	}
}

// body makes an empty body of a procedure.
func body[T any, B interface {
	*T
	game.Body
}]() game.Body {
	return B(new(T))
}

// stepOf is the number of a step of a procedure, by its name.
func stepOf(p game.Proc, name string) int16 {
	for i := range procs[p].steps {
		if procs[p].steps[i].name == name {
			return int16(i)
		}
	}
	panic(fmt.Sprintf("rules: the procedure %q has no step %q", procs[p].name, name))
}
