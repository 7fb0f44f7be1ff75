import { DRAWN_THUMBS } from "@coldopen/contract/catalogue/drawn-thumb";

/** Most thumbnail URLs follow from the video id; a snapshot stores a short code for these. */
const PATTERNS = [
  { code: "", before: "https://i.ytimg.com/vi/", after: "/hqdefault.jpg" },
  { code: "/", ...DRAWN_THUMBS },
] as const;

export const thumbnailCodeSql = (thumb: string, videoId: string): string =>
  `case ${PATTERNS.map(({ code, before, after }) => `when ${thumb} = '${before}' || ${videoId} || '${after}' then '${code}'`).join(" ")} else ${thumb} end`;

export function thumbnailUrlOf(stored: string, videoId: string): string {
  const pattern = PATTERNS.find(({ code }) => code === stored);
  return pattern ? `${pattern.before}${videoId}${pattern.after}` : stored;
}
