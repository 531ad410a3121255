"""The bot seen by its operator: counted requests, readings for metrics, and the channel that is told of troubles."""

from cogs.wire.operations.operations import Operations

__all__ = ["Operations"]
