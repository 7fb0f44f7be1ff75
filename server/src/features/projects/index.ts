export { tagByAi } from "./ai-tagging.ts";
export { liveProjects, projectRoom } from "./live.ts";
export { lockProjectForWriting, notFound } from "./lock-project.ts";
export { projectStore } from "./project-store.ts";
export { keysFor } from "./rules.ts";
export { projectsService } from "./service.ts";
