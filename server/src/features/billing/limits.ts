import type { Database } from "../../platform/db/database.ts";
import { billingStore } from "./store.ts";

export const seatLimitOf = async (db: Pick<Database, "sql">, organizationId: string): Promise<number> =>
  (await billingStore(db).activePlan(organizationId))?.seats ?? 0;

export const channelLimitOf = async (db: Pick<Database, "sql">, organizationId: string): Promise<number> =>
  (await billingStore(db).activePlan(organizationId))?.channels ?? 0;
