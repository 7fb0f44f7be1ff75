import type { Access } from "@coldopen/contract/kernel/route";
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

export type NamedScope = { organizationId?: unknown; channelUcid?: unknown };

/** Lets a caller through or throws; only `public` goes on without one. */
export type Admit = (
  access: Access,
  cookies: Readonly<Record<string, string | undefined>>,
  scope: NamedScope,
) => Promise<Caller | undefined>;
