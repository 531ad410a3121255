// What a person sets for this browser: theme and sound. A browser without storage forgets them.

const THEMES = ["system", "dark", "light"];

function recall(key, fallback = null) {
  try {
    return localStorage.getItem(`kaiju.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(`kaiju.${key}`, value);
  } catch {
    // Storage may be refused (private windows); the setting then lives as long as the page.
  }
}

export function theme() {
  const chosen = recall("theme", "system");
  return THEMES.includes(chosen) ? chosen : "system";
}

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

export function nextTheme() {
  keep("theme", THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
  applyTheme();
  return theme();
}

export const soundOn = () => recall("sound", "off") === "on";

export function toggleSound() {
  keep("sound", soundOn() ? "off" : "on");
  return soundOn();
}

export const peopleShown = () => recall("people", "on") === "on";

export function togglePeople() {
  keep("people", peopleShown() ? "off" : "on");
  return peopleShown();
}
