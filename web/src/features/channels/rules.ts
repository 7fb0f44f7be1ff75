import { isActiveMember, isAdminRole } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";

export const connectableOrganizations = (user: Pick<UserProfile, "organizationUsers">) =>
  user.organizationUsers
    .filter((membership) => isActiveMember(membership) && isAdminRole(membership.role))
    .map((membership) => membership.organization);
