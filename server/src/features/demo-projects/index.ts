export { projectsSeed } from "./demo.ts";
export { demoStore } from "./store.ts";
