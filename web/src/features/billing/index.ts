export { setupQuery } from "./api.ts";
export { readLink } from "./promotions.ts";
export { findPaymentDue } from "./rules.ts";
export { useStorePromotions } from "./use-store-promotions.ts";
