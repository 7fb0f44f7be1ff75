import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const NEWLINE = 10;
/** A line longer than this is none of ours, and must not fill the memory. */
const LINE_MAX_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** A line without its end; nothing where it is too long. Its end counts from the start of the unpacked text. */
type Line = { text: string | undefined; endBytes: number };
type LineReader = { lines: AsyncGenerator<Line[]>; packedBytesRead: () => number };

/** The lines of a file, plain or gzipped, from a position at which one begins. */
export function readLines(file: string, fromBytes: number): LineReader {
  const isPacked = file.endsWith(".gz");
  const raw = createReadStream(file, { start: isPacked ? 0 : fromBytes, highWaterMark: CHUNK_BYTES });
  const text: Readable = isPacked ? raw.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : raw;
  if (isPacked) raw.on("error", (error) => text.destroy(error));
  return {
    lines: split(text, isPacked ? fromBytes : 0, isPacked ? 0 : fromBytes),
    packedBytesRead: () => raw.bytesRead + (isPacked ? 0 : fromBytes),
  };
}

async function* split(text: Readable, skipBytes: number, startBytes: number): AsyncGenerator<Line[]> {
  let position = startBytes;
  let toSkip = skipBytes;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const take = (end: Buffer, endBytes: number): Line => {
    const isTooLong = heldBytes + end.length > LINE_MAX_BYTES;
    const line = { text: isTooLong ? undefined : textOf(Buffer.concat([...held, end])), endBytes };
    held = [];
    heldBytes = 0;
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
    heldBytes += rest.length;
    if (heldBytes <= LINE_MAX_BYTES) held.push(rest);
    else held = [];
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [take(Buffer.alloc(0), position)];
}

const textOf = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimEnd();
