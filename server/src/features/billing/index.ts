export { channelLimitOf, seatLimitOf } from "./limits.ts";
export { billingStore } from "./store.ts";
