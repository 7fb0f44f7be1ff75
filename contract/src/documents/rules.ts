import { pictureIdOf } from "../pictures/address.ts";
import { videoIdOf } from "../projects/schema.ts";

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

/** An image of a document: one stored here, or on another site by https. Whether it is a picture shows when it loads. */
export const isImageAddress = (address: string): boolean =>
  pictureIdOf(address) !== undefined || (!/\s/.test(address) && webAddress(address)?.protocol === "https:");

/** An http image is stored here when it is added, since pages load no content without encryption. */
export const isImportedAddress = (address: string): boolean =>
  !/\s/.test(address) && webAddress(address)?.protocol === "http:";

export const embedAddressOf = (link: string): string | undefined => {
  const id = videoIdOf(link);
  return id && `https://www.youtube-nocookie.com/embed/${id}`;
};

const VIDEO_HOSTS = /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/;
/** Any address of the video platform, also of a channel or a playlist, and without its scheme. */
export const startsWithVideoAddress = (pasted: string): boolean => {
  const first = pasted.trimStart().split(/\s/, 1)[0] ?? "";
  const url = webAddress(/^https?:\/\//i.test(first) ? first : `https://${first}`);
  return url !== undefined && VIDEO_HOSTS.test(url.hostname);
};

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
