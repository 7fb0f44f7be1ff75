import { AppError } from "@coldopen/contract/kernel/errors";
import { ANY_LANGUAGE, type OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Caller } from "../../platform/access/caller.ts";
import type { ChannelRow } from "./channel-store.ts";
import type { Filters } from "./search/filters.ts";

type Asker = Pick<OutlierQuery, "ucid" | "organizationId">;

/** An audience is shared by channels up to this many times larger or smaller. */
const ALIKE_IN_SIZE = 10;

/** A channel or an organization that is not the asker's is one that doesn't exist. */
export function refuseForeign(caller: Caller, { ucid, organizationId }: Asker): void {
  const own = caller.memberships.filter(
    (entry) =>
      entry.status === "active" &&
      entry.subscriptionActive &&
      (organizationId === undefined || entry.organizationId === organizationId),
  );
  const mayVisit = (channelUcid: string) =>
    own.some(
      (membership) =>
        membership.isSpotterOrganization ||
        caller.entitlements.some(
          (entry) => entry.channelUcid === channelUcid && entry.organizationId === membership.organizationId,
        ),
    );
  const isForeign = (organizationId !== undefined && own.length === 0) || (ucid !== undefined && !mayVisit(ucid));
  if (isForeign) throw new AppError("not_found", "Not found");
}

const NEEDS: Partial<Record<NonNullable<OutlierQuery["source"]>, readonly ("ucid" | "organizationId")[]>> = {
  aaw: ["ucid"],
  myvids: ["ucid"],
  favorite_channels: ["ucid", "organizationId"],
};
export function requireAsker(query: Asker & Pick<OutlierQuery, "source">): void {
  const missing = query.source && NEEDS[query.source]?.find((name) => query[name] === undefined);
  if (missing)
    throw new AppError("invalid_input", `${missing === "ucid" ? "ucid" : "organization_id"}: Required for this tab`);
}

/** The audience's other channels: those that make the same things at about the same size, in the same language unless any will do. */
export function alikeTo(own: ChannelRow | undefined, filters: Filters, language: OutlierQuery["language"]): Filters {
  if (!own) return filters;
  const size = own.subscribers > 0 ? own.subscribers : undefined;
  return {
    ...filters,
    notChannel: own.id,
    aiCategories: filters.aiCategories ?? (own.topics.length > 0 ? own.topics : null),
    languages: filters.languages ?? (own.language > 0 && !language?.includes(ANY_LANGUAGE) ? [own.language] : null),
    ...(size && {
      minSubscribers: Math.max(filters.minSubscribers, Math.floor(size / ALIKE_IN_SIZE)),
      maxSubscribers: Math.min(filters.maxSubscribers, size * ALIKE_IN_SIZE),
    }),
  };
}
