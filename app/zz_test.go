package app
import ("testing";"os";"image/png";"cantina/widgets/say";"cantina/engine/card";"fyne.io/fyne/v2")
func TestZZ(t *testing.T){
 p := start(t, t.TempDir()); 
 tab := sitDown(t,p); answer(t,p,tab); answer(t,p,tab); sitDown(t,p)
 for l := range card.Langs { say.SetLang(l)
 for name, s := range map[string]screen{"home":newHome(p),"setup":newSetup(p),"curtain":&curtain{p: p, t: tab}, "over":&over{p: p, t: tab}} {
  p.win.Resize(fyne.NewSize(1366,740))
  p.show(s)
  f,_:=os.Create("/tmp/bd/"+name+"-"+l.Code()+".png"); png.Encode(f,p.win.Canvas().Capture()); f.Close()
 }
 tab.concede()
  f,_:=os.Create("/tmp/bd/concede-"+l.Code()+".png"); png.Encode(f,p.win.Canvas().Capture()); f.Close()
 }
}
