"""The application emojis: drawn from our icons, four times as large, and reduced."""
