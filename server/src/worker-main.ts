// Tracing watches modules while they load, so it starts before all others are imported.
const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./platform/telemetry/tracing.ts")).startTracing()
  : undefined;
const { runWorker } = await import("./run-worker.ts");
runWorker(tracing);

export {};
