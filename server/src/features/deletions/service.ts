import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { accountService } from "../session/index.ts";
import { type OrganizationDeletion, teamService } from "../team/index.ts";
import type { DeletionTarget } from "./deletion-target.ts";
import { deletionStore } from "./store.ts";

/** Deletes what waited long enough. */
export function deletionService(context: AppContext, organizations: OrganizationDeletion) {
  const { db, log, jobs } = context;
  const store = deletionStore(db);
  const team = teamService(context);
  const accounts = accountService(context);

  /** In the transaction that deletes the target, which is not listed as due any more after it. */
  const queueCompletion = (target: DeletionTarget) =>
    jobs.add("deletions:complete", target, { key: `complete-deletion-${target.id}` });

  return {
    listDueOrganizations: () => store.listDueOrganizations(context.now()),
    listDueAccounts: () => store.listDueAccounts(context.now()),
    deleteOrganization: (organization: AuthorizedOrganization): Promise<void> =>
      db.transaction(async () => {
        if (await team.deleteDueOrganization(organization, organizations.beforeDeletion))
          await queueCompletion({ scope: "organization", id: organization.organizationId });
      }),
    deleteAccount: (userId: string): Promise<void> =>
      db.transaction(async () => {
        let deleted: readonly string[] = [];
        const account = await accounts.deleteDueAccount(userId, async () => {
          deleted = await team.deleteOwned(userId, organizations);
        });
        if (!account) return;
        for (const id of deleted) await queueCompletion({ scope: "organization", id });
        await queueCompletion({ scope: "user", id: userId, email: account.email });
      }),
    /** Deletes what names the target without a foreign key, and checks that nothing is left. */
    complete: async (target: DeletionTarget): Promise<void> => {
      const { scope, id } = target;
      await db.transaction(() => store.deleteUnreferenced(target));
      const remains = await db.transaction(() => store.listRemains(target));
      if (remains.length > 0) log.error({ scope, id, remains }, "Deletion incomplete");
      else log.info({ scope, id }, "Deletion completed");
    },
  };
}
