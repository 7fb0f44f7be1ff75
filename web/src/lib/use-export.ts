import { useEffect, useRef, useState } from "react";
import { toast } from "./toast.ts";

const SHOW_AFTER_MS = 1000;
const types = { csv: "text/csv;charset=utf-8", json: "application/json" };
export type ExportFormat = keyof typeof types;

export type Exported<T> = {
  /** The file name without date and extension. */
  name: string;
  fetchAll: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<readonly T[]>;
  write: Record<ExportFormat, (rows: readonly T[]) => string>;
  done: (count: number) => string;
  failed: string;
};

export function downloadText(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Exports a whole list to a file; `count` is the progress, once it has taken a while. */
export function useExport<T>({ name, fetchAll, write, done, failed }: Exported<T>) {
  const [count, setCount] = useState<number>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(format: ExportFormat) {
    const control = new AbortController();
    running.current = control;
    setRunning(true);
    let sofar = 0;
    let isShown = false;
    const timer = setTimeout(() => {
      isShown = true;
      setCount(sofar);
    }, SHOW_AFTER_MS);
    try {
      const rows = await fetchAll(control.signal, (next) => {
        sofar = next;
        if (isShown) setCount(next);
      });
      downloadText(write[format](rows), types[format], `${name}-${new Date().toISOString().slice(0, 10)}.${format}`);
      toast.success(done(rows.length));
    } catch {
      if (!control.signal.aborted) toast.error(failed);
    } finally {
      clearTimeout(timer);
      setCount(undefined);
      setRunning(false);
    }
  }
  return { run, isRunning, count };
}
