// Whether the focus is in the open dialog. Between two rounds it may visit the browser's own bar, which a page sees as its body.
() =>
  document.activeElement === document.body ||
  document.querySelector("dialog").contains(document.activeElement);
