// The head of a conversation, where its history begins.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Channel, THREADS } from "../state/flags.js";
import { markdownLine } from "../text/markdown.js";
import { channelIcon, channelName } from "../state/names.js";
import { say } from "../words/say.js";

export function welcome(app) {
  const channel = app.world.channels.get(app.world.here);
  if (!channel) return el("li", { class: "welcome" });
  const name = channelName(app.world, channel);
  return el(
    "li",
    { class: "welcome" },
    el("span", { class: "welcome-mark" }, icon(channelIcon(channel), 34)),
    el("h2", {}, title(channel, name)),
    el("p", {}, words(app, channel, name)),
  );
}

function title(channel, name) {
  if ([Channel.DM, Channel.GROUP].includes(channel.type)) return name;
  return THREADS.includes(channel.type) ? name : say("welcome.title", { channel: name });
}

function words(app, channel, name) {
  if ([Channel.DM, Channel.GROUP].includes(channel.type))
    return say("welcome.direct", { name });
  if (THREADS.includes(channel.type))
    return say("welcome.thread", { channel: channelName(app.world, app.world.channels.get(channel.parent_id)) });
  return channel.topic
    ? markdownLine(app, channel.topic)
    : say("welcome.channel");
}
