export { listVideoChanges } from "./change-store.ts";
export { explainService } from "./explain.ts";
