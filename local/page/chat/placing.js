// Changing a list without disturbing who is using it.

// Change only what differs, so that focus, open spoilers and running pictures stay as they are.
export function place(list, rows) {
  const wanted = new Set(rows);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  rows.forEach((row, index) => {
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
}

// Put a new node where the old one stood. Components that did not change are carried over with an open
// menu and a shown choice, and the focus goes to the same part again.
export function exchange(old, item) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const [before, after] = [old.querySelector(".parts"), item.querySelector(".parts")];
  if (before && after && before.dataset.definition === after.dataset.definition) after.replaceWith(before);
  item.classList.toggle("grouped", old.classList.contains("grouped"));
  item.tabIndex = old.tabIndex;
  old.replaceWith(item);
  if (focused) refocus(item, focused);
}

function refocus(item, focused) {
  const same = (node) => node.dataset.customId === focused.dataset.customId && !node.disabled;
  const twin = focused.dataset.customId && [...item.querySelectorAll("[data-custom-id]")].find(same);
  (twin || (focused.isConnected ? focused : item)).focus({ preventScroll: true });
}
