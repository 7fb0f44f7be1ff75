export { useProjectChanges } from "./bulk/changes.ts";
