import { Extension } from "@tiptap/core";

const TAG = /<[a-z][^<>]*>/gi;
const LIVELY = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Styles and handlers of a copied page go before anything reads it: the content policy would complain of each. */
export const PlainPaste = Extension.create({
  name: "plainPaste",
  transformPastedHTML: (html) => html.replace(TAG, (tag) => tag.replace(LIVELY, "")),
});
