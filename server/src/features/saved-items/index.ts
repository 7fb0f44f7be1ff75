export { savedItemsSeed } from "./demo.ts";
