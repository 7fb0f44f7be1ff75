import type { Reply } from "./actions.ts";

/** Remarks that an answer adds to the results. */
export type Note = { reply: Reply; about?: string } | { limit: number } | { missingTool: true };
