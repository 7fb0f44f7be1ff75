import { DRAWN_THUMBS } from "@coldopen/contract/catalogue/drawn-thumb";

const PATTERNS = [
  { code: "", before: "https://i.ytimg.com/vi/", after: "/hqdefault.jpg" },
  { code: "/", ...DRAWN_THUMBS },
] as const;

/** Most addresses of thumbnails say nothing that the video's id doesn't: those are kept as a code. */
export const thumbCode = (thumb: string, videoId: string): string =>
  `case ${PATTERNS.map(({ code, before, after }) => `when ${thumb} = '${before}' || ${videoId} || '${after}' then '${code}'`).join(" ")} else ${thumb} end`;

export function thumbOf(kept: string, videoId: string): string {
  const pattern = PATTERNS.find(({ code }) => code === kept);
  return pattern ? `${pattern.before}${videoId}${pattern.after}` : kept;
}
