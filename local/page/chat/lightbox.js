// One picture, large: a bar above it, alt text on demand, arrows to its neighbours, a click for full size.

import { el, ownAddress, replace } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { say } from "../words/say.js";

export function openLightbox(images, start) {
  let at = start;
  const stage = el("div", { class: "lightbox-stage" });
  const place = el("span", { class: "lightbox-place" });
  const caption = el("p", { class: "lightbox-caption", hidden: true });
  const alt = el("button", { type: "button", class: "button button-secondary", "aria-expanded": "false" }, say("lightbox.alt"));
  alt.setAttribute("aria-label", say("lightbox.alt_text"));
  alt.addEventListener("click", () => {
    caption.hidden = !caption.hidden;
    alt.setAttribute("aria-expanded", String(!caption.hidden));
  });
  const original = el(
    "a",
    { class: "button button-secondary", target: "_blank", rel: "noopener" },
    icon("link", 16),
    say("lightbox.original"),
  );
  const close = el(
    "button",
    { type: "button", class: "icon-button", "aria-label": say("lightbox.close"), autofocus: true },
    icon("close"),
  );
  const bar = el("div", { class: "lightbox-bar" }, place, alt, original, close);
  const dialog = openDialog({ label: say("lightbox.picture"), kind: "lightbox", content: [bar, stage, caption] });
  close.addEventListener("click", () => dialog.close());

  const show = (index) => {
    at = (index + images.length) % images.length;
    const image = images[at];
    const address = ownAddress(image.url);
    const img = el("img", { src: address, alt: image.alt ?? "", title: say("lightbox.full_size") });
    img.addEventListener("click", (event) => zoom(stage, img, event));
    replace(stage, img);
    stage.classList.remove("zoomed");
    place.textContent = images.length > 1 ? say("lightbox.place", { at: at + 1, count: images.length }) : "";
    caption.textContent = image.alt ?? "";
    alt.hidden = !image.alt;
    original.href = address;
  };
  if (images.length > 1) {
    const arrow = (name, label, step) =>
      el(
        "button",
        {
          type: "button",
          class: `icon-button lightbox-${name}`,
          "aria-label": label,
          on: { click: () => show(at + step) },
        },
        icon(name, 28),
      );
    dialog.append(arrow("left", say("lightbox.previous"), -1), arrow("right", say("lightbox.next"), 1));
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") show(at - 1);
      else if (event.key === "ArrowRight") show(at + 1);
    });
  }
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  show(at);
}

// Full size around the point that was pressed.
function zoom(stage, img, event) {
  const box = img.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  if (!stage.classList.toggle("zoomed")) return;
  stage.scrollTo(img.offsetWidth * x - stage.clientWidth / 2, img.offsetHeight * y - stage.clientHeight / 2);
}
