import { fieldNotes, northlight, uuid } from "../session/factory.ts";
import type { ProjectOption, VideoProject, VideoProjectDetail } from "./schema.ts";

export const aProject = (parts: Partial<VideoProject> = {}): VideoProject => ({
  id: uuid(0x10, 1),
  name: "Container sauna",
  title: null,
  status: "in_development",
  isPublic: true,
  channelUCID: fieldNotes.ucid,
  organizationId: northlight.id,
  publishDate: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-01-06T09:00:00.000Z",
  duration: null,
  views: null,
  averageViewDuration: null,
  outlierIndex: null,
  userRank: null,
  titleScore: null,
  sponsors: [],
  notes: null,
  source: "user",
  type: "general",
  youtubeURL: null,
  videoProjectTags: [],
  aiCategories: [],
  titlePrimaryOptionId: null,
  conceptPrimaryOptionId: null,
  thumbnailPrimaryOptionId: null,
  titlePrimaryOption: null,
  conceptPrimaryOption: null,
  thumbnailPrimaryOption: null,
  createdBy: uuid(4, 1),
  ...parts,
});

export const anOption = (n: number, parts: Partial<ProjectOption> = {}): ProjectOption => ({
  id: uuid(0x11, n),
  content: `Title ${n}`,
  description: null,
  optionType: "title",
  source: "user",
  videoProjectId: uuid(0x10, 1),
  seed: null,
  ...parts,
});

/** A project with three titles, the first of them primary. */
export const aProjectDetail = (parts: Partial<VideoProjectDetail> = {}): VideoProjectDetail => {
  const options = parts.options ?? [anOption(1), anOption(2), anOption(3)];
  const primary = options.find(({ optionType }) => optionType === "title");
  return {
    ...aProject({
      titlePrimaryOptionId: primary?.id ?? null,
      titlePrimaryOption: primary ? { id: primary.id, content: primary.content } : null,
    }),
    options,
    ...parts,
  };
};
