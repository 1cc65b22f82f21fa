"""The open protocol for programs: what a host and a playing program say to each other, line by line.

`docs/engine-protocol.md` is the contract. Here stand its words (`words`), its events (`events`), the program's half
(`session`, `stdio`) and the host's half (`peer`, `child`). A program in any language can do without all of this; it
only has to speak the lines.
"""
