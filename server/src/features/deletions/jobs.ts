import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { organizationForJob } from "../../platform/access/scope-for-job.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { OrganizationDeletion } from "../team/index.ts";
import { DeletionTarget } from "./deletion-target.ts";
import { deletionService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "deletions:run": Record<string, never>;
    "deletions:complete": DeletionTarget;
  }
}

export const deletionJobs = (context: AppContext, hooks: Omit<OrganizationDeletion, "authorize">): AnyJob[] => [
  defineJob({
    name: "deletions:run",
    payload: z.record(z.string(), z.never()),
    every: "41 * * * *",
    run: async () => {
      const service = deletionService(context, { ...hooks, authorize: organizationForJob });
      const attempt = async (scope: string, id: string, work: () => Promise<void>) => {
        try {
          await work();
        } catch (error) {
          // One that fails must not keep the others waiting; it is tried again in an hour.
          context.log.error({ err: error, scope, id }, "Failed to run due deletion");
        }
      };
      for (const row of await service.listDueOrganizations())
        await attempt("organization", row.organizationId, () => service.deleteOrganization(organizationForJob(row)));
      for (const { userId } of await service.listDueAccounts())
        await attempt("user", userId, () => service.deleteAccount(userId));
    },
  }),
  defineJob({
    name: "deletions:complete",
    payload: DeletionTarget,
    run: (target) => deletionService(context, { ...hooks, authorize: organizationForJob }).complete(target),
  }),
];
