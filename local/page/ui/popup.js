// A panel that floats at an anchor, above everything; on a phone it is a sheet from the bottom.

import { el, onPhone } from "./dom.js";
import { openDialog } from "./dialog.js";

const GAP = 6;

export function openPopup({ anchor, label, content, kind = "", onClose, sheet = true }) {
  if (sheet && onPhone()) {
    const dialog = openDialog({ label, kind: `sheet ${kind}`, content, onClose });
    return { root: dialog, close: () => dialog.open && dialog.close(), place: () => {} };
  }
  const panel = el(
    "div",
    { class: `popup ${kind}`, popover: "manual", "aria-label": label, role: "dialog" },
    content,
  );
  // A popup that belongs to a dialog must live inside it, or the dialog would make it inert.
  (anchor.closest("dialog") ?? document.body).append(panel);
  panel.showPopover();
  const place = () => placeAt(panel, anchor);
  place();
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    watch.disconnect();
    removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", place);
    panel.remove();
    onClose?.();
  };
  const outside = (event) => {
    if (!panel.contains(event.target) && !anchor.contains(event.target)) close();
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
    anchor.focus?.();
  });
  addEventListener("pointerdown", outside, true);
  addEventListener("resize", place);
  return { root: panel, close, place };
}

function placeAt(panel, anchor) {
  const box = anchor.getBoundingClientRect();
  const wide = Math.max(panel.offsetWidth, Math.min(box.width, innerWidth - 2 * GAP));
  const below = innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const upward = panel.scrollHeight > below && above > below;
  panel.style.setProperty("max-height", `${Math.max(120, upward ? above : below)}px`);
  const left = Math.max(GAP, Math.min(box.left, innerWidth - wide - GAP));
  panel.style.setProperty("left", `${left}px`);
  panel.style.setProperty("min-width", `${Math.min(box.width, innerWidth - 2 * GAP)}px`);
  panel.style.setProperty("top", upward ? "auto" : `${box.bottom + GAP}px`);
  panel.style.setProperty("bottom", upward ? `${innerHeight - box.top + GAP}px` : "auto");
}
