package gametext

// What is said of runs: an Utinni Effect whose target goes to it and comes back to where it
// set out (utinni.target).

type (
	NotesStart struct { // where it is, and how far from the Effect in parsecs, fixed then (ruling.kessel-run)
		step
		Cards Filter
	}
	AwaitsReturn struct { // to where it set out
		step
		Cards Filter
	}
	NoReturnDue struct{ cond }
	CountsAs    struct { // for some cards, and for nothing else
		pred
		What Filter
		For  Filter
	}
)

func init() {
	say[Step, NotesStart]("note system where {Cards} is and its distance in parsecs", "noter le système où se trouve {Cards} et sa distance en parsecs")
	say[Step, AwaitsReturn]("await return of {Cards}", "attendre le retour de {Cards}")
	say[Cond, NoReturnDue]("no return is awaited", "aucun retour n'est attendu")
	say[Pred, CountsAs]("counts|count as {What} for {For}", "compte|comptent comme {What} pour {For}")
}
