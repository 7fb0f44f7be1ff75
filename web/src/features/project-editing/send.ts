import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { isEmptied } from "@coldopen/contract/projects/rules";
import type { OptionType, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { projectsApi } from "../projects/index.ts";
import { applyEdit, type ProjectEdit } from "./edits.ts";

const wireType = { title: "TITLE", concept: "CONCEPT", thumbnail: "THUMBNAIL" } as const satisfies Record<
  OptionType,
  string
>;
type Fenced = { fence?: number };

/** Sends an edit to the server and returns the changed project. */
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

/** A conflict with the same id means that an earlier attempt succeeded and its response was lost. */
async function addOption({ option, back }: Extract<ProjectEdit, { kind: "addOption" }>, fenced: Fenced) {
  const { optionType, ...rest } = option;
  const position = back && { position: back.to, asPrimary: back.asPrimary };
  await projectsApi
    .addOption({ body: { ...rest, optionType: wireType[optionType], ...position, ...fenced } })
    .catch(async (error) => {
      const isStored = failedBy(error, "conflict") && (await isKnown(option.id));
      if (!isStored) throw error;
    });
}

const isKnown = (id: string) =>
  projectsApi.getOption({ params: { id } }).then(
    () => true,
    () => false,
  );

/** An option that is already deleted counts as success. */
async function removeOption(id: string, fenced: Fenced) {
  await projectsApi.removeOption({ params: { id }, query: fenced }).catch((error) => {
    if (!failedBy(error, "not_found")) throw error;
  });
}
