import { fieldNotes, northlight, uuid } from "../session/factory.ts";
import { primaryField } from "./rules.ts";
import type { ProjectOption, ProjectTag, VideoProject, VideoProjectDetail } from "./schema.ts";

export const projectId = (n: number): string => uuid(5, n);
export const optionId = (n: number): string => uuid(6, n);

/** An idea with nothing filled in yet; parts given replace the whole field. */
export const aProject = (parts: Partial<VideoProject> = {}): VideoProject => ({
  id: projectId(1),
  name: "Seven days in a fire lookout",
  title: null,
  status: "idea",
  isPublic: true,
  channelUCID: fieldNotes.ucid,
  organizationId: northlight.id,
  publishDate: null,
  createdAt: "2026-03-02T09:00:00.000Z",
  updatedAt: "2026-03-04T16:30:00.000Z",
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

export const anOption = (parts: Partial<ProjectOption> = {}): ProjectOption => ({
  id: optionId(1),
  content: "7 Days Alone in a Fire Lookout",
  description: null,
  optionType: "title",
  source: "user",
  videoProjectId: projectId(1),
  seed: null,
  ...parts,
});

export const aTag = (name: string, parts: Partial<ProjectTag> = {}): ProjectTag => ({
  name,
  category: null,
  source: "user",
  ...parts,
});

/** A project with these options, the first of each kind being its primary. */
export function aProjectDetail(
  options: readonly ProjectOption[] = [anOption()],
  { youtubeItems = [], ...parts }: Partial<Omit<VideoProjectDetail, "options">> = {},
): VideoProjectDetail {
  const base = aProject(parts);
  const owned = options.map((option) => ({ ...option, videoProjectId: base.id }));
  const primary = (type: ProjectOption["optionType"]) => {
    const field = primaryField(type);
    const first = owned.find(({ optionType }) => optionType === type);
    if (!first || field in parts) return {};
    return {
      [field]: first.id,
      [`${type}PrimaryOption`]: { id: first.id, content: first.content },
    };
  };
  return { ...base, ...primary("title"), ...primary("concept"), ...primary("thumbnail"), options: owned, youtubeItems };
}
