import type { PowerKeyword } from "@coldopen/contract/keywords/schema";

export type Run = { at: number; text: string; keyword?: PowerKeyword };

/** Splits the title at its keywords; keywords at a wrong position, or that overlap another, are ignored. */
export function runsOf(title: string, keywords: readonly PowerKeyword[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const keyword of keywordsInTitle(title, keywords)) {
    const start = keyword.startPos;
    if (start < at) continue;
    if (start > at) runs.push({ at, text: title.slice(at, start) });
    at = start + keyword.content.length;
    runs.push({ at: start, text: title.slice(start, at), keyword });
  }
  if (at < title.length) runs.push({ at, text: title.slice(at) });
  return runs;
}

/** The keywords that are really in the title, from left to right. */
export const keywordsInTitle = (title: string, keywords: readonly PowerKeyword[]): PowerKeyword[] =>
  keywords
    .filter(({ startPos, content }) => content !== "" && title.slice(startPos, startPos + content.length) === content)
    .toSorted((a, b) => a.startPos - b.startPos);
