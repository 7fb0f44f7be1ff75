import { isEmptied, primaryField } from "@coldopen/contract/projects/rules";
import type { OptionType, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { projectsApi } from "./api.ts";
import { applyEdit, type ProjectEdit } from "./project-page-edits.ts";

const wireType = { title: "TITLE", concept: "CONCEPT", thumbnail: "THUMBNAIL" } as const satisfies Record<
  OptionType,
  string
>;
type Fenced = { fence?: number };

/** Carries an edit to the server; the answer is how the project stands then. */
export async function sendEdit(
  project: VideoProjectDetail,
  edit: ProjectEdit,
  fence: number | undefined,
): Promise<VideoProjectDetail> {
  const fenced: Fenced = fence === undefined ? {} : { fence };
  switch (edit.kind) {
    case "change":
      return change(project.id, { ...edit.change, ...fenced });
    case "addOption":
      await addOption(edit, fenced);
      break;
    case "setText":
      if (isEmptied(edit.content)) await projectsApi.removeOption({ params: { id: edit.id }, query: fenced });
      else await projectsApi.updateOption({ params: { id: edit.id }, body: { content: edit.content, ...fenced } });
      break;
    case "moveOption":
      await projectsApi.updateOption({ params: { id: edit.id }, body: { position: edit.to, ...fenced } });
      break;
    case "removeOption":
      await projectsApi.removeOption({ params: { id: edit.id }, query: fenced });
  }
  return applyEdit(project, edit);
}

const change = async (id: string, body: Parameters<typeof projectsApi.update>[0]["body"]) =>
  (await projectsApi.update({ params: { id }, body })).data;

async function addOption({ option, back }: Extract<ProjectEdit, { kind: "addOption" }>, fenced: Fenced) {
  const { optionType, videoProjectId, ...rest } = option;
  await projectsApi.addOption({ body: { ...rest, optionType: wireType[optionType], videoProjectId, ...fenced } });
  if (!back) return;
  await projectsApi.updateOption({ params: { id: option.id }, body: { position: back.to, ...fenced } });
  if (back.asPrimary) await change(videoProjectId, { [primaryField(optionType)]: option.id, ...fenced });
}
