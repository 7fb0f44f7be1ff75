export { aiBudgetOf, requireChannelSlot, requireSeat, seatLimitOf } from "./limits.ts";
export { subscriptionActive } from "./plan-store.ts";
export { billingStore } from "./store.ts";
