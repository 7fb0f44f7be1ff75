export { gatesQuery } from "./api.ts";
export { useExperiment, useGate } from "./use-gate.ts";
