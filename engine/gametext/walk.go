package gametext

import (
	"reflect"
)

// Walk visits x and everything in it, depth first: clauses, heads, steps,
// conditions, posts, amounts and other phrases as values, filters as *Filter.
// Where visit returns false it goes no deeper.
func Walk(x any, visit func(node any) bool) {
	switch x := x.(type) {
	case nil:
		return
	case Clause:
		walkClause(&x, visit)
	case *Clause:
		walkClause(x, visit)
	case []Clause:
		for i := range x {
			walkClause(&x[i], visit)
		}
	default:
		v := reflect.ValueOf(x)
		if v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		walkValue(v, visit)
	}
}

func walkClause(c *Clause, visit func(any) bool) {
	if !visit(*c) {
		return
	}
	for _, h := range c.Heads {
		Walk(h, visit)
	}
	Walk(c.While, visit)
	Walk(c.Rule, visit)
	for _, s := range c.Steps {
		Walk(s, visit)
	}
}

func walkValue(v reflect.Value, visit func(any) bool) {
	switch v.Kind() {
	case reflect.Interface:
		if !v.IsNil() {
			walkValue(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkValue(v.Index(i), visit)
		}
	case reflect.Struct:
		if f, ok := v.Interface().(Filter); ok {
			if visit(&f) {
				walkValue(reflect.ValueOf(f.Or), visit)
				walkValue(reflect.ValueOf(f.Except), visit)
				walkValue(reflect.ValueOf(f.Posts), visit)
			}
			return
		}
		if !visit(v.Interface()) {
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walkValue(v.Field(i), visit)
			}
		}
	}
}
