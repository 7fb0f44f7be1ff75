export { checkPrices } from "./check-prices.ts";
export { endPayments, queueRenewalUpdate } from "./customers.ts";
export { aiBudgetOf, channelLimitOf, requireSeat, seatLimitOf } from "./limits.ts";
export { paymentDueAt, subscriptionActive } from "./plan-store.ts";
export { billingStore } from "./store.ts";
