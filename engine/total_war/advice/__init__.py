"""The computer players of Total War: what a sensible one does, what a careful one does, who is ahead."""
