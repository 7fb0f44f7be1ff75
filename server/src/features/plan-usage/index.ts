export { planUsageStore } from "./store.ts";
