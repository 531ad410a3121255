// The start: be let in, then run the page; begin again when the person or the server changes.

import { App } from "./app.js";
import { joinScreen } from "./join.js";
import { currentSession, forgetSession, join } from "./net/session.js";
import { startKeys } from "./ui/keys.js";
import { applyTheme } from "./ui/settings.js";
import { startClock } from "./text/times.js";
import { speak } from "./words/say.js";

const root = document.getElementById("app");
let app = null;

async function start(session, trouble) {
  app = null;
  // The browser's language, until the server says which one the person has chosen.
  speak();
  const entered = session ?? (await joinScreen(root, trouble));
  app = new App(entered, (reason, error) => over(entered, reason, error));
  root.replaceChildren(app.root);
}

// A server that was started anew knows the name but not the token: join again under the same name.
async function over(session, reason, error) {
  forgetSession();
  document.title = "Kaiju local";
  if (reason === "switch") return start(null);
  try {
    start(await join(session.name, session.code));
  } catch {
    start(null, error);
  }
}

applyTheme();
startClock();
startKeys(() => app);
start(currentSession());
