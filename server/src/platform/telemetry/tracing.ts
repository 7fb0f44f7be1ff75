import { register } from "node:module";
import { FastifyOtelInstrumentation } from "@fastify/otel";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from "@opentelemetry/sdk-trace-node";

import { withoutValues } from "../describe-error.ts";

const QUIET = ["/health", "/ready", "/metrics"];

/** Must run before the modules that it watches are loaded. Exporter and sampler read the standard OTEL_ variables. */
export function startTracing(): { stop(): Promise<void> } {
  register("@opentelemetry/instrumentation/hook.mjs", import.meta.url);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME ?? "coldopen" }),
    spanProcessors: [discreet(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = "" }) => QUIET.includes(url) }),
      new FastifyOtelInstrumentation({ registerOnInitialization: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return { stop: () => provider.shutdown() };
}

const WITH_QUERY = ["url.query", "url.full", "http.url", "http.target"];

/** Spans leave the studio without what people put into addresses and errors. */
const discreet = (next: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => next.onStart(span, context),
  onEnd: (span) => {
    for (const name of WITH_QUERY) delete span.attributes[name];
    const path = span.attributes["url.path"];
    if (typeof path === "string") span.attributes["url.path"] = path.split("?")[0] ?? "";
    if (span.status.message !== undefined) span.status.message = withoutValues(span.status.message);
    for (const { attributes = {} } of span.events) {
      delete attributes["exception.stacktrace"];
      const message = attributes["exception.message"];
      if (typeof message === "string") attributes["exception.message"] = withoutValues(message);
    }
    next.onEnd(span);
  },
  forceFlush: () => next.forceFlush(),
  shutdown: () => next.shutdown(),
});
