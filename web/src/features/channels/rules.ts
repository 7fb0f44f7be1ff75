import { isActiveMember, isAdminRole } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";

/** The organizations a person may connect a channel to. */
export const connectableOrganizations = (user: Pick<UserProfile, "organizationUsers">) =>
  user.organizationUsers
    .filter((membership) => isActiveMember(membership) && isAdminRole(membership.role))
    .map((membership) => membership.organization);
