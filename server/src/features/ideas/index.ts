export { type DailyIdeas, generateDailyIdeas } from "./generate-daily-ideas.ts";
export type { WriterGuide } from "./generator/plan-ideas.ts";
export { requestIdeas } from "./request-ideas.ts";
