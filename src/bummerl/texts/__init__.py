"""Words for what the rules say in codes: Fluent catalogues in six languages, and the pages composed from them.

Nothing here decides a rule. A ruleset, a refusal or a settlement comes in, and a sentence goes out.
"""
