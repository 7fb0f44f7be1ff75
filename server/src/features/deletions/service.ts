import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { accountService } from "../session/index.ts";
import { type Leaving, teamService } from "../team/index.ts";
import { type DeletionTarget, deletionStore } from "./store.ts";

/** Deletes what waited long enough, then checks that nothing is left. */
export function deletionService(context: AppContext, leaving: Leaving) {
  const { db, log } = context;
  const store = deletionStore(db);
  const team = teamService(context);
  const accounts = accountService(context);

  const finish = async (target: DeletionTarget) => {
    const { scope, id } = target;
    await db.transaction(() => store.deleteUnreferenced(target));
    const remains = await db.transaction(() => store.listRemains(target));
    if (remains.length > 0) log.error({ scope, id, remains }, "Deletion left rows behind");
    else log.info({ scope, id }, "Deletion completed");
  };

  return {
    listDueOrganizations: () => store.listDueOrganizations(context.now()),
    listDueAccounts: () => store.listDueAccounts(context.now()),
    deleteOrganization: async (organization: AuthorizedOrganization): Promise<void> => {
      if (await team.deleteDueOrganization(organization, leaving.beforeDeletion))
        await finish({ scope: "organization", id: organization.organizationId });
    },
    deleteAccount: async (userId: string): Promise<void> => {
      let deleted: readonly string[] = [];
      const account = await accounts.deleteDueAccount(userId, async () => {
        deleted = await team.leaveAll(userId, leaving);
      });
      if (!account) return;
      for (const id of deleted) await finish({ scope: "organization", id });
      await finish({ scope: "user", id: userId, email: account.email });
    },
  };
}
