"""One module a rule. Each says when its action is offered, why it is refused, and what it does.

A module reads only its own part of the ruleset (and the ready-made tables), so that a house's change of one rule
touches one module. `bummerl.rules.deal` puts them together.
"""
