import { isLink } from "@coldopen/contract/documents/rules";
import { Mark } from "@tiptap/core";

/** Keeps the address only: other attributes of pasted links are dropped. */
export const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: "a[href]", getAttrs: (a) => (isLink(a.getAttribute("href") ?? "") ? null : false) }],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    "a",
    { ...(isLink(String(href)) && { href }), target: "_blank", rel: "noopener noreferrer nofollow" },
    0,
  ],
});
