export { channelStore } from "./channel-store.ts";
export { entitlementStore } from "./entitlement-store.ts";
export { joinChannelAccess } from "./work-store.ts";
