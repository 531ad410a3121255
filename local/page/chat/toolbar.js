// What can be done with a message; shown while the pointer or the focus is on it.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/announce.js";
import { isEphemeral } from "../state/flags.js";
import { messageApps } from "./apps.js";
import { messageWords } from "./message.js";
import { reactButton } from "./reactions.js";
import { say } from "../words/say.js";

export function toolbar(app, message) {
  const tool = (name, label, act) =>
    el(
      "button",
      { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: act } },
      icon(name),
    );
  const tools = [tool("copy", say("toolbar.copy"), () => copy(message.content || messageWords(app, message)))];
  // Nobody else has a private message, so there is nothing to answer or to react to.
  if (!isEphemeral(message))
    tools.unshift(
      reactButton(app, message),
      tool("reply", say("toolbar.reply"), () => app.composer.replyTo(message)),
      messageApps(app, message),
    );
  return el("div", { class: "toolbar", role: "toolbar", "aria-label": say("toolbar.title") }, tools);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("toolbar.copied"), "note");
  } catch {
    toast(say("toolbar.copy_refused"));
  }
}
