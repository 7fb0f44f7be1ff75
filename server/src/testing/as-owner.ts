import type { Authorize } from "../platform/access/access-check.ts";
import { scopeForJob } from "../platform/access/scope-for-job.ts";

/** Tests arrange rows as the studio itself, whoever they belong to. */
export const asOwner: Authorize = async (owner) => {
  if (!owner) throw new Error("No such row");
  return scopeForJob(owner);
};
