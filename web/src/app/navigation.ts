import type { GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { isActiveMember, isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import type { Place } from "./guards.ts";

export type Destination = {
  name:
    | "dashboard"
    | "projects"
    | "calendar"
    | "outliers"
    | "savedItems"
    | "profile"
    | "channel"
    | "following"
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

/** The screens a person can go to: the sidebar and the command menu show the same. */
export function destinations(user: UserProfile, gates: GateValues, place: Place | undefined): Destination[] {
  const role = place && roleOnChannel(user.entitlements, place.organizationId, place.channelUcid);
  const work: Named[] = place
    ? [
        { name: "dashboard", href: paths.chat },
        { name: "projects", href: paths.projects(place) },
        { name: "calendar", href: paths.calendar(place) },
        { name: "outliers", href: paths.outliers(place) },
        { name: "savedItems", href: paths.savedItems(place) },
      ]
    : [];
  const forAdmins: Named[] =
    place && isAdminRole(role)
      ? [
          { name: "team", href: paths.team(place) },
          ...(gates.STUDIO_LABS_ACCESS ? [{ name: "labs" as const, href: paths.labs(place) }] : []),
        ]
      : [];
  const settings: Named[] = [
    { name: "profile", href: paths.profile },
    ...(place
      ? [
          { name: "channel" as const, href: paths.channelSettings(place) },
          { name: "following" as const, href: paths.following(place) },
        ]
      : []),
    ...forAdmins,
    { name: "about", href: paths.about },
  ];
  return [...work.map(inGroup("work")), ...settings.map(inGroup("settings"))];
}

export const mayConnectChannel = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some((membership) => isActiveMember(membership) && isAdminRole(membership.role));
