import { statusLabel } from "@coldopen/contract/projects/rules";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { titleOf } from "../../project-cards/index.ts";

type Cell = string | number | null;
const columns: readonly [name: string, of: (project: VideoProject) => Cell][] = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["title", titleOf],
  ["status", ({ status }) => statusLabel[status]],
  ["type", ({ type }) => type],
  ["publishDate", ({ publishDate }) => publishDate],
  ["duration", ({ duration }) => duration],
  ["views", ({ views }) => views],
  ["averageViewDuration", ({ averageViewDuration }) => averageViewDuration],
  ["outlierIndex", ({ outlierIndex }) => outlierIndex],
  ["titleScore", ({ titleScore }) => titleScore],
  ["userRank", ({ userRank }) => userRank],
  ["tags", ({ videoProjectTags }) => videoProjectTags.map(({ name }) => name).join("; ")],
  ["aiCategories", ({ aiCategories }) => aiCategories.join("; ")],
  ["sponsors", ({ sponsors }) => sponsors.join("; ")],
  ["source", ({ source }) => source],
  ["youtubeURL", ({ youtubeURL }) => youtubeURL],
  ["createdAt", ({ createdAt }) => createdAt],
  ["updatedAt", ({ updatedAt }) => updatedAt],
];

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A text that a spreadsheet would run as a formula is kept a text by an apostrophe. */
const asText = (text: string) => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (value: Cell) => (typeof value === "string" ? quoted(asText(value)) : String(value ?? ""));
const line = (cells: readonly Cell[]) => cells.map(cell).join(",");

export const toCsv = (projects: readonly VideoProject[]): string =>
  `${BYTE_ORDER_MARK}${[line(columns.map(([name]) => name)), ...projects.map((project) => line(columns.map(([, of]) => of(project))))].join("\r\n")}\r\n`;

export const toJson = (projects: readonly VideoProject[]): string =>
  `${JSON.stringify(
    projects.map(({ titlePrimaryOption, conceptPrimaryOption, thumbnailPrimaryOption, ...project }) => ({
      ...project,
      primaryTitle: titlePrimaryOption?.content ?? null,
      primaryConcept: conceptPrimaryOption?.content ?? null,
      primaryThumbnail: thumbnailPrimaryOption?.content ?? null,
    })),
    null,
    2,
  )}\n`;
