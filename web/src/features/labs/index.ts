export { gatesQuery, gateValuesKey } from "./api.ts";
export { useExperiment, useGate, useGates } from "./use-gate.ts";
