import type { MeterSources, Meters } from "./meters.ts";
import { openRequestTimes } from "./request-times.ts";

export type Metrics = Meters & { request(method: string, route: string, status: number, seconds: number): void };

/** Counts from the first answer on; the library behind the rest is loaded when it is needed, not before the start. */
export function createMetrics(sources: MeterSources): Metrics {
  const times = openRequestTimes();
  let opening: Promise<Meters> | undefined;
  const open = () => {
    opening ??= import("./meters.ts").then(({ openMeters }) => openMeters(sources));
    return opening;
  };
  return {
    request: times.add,
    job: (name, outcome) => void open().then((meters) => meters.job(name, outcome)),
    text: async () => `${await (await open()).text()}${times.text()}`,
    close: async () => (await opening)?.close(),
  };
}
