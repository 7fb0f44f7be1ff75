import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { SealedText } from "../../platform/secret-box.ts";
import { connectionStore } from "./connection-store.ts";
import { tokenPurpose } from "./rules.ts";

type Revocable = { channelUcid: string; refreshToken: SealedText };

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
  await channelConsent.revoke(secretBox.unseal(refreshToken, tokenPurpose(channelUcid, "refresh")));
  log.info({ channelUcid }, "Channel access revoked");
}
