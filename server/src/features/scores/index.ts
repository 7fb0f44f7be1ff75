export { keepTitleScore, matchScores } from "./service.ts";
export { type NewPublishedScore, scoreStore } from "./store.ts";
