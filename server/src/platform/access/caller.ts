import type { MembershipStatus, Role } from "@coldopen/contract/session/schema";

/** The person behind a request, with what they may see. */
export type Caller = {
  userId: string;
  sessionId: string;
  email: string;
  isInternal: boolean;
  memberships: readonly {
    organizationId: string;
    role: Role;
    status: MembershipStatus;
    subscriptionActive: boolean;
    isSpotterOrganization: boolean;
  }[];
  entitlements: readonly { organizationId: string; channelUcid: string; role: Role }[];
};
