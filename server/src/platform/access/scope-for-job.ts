import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import {
  type AuthorizedOrganization,
  type AuthorizedScope,
  authorizedOrganization,
  authorizedScope,
} from "./create-scope.ts";

/** For background jobs: `row` is the stored row that the job works on, never the job's payload. */
export const scopeForJob = (row: ChannelScope): AuthorizedScope => authorizedScope(row);

export const organizationForJob = ({ organizationId }: { organizationId: string }): AuthorizedOrganization =>
  authorizedOrganization(organizationId);
