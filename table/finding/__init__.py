"""Finding players: a lobby that seeks people until a time, begins by itself, and asks who is ready."""
