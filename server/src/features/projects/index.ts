export { projectsSeed } from "./demo.ts";
export { holdForWriting } from "./hold.ts";
export { liveProjects } from "./live.ts";
export { projectStore } from "./project-store.ts";
