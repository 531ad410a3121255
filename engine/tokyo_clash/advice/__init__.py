"""The computer players of Tokyo Clash: what a sensible one does, what a careful one does, who is ahead."""
