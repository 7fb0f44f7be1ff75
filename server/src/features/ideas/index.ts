export { generateDailyIdeas } from "./generate-daily-ideas.ts";
export { requestIdeas } from "./request-ideas.ts";
