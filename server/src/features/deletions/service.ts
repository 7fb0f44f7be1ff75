import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { accountService } from "../session/index.ts";
import { teamService } from "../team/index.ts";
import { deletionStore } from "./store.ts";

/** What other features do before the rows of an organization are deleted. */
export type BeforeDeletion = (organization: Pick<AuthorizedOrganization, "organizationId">) => Promise<void>;

/** Deletes what waited long enough, then checks that nothing is left. */
export function deletionService(context: AppContext, beforeDeletion: BeforeDeletion) {
  const { db, log } = context;
  const store = deletionStore(db);
  const team = teamService(context);
  const accounts = accountService(context);

  const finish = async (scope: "organization" | "user", id: string) => {
    await store.deleteUnreferenced({ scope, id });
    const remains = await store.listRemains({ scope, id });
    if (remains.length > 0) log.error({ scope, id, remains }, "Deletion left rows behind");
    else log.info({ scope, id }, "Deletion completed");
  };

  return {
    listDueOrganizations: () => store.listDueOrganizations(context.now()),
    listDueAccounts: () => store.listDueAccounts(context.now()),
    deleteOrganization: async (organization: AuthorizedOrganization): Promise<void> => {
      if (await team.deleteDueOrganization(organization, beforeDeletion))
        await finish("organization", organization.organizationId);
    },
    deleteAccount: async (userId: string): Promise<void> => {
      let owned: readonly string[] = [];
      const beforeLeaving = async () => {
        owned = await team.listOwned(userId);
        for (const organizationId of owned) await beforeDeletion({ organizationId });
      };
      if (!(await accounts.deleteDueAccount(userId, beforeLeaving))) return;
      for (const id of owned) await finish("organization", id);
      await finish("user", userId);
    },
  };
}
