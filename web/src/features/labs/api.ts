import { labsRoutes } from "@coldopen/contract/labs/routes";
import { type ExperimentValues, experiments, type GateValues, gates } from "@coldopen/contract/labs/schema";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";

export const labsApi = api(labsRoutes);

type Values = { gates: GateValues; experiments: ExperimentValues };

const valuesOf = <T extends Record<string, unknown>, V>(table: T, value: (row: T[keyof T]) => V) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, value(row as T[keyof T])])) as Record<
    keyof T,
    V
  >;

export const defaultValues: Values = {
  gates: valuesOf(gates, (gate) => gate.isOn),
  experiments: valuesOf(experiments, (experiment): string => experiment.variants[0]),
};

/** The prefix of every gate query. */
export const gateValuesKey = ["labs", "values"] as const;

/** Gates never block the app: if they can't be loaded, the defaults apply. */
export const gatesQuery = (organizationId: string | undefined) =>
  queryOptions({
    queryKey: [...gateValuesKey, organizationId ?? null],
    queryFn: async ({ signal }): Promise<Values> => {
      try {
        return await labsApi.values({ query: { organizationId } }, { signal });
      } catch (cause) {
        log.warn("Failed to load gates, using defaults", cause);
        return defaultValues;
      }
    },
    staleTime: 5 * 60_000,
  });
