import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { isActiveMember, isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";

export type Destination = {
  name:
    | "chat"
    | "projects"
    | "calendar"
    | "outliers"
    | "savedItems"
    | "profile"
    | "channel"
    | "following"
    | "globalMemory"
    | "team"
    | "labs"
    | "about";
  group: "work" | "settings";
  href: string;
};
type Named = Pick<Destination, "name" | "href">;
const inGroup =
  (group: Destination["group"]) =>
  (named: Named): Destination => ({ ...named, group });

/** The screens that the sidebar and the command menu list. */
export function destinations(user: UserProfile, gates: GateValues, channel: ChannelScope | undefined): Destination[] {
  const role = channel && roleOnChannel(user.entitlements, channel.organizationId, channel.channelUcid);
  const work: Named[] = channel
    ? [
        { name: "chat", href: paths.firstScreen },
        { name: "projects", href: paths.projects(channel) },
        { name: "calendar", href: paths.calendar(channel) },
        { name: "outliers", href: paths.outliers(channel) },
        { name: "savedItems", href: paths.savedItems(channel) },
      ]
    : [];
  const forAdmins: Named[] =
    channel && isAdminRole(role)
      ? [
          { name: "team", href: paths.team(channel) },
          ...(gates.STUDIO_LABS_ACCESS ? [{ name: "labs" as const, href: paths.labs(channel) }] : []),
        ]
      : [];
  const settings: Named[] = [
    { name: "profile", href: paths.profile },
    ...(channel
      ? [
          { name: "channel" as const, href: paths.channelSettings(channel) },
          { name: "following" as const, href: paths.following(channel) },
          { name: "globalMemory" as const, href: paths.globalMemory(channel) },
        ]
      : []),
    ...forAdmins,
    { name: "about", href: paths.about },
  ];
  return [...work.map(inGroup("work")), ...settings.map(inGroup("settings"))];
}

export const mayConnectChannel = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some((membership) => isActiveMember(membership) && isAdminRole(membership.role));
