import type { ShownKind } from "../types.ts";
import type { AnswerTexts } from "./answer-texts.ts";

/** The list of each result and the word that counts it. */
export const LISTS: Record<string, readonly [list: string, count: keyof AnswerTexts["counts"]]> = {
  TITLE: ["titles", "title"],
  CONCEPT: ["concepts", "concept"],
  THUMBNAIL: ["thumbnails", "thumbnail"],
  PACKAGE: ["packages", "package"],
  OUTLIER: ["outliers", "video"],
  PROJECT: ["projects", "project"],
  INTEGRATION: ["integrations", "moment"],
  MEMORY: ["memories", "memory"],
  WEB: ["results", "result"],
};

/** Results with items that a later request can refer to. */
export const SETS: Record<string, { kind: ShownKind; list: string; texts: readonly string[] }> = {
  TITLE: { kind: "title", list: "titles", texts: ["title"] },
  CONCEPT: { kind: "concept", list: "concepts", texts: ["concept"] },
  THUMBNAIL: { kind: "thumbnail", list: "thumbnails", texts: ["description", "edit_prompt"] },
  PACKAGE: { kind: "package", list: "packages", texts: ["title"] },
  OUTLIER: { kind: "outlier", list: "outliers", texts: ["title"] },
  PROJECT: { kind: "project", list: "projects", texts: ["title", "name"] },
  INTEGRATION: { kind: "integration", list: "integrations", texts: ["summary", "content"] },
};
