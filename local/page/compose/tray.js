// Files that go with the next message: chosen, dropped or pasted.

import { el } from "../ui/dom.js";
import { showFiles } from "../ui/file_list.js";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/announce.js";
import { upload } from "../net/session.js";
import { say } from "../words/say.js";

const MOST = 10;

export class Tray {
  constructor(onChange) {
    this.onChange = onChange;
    this.files = [];
    this.input = el("input", { type: "file", multiple: true, hidden: true });
    this.input.addEventListener("change", () => {
      this.add(this.input.files);
      this.input.value = "";
    });
    this.button = el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("tray.attach"),
        title: say("tray.attach"),
        on: { click: () => this.input.click() },
      },
      icon("plus"),
    );
    this.list = el("ul", { class: "tray", "aria-label": say("tray.files"), hidden: true });
  }

  // Dropping and pasting anywhere on this element adds files.
  listenOn(target) {
    target.addEventListener(
      "dragover",
      (event) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
    );
    target.addEventListener("drop", (event) => {
      if (!event.dataTransfer.files.length) return;
      event.preventDefault();
      this.add(event.dataTransfer.files);
    });
    target.addEventListener("paste", (event) => {
      if (!event.clipboardData.files.length) return;
      event.preventDefault();
      this.add(event.clipboardData.files);
    });
  }

  add(files) {
    if (this.files.length + files.length > MOST) toast(say("tray.most", { count: MOST }));
    this.set([...this.files, ...files].slice(0, MOST));
  }

  set(files) {
    this.files = files;
    this.list.hidden = !files.length;
    showFiles(this.list, files, (kept) => this.set(kept));
    this.onChange();
  }

  // Takes what is there and sends it up; resolves to the ids.
  async send(files) {
    const ids = [];
    for (const file of files) ids.push(await upload(file));
    return ids;
  }
}
