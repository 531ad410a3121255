// Dialogs on the browser's own <dialog>: it keeps the focus, answers Escape and hides the rest.

import { el, freshId } from "./dom.js";

export function openDialog({ title, label, kind = "", content, onClose, closeOnBackdrop = true }) {
  const titleId = title ? freshId("dialog-title") : null;
  const dialog = el("dialog", { class: `dialog ${kind}`, "aria-labelledby": titleId, "aria-label": label });
  if (title) dialog.append(el("h2", { class: "dialog-title", id: titleId }, title));
  dialog.append(...[content].flat());
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    onClose?.();
  });
  if (closeOnBackdrop) {
    dialog.addEventListener("pointerdown", (event) => {
      if (event.target === dialog && outside(event, dialog)) dialog.close();
    });
  }
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function outside(event, dialog) {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}
