import { Extension } from "@tiptap/core";

const TAG = /<[a-z][^<>]*>/gi;
const LIVELY = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** Removes styles and handlers of pasted HTML first: the content security policy would report each of them. */
export const PlainPaste = Extension.create({
  name: "plainPaste",
  transformPastedHTML: (html) => html.replace(TAG, (tag) => tag.replace(LIVELY, "")),
});
