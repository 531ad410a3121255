// Files in a modal: chosen or dropped, listed, and sent when the form is.

import { el } from "../ui/dom.js";
import { showFiles } from "../ui/file_list.js";
import { icon } from "../ui/icons.js";
import { upload } from "../net/session.js";
import { countProblem, limits } from "./fields.js";
import { say } from "../words/say.js";

export function uploadField(part, ids) {
  const bounds = limits(part);
  let files = [];
  const input = el("input", {
    type: "file",
    class: "unseen",
    id: ids.field,
    multiple: bounds.most > 1,
    "aria-describedby": ids.about,
  });
  const list = el("ul", { class: "upload-list" });
  const drop = el(
    "label",
    { class: "drop", for: ids.field },
    icon("upload", 24),
    el(
      "span",
      {},
      bounds.most > 1
        ? say("upload.many", { count: bounds.most })
        : say("upload.one"),
    ),
  );
  const keep = (kept) => {
    files = kept;
    showFiles(list, files, keep);
  };
  const add = (more) => {
    keep(bounds.most > 1 ? [...files, ...more] : [...more].slice(0, 1));
  };
  input.addEventListener("change", () => {
    add(input.files);
    input.value = "";
  });
  drop.addEventListener("dragover", (event) => event.preventDefault());
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  });
  const answer = async () => {
    const values = [];
    for (const file of files) values.push(await upload(file));
    return {
      type: part.type,
      ...(part.id === undefined ? {} : { id: part.id }),
      custom_id: part.custom_id,
      values,
    };
  };
  return {
    node: el("div", { class: "upload" }, input, drop, list),
    control: input,
    problem: () => countProblem(files.length, bounds),
    answer,
  };
}
