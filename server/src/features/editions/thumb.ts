import { DRAWN_THUMBS } from "@coldopen/contract/catalogue/drawn-thumb";

const PATTERNS = [
  { code: "", before: "https://i.ytimg.com/vi/", after: "/hqdefault.jpg" },
  { code: "/", ...DRAWN_THUMBS },
] as const;

/** Most addresses of thumbnails say nothing that the video's id doesn't: those are kept as a code. */
export const thumbCode = (thumb: string, videoId: string): string =>
  `case ${PATTERNS.map(({ code, before, after }) => `when ${thumb} = '${before}' || ${videoId} || '${after}' then '${code}'`).join(" ")} else ${thumb} end`;

/** The address as JSON. */
export const thumbInSql = (kept: string, videoId: string): string =>
  `case ${kept} ${PATTERNS.map(({ code, before, after }) => `when '${code}' then '"${before}' || ${videoId} || '${after}"'`).join(" ")} else to_json(${kept})::text end`;
