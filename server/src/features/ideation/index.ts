export { accounted } from "./accounted.ts";
export { thumbnailsSeed } from "./demo.ts";
