import { onLog } from "./log.ts";
import { VERSION } from "./product.ts";

type Report = { message: string; stack?: string | undefined; page: string; version: string };
/** Receives errors. Nothing is reported until one is set. */
type Monitor = (report: Report) => void;

const isHarmless = (message: string) => message.includes("ResizeObserver loop");

export function startMonitoring(monitor: Monitor): () => void {
  const report = (message: string, cause: unknown) => {
    if (isHarmless(message)) return;
    const stack = cause instanceof Error ? cause.stack : undefined;
    monitor({ message, stack, page: location.pathname, version: VERSION });
  };
  const failed = (event: ErrorEvent) => report(event.message, event.error);
  const rejected = ({ reason }: PromiseRejectionEvent) => report(String(reason), reason);
  const stopLog = onLog((level, message, cause) => {
    if (level === "error") report(message, cause);
  });
  addEventListener("error", failed);
  addEventListener("unhandledrejection", rejected);
  return () => {
    stopLog();
    removeEventListener("error", failed);
    removeEventListener("unhandledrejection", rejected);
  };
}
