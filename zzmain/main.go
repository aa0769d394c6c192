package main
import ("cantina/app";"os";"runtime/pprof";"time")
func main(){ f,_:=os.Create("/tmp/ui/cpu.prof"); pprof.StartCPUProfile(f); go func(){time.Sleep(2*time.Second);pprof.StopCPUProfile();f.Close();os.Exit(0)}(); app.Window()}
