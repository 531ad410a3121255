// What is too small for a thumb.
() =>
  [
    ...document.querySelectorAll(
      ".message .button, .message .select, .compose-form button, .header button, .channel",
    ),
  ]
    .filter((node) => node.offsetParent && node.offsetHeight < 44)
    .map((node) => node.className);
