// The person at the keyboard: name, theme, sound, and the door to be someone else.

import { avatar, displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { chime } from "../ui/chime.js";
import { DEFAULT_LANGUAGE, languageName, openLanguages } from "../servers/languages.js";
import { nextTheme, soundOn, theme, toggleSound } from "../ui/settings.js";
import { say } from "../words/say.js";

const THEME_FACES = {
  system: ["contrast", "panel.theme_system"],
  dark: ["moon", "panel.theme_dark"],
  light: ["sun", "panel.theme_light"],
};

export function userPanel(app) {
  const { me } = app.world;
  return el(
    "div",
    { class: "panel" },
    avatar(me, "small"),
    nameButton(app, me),
    themeButton(),
    soundButton(),
    el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("panel.switch"),
        title: say("panel.switch"),
        data: { key: "switch" },
        on: { click: () => app.leave() },
      },
      icon("swap"),
    ),
  );
}

function nameButton(app, me) {
  const language = languageName(me.locale ?? DEFAULT_LANGUAGE);
  const node = el(
    "button",
    {
      type: "button",
      class: "panel-name",
      title: say("panel.language", { language }),
      "aria-label": say("panel.name", { name: displayName(me), language }),
      "aria-haspopup": "listbox",
      data: { key: "language" },
    },
    el("b", {}, displayName(me)),
    el("span", {}, me.locale ?? DEFAULT_LANGUAGE),
  );
  node.addEventListener("click", () => openLanguages(app, node));
  return node;
}

function themeButton() {
  const node = el("button", { type: "button", class: "icon-button", data: { key: "theme" } });
  const draw = () => {
    const [face, key] = THEME_FACES[theme()];
    const label = say(key);
    node.replaceChildren(icon(face));
    node.title = label;
    node.setAttribute("aria-label", say("panel.theme_change", { theme: label }));
  };
  node.addEventListener("click", () => {
    nextTheme();
    draw();
  });
  draw();
  return node;
}

function soundButton() {
  const node = el("button", { type: "button", class: "icon-button", data: { key: "sound" } });
  const draw = () => {
    node.replaceChildren(icon(soundOn() ? "sound" : "silent"));
    node.title = say(soundOn() ? "panel.sound_on" : "panel.sound_off");
    node.setAttribute("aria-label", say("panel.sound"));
    node.setAttribute("aria-pressed", String(soundOn()));
  };
  node.addEventListener("click", () => {
    if (toggleSound()) chime();
    draw();
  });
  draw();
  return node;
}
