import {
  API_KEY_PREFIX,
  API_KEYS_MAX,
  type ApiKey,
  type NewApiKey,
  type OwnApiKey,
} from "@coldopen/contract/api-keys/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { apiKeyStore } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");

export const apiKeyService = ({ db, log }: Pick<AppContext, "db" | "log">) => {
  const store = apiKeyStore(db);
  return {
    list: (organization: AuthorizedOrganization) => store.list(organization),
    /** The secret is returned once; only its hash is stored. */
    create: async (
      organization: AuthorizedOrganization,
      caller: Pick<Caller, "userId">,
      { channelUcids, name, access, expiresInDays }: NewApiKey,
      authorize: Authorize,
    ): Promise<{ apiKey: ApiKey; secret: string }> => {
      const { organizationId } = organization;
      const scopes: AuthorizedScope[] = [];
      for (const channelUcid of new Set(channelUcids)) scopes.push(await authorize({ organizationId, channelUcid }));
      const secret = `${API_KEY_PREFIX}${newSecret()}`;
      const apiKey = await db.transaction(async () => {
        await store.lockOrganization(organization);
        if ((await store.count(organization)) >= API_KEYS_MAX)
          throw new AppError(
            "conflict",
            `An organization can have at most ${API_KEYS_MAX} API keys. Revoke one first.`,
          );
        const id = await store.insert(organization, {
          name,
          access,
          createdBy: caller.userId,
          keyHash: hashSecret(secret),
          lastFour: secret.slice(-4),
          hasAllChannels: channelUcids === null,
          expiresInDays,
        });
        if (scopes.length > 0)
          await store.insertChannels(
            organization,
            id,
            scopes.map(({ channelUcid }) => channelUcid),
          );
        const created = await store.find(organization, id);
        if (!created) throw notFound();
        return created;
      });
      log.info({ apiKeyId: apiKey.id, organizationId, userId: caller.userId }, "API key created");
      return { apiKey, secret };
    },
    revoke: async (organization: AuthorizedOrganization, caller: Pick<Caller, "userId">, id: string) => {
      if (!(await store.delete(organization, id))) throw notFound();
      log.info({ apiKeyId: id, organizationId: organization.organizationId, userId: caller.userId }, "API key revoked");
    },
    /** What the holder of a key may know of it: the caller was authenticated by this very key. */
    describe: async ({ apiKey, memberships, entitlements }: Caller): Promise<OwnApiKey> => {
      const own = apiKey && (await store.findAuthenticated(apiKey.id));
      const [membership] = memberships;
      if (!own || !membership) throw new AppError("not_found", "Send an API key to read what it may do");
      const channels = await store.listChannelNames(entitlements.map(({ channelUcid }) => channelUcid));
      return { ...own, organizationId: membership.organizationId, channels };
    },
  };
};
