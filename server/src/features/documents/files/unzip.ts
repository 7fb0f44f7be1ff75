import { inflateRawSync } from "node:zlib";
import { damaged, tooLong } from "./file-errors.ts";

const ENTRIES_MAX = 5_000;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;

type Entry = { method: number; packedBytes: number; at: number };

/**
 * Extracts single entries of a zip, at most `maxBytes` in total. The sizes that the archive declares are not trusted.
 */
export function openZip(bytes: Buffer, maxBytes: number) {
  const entries = guarded(() => entriesOf(bytes));
  let left = maxBytes;
  return {
    has: (name: string): boolean => entries.has(name),
    read: (name: string): Buffer | undefined => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const packed = guarded(() => packedOf(bytes, entry));
      const content = entry.method === STORED ? packed : inflate(packed, entry.method, left);
      left -= content.length;
      return content;
    },
  };
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = directoryEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw tooLong();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString("utf8", at + 46, at + 46 + nameBytes), {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function directoryEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - DIRECTORY_END_BYTES - COMMENT_BYTES_MAX);
  for (let at = bytes.length - DIRECTORY_END_BYTES; at >= earliest; at--)
    if (bytes.readUInt32LE(at) === DIRECTORY_END) return at;
  throw damaged();
}

function packedOf(bytes: Buffer, { at, packedBytes }: Entry): Buffer {
  if (bytes.readUInt32LE(at) !== LOCAL_ENTRY) throw damaged();
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + packedBytes > bytes.length) throw damaged();
  return bytes.subarray(start, start + packedBytes);
}

function inflate(packed: Buffer, method: number, maxOutputLength: number): Buffer {
  if (method !== DEFLATED) throw damaged();
  if (maxOutputLength < 1) throw tooLong();
  try {
    return inflateRawSync(packed, { maxOutputLength });
  } catch (cause) {
    const isTooLong = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLong ? tooLong() : damaged(cause);
  }
}

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // Offsets of a damaged archive may point anywhere.
    throw cause instanceof RangeError ? damaged(cause) : cause;
  }
}
