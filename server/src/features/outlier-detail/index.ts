export { explainService } from "./explain.ts";
