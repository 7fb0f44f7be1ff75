export { accounted, type Spending } from "./accounted.ts";
export { thumbnailsSeed } from "./demo.ts";
