refused-practice-full = Ya tienes { $most } de estas. Termina una primero.
