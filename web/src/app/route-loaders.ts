import { channelRoutes } from "@coldopen/contract/channels/routes";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { Ucid } from "@coldopen/contract/kernel/route";
import { pagePatterns } from "@coldopen/contract/page-patterns";
import { paths } from "@coldopen/contract/paths";
import { channelToEnter, isSameChannel } from "@coldopen/contract/session/rules";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { gatesQuery } from "../features/labs/index.ts";
import { onboardedChannels, recordStatus, statusQuery } from "../features/onboarding/index.ts";
import { userQuery } from "../features/session/index.ts";
import { activeChannel } from "../lib/active-channel.ts";
import { api } from "../lib/api.ts";
import { partsOf } from "../lib/link.tsx";
import { log } from "../lib/log.ts";
import * as guards from "./guards.ts";
import { isSwitchingChannel } from "./switch-channel.ts";

export type LoaderArgs = {
  context: { queryClient: QueryClient };
  params: Record<string, string>;
  search: Record<string, unknown>;
  location: { href: string };
};

const rowGuards = {
  toFirstScreen: guards.toFirstScreen,
  forAdmins: guards.forAdmins,
  labs: guards.labs,
  workbench: guards.workbench,
  pitches: guards.pitches,
  campaign: guards.campaign,
  projects: guards.projects,
  withOnboardedChannel: guards.withOnboardedChannel,
  onboarding: guards.onboarding,
} satisfies Record<string, guards.Guard>;
export type GuardName = keyof typeof rowGuards;

const ChannelParams = z.object({ organizationId: z.string(), channelUcid: z.string() });
const IN_CHANNEL = "/app/:organizationId/:channelUcid/";
const channelPages = new Set(
  pagePatterns.flatMap((pattern) =>
    pattern.startsWith(IN_CHANNEL) ? pattern.slice(IN_CHANNEL.length).split("/")[0] : [],
  ),
);

/** Any id of an organization or channel counts, unless the address is that of a page without them. */
function channelInAddress({ params, location }: LoaderArgs): ChannelScope | undefined {
  const channel = ChannelParams.safeParse(params).data;
  if (!channel) return undefined;
  const page = new URL(location.href, "http://studio").pathname.split("/")[4];
  const isChannel =
    z.uuid().safeParse(channel.organizationId).success ||
    Ucid.safeParse(channel.channelUcid).success ||
    (page !== undefined && channelPages.has(page));
  return isChannel ? channel : undefined;
}
const channelsApi = api(channelRoutes);

export async function loadStudio({ context, search, location }: LoaderArgs) {
  const guardContext = await loadGuardContext({ ...context, params: {}, search });
  const isBilling = new URL(location.href, "http://studio").pathname === paths.billing;
  applyGuard(guards.inOrder(guards.signedIn, isBilling ? guards.mayPay : guards.mayEnter), guardContext);
  activeChannel.choose(guardContext.channel);
}

export async function loadChannel(args: LoaderArgs) {
  const { context, search } = args;
  const channel = channelInAddress(args);
  if (!channel) return redirectIntoChannel(args);
  const active = activeChannel.read();
  if (active && isSwitchingChannel() && !isSameChannel(active, channel))
    throw redirect({ ...partsOf(paths.projects(active)), replace: true });
  await admitUnlistedChannel(context.queryClient, channel);
  const guardContext = await loadGuardContext({ ...context, params: channel, search });
  applyGuard(guards.knownChannel, guardContext);
  activeChannel.choose(channel);
  applyGuard(guards.onboarded, await withOnboardingStatus(context.queryClient, guardContext));
}

/** For a path below `/app` that no row of the table has. */
export async function redirectIntoChannel({ context, search, location }: LoaderArgs) {
  const rest = location.href.slice("/app/".length);
  applyGuard(guards.underChannel(rest), await loadGuardContext({ ...context, params: {}, search }));
}

export async function loadRow(guard: GuardName, { context, params, search }: LoaderArgs) {
  const guardContext = await loadGuardContext({ ...context, params, search });
  if (guard === "onboarding") activeChannel.choose(guardContext.channel);
  const needsStatus = (guard === "withOnboardedChannel" || guard === "pitches") && guardContext.channel !== undefined;
  applyGuard(
    rowGuards[guard],
    needsStatus ? await withOnboardingStatus(context.queryClient, guardContext) : guardContext,
  );
}

/** Asks for the status of a channel that is not known to be onboarded. If that fails, the set-up says so and retries. */
async function withOnboardingStatus(
  queryClient: QueryClient,
  guardContext: guards.GuardContext,
): Promise<guards.GuardContext> {
  const { channel } = guardContext;
  if (!channel || guards.onboarded(guardContext).kind === "allow") return guardContext;
  try {
    // A status from before is of no use: the set-up may have ended since.
    recordStatus(channel, await queryClient.fetchQuery({ ...statusQuery(channel), staleTime: 0 }));
  } catch (cause) {
    log.warn("Failed to load the onboarding status", cause);
  }
  return { ...guardContext, onboardedChannels: onboardedChannels.read() ?? [] };
}

type ContextRequest = { queryClient: QueryClient; params: Partial<ChannelScope>; search: Record<string, unknown> };

/** Prefetches the gates of the last organization while the user is being loaded. */
async function loadGuardContext({ queryClient, params, search }: ContextRequest): Promise<guards.GuardContext> {
  const { organizationId, channelUcid } = params;
  const requested = organizationId && channelUcid ? { organizationId, channelUcid } : undefined;
  const last = requested ?? activeChannel.read();
  if (last) void queryClient.prefetchQuery(gatesQuery(last.organizationId));
  const user = await queryClient.ensureQueryData(userQuery);
  const channel = requested ?? (user ? channelToEnter(user, last) : undefined);
  const { gates } = await queryClient.ensureQueryData(gatesQuery(channel?.organizationId));
  return { user, gates, channel, search, onboardedChannels: onboardedChannels.read() ?? [] };
}

function applyGuard(guard: guards.Guard, context: guards.GuardContext): void {
  const result = guard(context);
  if (result.kind === "redirect") throw redirect({ ...partsOf(result.to), replace: result.replace ?? false });
  if (result.kind === "notFound") throw notFound({ data: { what: result.what } });
}

/** Members of the product's own organization may open any channel: one that their profile does not list is admitted first. */
async function admitUnlistedChannel(queryClient: QueryClient, scope: ChannelScope): Promise<void> {
  const user = await queryClient.ensureQueryData(userQuery);
  const isSpotter = user?.organizationUsers.some(
    (membership) => membership.organizationId === scope.organizationId && membership.organization.isSpotterOrganization,
  );
  const isListed = user?.organizations.some(({ organizationId, channel }) =>
    isSameChannel({ organizationId, channelUcid: channel.ucid }, scope),
  );
  if (!isSpotter || isListed) return;
  try {
    await channelsApi.admit({ params: { orgId: scope.organizationId, channelUcid: scope.channelUcid } });
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  } catch (cause) {
    log.warn("Failed to admit an unlisted channel", cause);
  }
}
