import type { DemoChannel } from "./channels.ts";
import { contractWords, fill, firstUpper } from "./grammar.ts";
import { hashOf } from "./random.ts";

const MAX_TITLE_LENGTH = 100;

/** In the style of its channel. */
export function demoTitle(channel: DemoChannel, ordinal: number, isShort: boolean): string {
  const title = plainDemoTitle(channel, ordinal, isShort);
  const styled = isShort
    ? channel.number % 2 === 0
      ? `${title} #shorts`
      : title
    : applyStyle(title, channel, ordinal);
  return styled.length <= MAX_TITLE_LENGTH ? styled : title.slice(0, MAX_TITLE_LENGTH);
}

/** Each channel has its own order of patterns, and each video its own number to fill them. */
export function plainDemoTitle(channel: DemoChannel, ordinal: number, isShort: boolean): string {
  const { grammar, place } = channel;
  const patterns = isShort ? grammar.shortTitles : grammar.titles;
  const stride = strideOf(patterns.length, hashOf(`stride ${channel.number}`));
  const pattern = patterns[(ordinal * stride + place * 7) % patterns.length] ?? "";
  return firstUpper(contractWords(fill(grammar, pattern, ordinal * grammar.channels + place), grammar.language));
}

function applyStyle(title: string, { style }: DemoChannel, ordinal: number): string {
  if (style === "episode") return `${title} | Ep. ${ordinal + 1}`;
  if (style === "shout" && !/[?!.)…]$/.test(title) && ordinal % 3 === 0) return `${title}…`;
  if (style !== "loud") return title;
  const words = title.split(" ");
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0);
  return words.map((word, at) => (at === longest ? word.toUpperCase() : word)).join(" ");
}

/** A step that visits every pattern before it comes back to the first. */
function strideOf(count: number, wish: number): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let stride = 1 + (wish % Math.max(1, count - 1));
  while (gcd(stride, count) !== 1) stride++;
  return stride;
}
