import { fieldNotes, northlight, uuid } from "../session/factory.ts";
import type { ProjectOption, VideoProject, VideoProjectDetail } from "./schema.ts";

export const aProject = (parts: Partial<VideoProject> = {}): VideoProject => ({
  id: uuid(0x20, 1),
  name: "New Project",
  title: null,
  status: "idea",
  isPublic: true,
  channelUCID: fieldNotes.ucid,
  organizationId: northlight.id,
  publishDate: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-01-05T09:00:00.000Z",
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

export const aProjectDetail = (parts: Partial<VideoProjectDetail> = {}): VideoProjectDetail => ({
  ...aProject(parts),
  options: [],
  ...parts,
});

export const anOption = (parts: Partial<ProjectOption> = {}): ProjectOption => ({
  id: uuid(0x21, 1),
  content: "I Lived in a Fire Lookout for 7 Days",
  description: null,
  optionType: "title",
  source: "user",
  videoProjectId: uuid(0x20, 1),
  seed: null,
  ...parts,
});
