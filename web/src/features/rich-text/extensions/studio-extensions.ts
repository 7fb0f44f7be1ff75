import { isImageAddress } from "@coldopen/contract/documents/rules";
import Base from "@tiptap/extension-image";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { t } from "../../../locales/en/rich-text.ts";
import { IsEditable } from "./is-editable.ts";
import { Link } from "./link.ts";
import { PasteVideoLink } from "./paste-video-link.ts";
import { PlainPaste } from "./plain-paste.ts";
import { Protection } from "./protection.ts";
import { Youtube } from "./youtube.ts";

/** Images of other sites are loaded without a referrer. */
const Image = Base.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    { tag: "img[src]", getAttrs: (img) => (isImageAddress(img.getAttribute("src") ?? "") ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt, ...rest } }) => [
    "img",
    { ...rest, ...(isImageAddress(String(src)) && { src }), alt: alt ?? "", referrerpolicy: "no-referrer" },
  ],
  addInputRules: () => [],
});

export const studioExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: false,
    // It would change a read-only document.
    trailingNode: false,
    dropcursor: { color: false, class: "rich-text-drop" },
  }),
  Link,
  Image,
  Youtube,
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: {
      checkboxLabel: ({ textContent }) => (textContent ? t("task", { task: textContent }) : t("emptyTask")),
    },
  }),
  Placeholder.configure({ placeholder: t("placeholder") }),
  IsEditable,
  Protection,
  PasteVideoLink,
  PlainPaste,
];
