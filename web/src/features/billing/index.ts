export { useStorePromotions } from "./use-store-promotions.ts";
