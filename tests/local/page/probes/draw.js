// What the page makes of a text: its HTML, and how deep it is nested. Ana, Ben, a role and a channel are known.
async (source) => {
  const { markdown } = await import("/page/text/markdown.js");
  const known = (...things) => new Map(things.map((thing) => [thing.id, thing]));
  const world = {
    me: { id: "1" },
    users: known({ id: "1", username: "ana" }, { id: "2", username: "ben" }),
    roles: known({ id: "3", name: "Monsters", color: 255 }),
    channels: known({ id: "4", type: 0, name: "games" }),
  };
  const root = markdown({ world }, source);
  for (const icon of root.querySelectorAll("svg")) icon.remove();
  const depth = (node) => (node === root ? 0 : 1 + depth(node.parentElement));
  const depths = [...root.querySelectorAll("*")].map(depth);
  return { html: root.innerHTML.replaceAll(' class="paragraph"', ""), depth: Math.max(...depths) };
};
