// The files that are going to be sent, each with a button that leaves it out.

import { el, replace } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "../words/say.js";

export function showFiles(list, files, keep) {
  replace(
    list,
    files.map((file) =>
      el(
        "li",
        {},
        icon("file", 16),
        el("span", {}, file.name),
        el(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": say("pill.remove", { name: file.name }),
            on: { click: () => keep(files.filter((other) => other !== file)) },
          },
          icon("close", 14),
        ),
      ),
    ),
  );
}
