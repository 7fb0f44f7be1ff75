import type { ApiKeyAccess } from "@coldopen/contract/api-keys/schema";
import type { MembershipStatus, Role } from "@coldopen/contract/session/schema";

/** The person behind a request, with what they may see. */
export type Caller = {
  userId: string;
  /** The id of the API key where `apiKey` is set. No session has it, so whatever depends on a session ends at once. */
  sessionId: string;
  /** Set if the request was authenticated by an API key instead of a session. */
  apiKey?: { id: string; access: ApiKeyAccess };
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
