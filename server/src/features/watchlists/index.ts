export { evaluateWatchlists } from "./evaluate.ts";
export { watchlistStore } from "./store.ts";
