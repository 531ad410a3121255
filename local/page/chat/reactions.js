// Reactions under a message, and the small board to add one.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { openPopup } from "../ui/popup.js";
import { emojiMark } from "../text/emoji.js";
import { say } from "../words/say.js";

const QUICK = ["👍", "👎", "😂", "😮", "❤️", "🔥", "🎉", "👀", "🦖", "🏙️", "✅", "❌"];

const keyOf = (emoji) => (emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);

export function reactions(app, message) {
  const list = message.reactions ?? [];
  if (!list.length) return null;
  return el(
    "div",
    { class: "reactions", role: "group", "aria-label": say("reactions.title") },
    list.map((reaction) => {
      const name = say("reactions.count", { emoji: reaction.emoji.name, count: reaction.count });
      const toggle = () => app.acts.react(message, keyOf(reaction.emoji), !reaction.me);
      return el(
        "button",
        {
          type: "button",
          class: "reaction",
          "aria-pressed": String(Boolean(reaction.me)),
          "aria-label": name,
          on: { click: toggle },
        },
        emojiMark(reaction.emoji),
        el("span", {}, String(reaction.count)),
      );
    }),
  );
}

function openReactionBoard(app, anchor, message) {
  const board = el(
    "div",
    { class: "reaction-board" },
    QUICK.map((emoji) =>
      el(
        "button",
        {
          type: "button",
          "aria-label": emoji,
          on: {
            click: () => {
              popup.close();
              app.acts.react(message, emoji, true);
            },
          },
        },
        emoji,
      ),
    ),
  );
  const popup = openPopup({ anchor, label: say("reactions.add"), kind: "board", content: [board] });
  board.firstElementChild.focus();
}

export function reactButton(app, message) {
  const node = el(
    "button",
    { type: "button", class: "icon-button", "aria-label": say("reactions.add"), title: say("reactions.add") },
    icon("smile"),
  );
  node.addEventListener("click", () => openReactionBoard(app, node, message));
  return node;
}
