export { commentStore } from "./store.ts";
