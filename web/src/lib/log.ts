type Sink = (level: "error" | "warn", message: string, cause?: unknown) => void;

const toConsole: Sink = (level, message, cause) => console[level](message, ...(cause === undefined ? [] : [cause]));
const sinks = new Set<Sink>([toConsole]);

/** Messages for developers; monitoring subscribes with `onLog`. */
export const log = {
  error: (message: string, cause?: unknown) => write("error", message, cause),
  warn: (message: string, cause?: unknown) => write("warn", message, cause),
};

export function onLog(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

function write(...entry: Parameters<Sink>) {
  for (const sink of sinks) sink(...entry);
}
