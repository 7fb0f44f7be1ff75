import { isImageAddress } from "@coldopen/contract/documents/rules";
import Base from "@tiptap/extension-image";

/** Images of other sites are loaded without a referrer. */
export const Image = Base.extend({
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
