export { projectsSeed } from "./demo.ts";
