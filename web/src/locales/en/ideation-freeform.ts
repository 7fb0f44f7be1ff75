import { texts } from "../../lib/i18n.ts";

export const t = texts("ideation-freeform", {
  composer: {
    name: "In your own words",
    back: "Start from one",
    label: "What you want, in your own words",
    placeholder: "Write what you want. Drop or paste pictures here.",
    go: "Go",
    materials: "Attached",
    remove: "Remove {{name}}",
    picture: "Picture",
    adding_one: "Adding a picture",
    adding_other: "Adding {{count}} pictures",
    drop: "Drop it to attach it",
  },
  attach: {
    label: "Attach",
    file: "Picture from this device",
    title: "Titles",
    concept: "Concepts",
    thumbnail: "Thumbnails",
  },
  refused: {
    known: "It is attached already.",
    full: "Up to eight things can be attached.",
    pictures: "Up to four pictures can be attached.",
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
  },
});
