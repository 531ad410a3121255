"""What the operator of the bot sees, and what Discord's limits leave: traces, meters, alarms, the request budget.

Knows no game, no table and no discord.py; everything else may use it.
"""
