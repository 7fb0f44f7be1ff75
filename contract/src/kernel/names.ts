import { text } from "./route.ts";

/** Ends a line, turns the direction of what follows, or can't be seen. The two joiners are part of words in some scripts. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}]|(?![\u200c\u200d])\p{Cf}/u;
/** What stands between the labels of a domain, in any script. */
const DOT = "[.\u3002\uff0e\uff61]";
/** Letters, a dot and more letters are what a mail program takes for a domain; "Dr. Smith" and "J.R.R." are not. */
const DOMAIN_DOT = new RegExp(`(?<=[\\p{L}\\p{N}_-])${DOT}(?=\\p{L}{2})`, "u");
const SCHEME = /:\/\//;
const WWW = new RegExp(`\\bwww${DOT}`, "iu");

const every = (pattern: RegExp) => new RegExp(pattern, `${pattern.flags}g`);

const isOneVisibleLine = (value: string): boolean => !HIDDEN.test(value);
const hasLink = (value: string): boolean => SCHEME.test(value) || WWW.test(value);
/** Whether a mail program might turn a part of it into a link. */
export const hasWebAddress = (value: string): boolean => hasLink(value) || DOMAIN_DOT.test(value);

const line = (max: number) => text(max).trim().refine(isOneVisibleLine, "Use one line, without hidden characters");
const NO_ADDRESS = "Leave out web addresses, and put a space after a dot";

/** The name of a person or an organization. It stands in mails, where a web address would become a link. */
export const mailedName = (max: number) => line(max).refine((name) => !hasWebAddress(name), NO_ADDRESS);
/** A name that stays inside the studio: "Node.js Weekly" is fine. */
export const titleLine = (max: number) => line(max).refine((name) => !hasLink(name), "Leave out web addresses");

/** One line of what can be seen. */
export const visibleLine = (value: string): string => value.replace(every(HIDDEN), " ").replace(/\s+/g, " ").trim();

/** The same words, such that no mail program makes a link of them: evil.example becomes evil[.]example. */
export const withoutLinks = (value: string): string =>
  value
    .replace(every(SCHEME), "[:]//")
    .replace(every(WWW), (found) => `${found.slice(0, -1)}[.]`)
    .replace(every(DOMAIN_DOT), "[.]");

/** A name from elsewhere, made into one that `mailedName` takes. May be empty. */
export const mailedNameFrom = (value: string, max: number): string =>
  visibleLine(value.replace(every(SCHEME), " ").replace(every(WWW), " ").replace(every(DOMAIN_DOT), " "))
    .slice(0, max)
    .trim();
