export { projectsSeed } from "./demo.ts";
export { demoStore } from "./demo-store.ts";
export { holdForWriting } from "./hold.ts";
export { liveProjects } from "./live.ts";
export { projectStore } from "./project-store.ts";
export { projectsService } from "./service.ts";
