import { isLink } from "@coldopen/contract/documents/rules";
import { Mark } from "@tiptap/core";

/** An address and nothing else: what a pasted page says about its links stays behind. */
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
