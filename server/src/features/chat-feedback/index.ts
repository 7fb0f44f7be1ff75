export { feedbackStore } from "./store.ts";
