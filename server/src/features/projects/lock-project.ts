import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type EditLock, type LockedProject, lockedProjectStore } from "./locked-project-store.ts";

export const notFound = () => new AppError("not_found", "Not found");

/** Refuses a save while another person holds the edit lock, and one whose fencing token is from before it changed hands. */
function requireEditLock(lock: EditLock | undefined, userId: string, fence: number | undefined): void {
  if (lock?.isLive && lock.userId !== userId)
    throw new AppError("locked_by_other", `${lock.ownerName} is editing this project`);
  if (fence !== undefined && fence !== (lock?.fence ?? 0))
    throw new AppError("conflict", "Someone else has edited this project since. Your change was not saved.");
}

type Options = { fence?: number | undefined; isDeleted?: boolean };

/** The first step of every write of a project, inside its transaction. Later reads see the latest commit. */
export const lockProjectForWriting =
  ({ db }: Pick<AppContext, "db">) =>
  async (
    scope: AuthorizedScope,
    userId: string,
    projectId: string,
    { fence, isDeleted = false }: Options = {},
  ): Promise<LockedProject> => {
    const store = lockedProjectStore(db);
    const project = await store.lockForUpdate(scope, projectId, { isDeleted });
    if (!project) throw notFound();
    requireEditLock(await store.findEditLock(project), userId, fence);
    return project;
  };
