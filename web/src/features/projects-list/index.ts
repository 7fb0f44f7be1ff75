export { type ProjectChanges, useProjectChanges } from "./bulk/changes.ts";
export { BulkTag } from "./bulk/tag.tsx";
export { ProjectTick } from "./card-tick.tsx";
export { ExportProjects } from "./export/menu.tsx";
export { type Selection, useSelection } from "./selection.ts";
