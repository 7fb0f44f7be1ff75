export { publishDemoSoon } from "./demo.ts";
export { publishDemoVideos } from "./service.ts";
