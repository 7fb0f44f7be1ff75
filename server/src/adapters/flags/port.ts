import type { ExperimentName, ExperimentValues, GateName, GateValues } from "@coldopen/contract/labs/schema";

/** Who asks: an organization and a person, or only a browser that has not signed in. */
export type FlagSubject = { organizationId?: string; userId?: string; visitorId?: string; isInternal?: boolean };

export type Flags = {
  isOn(gate: GateName, subject: FlagSubject): Promise<boolean>;
  variant(experiment: ExperimentName, subject: FlagSubject): Promise<string>;
  all(subject: FlagSubject): Promise<{ gates: GateValues; experiments: ExperimentValues }>;
  setForOrganization(gate: GateName, organizationId: string, isOn: boolean): Promise<void>;
};
