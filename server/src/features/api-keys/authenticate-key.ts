import { ApiKeySecret } from "@coldopen/contract/api-keys/schema";
import type { AppContext } from "../../app-context.ts";
import type { AccessCheck } from "../../platform/access/access-check.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { apiKeyAccessStore, type KeyAccess } from "./access-store.ts";

/** A key has the rights of a plain member, whatever the role of the person who created it. */
const toCaller = ({ id, access, userId, email, organizationId, subscriptionActive, channelUcids }: KeyAccess) => ({
  userId,
  sessionId: id,
  apiKey: { id, access },
  email,
  isInternal: false,
  memberships: [
    {
      organizationId,
      role: "user" as const,
      status: "active" as const,
      subscriptionActive,
      isSpotterOrganization: false,
    },
  ],
  entitlements: channelUcids.map((channelUcid) => ({ organizationId, channelUcid, role: "user" as const })),
});

/** Reads the key from the database at each request, so that a revoked one is refused by every node at once. */
export function keyAuthenticator({ db }: Pick<AppContext, "db">): AccessCheck["authenticateKey"] {
  const store = apiKeyAccessStore(db);
  return async (key) => {
    const secret = ApiKeySecret.safeParse(key);
    const found = secret.success ? await store.find(hashSecret(secret.data)) : undefined;
    if (!found) return undefined;
    if (found.isUseStale) await store.markUsed(found.id);
    return toCaller(found);
  };
}
