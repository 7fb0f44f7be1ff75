import path from "node:path";
import type { Database } from "../../../platform/db/database.ts";
import { computeIndexes } from "../compute.ts";
import { barText, progressBar } from "./bar.ts";
import { importFile } from "./import-file.ts";

const BAD_LINES_SHOWN = 20;
type Asked = { files: readonly string[]; isAgain: boolean; signal?: AbortSignal };
type Out = Parameters<typeof progressBar>[0];

/** Reads the files one after another, then computes what they changed; tells as it goes. */
export async function runImport(
  db: Pick<Database, "sql" | "transaction">,
  { files, isAgain, signal }: Asked,
  out: Out,
  now: () => number = () => performance.now(),
): Promise<void> {
  const bar = progressBar(out, now);
  for (const file of files) {
    const name = path.basename(file);
    const startedAt = now();
    const seconds = () => (now() - startedAt) / 1000;
    let shown = 0;
    let from: number | undefined;
    const { wasFinished, resumedAt, lines, skipped, videos, channels } = await importFile(db, file, {
      isAgain,
      ...(signal && { signal }),
      onProgress: (progress) => {
        from ??= progress.lines;
        bar.show(barText(name, { ...progress, linesPerSecond: (progress.lines - from) / Math.max(seconds(), 0.001) }));
      },
      onBadLine: (number, reason) => {
        if (++shown <= BAD_LINES_SHOWN) bar.say(`${name} line ${number}: ${reason}`);
      },
    });
    if (wasFinished) {
      bar.say(`${name}: read before, nothing to do. Give --again to read it again.`);
      continue;
    }
    if (shown > BAD_LINES_SHOWN) bar.say(`${name}: ${shown - BAD_LINES_SHOWN} more bad lines`);
    const rate = Math.round((lines - resumedAt) / Math.max(seconds(), 0.001)).toLocaleString("en");
    const parts = [
      resumedAt > 0 ? `went on at line ${resumedAt + 1}` : undefined,
      `${videos.toLocaleString("en")} videos`,
      channels > 0 ? `${channels.toLocaleString("en")} channels` : undefined,
      `${skipped.toLocaleString("en")} lines skipped`,
      `${seconds().toFixed(1)} s, ${rate} lines/s`,
    ];
    bar.say(`${name}: ${parts.filter((part) => part !== undefined).join(", ")}`);
  }
  const startedAt = now();
  const computed = await computeIndexes(db, (done) =>
    bar.show(`Computing the index: ${done.toLocaleString("en")} channels`),
  );
  bar.say(
    `Index computed for ${computed.toLocaleString("en")} channels in ${((now() - startedAt) / 1000).toFixed(1)} s`,
  );
}
