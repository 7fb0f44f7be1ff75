import { text } from "./route.ts";

/** Line breaks, direction overrides and invisible characters. The two joiners are allowed: some scripts need them. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?![\u200c\u200d])\p{Cf}/u;
/** Separators of domain labels, in any script. */
const DOT = "[.\u2024\u3002\ufe52\uff0e\uff61]";
/** Mail programs take letters, a dot and letters for a domain, but not "Dr. Smith" and "J.R.R.". */
const DOMAIN_DOT = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-]\\p{DI}*)${DOT}(?=\\p{DI}*\\p{L}[\\p{M}\\p{DI}]*\\p{L})`, "u");
const SCHEME = /:\/\/|\b(?:mailto|tel|sms):/i;
/** Neither a space nor ignored by renderers (fillers, joiners, variation selectors), nor the blank braille pattern. */
const VISIBLE = /[^\s\p{DI}\u2800]/u;
const WWW = new RegExp(`\\bwww${DOT}`, "iu");

const every = (pattern: RegExp) => new RegExp(pattern, `${pattern.flags}g`);

const isOneVisibleLine = (value: string): boolean => !HIDDEN.test(value) && (value === "" || VISIBLE.test(value));
const hasLink = (value: string): boolean => SCHEME.test(value) || WWW.test(value);
/** Whether a mail program might turn a part of it into a link. */
export const hasWebAddress = (value: string): boolean => hasLink(value) || DOMAIN_DOT.test(value);

const line = (max: number) => text(max).trim().refine(isOneVisibleLine, "Use one line, without hidden characters");
const NO_ADDRESS = "Leave out web addresses, and put a space after a dot";

/** The name of a person or an organization. It is used in mails, where a web address would become a link. */
export const mailedName = (max: number) => line(max).refine((name) => !hasWebAddress(name), NO_ADDRESS);
/** A name that is never used in mails: "Node.js Weekly" is allowed. */
export const titleLine = (max: number) => line(max).refine((name) => !hasLink(name), "Leave out web addresses");

/** The start of a text. A character of two code units is not cut in half: the database refuses such a text. */
export const cutText = (value: string, max: number): string => value.slice(0, max).replace(/[\ud800-\udbff]$/, "");

/** One line of visible characters. */
export const visibleLine = (value: string): string => value.replace(every(HIDDEN), " ").replace(/\s+/g, " ").trim();

/** Converts an external name into one that `titleLine` accepts. May be empty. */
export const titleLineFrom = (value: string, max: number): string => {
  const withoutAddresses = value
    .replace(/\b[a-z]+:\/\//gi, " ")
    .replace(every(SCHEME), " ")
    .replace(every(WWW), " ");
  const name = cutText(visibleLine(withoutAddresses), max).trim();
  return VISIBLE.test(name) ? name : "";
};

/** Prevents mail programs from creating links: evil.example becomes evil[.]example. */
export const withoutLinks = (value: string): string =>
  value
    .replace(every(SCHEME), (found) => found.replace(":", "[:]"))
    .replace(every(WWW), (found) => `${found.slice(0, -1)}[.]`)
    .replace(every(DOMAIN_DOT), "[.]");

/** Converts an external name into one that `mailedName` accepts. May be empty. */
export const mailedNameFrom = (value: string, max: number): string => {
  const withoutAddresses = value.replace(every(SCHEME), " ").replace(every(WWW), " ").replace(every(DOMAIN_DOT), " ");
  const name = cutText(visibleLine(withoutAddresses), max).trim();
  return VISIBLE.test(name) ? name : "";
};
