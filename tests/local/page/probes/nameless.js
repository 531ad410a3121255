// What can be pressed or seen but has no name for a screen reader.
() => {
  const named = (node) =>
    node.getAttribute("aria-label") ||
    node.getAttribute("aria-labelledby") ||
    node.labels?.length ||
    node.textContent.trim();
  return [
    ...document.querySelectorAll(
      "button, a[href], input:not([hidden]), textarea, [role=option], dialog, img",
    ),
  ]
    .filter(
      (node) => node.checkVisibility() && !(node.matches("img") ? node.hasAttribute("alt") : named(node)),
    )
    .map((node) => node.outerHTML.slice(0, 120));
};
