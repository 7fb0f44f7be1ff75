/** The same names as the tools of the chat service. */
export const chatToolNames = [
  "write_titles",
  "revise_title",
  "write_concepts",
  "draw_thumbnails",
  "make_packages",
  "revise_thumbnail",
  "search_outliers",
  "find_projects",
  "draft_project",
  "suggest_integrations",
  "write_pitch",
  "draft_memory",
  "list_memory",
  "search_web",
  "write_document",
  "suggest_follow_ups",
] as const;

/** Tool calls that one request may lead to. */
export const MAX_CALLS = 4;

/** Largest `count` of each tool. */
export const MAX_COUNTS = {
  write_titles: 10,
  revise_title: 10,
  write_concepts: 6,
  draw_thumbnails: 4,
  make_packages: 4,
  revise_thumbnail: 2,
  search_outliers: 12,
  find_projects: 10,
  suggest_integrations: 5,
  search_web: 8,
} as const satisfies Partial<Record<(typeof chatToolNames)[number], number>>;

/** Longest text of each argument, in characters. */
export const MAX_LENGTHS = {
  about: 1000,
  instruction: 1000,
  title: 200,
  documentTitle: 100,
  concept: 5000,
  thumbnailUrl: 2000,
  editPrompt: 1000,
  query: 200,
  webQuery: 300,
  channel: 200,
  name: 100,
  brand: 100,
  moment: 2000,
  memory: 2000,
  message: 300,
  action: 60,
} as const;
export const MAX_INDEX = 1000;
export const MAX_DAYS = 500;

/** Tools whose last call can be repeated with another subject or count. */
export const REPEATABLE = new Set<string>([
  "write_titles",
  "write_concepts",
  "draw_thumbnails",
  "make_packages",
  "search_outliers",
  "revise_title",
  "revise_thumbnail",
  "find_projects",
  "suggest_integrations",
  "write_document",
  "search_web",
]);

/** Used when a thumbnail is to be changed as a whole. */
export const EDITS = {
  shorten: "simpler",
  intensify: "more dramatic",
  rephrase: "another composition",
  variations: "a variation",
  thisBut: "",
};
