export { matchScores } from "./service.ts";
export { scoreStore } from "./store.ts";
