import { AppError } from "@coldopen/contract/kernel/errors";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { billingStore } from "./store.ts";

type Sql = Pick<Database, "sql">;

export const seatLimitOf = async (db: Sql, organization: AuthorizedOrganization): Promise<number> =>
  (await billingStore(db).activePlan(organization))?.seats ?? 0;

export const channelLimitOf = async (db: Sql, organization: AuthorizedOrganization): Promise<number> =>
  (await billingStore(db).activePlan(organization))?.channels ?? 0;

const seatsTaken = (limit: number) => `Your plan holds ${limit} people. Remove someone or an open invite to make room.`;

/**
 * Called in a transaction that has locked the organization. `used` are members and, where one is invited, open invites.
 * `refusal` is for people who cannot make room themselves.
 */
export async function requireSeat(
  db: Sql,
  organization: AuthorizedOrganization,
  used: number,
  refusal?: string,
): Promise<void> {
  const limit = await seatLimitOf(db, organization);
  if (used >= limit) throw new AppError("seat_limit", refusal ?? seatsTaken(limit));
}

/** The AI budget of a month. Undefined is no cap. `configuredCents` is that of plans without a budget of their own. */
export async function aiBudgetOf(
  db: Sql,
  organization: AuthorizedOrganization,
  configuredCents: number | undefined,
): Promise<number | undefined> {
  const plan = await billingStore(db).activePlan(organization);
  return plan?.aiBudgetCents ?? configuredCents;
}
