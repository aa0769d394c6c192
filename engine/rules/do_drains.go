package rules

// Standing rules about drains, generation, places aboard and costs.
