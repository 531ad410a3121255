// Traces of text that became markup.
() =>
  document.querySelectorAll(
    "#app script, #app [onerror], #app [onload], #app iframe, #app [src=x], a[href^=javascript]",
  ).length;
