import { statusLabel } from "@coldopen/contract/projects/rules";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { type Column, toCsv, toJson } from "../../../lib/csv.ts";
import { titleOf } from "../../project-cards/index.ts";

const columns: readonly Column<VideoProject>[] = [
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

export const csvOf = (projects: readonly VideoProject[]): string => toCsv(projects, columns);

export const jsonOf = (projects: readonly VideoProject[]): string =>
  toJson(
    projects.map(({ titlePrimaryOption, conceptPrimaryOption, thumbnailPrimaryOption, ...project }) => ({
      ...project,
      primaryTitle: titlePrimaryOption?.content ?? null,
      primaryConcept: conceptPrimaryOption?.content ?? null,
      primaryThumbnail: thumbnailPrimaryOption?.content ?? null,
    })),
  );
