import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Database } from "../../../platform/db/database.ts";
import { loadLanguages } from "../language.ts";
import type { ChannelRecord, VideoRecord } from "../record.ts";
import { upsertVideos, writeStore } from "../write-store.ts";
import { readLines } from "./lines.ts";
import { type Position, progressStore } from "./progress-store.ts";
import { readLine } from "./read-line.ts";

const LINES_PER_BATCH = 500;

type ImportProgress = Position & { fraction: number };
type ImportOptions = {
  /** Imports a file again that was imported completely. */
  isRepeated?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  onBadLine?: (number: number, reason: string) => void;
  signal?: AbortSignal;
};
type Imported = Position & { videos: number; channels: number; resumedAt: number; wasFinished: boolean };
type Batch = { videos: VideoRecord[]; channels: ChannelRecord[]; position: Position };

/** Stores each batch together with the position in the file, so that an interrupted import resumes without duplicates. */
export async function importFile(
  db: Pick<Database, "sql" | "transaction">,
  file: string,
  { isRepeated = false, onProgress = () => {}, onBadLine = () => {}, signal }: ImportOptions = {},
): Promise<Imported> {
  await loadLanguages();
  const { size } = await stat(file);
  const hash = await hashOf(file);
  const progress = progressStore(db);
  const { isFinished, ...start } = await progress.start(hash, path.basename(file), isRepeated);
  const imported = { ...start, videos: 0, channels: 0, resumedAt: start.lines, wasFinished: isFinished };
  if (isFinished) return imported;

  const reader = readLines(file, start.bytes);
  const position: Position = { ...start };
  const newBatch = (): Batch => ({ videos: [], channels: [], position });
  let batch = newBatch();
  let storing: Promise<void> = Promise.resolve();
  const flush = async () => {
    const full = { ...batch, position: { ...position } };
    batch = newBatch();
    await storing;
    signal?.throwIfAborted();
    storing = store(db, hash, full).then(() => {
      imported.videos += full.videos.length;
      imported.channels += full.channels.length;
      onProgress({ ...full.position, fraction: size === 0 ? 1 : reader.compressedBytesRead() / size });
    });
    // Awaited before the next batch is stored; until then a rejection must not count as unhandled.
    storing.catch(() => {});
  };

  for await (const lines of reader.lines)
    for (const { text, endBytes } of lines) {
      position.lines++;
      position.bytes = endBytes;
      if (text !== "") {
        const read = text === undefined ? { kind: "bad" as const, reason: "longer than 4 MB" } : readLine(text);
        if (read.kind === "video") batch.videos.push(read.video);
        else if (read.kind === "channel") batch.channels.push(read.channel);
        else {
          position.skipped++;
          onBadLine(position.lines, read.reason);
        }
      }
      if (batch.videos.length + batch.channels.length >= LINES_PER_BATCH) await flush();
    }
  await flush();
  await storing;
  await progress.finish(hash);
  return { ...imported, ...position };
}

async function store(db: Pick<Database, "sql" | "transaction">, hash: string, { videos, channels, position }: Batch) {
  await db.transaction(async () => {
    await writeStore(db).upsertChannels("import", channels, { isTouched: false });
    await upsertVideos(db, "import", videos);
    await progressStore(db).update(hash, position);
  });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
