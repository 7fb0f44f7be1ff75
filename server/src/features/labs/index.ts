export { requireFeatureFlag } from "./gate.ts";
