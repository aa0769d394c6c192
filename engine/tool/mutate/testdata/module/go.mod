module tiny

go 1.24
