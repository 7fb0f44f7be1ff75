export { channelStore } from "./channel-store.ts";
export { entitlementStore as entitlementsOf } from "./entitlement-store.ts";
export { whereMayWork } from "./work-store.ts";
