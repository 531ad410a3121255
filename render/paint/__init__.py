"""From a scene to the bytes of a PNG file, in a process of its own."""
