export { publishDemoSoon } from "./demo.ts";
