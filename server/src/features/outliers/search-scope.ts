import { AppError } from "@coldopen/contract/kernel/errors";
import { ANY_LANGUAGE, type OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Caller } from "../../platform/access/caller.ts";
import type { ChannelRow, Filters } from "../search-index/index.ts";

type QueryScope = Pick<OutlierQuery, "ucid" | "organizationId">;

/** Channels share an audience if they are at most this many times larger or smaller. */
const MAX_SIZE_RATIO = 10;

/** Answers for channels and organizations without access as for ones that do not exist. */
export function requireAccess(caller: Caller, { ucid, organizationId }: QueryScope): void {
  const memberships = caller.memberships.filter(
    (membership) =>
      membership.status === "active" &&
      membership.subscriptionActive &&
      (organizationId === undefined || membership.organizationId === organizationId),
  );
  const hasChannelAccess = (channelUcid: string) =>
    memberships.some(
      (membership) =>
        membership.isSpotterOrganization ||
        caller.entitlements.some(
          (entitlement) =>
            entitlement.channelUcid === channelUcid && entitlement.organizationId === membership.organizationId,
        ),
    );
  const hasAccess =
    (organizationId === undefined || memberships.length > 0) && (ucid === undefined || hasChannelAccess(ucid));
  if (!hasAccess) throw new AppError("not_found", "Not found");
}

const REQUIRED: Partial<Record<NonNullable<OutlierQuery["source"]>, readonly ("ucid" | "organizationId")[]>> = {
  aaw: ["ucid"],
  myvids: ["ucid"],
  favorite_channels: ["ucid", "organizationId"],
};
/** Some tabs need a channel or an organization. */
export function requireScope(query: QueryScope & Pick<OutlierQuery, "source">): void {
  const missing = query.source && REQUIRED[query.source]?.find((name) => query[name] === undefined);
  if (missing)
    throw new AppError("invalid_input", `${missing === "ucid" ? "ucid" : "organization_id"}: Required for this tab`);
}

/** Restricts filters to other channels with the same topics, a similar size and, unless any is requested, the same language. */
export function similarChannels(
  own: ChannelRow | undefined,
  filters: Filters,
  language: OutlierQuery["language"],
): Filters {
  if (!own) return filters;
  const size = own.subscribers > 0 ? own.subscribers : undefined;
  return {
    ...filters,
    notChannel: own.id,
    aiCategories: filters.aiCategories ?? (own.topics.length > 0 ? own.topics : null),
    languages: filters.languages ?? (own.language > 0 && !language?.includes(ANY_LANGUAGE) ? [own.language] : null),
    ...(size && {
      minSubscribers: Math.max(filters.minSubscribers, Math.floor(size / MAX_SIZE_RATIO)),
      maxSubscribers: Math.min(filters.maxSubscribers, size * MAX_SIZE_RATIO),
    }),
  };
}
