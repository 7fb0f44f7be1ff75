import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { t } from "../../../locales/en/rich-text.ts";
import { Image } from "./image.ts";
import { IsEditable } from "./is-editable.ts";
import { Link } from "./link.ts";
import { PasteVideoLink } from "./paste-video-link.ts";
import { PlainPaste } from "./plain-paste.ts";
import { Protection } from "./protection.ts";
import { Youtube } from "./youtube.ts";

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
