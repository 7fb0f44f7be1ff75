import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";

// Classes with a protected field, because TypeScript compares them by name: no object literal is one, nor is a spread of one.
/** An organization that the access check has admitted the caller to. */
export class AuthorizedOrganization {
  declare protected readonly isAuthorizedOrganization: true;
  readonly organizationId: string;
  constructor(organizationId: string) {
    this.organizationId = organizationId;
  }
}

/** An organization and channel that the access check has admitted the caller to. Stores on tenant data take nothing else. */
export class AuthorizedScope extends AuthorizedOrganization {
  declare protected readonly isAuthorizedChannel: true;
  readonly channelUcid: string;
  constructor({ organizationId, channelUcid }: ChannelScope) {
    super(organizationId);
    this.channelUcid = channelUcid;
  }
}

/** Only files of this folder call these two; the import rules see to it. */
export const authorizedOrganization = (organizationId: string): AuthorizedOrganization =>
  new AuthorizedOrganization(organizationId);
export const authorizedScope = (scope: ChannelScope): AuthorizedScope => new AuthorizedScope(scope);
