export { explainer } from "./explain.ts";
