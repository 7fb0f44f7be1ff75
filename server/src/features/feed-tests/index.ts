export { feedTestsSeed } from "./demo.ts";
