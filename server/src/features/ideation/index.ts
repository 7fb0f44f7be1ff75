export { accounted } from "./accounted.ts";
