import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { Caller, NamedScope } from "../../platform/http/caller.ts";

/** Where a call names only a channel: the caller's organization that has it. */
export function organizationOf(caller: Caller, { organizationId, channelUcid }: NamedScope): unknown {
  if (organizationId !== undefined || channelUcid === undefined) return organizationId;
  const active = caller.memberships.filter(({ status }) => status === "active");
  const entitled = active.filter((membership) =>
    caller.entitlements.some(
      (entry) => entry.organizationId === membership.organizationId && entry.channelUcid === channelUcid,
    ),
  );
  if (entitled.length > 1)
    throw new AppError("invalid_input", "organization_id: Several of your organizations have this channel, name one");
  return (entitled[0] ?? active.find(({ isSpotterOrganization }) => isSpotterOrganization))?.organizationId;
}

/** The scope that a caller was admitted to. */
export const scopeOf = (caller: Caller, named: { organizationId?: string | undefined; channelUcid: string }): Scope => {
  const organizationId = organizationOf(caller, named);
  if (typeof organizationId !== "string") throw new AppError("not_found", "Not found");
  return { organizationId, channelUcid: named.channelUcid };
};
