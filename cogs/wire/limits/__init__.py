"""Who may do how much when: budgets, queues, and which tables somebody may see."""
