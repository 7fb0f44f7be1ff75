import type { ExperimentName, GateName, GateValues } from "@coldopen/contract/labs/schema";
import { useQuery } from "@tanstack/react-query";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { defaultValues, gatesQuery } from "./api.ts";

const useValues = () => useQuery(gatesQuery(useActiveChannel()?.organizationId)).data ?? defaultValues;

export const useGates = (): GateValues => useValues().gates;
export const useGate = (name: GateName): boolean => useValues().gates[name];
export const useExperiment = (name: ExperimentName): string => useValues().experiments[name];
