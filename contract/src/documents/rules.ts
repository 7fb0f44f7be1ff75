import { isVideoLink, videoIdOf } from "../projects/schema.ts";

export type RichNode = {
  type: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
  content?: RichNode[];
};

export const NOTES_EXCERPT_LENGTH = 200;

const webAddress = (address: string): URL | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" ? url : undefined;
};

/** A typed link with https:// added if it has no scheme; null if it is empty. */
export function linkFrom(typed: string): string | null {
  const link = typed.trim();
  if (link === "") return null;
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

/** http or https; `needsPath` refuses addresses without a path. */
export function isLink(link: string, { needsPath = false } = {}): boolean {
  if (!/^https?:\/\//i.test(link)) return false;
  const url = webAddress(link);
  return url !== undefined && !(needsPath && url.pathname === "/");
}

export const imageAddressFrom = (typed: string): string => typed.replace(/\s+/g, "");

/** Checks the address only; whether it is a picture shows when it loads. */
export const isImageAddress = (address: string): boolean =>
  !/\s/.test(address) && webAddress(address)?.protocol === "https:";

export const embedAddressOf = (link: string): string | undefined => {
  const id = videoIdOf(link);
  return id && `https://www.youtube-nocookie.com/embed/${id}`;
};

export const startsWithVideoLink = (pasted: string): boolean => isVideoLink(pasted.trimStart().split(/\s/, 1)[0] ?? "");

const inlineText = ({ type, text, content = [] }: RichNode): string =>
  type === "hardBreak" ? "\n" : (text ?? content.map(inlineText).join(""));
const isLine = ({ content = [] }: RichNode) =>
  content.every(({ type, text }) => text !== undefined || type === "hardBreak");
const linesOf = (node: RichNode): string[] =>
  isLine(node) ? [inlineText(node)] : (node.content ?? []).flatMap(linesOf);

/** The plain text: one line per block, without pictures and videos. */
export const textOf = (document: RichNode): string =>
  linesOf(document)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";

/** Deep equality that ignores the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Array.isArray(one) === Array.isArray(other) && [...keys].every((key) => isSame(one[key], other[key]));
}
