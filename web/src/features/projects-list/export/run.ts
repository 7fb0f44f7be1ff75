import { PROJECT_PAGE_LIMIT, type VideoProject } from "@coldopen/contract/projects/schema";
import { useEffect, useRef, useState } from "react";
import { tell } from "../../../lib/tell.ts";
import type { ActiveChannel } from "../../channels/index.ts";
import { fetchProjects, type ProjectFilter } from "../../projects/index.ts";
import { t } from "../texts.ts";
import { toCsv, toJson } from "./rows.ts";

const SHOW_AFTER_MS = 1000;
export type ExportFormat = "csv" | "json";
const formats = {
  csv: { write: toCsv, type: "text/csv;charset=utf-8" },
  json: { write: toJson, type: "application/json" },
};

async function fetchAll(
  place: ActiveChannel,
  filter: ProjectFilter,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<VideoProject[]> {
  const all: VideoProject[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchProjects(place, filter, { cursor, limit: PROJECT_PAGE_LIMIT, signal });
    all.push(...page.data);
    onProgress(all.length);
    cursor = page.responseMetadata.nextCursor ?? undefined;
  } while (cursor);
  return all;
}

function download(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Writes every project of a filter to a file; `count` is how far it is, once it has taken a while. */
export function useExport(place: ActiveChannel, filter: ProjectFilter) {
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
      const projects = await fetchAll(place, filter, control.signal, (next) => {
        sofar = next;
        if (isShown) setCount(next);
      });
      const { write, type } = formats[format];
      download(write(projects), type, `projects-${new Date().toISOString().slice(0, 10)}.${format}`);
      tell.done(t("export.done", { count: projects.length }));
    } catch {
      if (!control.signal.aborted) tell.failed(t("export.failed"));
    } finally {
      clearTimeout(timer);
      setCount(undefined);
      setRunning(false);
    }
  }
  return { run, isRunning, count };
}
