import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { isActiveMember, isAdminRole, mayEnterStudio, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";

/** The groups of the settings are what they belong to. */
type SettingsGroup = "you" | "channel" | "organization";
export type DestinationGroup = "work" | SettingsGroup;
export const settingsGroups: readonly SettingsGroup[] = ["you", "channel", "organization"];

/** Settings have a sidebar of their own. */
export const isSettings = (pathname: string): boolean => /^\/app\/(.+\/)?settings\//.test(pathname);

export type Destination = {
  name:
    | "chat"
    | "ideas"
    | "projects"
    | "calendar"
    | "outliers"
    | "savedItems"
    | "ideaWall"
    | "rateIdeas"
    | "ideaCanvas"
    | "watchlists"
    | "pitches"
    | "profile"
    | "channel"
    | "following"
    | "globalMemory"
    | "scores"
    | "team"
    | "billing"
    | "referral"
    | "aiModels"
    | "data"
    | "developers"
    | "labs"
    | "about";
  group: DestinationGroup;
  href: string;
};
type Named = Pick<Destination, "name" | "href">;
const inGroup =
  (group: Destination["group"]) =>
  (named: Named): Destination => ({ ...named, group });

/** The screens that the sidebar and the command menu list. */
export function destinations(user: UserProfile, gates: GateValues, channel: ChannelScope | undefined): Destination[] {
  if (!mayEnterStudio(user)) return [{ name: "billing" as const, href: paths.billing }].map(inGroup("organization"));
  const role = channel && roleOnChannel(user.entitlements, channel.organizationId, channel.channelUcid);
  const work: Named[] = channel
    ? [
        { name: "chat", href: paths.firstScreen },
        ...(gates.STUDIO_IDEAS_FOR_YOU ? [{ name: "ideas" as const, href: paths.ideasForYou(channel) }] : []),
        { name: "projects", href: paths.projects(channel) },
        { name: "calendar", href: paths.calendar(channel) },
        { name: "outliers", href: paths.outliers(channel) },
        { name: "watchlists", href: paths.watchlists(channel) },
        { name: "savedItems", href: paths.savedItems(channel) },
        { name: "ideaWall", href: paths.ideaWall(channel) },
        ...(gates.STUDIO_WORKBENCH_ACCESS ? [{ name: "rateIdeas" as const, href: paths.workbench(channel) }] : []),
        { name: "ideaCanvas", href: paths.ideaCanvas(channel) },
        ...(gates.STUDIO_PITCH_AGENT_ACCESS ? [{ name: "pitches" as const, href: paths.pitches(channel) }] : []),
      ]
    : [];
  const forAdmins: Named[] =
    channel && isAdminRole(role)
      ? [
          { name: "team", href: paths.team(channel) },
          { name: "developers", href: paths.developers(channel) },
          ...(gates.STUDIO_LABS_ACCESS ? [{ name: "labs" as const, href: paths.labs(channel) }] : []),
        ]
      : [];
  const own = user.organizationUsers.find(
    ({ organizationId }) => channel === undefined || organizationId === channel.organizationId,
  );
  const forOwner: Named[] =
    own && own.role === "primary" && isActiveMember(own)
      ? [
          { name: "billing", href: paths.billing },
          { name: "referral", href: paths.referral(own.organizationId) },
          { name: "data", href: paths.data },
        ]
      : [];
  const forMembers: Named[] = own && isActiveMember(own) ? [{ name: "aiModels", href: paths.aiModels }] : [];
  const forChannel: Named[] = channel
    ? [
        { name: "channel", href: paths.channelSettings(channel) },
        { name: "following", href: paths.following(channel) },
        { name: "globalMemory", href: paths.globalMemory(channel) },
        { name: "scores", href: paths.scores(channel) },
      ]
    : [];
  return [
    ...work.map(inGroup("work")),
    ...[{ name: "profile" as const, href: paths.profile }].map(inGroup("you")),
    ...forChannel.map(inGroup("channel")),
    ...[...forAdmins, ...forOwner, ...forMembers, { name: "about" as const, href: paths.about }].map(
      inGroup("organization"),
    ),
  ];
}

export const mayConnectChannel = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some((membership) => isActiveMember(membership) && isAdminRole(membership.role));
