export { useKeepPromotions } from "./use-keep-promotions.ts";
