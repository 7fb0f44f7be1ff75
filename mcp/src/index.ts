export { createToolServer } from "./tool-server.ts";
