import { z } from "zod";
import { text } from "../kernel/route.ts";
import { isVideoLink } from "../projects/schema.ts";
import { isImageAddress, isLink } from "./rules.ts";

const ADDRESS_MAX = 2000;
const address = (isFine: (address: string) => boolean, fault: string) => text(ADDRESS_MAX).refine(isFine, fault);

/** Every block may be marked as read-only. */
const attributes = (shape: z.ZodRawShape = {}) => z.strictObject({ isEditable: z.boolean().optional(), ...shape });
const note = text(200).nullish();

const inline = ["text", "hardBreak"] as const;
const blocks = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "taskList",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "image",
  "youtube",
] as const;

export type NodeName = (typeof inline)[number] | (typeof blocks)[number] | "doc" | "listItem" | "taskItem";
type NodeRule = {
  attrs: z.ZodObject;
  children: readonly NodeName[];
  /** Needs at least one child. */
  isNeverEmpty?: true;
  /** Required type of the first child. */
  first?: NodeName;
  /** Its text carries no marks. */
  isPlain?: true;
};

const item = { children: blocks, isNeverEmpty: true, first: "paragraph" } as const;

/** All node types of a document; others are neither stored nor rendered. */
export const nodeRules: Readonly<Record<NodeName, NodeRule>> = {
  doc: { attrs: z.strictObject({}), children: blocks, isNeverEmpty: true },
  text: { attrs: z.strictObject({}), children: [] },
  hardBreak: { attrs: attributes(), children: [] },
  paragraph: { attrs: attributes(), children: inline },
  heading: { attrs: attributes({ level: z.literal([1, 2, 3]) }), children: inline },
  bulletList: { attrs: attributes(), children: ["listItem"], isNeverEmpty: true },
  orderedList: {
    attrs: attributes({ start: z.number().int().nullish(), type: note }),
    children: ["listItem"],
    isNeverEmpty: true,
  },
  listItem: { attrs: attributes(), ...item },
  taskList: { attrs: attributes(), children: ["taskItem"], isNeverEmpty: true },
  taskItem: { attrs: attributes({ checked: z.boolean().nullish() }), ...item },
  blockquote: { attrs: attributes(), children: blocks, isNeverEmpty: true },
  codeBlock: { attrs: attributes({ language: note }), children: ["text"], isPlain: true },
  horizontalRule: { attrs: attributes(), children: [] },
  image: {
    attrs: attributes({ src: address(isImageAddress, "Invalid image URL"), alt: text(1000).nullish() }),
    children: [],
  },
  youtube: { attrs: attributes({ src: address(isVideoLink, "Enter a link to a YouTube video") }), children: [] },
};

const bare = z.strictObject({});
export const markRules: Readonly<Record<string, z.ZodObject>> = {
  bold: bare,
  italic: bare,
  underline: bare,
  strike: bare,
  code: bare,
  link: z.strictObject({ href: address(isLink, "A link starts with http:// or https://") }),
};
