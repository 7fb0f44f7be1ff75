import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { DESCRIPTION_MAX } from "@coldopen/contract/projects/schema";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { describePicture } from "../pictures/index.ts";
import { lockedProjectStore } from "./locked-project-store.ts";
import { optionStore } from "./option-store.ts";

type DescribableOption = { id: string; optionType: string; content: string; description?: string | null | undefined };

/** Joins the transaction that stores a thumbnail without a description. */
export async function scheduleDescription(
  { jobs }: Pick<AppContext, "jobs">,
  option: DescribableOption,
): Promise<void> {
  if (option.optionType !== "thumbnail" || option.description || !pictureIdOf(option.content)) return;
  await jobs.add("projects:describe", { optionId: option.id }, { key: `projects:describe:${option.id}` });
}

/** Describes what a thumbnail shows, unless it has a description by then, and notifies the members of its channel. */
export async function describeThumbnail(
  context: Pick<AppContext, "db" | "files" | "vision" | "stopping" | "announce">,
  optionId: string,
): Promise<void> {
  const options = optionStore(context.db);
  const option = await options.findToDescribe(optionId);
  const pictureId = option && pictureIdOf(option.content);
  if (!option || !pictureId) return;
  const { projectId, content } = option;
  const scope = scopeForJob(option);
  const words = await describePicture(context, scope, pictureId);
  const description = words?.slice(0, DESCRIPTION_MAX);
  if (!description) return;
  await context.db.transaction(async () => {
    // The project first, as every edit of an option does: in the opposite order the two could wait for each other.
    const project = await lockedProjectStore(context.db).lockForUpdate(scope, projectId, { isDeleted: false });
    if (!project || !(await options.setDescription(project, optionId, { content, description }))) return;
    const news = { projectId, thumbnailId: optionId, description };
    await context.announce.toChannel(scope, "system", { eventType: "videoProject:thumbnailDescribed", ...news });
  });
}
