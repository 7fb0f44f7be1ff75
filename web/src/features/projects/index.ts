export { useNewProject } from "./projects-new.ts";
