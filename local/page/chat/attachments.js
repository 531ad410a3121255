// Attachments of classic messages: pictures together, everything else as a card to download.

import { el, ownAddress } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { gallery } from "./pictures.js";
import { say, sayNumber } from "../words/say.js";

const SPOILER = 1 << 3;

const isPicture = (file) =>
  file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");
const isVideo = (file) => file.content_type?.startsWith("video/");

export function attachments(app, files) {
  const seen = files.filter((file) => isPicture(file) || isVideo(file));
  const cards = files.filter((file) => !seen.includes(file));
  return [
    seen.length ? gallery(app, seen.map(asImage)) : null,
    ...cards.map((file) => (file.content_type?.startsWith("audio/") ? audio(file) : fileCard(file))),
  ];
}

function asImage(file) {
  return {
    url: file.url,
    width: file.width,
    height: file.height,
    alt: file.description,
    type: file.content_type,
    spoiler: Boolean((file.flags ?? 0) & SPOILER) || file.filename?.startsWith("SPOILER_"),
  };
}

function audio(file) {
  return el("audio", {
    class: "audio",
    src: ownAddress(file.url),
    controls: true,
    preload: "metadata",
    "aria-label": file.filename,
  });
}

export function fileCard(file) {
  const address = ownAddress(file.url);
  const name = file.filename ?? say("file.name");
  return el(
    "div",
    { class: "file-card" },
    icon("file", 28),
    el(
      "span",
      { class: "file-text" },
      address ? el("a", { href: address, download: name }, name) : el("span", {}, name),
      file.size === null || file.size === undefined
        ? null
        : el("span", { class: "file-size" }, size(file.size)),
      file.description ? el("span", { class: "file-size" }, file.description) : null,
    ),
    address
      ? el(
          "a",
          { class: "icon-button", href: address, download: name, "aria-label": say("file.download", { name }) },
          icon("download"),
        )
      : null,
  );
}

function size(bytes) {
  if (bytes < 1024) return say("file.bytes", { size: bytes });
  if (bytes < 1024 * 1024) return say("file.kib", { size: sayNumber(bytes / 1024, 1) });
  return say("file.mib", { size: sayNumber(bytes / 1024 / 1024, 1) });
}
