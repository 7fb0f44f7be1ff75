export { gatesQuery } from "./api.ts";
export { useExperiment, useGate, useGates } from "./use-gate.ts";
