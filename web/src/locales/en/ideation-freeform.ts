import { texts } from "../../lib/i18n.ts";

export const t = texts("ideation-freeform", {
  composer: {
    name: "In your own words",
    back: "Start from one",
    label: "What you want, in your own words",
    placeholder: "Write what you want. Drop or paste pictures here.",
    go: "Go",
    materials: "Beside your words",
    remove: "Remove {{name}}",
    picture: "Picture",
    adding_one: "Adding a picture",
    adding_other: "Adding {{count}} pictures",
    drop: "Drop it to lay it beside your words",
  },
  attach: {
    label: "Attach",
    file: "Picture from this device",
    title: "Titles",
    concept: "Concepts",
    thumbnail: "Thumbnails",
  },
  refused: {
    known: "It lies there already.",
    full: "Up to eight things can lie beside your words.",
    pictures: "Up to four pictures can lie beside your words.",
  },
  toolbar: {
    label: "Send to",
    hint: "Drop it on a brainstorm",
    holding: "Sending “{{name}}”. Esc puts it back.",
    title: "Titles",
    concept: "Concepts",
    thumbnail: "Thumbnails",
    attach: "Attach",
    from: "{{target}} from {{name}}",
    beside: "Attach {{name}}",
    this: "this",
  },
});
