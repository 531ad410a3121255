// Pictures in messages: galleries, spoilers, and the way to the large view.

import { el, ownAddress, webAddress } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { openLightbox } from "./lightbox.js";
import { say } from "../words/say.js";

// image: { url, width, height, alt, spoiler, type }
export function picture(app, image, group = [image], at = 0) {
  const address = ownAddress(image.url);
  if (!address) return foreign(image);
  if (image.type?.startsWith("video/"))
    return el("video", {
      class: "video",
      src: address,
      controls: true,
      preload: "metadata",
      "aria-label": image.alt,
    });
  const img = el("img", {
    src: address,
    alt: image.alt ?? "",
    loading: "lazy",
    decoding: "async",
    width: image.width,
    height: image.height,
  });
  const name = image.alt ? say("picture.open_named", { alt: image.alt }) : say("picture.open");
  const node = el("button", { type: "button", class: "picture", "aria-label": name, title: image.alt }, img);
  if (image.width && image.height) {
    node.style.setProperty("--ratio", `${image.width} / ${image.height}`);
    node.style.setProperty("--aspect", String(image.width / image.height));
    node.style.setProperty("--natural", `${image.width}px`);
  }
  img.addEventListener("error", () => node.classList.add("broken"), { once: true });
  if (image.spoiler) cover(node);
  node.addEventListener("click", () => {
    if (node.classList.contains("covered")) uncover(node, name);
    else openLightbox(group, at);
  });
  return node;
}

// Nothing outside this server is loaded by itself: no visit without a click.
function foreign(image) {
  const address = webAddress(image.url);
  if (!address) return el("span", { class: "picture-missing" }, image.alt || say("picture.missing"));
  return el(
    "a",
    { class: "picture-foreign", href: address, target: "_blank", rel: "noopener noreferrer nofollow" },
    icon("link", 18),
    image.alt || address,
  );
}

function cover(node) {
  node.classList.add("covered");
  node.setAttribute("aria-label", say("picture.covered"));
  node.append(el("span", { class: "cover-tag" }, say("picture.spoiler")));
}

function uncover(node, name) {
  node.classList.remove("covered");
  node.querySelector(".cover-tag").remove();
  node.setAttribute("aria-label", name);
}

export function gallery(app, images) {
  const group = images.filter((image) => ownAddress(image.url));
  const shown = el(
    "div",
    { class: "gallery", data: { count: String(images.length) } },
    images.map((image) => picture(app, image, group, Math.max(0, group.indexOf(image)))),
  );
  const [only] = images;
  if (images.length > 1 || !only?.alt || !ownAddress(only.url) || only.spoiler) return shown;
  return el("div", { class: "captioned" }, shown, altText(only.alt));
}

// Below the picture, so that it covers nothing; of many pictures the large view has it.
function altText(words) {
  return el(
    "details",
    { class: "alt-text" },
    el("summary", { "aria-label": say("lightbox.alt_text") }, say("lightbox.alt")),
    el("p", {}, words),
  );
}
