import path from "node:path";
import type { Database } from "../../../platform/db/database.ts";
import { computeIndexes } from "../compute.ts";
import { barText, progressBar } from "./bar.ts";
import { importFile } from "./import-file.ts";

const MAX_REPORTED_LINES = 20;
type ImportRequest = { files: readonly string[]; isRepeated: boolean; signal?: AbortSignal };
type Out = Parameters<typeof progressBar>[0];

/** Imports the files one after another, then computes the indexes of changed channels. */
export async function runImport(
  db: Pick<Database, "sql" | "transaction">,
  { files, isRepeated, signal }: ImportRequest,
  out: Out,
  now: () => number = () => performance.now(),
): Promise<void> {
  const bar = progressBar(out, now);
  for (const file of files) {
    const name = path.basename(file);
    const startedAt = now();
    const seconds = () => (now() - startedAt) / 1000;
    let badLines = 0;
    let from: number | undefined;
    const { wasFinished, resumedAt, lines, skipped, videos, channels } = await importFile(db, file, {
      isRepeated,
      ...(signal && { signal }),
      onProgress: (progress) => {
        from ??= progress.lines;
        bar.show(barText(name, { ...progress, linesPerSecond: (progress.lines - from) / Math.max(seconds(), 0.001) }));
      },
      onBadLine: (number, reason) => {
        if (++badLines <= MAX_REPORTED_LINES) bar.print(`${name} line ${number}: ${reason}`);
      },
    });
    if (wasFinished) {
      bar.print(`${name}: already imported. Use --again to import it again.`);
      continue;
    }
    if (badLines > MAX_REPORTED_LINES) bar.print(`${name}: ${badLines - MAX_REPORTED_LINES} more bad lines`);
    const rate = Math.round((lines - resumedAt) / Math.max(seconds(), 0.001)).toLocaleString("en");
    const parts = [
      resumedAt > 0 ? `resumed at line ${resumedAt + 1}` : undefined,
      `${videos.toLocaleString("en")} videos`,
      channels > 0 ? `${channels.toLocaleString("en")} channels` : undefined,
      `${skipped.toLocaleString("en")} lines skipped`,
      `${seconds().toFixed(1)} s, ${rate} lines/s`,
    ];
    bar.print(`${name}: ${parts.filter((part) => part !== undefined).join(", ")}`);
  }
  const startedAt = now();
  const computed = await computeIndexes(db, (done) =>
    bar.show(`Computing the index: ${done.toLocaleString("en")} channels`),
  );
  bar.print(
    `Index computed for ${computed.toLocaleString("en")} channels in ${((now() - startedAt) / 1000).toFixed(1)} s`,
  );
}
