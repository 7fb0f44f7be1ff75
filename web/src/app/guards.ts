import type { GateName, GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { isActiveMember, isAdminRole, mayEnterStudio, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { stringifySearch } from "../lib/search.ts";

export type Place = { organizationId: string; channelUcid: string };
/** Everything a guard may know about someone asking for an address. */
export type Visit = {
  user: UserProfile | null;
  gates: GateValues;
  onboardedChannels: readonly string[];
  /** The channel in the address, else the one being worked on. */
  place: Place | undefined;
  search: Record<string, unknown>;
};

export type Verdict =
  | { kind: "enter" }
  | { kind: "go"; to: string; replace?: true }
  | { kind: "unknown"; what: "page" | "channel" | "organization" };
export type Guard = (visit: Visit) => Verdict;

const enter: Verdict = { kind: "enter" };
const go = (to: string): Verdict => ({ kind: "go", to });
const unknown = (what: "page" | "channel" | "organization"): Verdict => ({ kind: "unknown", what });

const firstScreen = paths.chat;
const IDEAS_CAMPAIGN = "ideas-for-you";

export const inOrder =
  (...guards: readonly Guard[]): Guard =>
  (visit) =>
    guards.map((guard) => guard(visit)).find((verdict) => verdict.kind !== "enter") ?? enter;

export const signedIn: Guard = ({ user }) => (user ? enter : go(paths.logout));

export const mayEnter: Guard = ({ user }) => (user && mayEnterStudio(user) ? enter : go(paths.pricing));

/** A place is known by an entitlement for its channel, or a membership of its organization that reaches the channel. */
export const knownPlace: Guard = ({ user, place }) => {
  if (!user || !place) return unknown("page");
  const { organizationId, channelUcid } = place;
  const isOpen = user.organizationUsers.some((one) => one.organizationId === organizationId && isActiveMember(one));
  if (!isOpen) return unknown("organization");
  const isListed = user.organizations.some(
    (entry) => entry.organizationId === organizationId && entry.channel.ucid === channelUcid,
  );
  return isListed ? enter : unknown("channel");
};

const isOnboarded = ({ gates, onboardedChannels, place }: Visit): boolean =>
  gates.STUDIO_DISABLE_ONBOARDING_GUARD || (place !== undefined && onboardedChannels.includes(place.channelUcid));

export const onboarded: Guard = (visit) =>
  isOnboarded(visit) ? enter : { kind: "go", to: "/onboarding/complete", replace: true };

const roleAt = ({ user, place }: Visit) =>
  user && place ? roleOnChannel(user.entitlements, place.organizationId, place.channelUcid) : undefined;

export const forAdmins: Guard = (visit) => (isAdminRole(roleAt(visit)) ? enter : go(paths.profile));

const needsGate =
  (name: GateName, otherwise: (visit: Visit) => Verdict): Guard =>
  (visit) =>
    visit.gates[name] ? enter : otherwise(visit);

const toDashboard = ({ place }: Visit) => go(place ? paths.channelHome(place) : paths.app);

export const labs: Guard = inOrder(
  needsGate("STUDIO_LABS_ACCESS", () => go(paths.profile)),
  forAdmins,
);
export const workbench: Guard = needsGate("STUDIO_WORKBENCH_ACCESS", toDashboard);
export const pitches: Guard = needsGate("STUDIO_PITCH_AGENT_ACCESS", () => go(paths.root));
export const campaign: Guard = inOrder(needsGate("STUDIO_IDEAS_FOR_YOU", toDashboard), ({ search }) =>
  search.name === IDEAS_CAMPAIGN ? enter : unknown("page"),
);
export const withChannel: Guard = ({ place }) => (place ? enter : go(paths.noChannels));
export const toFirstScreen: Guard = inOrder(withChannel, () => go(firstScreen));

/** The list of projects names the statuses it shows; a link without them shows all. */
export const projects: Guard = ({ place, search }) =>
  place && search.status__in === undefined && ProjectStatus.options.length > 0
    ? {
        kind: "go",
        to: `${paths.projects(place)}${stringifySearch({ ...search, status__in: ProjectStatus.options })}`,
        replace: true,
      }
    : enter;

/** A path that no row names belongs to the channel being worked on. */
export const underChannel =
  (rest: string): Guard =>
  ({ place }) =>
    place ? go(`/app/${place.organizationId}/${place.channelUcid}/${rest}`) : unknown("page");
