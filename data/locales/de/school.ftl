refused-practice-full = Davon hast du schon { $most }. Beende erst eine.
