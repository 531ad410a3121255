refused-practice-full = Tu en as déjà { $most }. Termines-en une d’abord.
