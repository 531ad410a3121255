// Every visible text against the ground it stands on: 4.5 to 1, or 3 to 1 for large type. Returns what falls short.
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const read = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, bottom) => [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) layers.push(read(getComputedStyle(at).backgroundColor));
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const light = (colour) => {
    const [r, g, b] = colour
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const short = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    // Disabled controls and faces of two letters beside the written name are exempt.
    if (!text.data.trim() || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (node.closest(":disabled, .disabled, .unseen, .avatar, noscript")) continue;
    const style = getComputedStyle(node);
    const back = ground(node);
    const [one, two] = [light(over(read(style.color), back)), light(back)].sort((a, b) => b - a);
    const size = parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const ratio = (one + 0.05) / (two + 0.05);
    if (ratio < needed)
      short.push(`${ratio.toFixed(2)} "${text.data.trim().slice(0, 30)}" .${node.className}`);
  }
  return [...new Set(short)];
};
