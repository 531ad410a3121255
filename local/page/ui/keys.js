// Keys that work everywhere on the page.

const FIELDS = "input, textarea, select, [contenteditable]";

export function startKeys(current) {
  addEventListener("keydown", (event) => {
    const app = current();
    if (!app || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.altKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
      event.preventDefault();
      app.step(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Escape") {
      if (app.root.classList.contains("drawer-open")) app.toggleDrawer(false);
      else app.timeline.toEnd();
    } else if (writes(event) && !event.target.closest(FIELDS)) app.composer.field.focus();
  });
  addEventListener("focus", () => current()?.seen());
  document.addEventListener("visibilitychange", () => current()?.seen());
}

// A letter typed anywhere belongs to the message field; space and Enter keep their meaning on buttons.
function writes(event) {
  return event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
}
