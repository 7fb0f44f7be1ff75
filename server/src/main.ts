// Tracing watches modules while they load, so it starts before all others are imported.
const tracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import("./platform/telemetry/tracing.ts")).startTracing()
  : undefined;
const { startStudio } = await import("./start-studio.ts");
await startStudio(tracing).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

export {};
