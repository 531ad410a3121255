"""What landscape pictures share: the format, words that fit, the strip on top, the line at the foot, the night."""
