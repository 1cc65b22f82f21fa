"""The club: tables, ranked play, coins, ratings and fair deals, served over HTTP and WebSockets."""
