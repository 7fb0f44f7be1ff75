export { gateKeeper } from "./gate.ts";
