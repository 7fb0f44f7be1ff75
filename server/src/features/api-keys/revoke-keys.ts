import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { apiKeyStore } from "./store.ts";

/** Joins the transaction around it. Without an organization the keys of the person in all organizations are revoked. */
export async function revokeKeysOf(
  { db, log }: Pick<AppContext, "db" | "log">,
  userId: string,
  organization?: AuthorizedOrganization,
): Promise<void> {
  const count = await apiKeyStore(db).deleteCreatedBy(userId, organization);
  if (count === 0) return;
  const organizationId = organization?.organizationId;
  await db.afterCommit(() => log.info({ userId, organizationId, count }, "API keys revoked"));
}
