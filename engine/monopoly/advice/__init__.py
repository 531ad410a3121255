"""The computer players of Monopoly: what a sensible one does, what simple ones do, who is ahead."""
