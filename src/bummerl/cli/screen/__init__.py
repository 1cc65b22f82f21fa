"""The game on a full screen. Imported only when it is shown, since its framework takes its time to load."""
