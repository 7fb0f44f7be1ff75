import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { isEmptied, primaryField } from "@coldopen/contract/projects/rules";
import type { OptionType, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { projectsApi } from "../projects/index.ts";
import { applyEdit, type ProjectEdit } from "./edits.ts";

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
      if (isEmptied(edit.content)) await removeOption(edit.id, fenced);
      else await projectsApi.updateOption({ params: { id: edit.id }, body: { content: edit.content, ...fenced } });
      break;
    case "moveOption":
      await projectsApi.updateOption({ params: { id: edit.id }, body: { position: edit.to, ...fenced } });
      break;
    case "removeOption":
      await removeOption(edit.id, fenced);
  }
  return applyEdit(project, edit);
}

const change = async (id: string, body: Parameters<typeof projectsApi.update>[0]["body"]) =>
  (await projectsApi.update({ params: { id }, body })).data;

const failedBy = (error: unknown, code: ErrorCode) => error instanceof AppError && error.code === code;

/** What an earlier attempt whose answer was lost has added is there already: that is fine. */
async function addOption({ option, back }: Extract<ProjectEdit, { kind: "addOption" }>, fenced: Fenced) {
  const { optionType, ...rest } = option;
  const params = { id: option.id };
  await projectsApi
    .addOption({ body: { ...rest, optionType: wireType[optionType], ...fenced } })
    .catch(async (error) => {
      const isThere = failedBy(error, "conflict") && (await isKnown(option.id));
      if (!isThere) throw error;
    });
  if (!back) return;
  await projectsApi.updateOption({ params, body: { position: back.to, ...fenced } });
  if (back.asPrimary) await change(option.videoProjectId, { [primaryField(optionType)]: option.id, ...fenced });
}

const isKnown = (id: string) =>
  projectsApi.getOption({ params: { id } }).then(
    () => true,
    () => false,
  );

/** Gone already is gone. */
async function removeOption(id: string, fenced: Fenced) {
  await projectsApi.removeOption({ params: { id }, query: fenced }).catch((error) => {
    if (!failedBy(error, "not_found")) throw error;
  });
}
