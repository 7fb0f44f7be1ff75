type Sink = (level: "error" | "warn", message: string, cause?: unknown) => void;

const toConsole: Sink = (level, message, cause) => console[level](message, ...(cause === undefined ? [] : [cause]));
const sinks = new Set<Sink>([toConsole]);

/** Everything the app notices but the person needn't see; monitoring listens here when it is on. */
export const log = {
  error: (message: string, cause?: unknown) => tell("error", message, cause),
  warn: (message: string, cause?: unknown) => tell("warn", message, cause),
};

export function onLog(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

function tell(...entry: Parameters<Sink>) {
  for (const sink of sinks) sink(...entry);
}
