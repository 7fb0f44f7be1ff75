import type { MeterSources, Meters } from "./meters.ts";

export type Metrics = Meters;

/** Counts from the first answer on; the library behind it is loaded after that answer, not before the start. */
export function createMetrics(sources: MeterSources): Metrics {
  const waiting: ((meters: Meters) => void)[] = [];
  let meters: Meters | undefined;
  let opening: Promise<Meters> | undefined;
  const open = () => {
    opening ??= import("./meters.ts").then(({ openMeters }) => {
      meters = openMeters(sources);
      for (const record of waiting.splice(0)) record(meters);
      return meters;
    });
    return opening;
  };
  const record = (how: (to: Meters) => void) => {
    if (meters) return how(meters);
    waiting.push(how);
    void open();
  };
  return {
    request: (labels, seconds) => record((to) => to.request(labels, seconds)),
    job: (name, outcome) => record((to) => to.job(name, outcome)),
    text: async () => (await open()).text(),
    close: async () => (await opening)?.close(),
  };
}
