export { feedTestStore } from "./store.ts";
