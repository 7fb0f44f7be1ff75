import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type ThreadRow, threadStore } from "./thread-store.ts";

/** A thread of this person on a channel that they may still work on; throws otherwise. */
export async function findOwnThread(
  { db }: Pick<AppContext, "db">,
  { userId, authorize }: { userId: string; authorize: Authorize },
  threadId: string,
): Promise<{ scope: AuthorizedScope; thread: ThreadRow; runId: string | null }> {
  const threads = threadStore(db);
  const scope = await authorize(await threads.findOwner(userId, threadId));
  const found = await threads.find(scope, userId, threadId);
  if (!found) throw new AppError("not_found", "Not found");
  return { scope, ...found };
}
