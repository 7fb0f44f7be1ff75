import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import {
  type AuthorizedOrganization,
  type AuthorizedScope,
  authorizedOrganization,
  authorizedScope,
} from "./create-scope.ts";

/** For people who hold a secret link: `row` is the stored row whose token was verified. */
export const scopeForShareLink = (row: ChannelScope): AuthorizedScope => authorizedScope(row);

/** The same for an invite, which is to an organization. */
export const organizationForInvite = ({ organizationId }: { organizationId: string }): AuthorizedOrganization =>
  authorizedOrganization(organizationId);
