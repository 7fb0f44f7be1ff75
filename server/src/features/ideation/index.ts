export { thumbnailsSeed } from "./demo.ts";
