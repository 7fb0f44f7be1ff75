export { tagByAi } from "./ai-tagging.ts";
export { addFirstThumbnail } from "./first-thumbnail.ts";
export { lockProjectForWriting, notFound } from "./lock-project.ts";
export { optionStore } from "./option-store.ts";
export { type ProjectRef, projectEvents } from "./project-events.ts";
export { projectStore } from "./project-store.ts";
export { keysFor } from "./rules.ts";
export { projectsService } from "./service.ts";
export { versionedDocuments } from "./versioned-documents.ts";
