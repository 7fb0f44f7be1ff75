export { findOwnThread } from "./find-own-thread.ts";
export { openChatRuns } from "./run-service.ts";
export { type SeededMessage, saveThread } from "./save-thread.ts";
export { warmUpAgents } from "./warm-up.ts";
