import { labsRoutes } from "@coldopen/contract/labs/routes";
import { ExperimentValues, experiments, GateValues, gates } from "@coldopen/contract/labs/schema";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";
import { persisted } from "../../lib/persisted.ts";

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

/** The values of the last successful call for each organization, for the next visit. */
const lastValues = persisted(
  "studio-gates",
  z.record(z.string(), z.object({ gates: GateValues, experiments: ExperimentValues })),
);
const VISITOR = "visitor";

const FRESH_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** `failures` counts the failed calls since the last successful one. */
type KnownValues = Values & { failures: number };

const isFresh = (known: KnownValues | undefined) => known?.failures === 0;
export const retryDelay = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

/** Gates never block the app: after a failed call the last known values apply, and the call is repeated with backoff. */
export const gatesQuery = (organizationId: string | undefined) =>
  queryOptions({
    queryKey: [...gateValuesKey, organizationId ?? null],
    queryFn: async ({ signal, client, queryKey }): Promise<KnownValues> => {
      const owner = organizationId ?? VISITOR;
      try {
        const values = await labsApi.values({ query: { organizationId } }, { signal });
        lastValues.write({ ...lastValues.read(), [owner]: values });
        return { ...values, failures: 0 };
      } catch (cause) {
        if (signal.aborted) throw cause;
        const known = client.getQueryData<KnownValues>(queryKey);
        const failures = (known?.failures ?? 0) + 1;
        log.warn("Failed to load gates, using the last known values", cause);
        return { ...(known ?? lastValues.read()?.[owner] ?? defaultValues), failures };
      }
    },
    staleTime: ({ state }) => (isFresh(state.data) ? FRESH_MS : 0),
    refetchInterval: ({ state: { data } }) => (data && !isFresh(data) ? retryDelay(data.failures) : false),
  });
