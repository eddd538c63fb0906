"""How near words are to pictures: a table made beforehand, an encoder for people's own words."""
