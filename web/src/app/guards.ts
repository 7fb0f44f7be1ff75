import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { GateName, GateValues } from "@coldopen/contract/labs/schema";
import { IDEAS_CAMPAIGN, paths } from "@coldopen/contract/paths";
import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { isActiveMember, isAdminRole, mayEnterStudio, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { stringifySearch } from "../lib/search.ts";

/** What a guard decides on. */
export type GuardContext = {
  user: UserProfile | null;
  gates: GateValues;
  onboardedChannels: readonly string[];
  /** The channel in the address, else the active one. */
  channel: ChannelScope | undefined;
  search: Record<string, unknown>;
};

export type GuardResult =
  | { kind: "allow" }
  | { kind: "redirect"; to: string; replace?: true }
  | { kind: "notFound"; what: "page" | "channel" | "organization" };
export type Guard = (context: GuardContext) => GuardResult;

const allow: GuardResult = { kind: "allow" };
const redirectTo = (to: string): GuardResult => ({ kind: "redirect", to });
const notFound = (what: "page" | "channel" | "organization"): GuardResult => ({ kind: "notFound", what });

export const inOrder =
  (...guards: readonly Guard[]): Guard =>
  (context) =>
    guards.map((guard) => guard(context)).find((result) => result.kind !== "allow") ?? allow;

export const signedIn: Guard = ({ user }) => (user ? allow : redirectTo(paths.logout));

export const mayEnter: Guard = ({ user }) => (user && mayEnterStudio(user) ? allow : redirectTo(paths.pricing));

/** The owner of an organization whose plan has ended pays for it on its billing page. */
export const mayPay: Guard = (context) =>
  context.user?.organizationUsers.some(({ role, status }) => role === "primary" && status === "active")
    ? allow
    : mayEnter(context);

/** A channel is known if the user is an active member of its organization and their profile lists it. */
export const knownChannel: Guard = ({ user, channel }) => {
  if (!user || !channel) return notFound("page");
  const { organizationId, channelUcid } = channel;
  const isOpen = user.organizationUsers.some((one) => one.organizationId === organizationId && isActiveMember(one));
  if (!isOpen) return notFound("organization");
  const isListed = user.organizations.some(
    (entry) => entry.organizationId === organizationId && entry.channel.ucid === channelUcid,
  );
  return isListed ? allow : notFound("channel");
};

/** By the stored list of channels, which the status of the channel has updated before. */
const isOnboarded = ({ gates, onboardedChannels, channel }: GuardContext): boolean =>
  gates.STUDIO_DISABLE_ONBOARDING_GUARD || (channel !== undefined && onboardedChannels.includes(channel.channelUcid));

export const onboarded: Guard = (context) =>
  isOnboarded(context) ? allow : { kind: "redirect", to: paths.onboarding("complete"), replace: true };

const roleAt = ({ user, channel }: GuardContext) =>
  user && channel ? roleOnChannel(user.entitlements, channel.organizationId, channel.channelUcid) : undefined;

export const forAdmins: Guard = (context) => (isAdminRole(roleAt(context)) ? allow : redirectTo(paths.profile));

const needsGate =
  (name: GateName, otherwise: (context: GuardContext) => GuardResult): Guard =>
  (context) =>
    context.gates[name] ? allow : otherwise(context);

const toDashboard = ({ channel }: GuardContext) => redirectTo(channel ? paths.channelHome(channel) : paths.app);

export const labs: Guard = inOrder(
  needsGate("STUDIO_LABS_ACCESS", () => redirectTo(paths.profile)),
  forAdmins,
);
export const workbench: Guard = needsGate("STUDIO_WORKBENCH_ACCESS", toDashboard);
export const campaign: Guard = inOrder(needsGate("STUDIO_IDEAS_FOR_YOU", toDashboard), ({ search }) =>
  search.name === IDEAS_CAMPAIGN ? allow : notFound("page"),
);
export const withChannel: Guard = ({ channel }) => (channel ? allow : redirectTo(paths.noChannels));
/** A screen of the studio that works on the active channel. */
export const withOnboardedChannel: Guard = inOrder(withChannel, onboarded);
export const pitches: Guard = inOrder(
  needsGate("STUDIO_PITCH_AGENT_ACCESS", () => redirectTo(paths.root)),
  withOnboardedChannel,
);
/** The set-up of a channel. */
export const onboarding: Guard = inOrder(signedIn, mayEnter, withChannel);
export const toFirstScreen: Guard = inOrder(withChannel, () => redirectTo(paths.firstScreen));

/** A link to the projects without statuses shows all of them. */
export const projects: Guard = ({ channel, search }) =>
  channel && search.status__in === undefined && ProjectStatus.options.length > 0
    ? {
        kind: "redirect",
        to: `${paths.projects(channel)}${stringifySearch({ ...search, status__in: ProjectStatus.options })}`,
        replace: true,
      }
    : allow;

/** A path that no row has is looked up under the active channel. */
export const underChannel =
  (rest: string): Guard =>
  ({ channel }) =>
    channel ? redirectTo(`/app/${channel.organizationId}/${channel.channelUcid}/${rest}`) : notFound("page");
