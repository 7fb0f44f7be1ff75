import { monitorEventLoopDelay } from "node:perf_hooks";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import type { Pool } from "pg";

export type Meters = {
  job(name: string, outcome: "done" | "failed"): void;
  /** Everything so far, as Prometheus reads it. */
  text(): Promise<string>;
  close(): Promise<void>;
};
export type MeterSources = {
  version: string;
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  sockets: () => number;
};

const LAG_RESOLUTION_MS = 20;

export function openMeters({ version, pool, sockets }: MeterSources): Meters {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const serializer = new PrometheusSerializer();
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ "service.name": "coldopen", "service.version": version }),
    readers: [exporter],
  });
  const meter = provider.getMeter("coldopen");
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();

  const gauge = (name: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read()));
  gauge("db_pool_connections", "Open database connections", () => pool.totalCount);
  gauge("db_pool_idle_connections", "Database connections without work", () => pool.idleCount);
  gauge("db_pool_waiting", "Queries that wait for a connection", () => pool.waitingCount);
  gauge("sockets_connected", "Open sockets", sockets);
  gauge("process_resident_memory_bytes", "Memory of the process", () => process.memoryUsage.rss());
  gauge("event_loop_lag_p99_seconds", "How late the event loop runs, since the last reading", () => {
    const late = Math.max(0, lag.percentile(99) / 1e9 - LAG_RESOLUTION_MS / 1000);
    lag.reset();
    return late;
  });
  const jobs = meter.createCounter("jobs_total", { description: "Jobs that ended, by outcome" });

  return {
    job: (job, outcome) => jobs.add(1, { job, outcome }),
    text: async () => serializer.serialize((await exporter.collect()).resourceMetrics),
    close: async () => {
      lag.disable();
      await provider.shutdown();
    },
  };
}
