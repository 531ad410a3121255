// Links to a channel or a message: Discord's own addresses lead there inside this page.

const HOSTS = ["discord.com", "ptb.discord.com", "canary.discord.com"];
const PLACE = /^\/channels\/(?:\d{1,20}|@me)\/(\d{1,20})(?:\/(\d{1,20}))?\/?$/;

// { channel, message? } if the address is one of those, else null.
export function jumpTarget(url) {
  try {
    const address = new URL(url, location.href);
    if (![...HOSTS, location.hostname].includes(address.hostname)) return null;
    const found = PLACE.exec(address.pathname);
    return found ? { channel: found[1], message: found[2] ?? null } : null;
  } catch {
    return null;
  }
}
