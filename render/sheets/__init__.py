"""Pictures that all games share: cards, hands, charts, results, standings."""
