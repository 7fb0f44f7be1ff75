export { findAudienceReport } from "./audience.ts";
export { joinChannelAccess } from "./channel-access-store.ts";
export { channelStore } from "./channel-store.ts";
export { entitlementStore } from "./entitlement-store.ts";
export { revokeConnectionsOfOrganization } from "./revoke-access.ts";
