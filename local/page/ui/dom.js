// DOM building. Text always goes in as text nodes, so nothing a person writes can become markup.

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

function set(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on")
    for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "style")
    for (const [key, style] of Object.entries(value)) node.style.setProperty(key, style);
  else if (name === "value" || name === "checked") node[name] = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}

let lastId = 0;

export function freshId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

export function replace(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return parent;
}

export const onPhone = () => matchMedia("(max-width: 720px)").matches;

// Only addresses of this very server are loaded as pictures or files; anything else stays a link.
export function ownAddress(url) {
  if (!url) return null;
  try {
    const address = new URL(url, location.href);
    if (address.protocol === "blob:") return address.href;
    return address.origin === location.origin ? address.pathname + address.search : null;
  } catch {
    return null;
  }
}

export function webAddress(url) {
  try {
    const address = new URL(url, location.href);
    return ["http:", "https:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}
