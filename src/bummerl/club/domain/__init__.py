"""What the club decides, without clocks, sockets or storage: time, chance and stored facts come in as arguments."""
