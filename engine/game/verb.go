package game

// verbWords are the words of each verb in the keys of options.
var verbWords = [Verbs]string{
	Pass: "pass", VActivate: "activate", VDraw: "draw", VDeploy: "deploy", VPlay: "play",
	VUse: "use", VFire: "fire", VDrain: "drain", VBattle: "battle", VMove: "move",
	VTransit: "transit", VHyper: "hyperspace", VLand: "land", VTakeOff: "take-off",
	VAsteroid: "asteroid", VStar: "steer", VOrbit: "cross", VRun: "run", VBomb: "bomb", VRecall: "recall",
	VShuttle: "shuttle", VEmbark: "embark", VDisembark: "disembark", VSlot: "seat",
	VTransfer: "transfer", VSector: "sector", VTarget: "choose", VDone: "done",
	VNumber: "number", VYes: "yes", VNo: "no", VForfeit: "forfeit", VLose: "lose",
	VReplace: "replace",
	VStart:   "start", VPlace: "place", VDock: "dock", VConcede: "concede", VText: "walk", VReact: "react",
	VSeize: "seize", VImprison: "imprison", VEscape: "escape", VRally: "rally",
	VSite:  "enter",
	VCover: "uncover", VReactDeploy: "react-deploy", VSearch: "search", VForm: "form", VCarry: "carry",
	VHaul: "haul", VBury: "bury", VLeave: "leave",
	VAttack: "attack", VUnleash: "unleash",
	VFree:  "free",
	VBluff: "bluff", VFlip: "flip", VRace: "race",
}

// String is the verb as it stands in the keys of options.
func (v Verb) String() string { return verbWords[v] }
