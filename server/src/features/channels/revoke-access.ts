import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { connectionStore } from "./connection-store.ts";
import { decryptToken } from "./token-encryption.ts";

type Revocable = { channelUcid: string; refreshToken: EncryptedText };

/** In the transaction that deletes the connections: the job revokes them at Google, as often as it takes. */
export async function requestRevocations(
  { jobs }: Pick<AppContext, "jobs">,
  connections: readonly Revocable[],
): Promise<void> {
  for (const { channelUcid, refreshToken } of connections)
    await jobs.add("channels:revoke-access", { channelUcid, refreshToken });
}

type Ports = Pick<AppContext, "db" | "jobs">;
/** Called before an organization is deleted. */
export const revokeConnectionsOfOrganization = async (context: Ports, organization: AuthorizedOrganization) =>
  requestRevocations(context, await connectionStore(context.db).listOfOrganization(organization));

export async function revokeAccess(
  { channelConsent, secretBox, log }: Pick<AppContext, "channelConsent" | "secretBox" | "log">,
  { channelUcid, refreshToken }: Revocable,
): Promise<void> {
  if (!channelConsent) return log.warn({ channelUcid }, "Access not revoked, since Google is no longer configured");
  await channelConsent.revoke(decryptToken(secretBox, channelUcid, "refresh", refreshToken));
  log.info({ channelUcid }, "Channel access revoked");
}
