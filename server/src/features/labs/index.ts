export { requireFeatureFlag } from "./require-feature-flag.ts";
