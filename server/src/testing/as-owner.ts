import type { Authorize } from "../platform/access/access-check.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";

/** Tests arrange rows of any tenant as the studio itself. */
export const asOwner: Authorize = async (owner) => {
  if (!owner) throw new Error("No such row");
  return scopeForJob(owner);
};
