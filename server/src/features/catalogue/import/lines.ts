import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const NEWLINE = 10;
/** Longer lines are skipped without keeping them in memory. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** `text` is undefined for a line that is too long; `endBytes` is the offset of its end in the uncompressed text. */
type Line = { text: string | undefined; endBytes: number };
type LineReader = { lines: AsyncGenerator<Line[]>; compressedBytesRead: () => number };

/** Reads the lines of a plain or gzipped file, from the start of a line on. */
export function readLines(file: string, fromBytes: number): LineReader {
  const isCompressed = file.endsWith(".gz");
  const raw = createReadStream(file, { start: isCompressed ? 0 : fromBytes, highWaterMark: CHUNK_BYTES });
  const text: Readable = isCompressed ? raw.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : raw;
  if (isCompressed) raw.on("error", (error) => text.destroy(error));
  return {
    lines: split(text, isCompressed ? fromBytes : 0, isCompressed ? 0 : fromBytes),
    compressedBytesRead: () => raw.bytesRead + (isCompressed ? 0 : fromBytes),
  };
}

async function* split(text: Readable, skipBytes: number, startBytes: number): AsyncGenerator<Line[]> {
  let position = startBytes;
  let toSkip = skipBytes;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const take = (end: Buffer, endBytes: number): Line => {
    const isTooLong = pendingBytes + end.length > MAX_LINE_BYTES;
    const line = { text: isTooLong ? undefined : textOf(Buffer.concat([...pending, end])), endBytes };
    pending = [];
    pendingBytes = 0;
    return line;
  };
  for await (const part of text) {
    let chunk: Buffer = part;
    if (toSkip > 0) {
      const skipped = Math.min(toSkip, chunk.length);
      toSkip -= skipped;
      position += skipped;
      chunk = chunk.subarray(skipped);
    }
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      lines.push(take(chunk.subarray(from, at), position + at + 1));
      from = at + 1;
    }
    position += chunk.length;
    const rest = chunk.subarray(from);
    pendingBytes += rest.length;
    if (pendingBytes <= MAX_LINE_BYTES) pending.push(rest);
    else pending = [];
    if (lines.length > 0) yield lines;
  }
  if (pendingBytes > 0) yield [take(Buffer.alloc(0), position)];
}

const textOf = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimEnd();
