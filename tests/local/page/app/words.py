"""Words that the application says and the tests look for."""

BOARD = "The city: Godzilla stands in the middle, Rodan one street to the east."
HOSTILE = '<img src=x onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>'
