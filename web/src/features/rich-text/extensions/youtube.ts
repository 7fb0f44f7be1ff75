import { embedAddressOf } from "@coldopen/contract/documents/rules";
import Base from "@tiptap/extension-youtube";
import { t } from "../../../locales/en/rich-text.ts";

const ATTRIBUTE = "data-youtube-video";

/** Stores the user's link and shows the player without cookies. */
export const Youtube = Base.extend({
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => element.getAttribute(ATTRIBUTE) },
  }),
  parseHTML: () => [
    {
      tag: `div[${ATTRIBUTE}]`,
      getAttrs: (element) => (embedAddressOf(element.getAttribute(ATTRIBUTE) ?? "") ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { src, ...rest } }) => [
    "div",
    { ...rest, [ATTRIBUTE]: src },
    [
      "iframe",
      {
        src: embedAddressOf(String(src)) ?? "about:blank",
        title: t("video.frame"),
        loading: "lazy",
        allow: "encrypted-media; picture-in-picture; fullscreen",
        referrerpolicy: "strict-origin-when-cross-origin",
      },
    ],
  ],
}).configure({ addPasteHandler: false });
