import type { GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { isActiveMember, isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import type { Place } from "./guards.ts";

export type Destination = { name: "profile" | "team" | "labs" | "about"; href: string };

/** The screens a person can go to: the sidebar and the command menu show the same. */
export function destinations(user: UserProfile, gates: GateValues, place: Place | undefined): Destination[] {
  const role = place && roleOnChannel(user.entitlements, place.organizationId, place.channelUcid);
  const forAdmins: Destination[] =
    place && isAdminRole(role)
      ? [
          { name: "team", href: paths.team(place) },
          ...(gates.STUDIO_LABS_ACCESS ? [{ name: "labs" as const, href: paths.labs(place) }] : []),
        ]
      : [];
  return [{ name: "profile", href: paths.profile }, ...forAdmins, { name: "about", href: paths.about }];
}

export const mayConnectChannel = (user: Pick<UserProfile, "organizationUsers">): boolean =>
  user.organizationUsers.some((membership) => isActiveMember(membership) && isAdminRole(membership.role));
