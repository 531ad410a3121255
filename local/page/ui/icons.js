// Line icons, drawn for this page on a 24 by 24 grid.

const PATHS = {
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h17", "M3 15h17"],
  thread: ["M5 4v9a4 4 0 0 0 4 4h10", "M15 13l4 4-4 4", "M10 7h9", "M10 11h5"],
  lock: ["M6 11h12v9H6z", "M9 11V8a3 3 0 0 1 6 0v3"],
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  send: ["M4 12 20 4l-6 16-3-6z", "M11 14l9-10"],
  reply: ["M10 6 4 12l6 6", "M4 12h9a7 7 0 0 1 7 7"],
  smile: ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M8 14c2 3 6 3 8 0", "M9 9v1", "M15 9v1"],
  copy: ["M9 9h11v11H9z", "M5 15H4V4h11v1"],
  eye: ["M2 12c5-8 15-8 20 0-5 8-15 8-20 0z", "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  ],
  moon: ["M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z"],
  contrast: ["M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", "M12 3v18", "M12 8l6-2M12 12h9M12 16l6 2"],
  sound: ["M4 10v4h4l5 4V6L8 10z", "M16 9c2 2 2 4 0 6", "M19 6c4 4 4 8 0 12"],
  silent: ["M4 10v4h4l5 4V6L8 10z", "M17 10l4 4M21 10l-4 4"],
  swap: ["M4 8h14l-4-4", "M20 16H6l4 4"],
  people: [
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "M3 20c0-8 12-8 12 0",
    "M16 5a3 3 0 0 1 0 6",
    "M17 14c3 1 4 3 4 6",
  ],
  down: ["M6 9l6 6 6-6"],
  up: ["M6 15l6-6 6 6"],
  left: ["M15 5l-7 7 7 7"],
  right: ["M9 5l7 7-7 7"],
  check: ["M4 12l5 6L20 6"],
  file: ["M6 3h8l5 5v13H6z", "M14 3v5h5"],
  download: ["M12 4v11", "M7 11l5 5 5-5", "M4 20h16"],
  link: ["M14 4h6v6", "M20 4l-9 9", "M18 14v6H4V6h6"],
  warn: ["M12 3 2 20h20z", "M12 10v4", "M12 17v.5"],
  plus: ["M12 5v14", "M5 12h14"],
  upload: ["M12 16V5", "M7 9l5-5 5 5", "M4 20h16"],
  forum: ["M4 4h13v9H9l-5 4z", "M20 8v12l-4-3H9"],
  forward: ["M14 6l6 6-6 6", "M20 12h-9a7 7 0 0 0-7 7"],
  slash: ["M4 4h16v16H4z", "M14 8l-4 8"],
  pin: ["M9 4h6l-1 6 4 4H6l4-4z", "M12 14v6"],
};

export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24",
    width: size,
    height: size,
    class: "icon",
  })) {
    svg.setAttribute(key, value);
  }
  svg.setAttribute("aria-hidden", "true");
  for (const d of PATHS[name]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}
