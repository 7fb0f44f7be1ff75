export { listVideoChanges } from "./changes.ts";
export { explainService } from "./explain.ts";
