import { damaged } from "./file-errors.ts";

const END_OF_CHAIN = 0xffff_fffe;
const HEADER_SECTORS = 109;
const ENTRY_BYTES = 128;
const MAX_STREAM_BYTES = 20 * 1_048_576;

type Chain = (start: number, size?: number) => Buffer;
type Entry = { start: number; size: number; isRoot: boolean };

/** The streams of a compound file, the container of Word documents from before 2007, by name. */
export function openCompoundFile(file: Buffer): (name: string) => Buffer | undefined {
  const sectorBytes = 1 << file.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw damaged();
  const sector = (at: number) => file.subarray((at + 1) * sectorBytes, (at + 2) * sectorBytes);
  const table = readTable(file, sector, sectorBytes);
  const chain = chainReader(sector, sectorBytes, table);
  const entries = entriesIn(chain(file.readUInt32LE(48)));
  const root = [...entries.values()].find(({ isRoot }) => isRoot);
  const small = root ? chain(root.start, root.size) : Buffer.alloc(0);
  const smallTable = numbersIn(chain(file.readUInt32LE(60)));
  const smallBytes = 1 << file.readUInt16LE(32);
  const smallChain = chainReader(
    (at) => small.subarray(at * smallBytes, (at + 1) * smallBytes),
    smallBytes,
    smallTable,
  );
  const cutoff = file.readUInt32LE(56);
  return (name) => {
    const entry = entries.get(name);
    return entry && (entry.size < cutoff ? smallChain : chain)(entry.start, entry.size);
  };
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4));

/** The table of next sectors. Its own sectors are named in the header, and in further sectors of large files. */
function readTable(file: Buffer, sector: (at: number) => Buffer, sectorBytes: number): number[] {
  const named = numbersIn(file.subarray(76, 76 + HEADER_SECTORS * 4));
  const seen = new Set<number>();
  for (let next = file.readUInt32LE(68); next < END_OF_CHAIN; ) {
    if (seen.has(next)) throw damaged();
    seen.add(next);
    const numbers = numbersIn(sector(next));
    named.push(...numbers.slice(0, -1));
    next = numbers[sectorBytes / 4 - 1] ?? END_OF_CHAIN;
  }
  return named.filter((at) => at < END_OF_CHAIN).flatMap((at) => numbersIn(sector(at)));
}

const chainReader =
  (sector: (at: number) => Buffer, sectorBytes: number, table: readonly number[]): Chain =>
  (start, size = MAX_STREAM_BYTES) => {
    const parts: Buffer[] = [];
    const limit = Math.min(size, MAX_STREAM_BYTES);
    for (let at = start; at < END_OF_CHAIN && parts.length * sectorBytes < limit; at = table[at] ?? END_OF_CHAIN)
      parts.push(sector(at));
    return Buffer.concat(parts).subarray(0, limit);
  };

function entriesIn(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const type = directory[at + 66];
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64));
    if (!type || nameBytes < 2) continue;
    const name = directory.subarray(at, at + nameBytes - 2).toString("utf16le");
    entries.set(name, {
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
      isRoot: type === 5,
    });
  }
  return entries;
}
