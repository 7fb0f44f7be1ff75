import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ContentType } from "@coldopen/contract/chat-feedback/schema";
import { parseResult } from "../results/parse-result.ts";
import { type AnswerPart, type AnswerRow, isFollowUp } from "../rows.ts";

const contentTypes: Partial<Record<ToolResult["type"], ContentType>> = {
  TITLE: "TITLE",
  CONCEPT: "CONCEPT",
  THUMBNAIL: "THUMBNAIL",
  PACKAGE: "PACKAGE",
  OUTLIER: "OUTLIER",
  PROJECT: "PROJECT",
  PROJECT_DRAFT: "PROJECT",
  INTEGRATION: "INTEGRATION",
  PITCH: "PITCH",
};

/** The last message of a complete answer; suggestions for the next request do not count as one. */
export const ratedMessage = ({ parts }: Pick<AnswerRow, "parts">): AnswerPart | undefined =>
  parts.findLast((part) => !isFollowUp(part) && (part.type === "tool" || part.content.trim() !== ""));

/** What an answer holds: the type of its last result, else general text. */
export function contentTypeOf({ parts }: Pick<AnswerRow, "parts">): ContentType {
  for (const part of parts.toReversed()) {
    const result = part.type === "tool" ? parseResult(part) : undefined;
    const type = result && contentTypes[result.type];
    if (type) return type;
  }
  return "GENERAL";
}

export type CountName = "titles" | "concepts" | "packages" | "thumbnails" | "outliers" | "projects" | "integrations";

/** How many results of each kind an answer has. */
export function countResults({ parts }: Pick<AnswerRow, "parts">): { name: CountName; count: number }[] {
  const counts = new Map<CountName, number>();
  const add = (name: CountName, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const part of parts) {
    const result = part.type === "tool" ? parseResult(part) : undefined;
    if (result?.type === "TITLE") add("titles", result.titles.length);
    if (result?.type === "CONCEPT") add("concepts", result.concepts.length);
    if (result?.type === "PACKAGE") add("packages", result.packages.length);
    if (result?.type === "THUMBNAIL")
      add("thumbnails", result.thumbnails.filter(({ thumbnail_url }) => thumbnail_url !== "").length);
    if (result?.type === "OUTLIER") add("outliers", result.outliers.length);
    if (result?.type === "PROJECT") add("projects", result.projects.length);
    if (result?.type === "INTEGRATION") add("integrations", result.integrations.length);
  }
  return [...counts].flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []));
}
