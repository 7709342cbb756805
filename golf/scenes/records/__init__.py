"""Records: what was played under each rule set, the top tens, and the awards."""
