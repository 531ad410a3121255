refused-practice-full = Você já tem { $most } destas. Encerre uma primeiro.
