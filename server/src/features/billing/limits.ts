import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { billingStore } from "./store.ts";

export const seatLimitOf = async (db: Pick<Database, "sql">, organization: AuthorizedOrganization): Promise<number> =>
  (await billingStore(db).activePlan(organization))?.seats ?? 0;

export const channelLimitOf = async (
  db: Pick<Database, "sql">,
  organization: AuthorizedOrganization,
): Promise<number> => (await billingStore(db).activePlan(organization))?.channels ?? 0;
