import type { Database } from "../../platform/db/database.ts";
import { organizationStore } from "./organization-store.ts";

/** Called in a transaction. Concurrent calls for one user create one organization. */
export async function findOrCreateOwnOrganization(
  db: Pick<Database, "sql">,
  userId: string,
  name: string,
): Promise<string> {
  const organizations = organizationStore(db);
  await organizations.lockOwner(userId);
  const owned = await organizations.ownedBy(userId);
  if (owned) return owned;
  const id = await organizations.create(name);
  await organizations.join(id, userId, "primary", "active");
  return id;
}
