// A forum: its posts with their tags, the pinned one first, then the newest.

import { displayName } from "../ui/avatar.js";
import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { byId, Channel } from "../state/flags.js";
import { emojiMark } from "../text/emoji.js";
import { say } from "../words/say.js";

const PINNED = 1 << 1;

export class Board {
  constructor(app) {
    this.app = app;
    this.tag = null;
    this.root = el("section", { class: "forum", "aria-label": say("board.posts"), hidden: true });
    for (const event of ["here", "channels", "unread", "begin"]) app.world.on(event, () => this.draw());
  }

  draw() {
    const { world } = this.app;
    const forum = world.channels.get(world.here);
    const isForum = forum?.type === Channel.FORUM;
    this.root.hidden = !isForum;
    this.app.main.classList.toggle("in-forum", isForum);
    if (!isForum) return;
    const tags = forum.available_tags ?? [];
    if (!tags.some((tag) => tag.id === this.tag)) this.tag = null;
    const posts = this.posts(forum);
    replace(
      this.root,
      tags.length ? this.filter(tags) : null,
      posts.length
        ? el(
            "ul",
            { class: "posts" },
            posts.map((post) => el("li", {}, this.post(post, tags))),
          )
        : el("p", { class: "no-posts" }, say("board.none")),
    );
  }

  posts(forum) {
    const rank = (post) => Number(Boolean((post.flags ?? 0) & PINNED));
    const asleep = (post) => Number(Boolean(post.thread_metadata?.archived));
    return this.app.world
      .threadsOf(forum.id)
      .filter((post) => !this.tag || post.applied_tags?.includes(this.tag))
      .sort((left, right) => rank(right) - rank(left) || asleep(left) - asleep(right) || byId(right, left));
  }

  filter(tags) {
    const chip = (id, content) =>
      el(
        "button",
        {
          type: "button",
          class: "tag tag-filter",
          "aria-pressed": String(this.tag === id),
          on: {
            click: () => {
              this.tag = id;
              this.draw();
            },
          },
        },
        content,
      );
    return el(
      "div",
      { class: "tag-filters", role: "group", "aria-label": say("board.filter") },
      chip(null, say("board.all")),
      tags.map((tag) => chip(tag.id, tagFace(tag))),
    );
  }

  post(post, tags) {
    const { world } = this.app;
    const author = world.users.get(post.owner_id);
    const applied = tags.filter((tag) => post.applied_tags?.includes(tag.id));
    const marks = [
      (post.flags ?? 0) & PINNED ? icon("pin", 16) : null,
      post.thread_metadata?.locked ? icon("lock", 16) : null,
    ];
    return el(
      "button",
      {
        type: "button",
        class: `post${world.unread.has(post.id) ? " unread" : ""}`,
        on: { click: () => this.app.go(post.id) },
      },
      applied.length
        ? el(
            "span",
            { class: "post-tags" },
            applied.map((tag) => el("span", { class: "tag" }, tagFace(tag))),
          )
        : null,
      el("b", { class: "post-name" }, marks, post.name),
      el(
        "span",
        { class: "post-facts" },
        [
          author ? displayName(author) : null,
          say("board.answers", { count: post.message_count ?? 0 }),
          post.thread_metadata?.archived ? say("board.archived") : null,
        ]
          .filter(Boolean)
          .join(" · "),
      ),
    );
  }
}

function tagFace({ name, emoji_id: id, emoji_name: emoji }) {
  return [id || emoji ? emojiMark({ id, name: emoji ?? name }) : null, name];
}
