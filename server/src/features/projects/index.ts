export { tagByAi } from "./ai-tagging.ts";
export { holdForWriting, notFound } from "./hold.ts";
export { type LiveProject, liveProjects } from "./live.ts";
export { projectStore } from "./project-store.ts";
export { keysFor } from "./rules.ts";
export { projectsService } from "./service.ts";
