"""A table: an append-only log of numbered events, and the state that is their fold.

`settings` says what is played, `log` holds the events, `commands` what may be asked of a table, `state` the fold,
`decide` what a command leads to, `views` what each side and a watcher may see of it.
"""
